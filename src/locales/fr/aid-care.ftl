aid-ask-when = quand
    .about = Jour et heure, s’il y en a
aid-ask-contact = contact
    .about = Comment vous joindre ; seule la personne qui aide le lit
aid-ask-address = adresse
    .about = Où, si vous voulez ; seule la personne qui aide le lit
aid-ask-for = pour
    .about = La personne à aider, si c’est quelqu’un d’autre
aid-ask-consent = accord
    .about = Si cette personne a donné son accord
aid-ask-consent-yes = oui
aid-ask-consent-no = non
aid-ask-pair = binôme
    .about = Deux personnes viennent ensemble
aid-ask-pair-yes = oui
aid-ask-pair-no = non
aid-ask-vetting = vérification
    .about = La vérification requise de la personne qui vient
aid-ask-vetting-home = domicile
aid-ask-vetting-money = argent
aid-ask-vetting-minors = mineurs
aid-ask-skills = compétences
    .about = Compétences nécessaires, séparées par des virgules
aid-ask-repeat = répétition
    .about = Un besoin régulier : chaque semaine, le 1er dim du mois …
aid-volunteer-skills = compétences
    .about = Compétences : secourisme jusqu’au 31/12/2027, signes
aid-volunteer-week = semaine
    .about = Au plus tant de demandes en sept jours
aid-volunteer-every = intervalle
    .about = Heures de tranquillité après une sollicitation
aid-volunteer-quiet = calme
    .about = Vos heures calmes : 20:00-09:00
aid-show-open = ouvrir
    .about = Coordination : lire ce qui est confié ; la lecture est notée
aid-show-open-yes = oui
aid-edit = modifier
    .about = Modifier une de vos demandes
aid-edit-request = demande
    .about = La demande, par exemple R7
aid-edit-about = objet
    .about = De quoi il s’agit
aid-edit-when = quand
    .about = Jour et heure
aid-edit-zone = zone
    .about = Le quartier
aid-edit-urgency = urgence
    .about = Dans quel délai
aid-edit-urgency-now = maintenant
aid-edit-urgency-today = aujourd’hui
aid-edit-urgency-week = cette semaine
aid-edit-urgency-whenever = quand on peut
aid-edit-languages = langues
    .about = Langues nécessaires, en codes : fr, pt
aid-edit-helpers = aidants
    .about = Combien de personnes il faut
aid-edit-contact = contact
    .about = Comment vous joindre
aid-edit-address = adresse
    .about = Où, si vous voulez
aid-edit-repeat = répétition
    .about = Un besoin régulier qui prend fin
aid-edit-repeat-none = aucune
aid-hand = confier
    .about = Demander à quelqu’un de prendre la suite
aid-hand-request = demande
    .about = La demande, par exemple R7
aid-hand-to = à
    .about = À qui
aid-hand-note = mot
    .about = Un mot à cette personne
aid-write = écrire
    .about = Un mot à l’autre personne, par l’intermédiaire de Parvis
aid-write-request = demande
    .about = La demande, par exemple R7
aid-write-text = texte
    .about = Ce que vous voulez dire
aid-queue = attente
    .about = Coordination : ce qui attend, d’abord ce qui est bloqué
aid-queue-page = page
    .about = Quelle page
aid-why = pourquoi
    .about = Pourquoi telle personne est sollicitée, ou aucune
aid-why-request = demande
    .about = La demande, par exemple R7
aid-why-person = personne
    .about = Coordination : à propos de qui
aid-leave = congé
    .about = Les jours où vous n’aidez pas
aid-leave-from = du
    .about = Le premier jour
aid-leave-to = au
    .about = Le dernier jour
aid-leave-substitute = remplaçant
    .about = Qui aide à votre place
aid-leave-end = fin
    .about = Mettre fin au congé
aid-leave-end-yes = oui
aid-vet = vérifier
    .about = Coordination : noter ce qui a été vérifié
aid-vet-person = personne
    .about = La personne bénévole
aid-vet-level = niveau
    .about = Ce qui a été vérifié
aid-vet-level-home = domicile
aid-vet-level-money = argent
aid-vet-level-minors = mineurs
aid-vet-until = échéance
    .about = Le dernier jour de validité
aid-vet-revoke = révoquer
    .about = La vérification ne vaut plus
aid-vet-revoke-yes = oui
aid-vet-revoke-no = non
aid-vet-experienced = expérience
    .about = Peut aller en premier dans un binôme
aid-vet-experienced-yes = oui
aid-vet-experienced-no = non
aid-vet-household = foyer
    .about = Un mot pour le foyer ; - pour aucun
aid-apart = séparer
    .about = Tenir deux personnes à distance ; personne n’est prévenu
aid-apart-person = personne
    .about = Qui tenir à distance
aid-apart-from = de
    .about = De qui ; de vous par défaut
aid-apart-end = fin
    .about = Les deux peuvent se revoir
aid-apart-end-yes = oui
aid-stats = chiffres
    .about = L’entraide en chiffres qui ne désignent personne
aid-stats-month = mois
    .about = Un mois, par exemple 2027-09
aid-duty = permanence
    .about = Coordination : qui alerter en cas de danger, dans l’ordre
aid-duty-people = personnes
    .about = Qui est de permanence, dans l’ordre
aid-duty-confirm = confirmation
    .about = Jours après lesquels l’aide compte comme confirmée
aid-duty-keep = conservation
    .about = Jours pendant lesquels ce qui est confié est gardé
aid-purge = effacer
    .about = Coordination : effacer ce qui a été confié il y a longtemps
aid-purge-dry = essai
    .about = Dire seulement ce qui serait effacé
aid-purge-dry-yes = oui
aid-purge-dry-no = non
aid-when-label = Quand
aid-vetting-label = Vérification
aid-vetting =
    { $level ->
        [home] visites à domicile
        [money] maniement d’argent
       *[minors] présence auprès de mineurs
    }
aid-pair-label = Visite
aid-pair = deux personnes ensemble
aid-pair-waits = Vous lirez de quoi il s’agit dès qu’une deuxième personne sera trouvée.
aid-skills-label = Compétences
aid-behalf-label = Pour
aid-contact-label = Contact
aid-address-label = Adresse
aid-repeats-label = Répétition
aid-looks = Ce qui est confié a été lu par :
aid-emergency = En cas de danger, appelez tout de suite :
aid-emergency-serves =
    { $serves ->
        [emergency] urgences
        [medical] urgences médicales
        [police] police
        [fire] pompiers
        [sms] par SMS, pour qui ne peut parler ou entendre
        [shelter] une nuit sans abri
        [child] un enfant en danger
        [violence] violences faites aux femmes
       *[suicide] idées suicidaires
    }
aid-asked-later = Votre demande { $handle } est enregistrée. Elle sera proposée à des bénévoles à partir de { $at }, à leurs heures ; un message vous préviendra dès que quelqu’un s’en charge.
aid-special = Ce que vous confiez peut dire quelque chose de votre santé, de votre foi ou de votre syndicat. Cela ne sert qu’à cette demande, n’est montré qu’à la personne qui vous aide et, si elle doit intervenir, à la coordination, et sera effacé quelque temps après la fin. La plateforme où vous écrivez garde sa propre copie. /entraide miennes permet de retirer la demande.
aid-consent-needed = Vous demandez pour quelqu’un d’autre : cette personne est-elle d’accord ? Dites accord:oui quand elle l’est.
aid-repeat-needs-when = Un besoin régulier commence un jour donné : précisez quand.
aid-helpers-too-few = Personnes qui aident déjà : { $count }. Demandez-en au moins autant, et deux pour un binôme.
aid-day-unclear = « { $typed } » n’est pas un jour. Essayez 31/12/2027.
aid-not-your-request = { $handle } n’est pas votre demande.
aid-nobody-to-write = Personne n’a encore pris { $handle } en charge. Votre mot ne peut aller à personne ; ajoutez-le avec /entraide modifier.
aid-not-vetted =
    { $level ->
        [home] { $handle } demande une vérification pour les visites à domicile, valable ce jour-là. La coordination peut la noter.
        [money] { $handle } demande une vérification pour le maniement d’argent, valable ce jour-là. La coordination peut la noter.
       *[minors] { $handle } demande une vérification pour la présence auprès de mineurs, valable ce jour-là. La coordination peut la noter.
    }
aid-not-together = { $handle } demande deux personnes de foyers différents, dont une expérimentée. Quelqu’un d’autre est recherché ; merci.
aid-holds-it = Cette personne a déjà pris { $handle } en charge.
aid-no-volunteer = Cette personne n’a pas dit à quoi elle peut aider.
aid-why-others = Seule la coordination peut demander pourquoi une autre personne est sollicitée. Si vous ne nommez personne, la réponse vous concerne.
aid-not-coordinator = Seule la coordination peut lire ce qui est confié.
aid-not-to-open = Quelqu’un s’occupe de { $handle }. Ce qui est confié n’est ouvert que lorsque la coordination doit intervenir.
aid-leave-backwards = Le congé finit avant de commencer.
aid-leave-over = Ces jours sont passés.
aid-leave-oneself = Quelqu’un d’autre aide à votre place, ou personne.
aid-check-oneself = Nul ne note sa propre vérification. Une autre personne de la coordination le peut.
aid-apart-oneself = C’est une seule et même personne.
aid-apart-others = Seule la coordination peut tenir à distance deux autres personnes.
aid-month-unclear = « { $typed } » n’est pas un mois. Essayez 2027-09.
aid-word-back = Un mot à propos de { $handle }, de la personne qui demande :
aid-pair-found = La deuxième personne pour { $handle } est trouvée. Vous pouvez lire de quoi il s’agit.
aid-handed = Quelqu’un a pris la suite pour { $handle }, merci.
aid-not-handed = La personne sollicitée ne peut pas prendre la suite pour { $handle }. La demande reste à vous ; pour la rendre : /entraide rendre { $handle }
aid-changed = { $handle } a changé. Regardez si cela vous convient toujours : Prolonger si oui, Rendre sinon. Les deux réponses conviennent.
aid-take-over = Une personne qui s’occupe de { $handle } vous demande de prendre la suite.
aid-counts-as-done = { $handle } compte comme terminée. Merci de votre aide.
aid-danger = Il y a peut-être danger : regardez { $handle } tout de suite.
aid-unvetted = { $name } a pris { $handle } en charge, sans vérification valable ce jour-là. Merci d’y veiller.
aid-undelivered = { $name } ne peut pas recevoir de messages privés en ce moment. D’autres personnes sont sollicitées entre-temps.
aid-undelivered-title = Un message n’est pas arrivé
aid-why-given =
    { $count ->
        [0] Vous n’avez rien d’autre en charge ce mois-ci.
        [one] Vous avez aidé une fois ce mois-ci.
        [many] Vous avez aidé { $count } de fois ce mois-ci.
       *[other] Vous avez aidé { $count } fois ce mois-ci.
    }
aid-why-known = Vous avez déjà aidé cette personne.
aid-why-language = Vous parlez une même langue.
aid-why-title = Qui peut être sollicité pour { $handle }
aid-why-cost = { $name } : { $total } (distance { $distance }, charge { $load }, sans réponse { $unanswered }, réserve { $reserve }, continuité { $continuity }, langue { $language })
aid-why-not = Ne sont pas à solliciter :
aid-why-no-volunteers = Personne n’a dit vouloir aider.
aid-why-place = { $name } est au rang { $place } des personnes à solliciter.
aid-why-not-person =
    { $reason ->
        [scope] { $name } n’est pas à solliciter : autre section.
        [own] { $name } n’est pas à solliciter : c’est sa propre demande.
        [blocked] { $name } n’est pas à solliciter : à tenir à distance.
        [conflict] { $name } n’est pas à solliciter : conflit d’intérêts.
        [paused] { $name } n’est pas à solliciter : en pause.
        [suspended] { $name } n’est pas à solliciter : en suspension.
        [charter] { $name } n’est pas à solliciter : la charte en vigueur n’est pas signée.
        [vetting] { $name } n’est pas à solliciter : pas de vérification valable de ce genre.
        [category] { $name } n’est pas à solliciter : aide à autre chose.
        [skill] { $name } n’est pas à solliciter : la compétence manque, ou a expiré.
        [language] { $name } n’est pas à solliciter : la langue manque.
        [zone] { $name } n’est pas à solliciter : autre zone.
        [distance] { $name } n’est pas à solliciter : trop loin.
        [leave] { $name } n’est pas à solliciter : en congé.
        [time] { $name } n’est pas à solliciter : pas libre à cette heure.
        [quiet] { $name } n’est pas à solliciter : heures calmes.
        [busy] { $name } n’est pas à solliciter : déjà autant de prises en charge que souhaité.
        [week] { $name } n’est pas à solliciter : déjà autant cette semaine que souhaité.
        [recent] { $name } n’est pas à solliciter : sollicitation trop récente.
        [unreachable] { $name } n’est pas à solliciter : impossible à joindre en privé.
       *[asked] { $name } n’est pas à solliciter de nouveau.
    }
aid-queue-title = Ce qui attend
aid-queue-summary =
    { $count ->
        [0] Rien n’attend
        [one] { $count } demande attend, bloquée : { $stuck }
        [many] { $count } de demandes attendent, bloquées : { $stuck }
       *[other] { $count } demandes attendent, bloquées : { $stuck }
    }
aid-queue-line = { $state }, { $have } sur { $need }, depuis { $age }
aid-queue-stuck = bloquée : { $state }, { $have } sur { $need }, depuis { $age }
aid-proposed =
    { $count ->
        [0] Personne de nouveau n’a pu être sollicité.
        [one] Une proposition est envoyée.
        [many] { $count } de propositions sont envoyées.
       *[other] { $count } propositions sont envoyées.
    }
aid-stats-summary = L’entraide en chiffres
aid-stats-title = L’entraide en chiffres
aid-stats-in-month = L’entraide en chiffres, { $month }
aid-stats-none = Rien n’a été demandé.
aid-stats-categories = Par catégorie
aid-stats-outcomes = Ce qu’il en est advenu
aid-stats-row = { $name } : { $count }
aid-stats-few = { $name } : non communiqué
aid-stats-total = En tout : { $count }
aid-stats-wait = La moitié prise en charge en { $wait } au plus
aid-stats-footer = Les nombres inférieurs à cinq ne sont pas dits, ni ceux qui les trahiraient.
aid-removal-title = Ce qui a été confié
aid-removed =
    { $count ->
        [0] Il n’y avait rien à effacer.
        [one] Ce qui a été confié avec une demande est effacé. Sa carte et les chiffres restent.
        [many] Ce qui a été confié avec { $count } de demandes est effacé. Leurs cartes et les chiffres restent.
       *[other] Ce qui a été confié avec { $count } demandes est effacé. Leurs cartes et les chiffres restent.
    }
aid-nothing-to-remove = Il n’y a rien à effacer : aucune demande n’est close depuis assez longtemps. /entraide permanence montre combien de temps ce qui a été confié est gardé.
aid-would-remove =
    { $count ->
        [0] Rien ne serait effacé.
        [one] Ce qui a été confié avec une demande serait effacé.
        [many] Ce qui a été confié avec { $count } de demandes serait effacé.
       *[other] Ce qui a été confié avec { $count } demandes serait effacé.
    }
aid-held-until = { $name } jusqu’au { $until }
aid-week-label = En sept jours, au plus
aid-every-label = Entre deux sollicitations
aid-quiet-label = Heures calmes
aid-leave-label = En congé
aid-on-leave = du { $from } au { $to }
aid-on-leave-substitute = du { $from } au { $to } ; { $name } aide entre-temps
aid-checked = Noté pour { $name }.
aid-experienced-label = Visites à deux
aid-experienced = peut aller en premier
aid-kept-apart = Vous ne serez pas mis en présence de { $name }. Personne n’est prévenu.
aid-may-meet = La séparation d’avec { $name } est levée.
aid-duty-title = Permanence
aid-duty-all = Personne n’est de permanence : en cas de danger, toute la coordination est alertée aussitôt.
aid-duty-order = En cas de danger, dans cet ordre, à cinq minutes d’intervalle : { $names }.
aid-confirm-label = Compte comme confirmée après
aid-retain-label = Ce qui est confié est gardé
aid-numbers-label = Numéros d’urgence revus le
aid-days =
    { $count ->
        [one] un jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
notice-aid-word-back = un mot à propos d’une demande
notice-aid-pair-found = une deuxième personne trouvée
notice-aid-handed = une demande reprise
notice-aid-not-handed = une demande non reprise
notice-aid-changed = une demande modifiée
notice-aid-take-over = une demande à reprendre
notice-aid-counts-as-done = une aide qui compte comme terminée
notice-aid-danger = un danger
notice-aid-unvetted = une vérification échue
notice-aid-undelivered = un message non arrivé
notice-aid-month = l’entraide du mois
job-aid-duty = alerter la suppléance
job-aid-confirm = compter une aide comme confirmée
job-aid-purge = effacer ce qui a été confié
job-aid-regular = redemander un besoin régulier
job-aid-daily = répartir ce qui attend
job-aid-month = l’entraide du mois
job-person-left = rendre ce qu’une personne partie avait pris en charge
aid-offer-yours = Vous vous chargez de { $handle }. Merci.
aid-offer-declined = Vous avez dit non à { $handle }. Merci d’avoir répondu.
aid-offer-given-back = { $handle } n’est plus à votre charge. Merci pour ce que vous avez fait.
aid-offer-taken =
    { $helpers ->
        [one] Quelqu’un d’autre se charge de { $handle }. Merci d’avoir été là ; rien ne vous est plus demandé.
        [many] Assez de personnes se chargent de { $handle }. Merci d’avoir été là ; rien ne vous est plus demandé.
       *[other] Assez de personnes se chargent de { $handle }. Merci d’avoir été là ; rien ne vous est plus demandé.
    }
aid-offer-over = { $handle } est close. Merci d’avoir été là ; rien ne vous est plus demandé.
aid-reopen = rouvrir
    .about = Rouvrir une demande signalée comme terminée
aid-reopen-request = demande
    .about = La demande, par exemple R7
aid-reopen-note = mot
    .about = Un mot sur ce qui manque encore
aid-reopen-others = Seules la personne qui a demandé et la coordination peuvent rouvrir { $handle }.
aid-reopen-withdrawn = { $handle } a été retirée. Pour demander de nouveau : /entraide demander
aid-reopen-open = { $handle } n’est pas close ; il n’y a rien à rouvrir.
aid-reopen-late =
    { $days ->
        [one] { $handle } est close depuis plus d’un jour. Pour demander de nouveau : /entraide demander
        [many] { $handle } est close depuis plus de { $days } de jours. Pour demander de nouveau : /entraide demander
       *[other] { $handle } est close depuis plus de { $days } jours. Pour demander de nouveau : /entraide demander
    }
aid-reopened = { $handle } est rouverte : quelque chose manque encore. De l’aide est recherchée.
notice-aid-reopened = une demande rouverte
aid-rules = règles
    .about = Coordination : selon quelles règles solliciter
aid-rules-charter = charte
    .about = La charte que signe toute personne qui aide
aid-rules-free = libre
    .about = Plus aucune charte n’est demandée
aid-rules-free-yes = oui
aid-rules-near = voisines
    .about = Zones voisines : nord / centre 3 km, centre / sud
aid-rules-rings = distance
    .about = De combien de zones plus loin l’aide peut venir
aid-rules-limit = limite
    .about = Personne ne va plus loin, en kilomètres ; 0 pour aucune limite
aid-rules-sections = sections
    .about = Sections ou paroisses, séparées par des virgules
aid-rules-title = Selon quelles règles solliciter
aid-rules-asks-charter = Toute personne qui aide a signé { $handle }, { $title }, dans sa version en vigueur.
aid-rules-no-charter = Aucune charte n’est demandée à qui veut aider.
aid-rules-alone = L’aide vient de la seule zone de la demande, et de qui aide partout. Pour dire quelles zones se touchent : /entraide règles voisines:"nord / centre 3 km"
aid-rules-reach =
    { $rings ->
        [0] L’aide vient de la seule zone de la demande. Ces zones se touchent :
        [one] L’aide vient de la zone de la demande et de celles qui la touchent :
        [many] L’aide vient de { $rings } de zones plus loin au plus. Celles-ci se touchent :
       *[other] L’aide vient de { $rings } zones plus loin au plus. Celles-ci se touchent :
    }
aid-rules-touch = { $from } – { $to }
aid-rules-way = { $from } – { $to }, { $km } km
aid-rules-limit-label = Au plus loin
aid-rules-no-limit = aucune limite
aid-rules-km = { $km } km
aid-near-unclear = « { $typed } » n’est pas une paire de zones. Essayez nord / centre, ou nord / centre 3 km.
aid-section-label = Section
aid-ask-section = section
    .about = La section à qui l’on demande ; toutes si rien n’est dit
aid-volunteer-sections = sections
    .about = Les sections où vous aidez ; toutes si rien n’est dit
aid-other-section = { $handle } s’adresse à la section { $section }. /entraide liste montre ce qui attend.
aid-charter-first = Qui aide signe d’abord { $charter }, { $title }. Pour la lire : /charte lire { $charter } ; pour la signer : /charte signer { $charter }
aid-apart-reason = motif
    .about = Pourquoi : à tenir à distance, ou un intérêt en jeu
aid-apart-reason-apart = distance
aid-apart-reason-interest = intérêt
aid-interest-noted = Un conflit d’intérêts est noté : rien de ce que demande { $name } ne vous sera proposé, ni l’inverse. Personne n’est prévenu.
aid-stats-hidden = non communiqué
aid-stats-picture-kinds = Demandes par catégorie, { $month }
aid-stats-picture-outcomes = Ce que sont devenues les demandes, { $month }
aid-danger-unsent = En cas de danger, appelez tout de suite l’un de ces numéros : { $numbers }. Votre demande n’est pas encore envoyée.
aid-danger-first = En cas de danger, appelez tout de suite l’un de ces numéros : { $numbers }.
aid-numbers-unclear = « { $typed } » n’est pas compris. Essayez urgences 112, abri 115, ou aucun pour ceux du pays. Sont connus : urgences, samu, police, pompiers, sms, abri, enfant, violences, suicide.
aid-duty-numbers = numéros
    .about = Vos numéros d’urgence : urgences 112, abri 115
aid-numbers-now = En cas de danger, ces numéros sont montrés. Merci d’appeler chacun une fois par an : un numéro mort est pire que rien.
aid-done-reason = raison
    .about = Coordination : pourquoi elle prend fin sans aide
aid-done-reason-not-possible = impossible
aid-done-reason-no-answer = sans réponse
aid-done-reason-duplicate = doublon
aid-done-reason-referred = réorientée
aid-done-reason-expired = dépassée
aid-close-others = Seules la personne qui a demandé et la coordination peuvent clore { $handle } sans aide. Pour la rendre : /entraide rendre { $handle }
aid-close-why = Personne n’a pris { $handle } en charge. Dites pourquoi elle prend fin : /entraide terminé { $handle } raison:réorientée, ou impossible, sans réponse, doublon, dépassée
aid-closed =
    { $reason ->
        [not-possible] La coordination a clos votre demande { $handle } : personne n’a pu être trouvé. Nous le regrettons.
        [no-answer] La coordination a clos votre demande { $handle } : elle n’a pas pu vous joindre.
        [duplicate] La coordination a clos votre demande { $handle } : elle avait été faite deux fois, et l’autre suit son cours.
        [referred] La coordination a clos votre demande { $handle } : d’autres, à l’extérieur, s’en occupent.
       *[expired] La coordination a clos votre demande { $handle } : son jour est passé.
    }
notice-aid-closed = une demande close
aid-cannot-hand = { $handle } ne peut pas être confiée à cette personne. Demandez à quelqu’un d’autre, ou rendez-la : /entraide rendre { $handle }
aid-check-over = Ce jour est passé. Dites le dernier jour de validité, ou révoquer:oui si la vérification ne vaut plus.
aid-skill-over = « { $name } » a déjà expiré. Ne la mentionnez pas, ou dites le dernier jour de validité.
