site-language = Langue
site-optional = (facultatif)
site-sorry = Cette page n’existe pas
site-gone = Ce lien ne mène nulle part : il a déjà servi, a été repris ou est arrivé à son terme. La personne qui vous l’a envoyé peut en envoyer un autre.
site-failed = Un incident s’est produit de notre côté. Rien n’a été modifié. Réessayez dans un instant.
site-too-large = L’envoi est trop long. Rien n’a été modifié.
site-not-from-here = L’envoi ne vient pas de la page elle-même. Rien n’a été modifié. Ouvrez de nouveau le lien et répondez-y.
page-used = Une réponse a déjà été donnée, ou le lien est arrivé à son terme. Rien n’a été modifié.
site-sections = Rubriques
site-made-with = Cette page ne dépose aucun cookie et ne demande rien à personne d’autre.
site-nothing-here = Il n’y a rien ici, ou ce n’est pas montré à tout le monde. Revenez à la première page de l’association, ou demandez à la personne qui vous a envoyé le lien.
site-empty-title = Rien n’est montré ici
site-empty = Aucune association de ce serveur ne montre quoi que ce soit à tout le monde. Qui en règle une le fait par /parvis réglages site:tout.
site-associations = Associations
site-too-often = Cela a été demandé trop souvent depuis l’endroit où vous êtes. Rien n’a été modifié. Réessayez dans une heure.
site-tab-home = À venir
site-tab-month = Calendrier
site-tab-results = Résultats
site-tab-charters = Chartes
site-welcome = { $name }
site-about = Ce que fait { $name }, et quand
site-coming = À venir
site-coming-none = Rien n’est prévu pour le moment.
site-to-month = Calendrier par mois
site-subscribe = S’abonner dans son agenda (iCalendar)
site-feed = Suivre comme flux (Atom)
site-feed-off = Annulée : { $title }
site-calendar-of = Calendrier : { $month }
site-months = Mois
site-month-before = Mois précédent
site-month-after = Mois suivant
site-month-none = Rien ce mois-ci.
site-month-list = Le mois en liste
site-called-off = annulée
site-moved = déplacée
site-date-moved = Cette date a été déplacée. Ce qui est dit ici est la nouvelle.
site-date-off =
    { $why ->
        [yes] Cette date est annulée : { $reason }
       *[no] Cette date est annulée.
    }
site-seats =
    { $waiting ->
        [0] { $free ->
            [0] plus aucune sur { $capacity }
            [one] { $free } libre sur { $capacity }
            [many] { $free } libres sur { $capacity }
           *[other] { $free } libres sur { $capacity }
        }
       *[other] plus aucune sur { $capacity } ; en attente : { $waiting }
    }
site-next-dates = Autres dates
site-to-own-calendar = Mettre dans son agenda (iCalendar)
site-register-in-chat = Les membres s’inscrivent dans la messagerie de l’association.
site-guest-title = Venir sans être membre
site-guest-about = Aucun compte n’est nécessaire. La page suivante est la vôtre : elle demande un nom, dit s’il y a une place, et c’est là qu’on se désinscrit.
site-guest-begin = S’inscrire sans être membre
site-guests-closed = On ne peut plus s’inscrire à cette date sans être membre. Rien n’a été modifié. Voyez les autres dates.
site-results = Résultats des votes
site-results-none = Aucun vote n’est encore clos.
site-ballots = Les bulletins
site-ballots-secret = Chaque bulletin tel qu’il a été déposé, avec le reçu remis à son auteur et sans nom. Qui le souhaite peut recompter.
site-ballots-open = Chaque bulletin tel qu’il a été déposé, sans nom, dans un ordre qui ne dit rien. Qui le souhaite peut recompter.
site-ballots-as = Bulletins en { $kind }
site-receipt-title = Vérifier un reçu
site-receipt-about = Chaque vote donne un reçu. Ici on voit s’il est parmi les bulletins comptés, et ce qu’il dit. Ce que vous écrivez n’est pas conservé.
site-receipt-label = Reçu
site-receipt-check = Vérifier
site-receipt-unclear = Ce n’est pas un reçu : il a des lettres et des chiffres par groupes, comme ils ont été montrés après le vote. Revoyez le message et copiez-le en entier.
site-receipt-not-found = { $receipt } n’est pas parmi les bulletins comptés. Il peut être d’un autre vote, ou d’un bulletin remplacé par son auteur.
site-receipt-found = { $receipt } est parmi les bulletins comptés, et dit : { $choice }.
site-charters = Chartes
site-charters-none = Aucune charte n’est encore publiée.
site-charter-line =
    { $count ->
        [0] version { $number }, sans signature pour l’instant
        [one] version { $number }, une signature
        [many] version { $number }, { $count } signatures
       *[other] version { $number }, { $count } signatures
    }
site-signed =
    { $count ->
        [0] Personne ne l’a encore signée.
        [one] Une signature vaut. Qui signe choisit si son nom est montré : { $named } l’a choisi.
        [many] { $count } signatures valent. Qui signe choisit si son nom est montré : { $named } l’ont choisi.
       *[other] { $count } signatures valent. Qui signe choisit si son nom est montré : { $named } l’ont choisi.
    }
site-versions = Versions
guest-page-intro = Dites sous quel nom vous venez. Cette page est la vôtre : jusqu’au { $until }, on s’y inscrit. Qui en a l’adresse peut le faire à votre place.
guest-page-name-label = Nom
guest-page-name-help = Les personnes qui organisent et celles qui viennent le voient. Un prénom suffit.
guest-page-name-missing = Il manque un nom. Un prénom suffit.
guest-page-name-long = Ce nom est trop long : { $max } caractères au plus.
guest-page-seats-label = Places
guest-page-seats-help = Combien vous êtes, vous compris : { $most } au plus.
guest-page-seats = Écrivez un nombre de 1 à { $most }.
guest-page-coming =
    { $seats ->
        [one] L’inscription est faite, pour une place.
        [many] L’inscription est faite, pour { $seats } places.
       *[other] L’inscription est faite, pour { $seats } places.
    }
guest-page-waiting = Aucune place n’est libre. Vous êtes en position { $rank } sur la liste d’attente ; revenez voir cette page, car rien ne peut vous être envoyé.
guest-page-left = Il n’y a plus d’inscription, et votre nom est effacé. On peut s’inscrire de nouveau depuis la page de la date.
guest-page-keep = Gardez l’adresse de cette page : les changements s’y voient, rien n’est envoyé, et c’est ici qu’on se désinscrit.
guest-page-withdraw = Je me désinscris, et mon nom est effacé
guest-page-tick = Cochez la case si c’est bien ce que vous voulez. Rien n’a été modifié.
desk-title = Mes pages
desk-tab =
    { $tab ->
        [home] Pour moi
        [gatherings] Rencontres
        [assemblies] Assemblées
        [votes] Votes
        [services] Avantages
        [people] Personnes
        [aid] File d’entraide
        [posts] Envois
        [audit] Registre
        [settings] Réglages
        [commands] Tout
       *[other] { $tab }
    }
desk-door-title = Vos pages
desk-door-about = Ce lien ouvre vos pages une fois. Elles se ferment d’elles-mêmes après une heure sans usage, et après douze heures dans tous les cas.
desk-door-open = Ouvrir mes pages
desk-link-gone = Ce lien n’ouvre rien : il a servi, dix minutes ont passé, ou un autre a été demandé. Dites /parvis web dans la messagerie pour en avoir un.
desk-no-session = Vos pages sont fermées. Dites /parvis web dans la messagerie pour avoir un lien qui les ouvre.
desk-left = Vos pages sont fermées
desk-left-about = Dites /parvis web dans la messagerie pour les rouvrir.
desk-leave = Fermer mes pages
desk-say = Dire quelque chose, comme dans la messagerie
desk-say-send = Dire
desk-choose = Choisir
desk-done = C’est fait.
desk-assemblies = Assemblées
desk-assemblies-none = Aucune assemblée n’est encore convoquée. /assemblee convoquer le fait.
