command-aid = entraide
    .about = Entraide : demander en confiance, ou aider quelqu’un
aid-ask = demander
    .about = Demander de l’aide, en confiance
aid-ask-category = catégorie
    .about = Quel genre d’aide : transport, courses, papiers…
aid-ask-about = objet
    .about = De quoi il s’agit ; seule la personne qui s’en charge le lit
aid-ask-zone = zone
    .about = Le quartier, jamais une adresse
aid-ask-urgency = urgence
    .about = Sous quel délai
aid-ask-urgency-now = maintenant
aid-ask-urgency-today = aujourd’hui
aid-ask-urgency-week = cette semaine
aid-ask-urgency-whenever = quand on peut
aid-ask-languages = langues
    .about = Langues nécessaires, par leur code : fr, pt
aid-ask-anonymous = anonyme
    .about = Si la personne qui aide ne doit pas savoir votre nom
aid-ask-anonymous-yes = oui
aid-ask-anonymous-no = non
aid-ask-helpers = aidants
    .about = Combien de personnes il faut
aid-mine = miennes
    .about = Ce que vous avez demandé et pris en charge
aid-mine-withdraw = retirer
    .about = Une de vos demandes à retirer, par exemple R7
aid-volunteer = bénévole
    .about = Dire à quoi vous pouvez aider
aid-volunteer-categories = catégories
    .about = À quoi, séparé par des virgules
aid-volunteer-zones = zones
    .about = Où, séparé par des virgules ; partout si rien n’est dit
aid-volunteer-languages = langues
    .about = Langues que vous parlez, par leur code : fr, pt
aid-volunteer-hours = heures
    .about = Quand, par exemple lun-ven 18:00-21:00
aid-volunteer-most = maximum
    .about = Combien de demandes à la fois, 2 si rien n’est dit
aid-pause = pause
    .about = Ne plus recevoir de propositions pendant un temps
aid-pause-resume = reprendre
    .about = Recevoir de nouveau des propositions
aid-pause-resume-yes = oui
aid-pause-resume-no = non
aid-list = liste
    .about = Ce que vous pouvez prendre en charge
aid-list-page = page
    .about = Quelle page
aid-claim = prendre
    .about = Prendre une demande en charge
aid-claim-request = demande
    .about = La demande, par exemple R7
aid-decline = décliner
    .about = Dire non à une demande
aid-decline-request = demande
    .about = La demande, par exemple R7
aid-extend = prolonger
    .about = Promettre un signe plus tard
aid-extend-request = demande
    .about = La demande, par exemple R7
aid-release = rendre
    .about = Rendre une demande
aid-release-request = demande
    .about = La demande, par exemple R7
aid-done = terminé
    .about = Dire que l’aide a été donnée
aid-done-request = demande
    .about = La demande, par exemple R7
aid-show = voir
    .about = Voir une demande
aid-show-request = demande
    .about = La demande, par exemple R7
aid-title = Demande d’aide { $handle }
aid-urgency =
    { $urgency ->
        [now] maintenant
        [today] aujourd’hui
        [week] cette semaine
       *[whenever] quand on peut
    }
aid-looking =
    { $missing ->
        [one] Une demande d’aide ({ $what }) cherche une personne.
        [many] Une demande d’aide ({ $what }) cherche { $missing } de personnes.
       *[other] Une demande d’aide ({ $what }) cherche { $missing } personnes.
    }
aid-state-claimed = Une demande d’aide ({ $what }) est prise en charge.
aid-state-done = Une demande d’aide ({ $what }) est terminée.
aid-state-withdrawn = Une demande d’aide ({ $what }) a été retirée.
aid-state =
    { $state ->
        [open] en recherche
        [offered] proposée à des bénévoles
        [claimed] prise en charge
        [done] terminée
        [withdrawn] retirée
       *[unmet] auprès de la coordination
    }
aid-category-label = Catégorie
aid-zone-label = Zone
aid-urgency-label = Délai
aid-languages-label = Langues
aid-helpers-label = Personnes
aid-helpers = { $have } sur { $need }
aid-helped-by-label = Aide apportée par
aid-asked-by-label = Demandée par
aid-until-label = Signe promis avant
aid-hours-label = Quand
aid-most-label = À la fois, au plus
aid-everywhere = partout
aid-anonymous = une personne qui préfère ne pas être nommée
aid-public-footer = De quoi il s’agit est confié à la personne qui s’en charge.
aid-asker-footer = Ce texte est lu par vous et par la personne qui s’en charge, et par la coordination si elle doit intervenir ; qui l’a lu vous est montré ici. La plateforme où vous écrivez garde une copie de ce qui y est tapé.
aid-helper-footer = Merci de garder ceci pour vous. Donnez signe à temps, prolongez, ou rendez la demande : il n’y a pas de mal, quelqu’un d’autre prendra la suite.
aid-asked = Votre demande { $handle } est enregistrée. Elle est proposée à des bénévoles ; un message vous préviendra dès que quelqu’un s’en charge.
aid-claimed = { $name } prend en charge votre demande { $handle }.
aid-released = Votre demande { $handle } cherche de nouveau quelqu’un ; elle est proposée à d’autres bénévoles.
aid-withdrawn = La demande { $handle } est close, merci.
aid-finished = Votre demande { $handle } est signalée comme terminée. Appuyez sur Terminé pour confirmer, ou écrivez à la coordination.
aid-thanks = La demande { $handle } est confirmée comme terminée. Merci de votre aide.
aid-offer = Pourriez-vous aider ? { $handle } correspond à ce que vous proposez.
aid-nobody-yet = Personne n’a encore pu être sollicité pour { $handle }. La coordination le sait et cherche.
aid-unmet = Il ne reste personne à solliciter pour { $handle }. La demande est auprès de la coordination.
aid-nudge = Un signe est attendu pour { $handle }, quand cela vous convient : un message, Prolonger ou Rendre. Il n’y a de mal dans aucun cas.
aid-lapsed = Aucun signe n’est venu à temps pour { $handle } ; la demande est rendue. Il n’y a pas de mal, quelqu’un d’autre prendra la suite.
aid-board-title = Ce que vous pouvez prendre en charge
aid-board-summary =
    { $count ->
        [0] Aucune demande n’attend
        [one] { $count } demande attend
        [many] { $count } de demandes attendent
       *[other] { $count } demandes attendent
    }
aid-board-none = Aucune demande n’attend. Merci d’avoir regardé.
aid-mine-title = Vos demandes et vos prises en charge
aid-mine-summary = Demandes : { $asked }, prises en charge : { $held }
aid-mine-none = Vous n’avez rien demandé ni rien pris en charge. /entraide demander demande de l’aide ; /entraide liste montre ce qui attend.
aid-mine-asked = Vous avez demandé
aid-mine-held = Vous avez pris en charge
aid-volunteer-title = À quoi vous aidez
aid-volunteering = Merci. Un message vous proposera ce qui correspond ; vous pouvez toujours dire non.
aid-paused = Plus rien ne vous sera proposé jusqu’à la reprise. Ce que vous avez pris en charge reste à vous.
aid-is-done = { $handle } est déjà terminée.
aid-is-withdrawn = { $handle } a été retirée.
aid-own-request = C’est votre propre demande. Quelqu’un d’autre s’en chargera.
aid-taken = { $handle } est déjà prise en charge par quelqu’un d’autre, merci. /entraide liste montre ce qui attend.
aid-taken-next =
    { $urgency ->
        [now] { $handle } est déjà prise en charge par quelqu’un d’autre, merci. { $next } ({ $what }, tout de suite) vous conviendrait : /entraide prendre { $next }
        [today] { $handle } est déjà prise en charge par quelqu’un d’autre, merci. { $next } ({ $what }, aujourd’hui) vous conviendrait : /entraide prendre { $next }
        [week] { $handle } est déjà prise en charge par quelqu’un d’autre, merci. { $next } ({ $what }, cette semaine) vous conviendrait : /entraide prendre { $next }
       *[whenever] { $handle } est déjà prise en charge par quelqu’un d’autre, merci. { $next } ({ $what }, quand on peut) vous conviendrait : /entraide prendre { $next }
    }
aid-claims-full =
    { $most ->
        [one] Vous avez déjà { $most } demande en charge, comme vous le souhaitiez. Terminez-la ou rendez-la d’abord, ou augmentez le nombre avec /entraide bénévole.
        [many] Vous avez déjà { $most } de demandes en charge, comme vous le souhaitiez. Terminez-en ou rendez-en une d’abord.
       *[other] Vous avez déjà { $most } demandes en charge, comme vous le souhaitiez. Terminez-en ou rendez-en une d’abord, ou augmentez le nombre avec /entraide bénévole.
    }
aid-not-volunteer = Dites d’abord à quoi vous pouvez aider : /entraide bénévole catégories:transport, courses
aid-not-yours = Vous n’avez pas pris { $handle } en charge.
aid-release-instead = Vous avez pris { $handle } en charge. Pour la rendre : /entraide rendre { $handle }
aid-language-unclear = « { $typed } » n’est pas un code de langue. Deux lettres suffisent : fr, en, pt.
aid-not-listed = « { $typed } » n’est pas dans la liste. Il y a : { $known }.
aid-not-listed-meant = « { $typed } » n’est pas dans la liste. Vouliez-vous dire { $meant } ? Il y a : { $known }.
notice-aid-asked = une demande d’aide
notice-aid-offer = une demande proposée à un ou une bénévole
notice-aid-claimed = une demande prise en charge
notice-aid-released = une demande rendue
notice-aid-finished = une aide signalée terminée
notice-aid-thanks = des remerciements
notice-aid-withdrawn = une demande retirée
notice-aid-unmet = plus personne à solliciter
notice-aid-nobody-yet = personne encore
notice-aid-nudge = un signe promis rappelé
notice-aid-lapsed = une promesse échue
job-aid-next-wave = proposer la demande aux bénévoles suivants
job-aid-promise = un signe promis
job-aid-nudge = rappeler un signe promis
aid-claim-note = mot
    .about = Un mot à la personne qui demande, par exemple quand vous venez
aid-decline-note = mot
    .about = Un mot pour la coordination, si vous voulez
aid-extend-note = mot
    .about = Un mot à la personne qui demande
aid-release-note = mot
    .about = Un mot à la personne qui demande
aid-done-note = mot
    .about = Un mot à l’autre personne
aid-word = Un mot à propos de votre demande { $handle } :
notice-aid-word = un mot à propos d’une demande
