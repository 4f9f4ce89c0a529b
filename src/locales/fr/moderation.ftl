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
report-step = etape
    .about = Pour qui s’en charge : ce que vous faites
report-step-hint = remarque
report-step-warning = avertissement
report-step-suspension = suspension
report-step-exclusion = exclusion
report-step-resolve = regler
report-step-dismiss = classer
report-step-pass = transmettre
report-note = mot
    .about = Pour qui s’en charge : ce qui est dit à la personne, ou pourquoi
report-days = jours
    .about = Pour une suspension : combien de jours
report-appeal = recours
    .about = Ce que vous avez à dire contre un avertissement ou une suspension
report-title = Signalement confidentiel
report-summary = { $handle } : un signalement confidentiel
report-message-only = (à propos du message ci-dessous)
report-from-label = De
report-meant-label = À propos de
report-state-label = État
report-state =
    { $state ->
        [nobody] Votre signalement est reçu. Toutes les personnes qui pourraient le traiter sont concernées ou manquent encore ; il attend quelqu’un qui ne l’est pas.
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
report-not-yours = Ce signalement n’est pas à votre vue.
report-over = { $handle } est clos.
report-nobody-meant = Ce signalement ne nomme personne : rien ne peut être dit à personne.
measure-title = De la part de l’association
measure-says =
    { $reader ->
        [meant]
            { $state ->
                [ended] La suspension est finie.
                [lifted] C’est levé. Rien n’est retenu contre vous.
               *[active]
                    { $kind ->
                        [hint] Un mot en confidence :
                        [warning] Vous êtes averti :
                       *[suspension] Vous êtes suspendu jusqu’au { $until }. D’ici là, vous pouvez regarder et demander de l’aide.
                    }
            }
       *[second]
            { $state ->
                [proposed] Il est proposé de suspendre { $name } jusqu’au { $until }. C’est à vous, seconde personne, d’en décider.
                [appealed] { $name } demande que quelqu’un d’autre réexamine la décision.
                [active] { $name } est prévenu.
                [lifted] C’est levé ; { $name } est prévenu.
                [dropped] C’est abandonné. Rien n’est fait.
               *[ended] C’est fini.
            }
    }
measure-appeal-label = Sa réponse :
measure-appeal-input = Ce que vous avez à dire
measure-appeal-how = Si vous n’êtes pas d’accord, dites-le jusqu’au { $until } : quelqu’un qui n’y a pas pris part réexamine la décision.
measure-decided = La décision est déjà prise.
measure-concerned = Il s’agit de vous : une autre personne décide.
measure-second-person = Vous l’avez proposé. Il faut une seconde personne pour en décider.
measure-had-part = Vous y avez pris part : quelqu’un d’autre décide du recours.
measure-not-yours = Seule la personne visée peut faire appel.
measure-appeal-late = Le temps pour faire appel est passé.
measure-none-of-you = Aucun avertissement ni suspension ne vous vise.
word-hint-title = Une remarque pour vous seul
word-hint = Ce que vous venez de dire contient { $words }. Cela peut blesser ici. Rien n’a été changé et personne d’autre n’est prévenu.
not-allowed-suspended = Vous êtes suspendu jusqu’au { $until }. D’ici là, vous pouvez regarder et demander de l’aide.
