command-report = signaler
    .about = Dire en confidence ce qui ne va pas
report-about = propos
    .about = Ce qui s’est passé ; seule la personne qui s’en charge le lit
report-person = personne
    .about = De qui il s’agit, si vous voulez le dire
report-message = message
    .about = Le message en question
report-report = signalement
    .about = Un signalement que vous avez fait ou traitez, comme T3
report-step = étape
    .about = Pour qui s’en charge : ce que vous faites
report-step-hint = remarque
report-step-warning = avertissement
report-step-suspension = suspension
report-step-exclusion = exclusion
report-step-resolve = régler
report-step-dismiss = classer
report-step-pass = transmettre
report-note = mot
    .about = Pour qui s’en charge : ce qui est dit à la personne, ou pourquoi
report-days = jours
    .about = Pour une suspension : combien de jours
report-appeal = recours
    .about = Ce que vous avez à dire contre un avertissement ou une suspension
report-decision = décision
    .about = Ce que vous décidez d’une suspension proposée, ou d’un recours
report-decision-confirm = confirmer
report-decision-drop = abandonner
report-decision-uphold = maintenir
report-decision-lift = lever
measure-none-waits = Rien n’attend cette décision au sujet de { $name }.
report-title = Signalement confidentiel
report-summary = { $handle } : un signalement confidentiel
report-message-only = (à propos du message ci-dessous)
report-from-label = De
report-meant-label = À propos de
report-state-label = État
report-state =
    { $state ->
        [nobody] Votre signalement est reçu. Toutes les personnes qui pourraient le traiter sont concernées ou manquent encore ; il attend quelqu’un qui ne soit pas concerné.
        [received] Votre signalement est reçu. Une seule personne, non concernée, s’en charge, en confidence.
        [handled] Votre signalement est en cours de traitement.
        [resolved] Votre signalement a été traité et il est clos. Merci d’avoir parlé.
       *[dismissed] Votre signalement a été examiné et il est clos. Merci d’avoir parlé.
    }
report-state-name =
    { $state ->
        [received] reçu
        [handled] en cours
        [resolved] réglé
       *[dismissed] clos
    }
report-steps-how = Pour aller plus loin : { $line } – remarque, avertissement, suspension (avec les jours), exclusion.
reports-found =
    { $count ->
        [0] Aucun signalement
        [one] Un signalement
        [many] { $count } de signalements
       *[other] { $count } signalements
    }
report-not-yours = Vous n’avez pas accès à ce signalement.
report-over = { $handle } est clos.
report-nobody-meant = Ce signalement ne nomme personne : il n’y a personne à qui parler.
measure-title = De la part de l’association
measure-says =
    { $reader ->
        [meant]
            { $state ->
                [ended] La suspension est finie.
                [lifted] La mesure est levée. Rien n’est retenu contre vous.
               *[active]
                    { $kind ->
                        [hint] Un mot en confidence :
                        [warning] Ceci est un avertissement :
                       *[suspension] Votre participation est suspendue jusqu’au { $until }. D’ici là, vous pouvez regarder et demander de l’aide.
                    }
            }
       *[second]
            { $state ->
                [proposed] Il est proposé de suspendre { $name } jusqu’au { $until }. Il faut une seconde personne pour en décider : vous.
                [appealed] { $name } demande que quelqu’un d’autre réexamine la décision.
                [active] L’avis est envoyé à { $name }.
                [lifted] La mesure est levée ; l’avis est envoyé à { $name }.
                [dropped] La proposition est abandonnée. Rien n’a été fait.
               *[ended] La mesure a pris fin.
            }
    }
measure-appeal-label = Sa réponse :
measure-appeal-input = Ce que vous avez à dire
measure-appeal-how = Si vous n’êtes pas d’accord, dites-le jusqu’au { $until } : quelqu’un qui n’y a pas pris part réexamine la décision.
measure-too-late = Cette suspension devait finir le { $until }. Abandonnez-la, et proposez-en une autre.
measure-decided = La décision est déjà prise.
measure-concerned = Il s’agit de vous : une autre personne décide.
measure-second-person = Vous avez proposé cette mesure. Il faut une seconde personne pour en décider.
measure-had-part = Vous y avez pris part : quelqu’un d’autre décide du recours.
measure-not-yours = Seule la personne visée peut faire appel.
measure-appeal-late = Le délai pour faire appel est passé.
measure-none-of-you = Aucun avertissement ni suspension ne vous vise.
word-hint-title = Une remarque, pour vous et personne d’autre
word-hint = Ce que vous venez de dire contient { $words }. Cela peut blesser ici. Rien n’a été changé et personne d’autre n’est prévenu.
not-allowed-suspended = Votre participation est suspendue jusqu’au { $until }. D’ici là, vous pouvez regarder et demander de l’aide.
