command-campaign = campagne
    .about = Campagnes : une revendication, et ce que les membres font pour elle
campaign-start = lancer
    .about = Lancer une campagne
campaign-start-title = titre
    .about = Son nom
campaign-start-demand = revendication
    .about = Ce qui est demandé, et à qui
campaign-start-reasons = raisons
    .about = Pourquoi
campaign-start-goal = objectif
    .about = Combien de signatures sont visées
campaign-start-threshold = seuil
    .about = Combien doivent s’engager avant que l’engagement vaille et que les noms se voient
campaign-start-pledge = engagement
    .about = À quoi l’on s’engage : je ne travaille plus le dimanche
campaign-start-closes = clôture
    .about = Quand elle se clôt d’elle-même
campaign-start-channel = salon
    .about = Où sa carte se tient
campaign-sign = signer
    .about = Signer une campagne
campaign-sign-campaign = campagne
    .about = La campagne, par exemple K2
campaign-sign-confidential = confidentiel
    .about = Si votre signature compte sans que votre nom paraisse
campaign-sign-confidential-yes = oui
campaign-sign-confidential-no = non
campaign-sign-answer = réponse
    .about = « non » retire votre signature
campaign-sign-answer-yes = oui
campaign-sign-answer-no = non
campaign-pledge = engager
    .about = S’engager à ce qu’une campagne demande
campaign-pledge-campaign = campagne
    .about = La campagne, par exemple K2
campaign-pledge-answer = réponse
    .about = non retire votre engagement, avant qu’il vaille
campaign-pledge-answer-yes = oui
campaign-pledge-answer-no = non
campaign-act = agir
    .about = Prévoir une action datée
campaign-act-campaign = campagne
    .about = La campagne, par exemple K2
campaign-act-title = titre
    .about = Ce qui est fait
campaign-act-start = début
    .about = Quand elle commence
campaign-act-duration = durée
    .about = Combien de temps elle dure
campaign-act-place = lieu
    .about = Où
campaign-act-capacity = capacité
    .about = Combien de personnes peuvent venir
campaign-act-description = description
    .about = Ce qu’il faut savoir
campaign-task = tâche
    .about = Tâches : en ajouter, en prendre une, dire qu’elle est faite
campaign-task-campaign = campagne
    .about = La campagne, par exemple K2
campaign-task-add = ajouter
    .about = Une tâche à faire
campaign-task-take = prendre
    .about = Le numéro de la tâche que vous prenez
campaign-task-done = faite
    .about = Le numéro de la tâche qui est faite
campaign-task-release = rendre
    .about = Le numéro de la tâche que vous rendez
campaign-material = matériel
    .about = Ajouter quelque chose à distribuer
campaign-material-campaign = campagne
    .about = La campagne, par exemple K2
campaign-material-title = titre
    .about = Ce que c’est
campaign-material-address = adresse
    .about = Son adresse sur la toile
campaign-status = état
    .about = Où en est une campagne
campaign-status-campaign = campagne
    .about = La campagne, par exemple K2
campaign-list = liste
    .about = La liste des campagnes
campaign-list-state = état
    .about = Lesquelles
campaign-list-state-open = en cours
campaign-list-state-closed = closes
campaign-list-state-all = toutes
campaign-close = clore
    .about = Clore une campagne, et dire ce qui a été obtenu
campaign-close-campaign = campagne
    .about = La campagne, par exemple K2
campaign-close-obtained = obtenu
    .about = Ce qui a été obtenu
campaign-summary =
    { $state ->
        [closed] La campagne { $handle } « { $title } » est close ; signatures : { $signed } ; engagements : { $pledged }.
       *[open] La campagne { $handle } « { $title } » est en cours ; signatures : { $signed } ; engagements : { $pledged }.
    }
campaign-state =
    { $state ->
        [closed] close
       *[open] en cours
    }
campaign-state-label = État
campaign-starter-label = Lancée par
campaign-closes-label = Clôture
campaign-closed-label = Close
campaign-signatures-label = Signatures
campaign-pledges-label = Engagements
campaign-reasons = Pourquoi :
campaign-pledge-words = L’engagement :
campaign-obtained-label = Ce qui a été obtenu :
campaign-signed =
    { $count ->
        [0] Personne n’a encore signé.
        [one] { $count } personne a signé.
        [many] { $count } de personnes ont signé.
       *[other] { $count } personnes ont signé.
    }
campaign-pledged =
    { $count ->
        [one] { $count } personne s’est engagée.
        [many] { $count } de personnes se sont engagées.
       *[other] { $count } personnes se sont engagées.
    }
campaign-hidden = Un engagement vaut quand { $threshold } personnes se sont engagées. D’ici là, personne ne voit qui l’a fait.
campaign-reached-on = Le seuil a été atteint le { $moment } : les engagements valent.
campaign-lapsed =
    { $count ->
        [0] Personne ne s’était engagé, sur { $threshold } nécessaires : aucun engagement ne vaut.
        [one] { $count } personne s’était engagée, sur { $threshold } nécessaires : aucun engagement ne vaut, et son nom n’est pas gardé.
        [many] { $count } de personnes s’étaient engagées, sur { $threshold } nécessaires : aucun engagement ne vaut, et les noms ne sont pas gardés.
       *[other] { $count } personnes s’étaient engagées, sur { $threshold } nécessaires : aucun engagement ne vaut, et les noms ne sont pas gardés.
    }
campaign-confided =
    { $count ->
        [one] { $count } personne a signé en confidence.
        [many] { $count } de personnes ont signé en confidence.
       *[other] { $count } personnes ont signé en confidence.
    }
campaign-signers =
    { $more ->
        [0] Ont signé : { $names }.
        [one] Ont signé : { $names }, et { $more } autre.
        [many] Ont signé : { $names }, et { $more } d’autres.
       *[other] Ont signé : { $names }, et { $more } autres.
    }
campaign-pledgers =
    { $more ->
        [0] Ont pris l’engagement : { $names }.
        [one] Ont pris l’engagement : { $names }, et { $more } autre.
        [many] Ont pris l’engagement : { $names }, et { $more } d’autres.
       *[other] Ont pris l’engagement : { $names }, et { $more } autres.
    }
campaign-actions = Actions :
campaign-action-over = aucune date à venir
campaign-tasks = Tâches :
campaign-task-line =
    { $state ->
        [taken] { $place }. { $title } – prise par { $name }
        [done] { $place }. { $title } – faite par { $name }
       *[open] { $place }. { $title } – à prendre
    }
campaign-materials = À distribuer :
campaign-footer = Au clavier : { $line }
campaign-sign-line = /campagne signer { $handle }
campaign-own-label = Votre signature
campaign-own-signature =
    { $how ->
        [confidential] donnée en confidence
       *[public] donnée en votre nom
    }
campaign-own-pledge-label = Votre engagement
campaign-own-pledge = pris
campaign-started = { $handle } est lancée. Sa carte se tient là où les membres la lisent, et reste à jour.
campaign-you-signed =
    { $how ->
        [confidential] Vous avez signé { $handle } en confidence : votre signature compte, et votre nom n’apparaît nulle part.
       *[public] Vous avez signé { $handle } de votre nom.
    }
campaign-you-pledged = Votre engagement dans { $handle } est pris, et il vaut.
campaign-you-pledged-if = Votre engagement dans { $handle } reste pour vous : { $pledged } sur { $threshold }. Quand { $threshold } personnes se seront engagées, toutes l’apprendront en même temps.
campaign-signature-back = Votre signature de { $handle } est retirée : vous n’êtes plus dans le compte, et votre nom ne paraît plus.
campaign-pledge-back = Votre engagement dans { $handle } est retiré. Personne ne l’a appris.
campaign-action-set = { $gathering } « { $title } » est prévue pour { $handle }. Les membres s’y inscrivent comme à toute rencontre.
campaign-reached =
    { $pledged ->
        [one] { $handle } « { $title } » : le seuil est atteint. { $pledged } personne s’est engagée, et l’engagement vaut.
        [many] { $handle } « { $title } » : le seuil est atteint. { $pledged } de personnes se sont engagées, et chaque engagement vaut.
       *[other] { $handle } « { $title } » : le seuil est atteint. { $pledged } personnes se sont engagées, et chaque engagement vaut.
    }
campaign-pledge-lapsed =
    { $pledged ->
        [one] { $handle } « { $title } » s’est close sous son seuil, avec { $pledged } engagement. Le vôtre ne vous lie pas, et personne ne l’a appris.
        [many] { $handle } « { $title } » s’est close sous son seuil, avec { $pledged } d’engagements. Le vôtre ne vous lie pas, et personne ne l’a appris.
       *[other] { $handle } « { $title } » s’est close sous son seuil, avec { $pledged } engagements. Le vôtre ne vous lie pas, et personne ne l’a appris.
    }
campaign-obtained =
    { $pledged ->
        [one] { $handle } « { $title } » est finie, avec { $pledged } engagement. Voici ce qui a été obtenu.
        [many] { $handle } « { $title } » est finie, avec { $pledged } d’engagements. Voici ce qui a été obtenu.
       *[other] { $handle } « { $title } » est finie, avec { $pledged } engagements. Voici ce qui a été obtenu.
    }
campaign-say-what-was-obtained =
    { $pledged ->
        [one] { $handle } « { $title } » est close, avec { $pledged } engagement. Dites ce qui a été obtenu : /campagne clore { $handle } obtenu:"…"
        [many] { $handle } « { $title } » est close, avec { $pledged } d’engagements. Dites ce qui a été obtenu : /campagne clore { $handle } obtenu:"…"
       *[other] { $handle } « { $title } » est close, avec { $pledged } engagements. Dites ce qui a été obtenu : /campagne clore { $handle } obtenu:"…"
    }
campaigns-title = Campagnes
campaigns-summary =
    { $count ->
        [0] Aucune campagne
        [one] { $count } campagne
        [many] { $count } de campagnes
       *[other] { $count } campagnes
    }
campaigns-none = Aucune campagne à montrer. /campagne lancer en commence une.
campaign-is-closed = { $handle } s’est close le { $when }. Rien ne peut plus s’y ajouter ; /campagne liste montre celles qui sont en cours.
campaign-closes-past = Une campagne se clôt à une heure à venir.
campaign-pledge-binds = Les engagements dans { $handle } valent depuis le { $when }, quand le seuil a été atteint. Parlez-en à la personne qui l’a lancée.
campaign-no-signature = Vous n’avez pas signé { $handle }.
campaign-no-pledge = Vous n’avez pris aucun engagement dans { $handle }.
campaign-not-yours = Seules le peuvent la personne qui a lancé { $handle } et celles qui organisent.
campaign-no-task = { $handle } n’a pas de tâche { $place }. /campagne état { $handle } les montre.
campaign-task-gone =
    { $state ->
        [done] « { $title } » est déjà faite.
       *[taken] « { $title } » est prise par quelqu’un d’autre. Une autre tâche est peut-être libre.
    }
campaign-task-not-yours = « { $title } » n’est pas à vous. Prenez-la d’abord.
campaign-tasks-many = Une campagne a au plus { $most } tâches.
campaign-address-unclear = « { $typed } » n’est pas l’adresse d’une page. Elle commence par https://.
notice-campaign-started = une campagne
notice-campaign-reached = un seuil atteint
notice-campaign-pledge-lapsed = un engagement qui ne vaut plus
notice-campaign-obtained = ce qu’une campagne a obtenu
notice-campaign-say-what-was-obtained = une question sur ce qu’une campagne a obtenu
job-campaign-reached = dire qu’un seuil est atteint
job-campaign-closing = clore une campagne
job-campaign-obtained = dire ce qu’une campagne a obtenu
