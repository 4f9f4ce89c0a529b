command-exchange = echange
    .about = Les échanges : une question ou une invitation par semaine, et une rencontre à deux
exchange-new = nouveau
    .about = Ouvrir un échange hebdomadaire dans un salon
exchange-new-title = titre
    .about = Son nom
exchange-new-kind = genre
    .about = Ce qu’il propose chaque semaine
exchange-new-kind-work = œuvre
exchange-new-kind-questions = questions
exchange-new-day = jour
    .about = Le jour de publication
exchange-new-day-monday = lundi
exchange-new-day-tuesday = mardi
exchange-new-day-wednesday = mercredi
exchange-new-day-thursday = jeudi
exchange-new-day-friday = vendredi
exchange-new-day-saturday = samedi
exchange-new-day-sunday = dimanche
exchange-new-hour = heure
    .about = L’heure, par exemple 18h30 ; 9 h par défaut
exchange-new-channel = salon
    .about = Où il est publié ; ici par défaut
exchange-new-text = texte
    .about = Ce qui figure en tête de chaque publication
exchange-new-questions = questions
    .about = Vos questions, une par ligne, trois par semaine à tour de rôle
exchange-new-pairs = duos
    .about = Si des duos sont formés chaque semaine ; oui par défaut
exchange-new-pairs-yes = oui
exchange-new-pairs-no = non
exchange-new-audience = public
    .about = Qui peut participer ; les adhérents par défaut
exchange-new-audience-everyone = tous
exchange-new-audience-members = adhérents
exchange-edit = modifier
    .about = Modifier un échange : son jour, son heure, son salon, ses questions
exchange-edit-exchange = échange
    .about = L’échange, par exemple Y1
exchange-edit-title = titre
    .about = Son nom
exchange-edit-day = jour
    .about = Le jour de publication
exchange-edit-day-monday = lundi
exchange-edit-day-tuesday = mardi
exchange-edit-day-wednesday = mercredi
exchange-edit-day-thursday = jeudi
exchange-edit-day-friday = vendredi
exchange-edit-day-saturday = samedi
exchange-edit-day-sunday = dimanche
exchange-edit-hour = heure
    .about = L’heure, par exemple 18h30
exchange-edit-channel = salon
    .about = Où il est publié
exchange-edit-text = texte
    .about = Ce qui figure en tête de chaque publication ; aucun pour rien
exchange-edit-questions = questions
    .about = Vos questions, une par ligne ; aucune pour les questions habituelles
exchange-edit-pairs = duos
    .about = Si des duos sont formés chaque semaine
exchange-edit-pairs-yes = oui
exchange-edit-pairs-no = non
exchange-edit-audience = public
    .about = Qui peut participer
exchange-edit-audience-everyone = tous
exchange-edit-audience-members = adhérents
exchange-join = participer
    .about = Participer : chaque semaine, un duo avec une autre personne
exchange-join-exchange = échange
    .about = L’échange, par exemple Y1
exchange-leave = quitter
    .about = Ne plus participer
exchange-leave-exchange = échange
    .about = L’échange, par exemple Y1
exchange-pause = pause
    .about = Passer son tour les prochaines semaines
exchange-pause-exchange = échange
    .about = L’échange, par exemple Y1
exchange-pause-rounds = semaines
    .about = Combien de semaines ; 1 par défaut, 0 pour reprendre
exchange-decline = décliner
    .about = Décliner la rencontre de cette semaine ; la prochaine reste prévue
exchange-decline-exchange = échange
    .about = L’échange, par exemple Y1
exchange-show = voir
    .about = Un échange : sa publication, et avec qui vous êtes cette semaine
exchange-show-exchange = échange
    .about = L’échange, par exemple Y1
exchange-list = liste
    .about = Lister les échanges
exchange-end = terminer
    .about = Terminer un échange : plus rien n’est publié
exchange-end-exchange = échange
    .about = L’échange, par exemple Y1

exchange-round-summary = { $kind ->
    [work] { $title } : partager une œuvre
   *[questions] { $title } : trois questions
    }
exchange-late = Publié en retard : c’était prévu pendant l’arrêt de Parvis.
exchange-share = Partagez ici cette semaine une de vos œuvres : une image, un enregistrement, un texte, un lien, achevé ou non. Dites ce que vous aimeriez en entendre.
exchange-pairs-told = Un message privé dit à chaque personne qui participe avec qui elle est cette semaine.
exchange-question = { $number ->
    [1] Qu’avez-vous appris cette année que vous aimeriez transmettre ?
    [2] Quel lieu près d’ici tout le monde devrait-il connaître ?
    [3] Qu’est-ce qui vous a fait rire récemment ?
    [4] Qui vous a appris une chose qui vous sert encore ?
    [5] À quoi travaillez-vous en ce moment ?
    [6] Quel livre, quel film, quelle chanson offrez-vous volontiers ?
    [7] Quelle question aimeriez-vous qu’on vous pose plus souvent ?
    [8] Sur quoi avez-vous changé d’avis ?
    [9] Que faites-vous d’une journée libre ?
    [10] Quel savoir-faire aimeriez-vous avoir ?
    [11] Quelle fierté gardez-vous d’habitude pour vous ?
    [12] Qu’est-ce qui vous a conduit dans cette association ?
    [13] Quelle habitude vous aide ?
    [14] Qu’aimiez-vous faire dans l’enfance, et faites-vous encore ?
    [15] Quel repas prépareriez-vous pour nous tous ?
    [16] Qu’est-ce qui vous est difficile et paraît facile aux autres ?
    [17] Quel mot aimez-vous, dans n’importe quelle langue ?
    [18] Que feriez-vous d’une heure de plus par jour ?
    [19] Quel bon conseil n’avez-vous pas suivi tout de suite ?
    [20] Qui aimeriez-vous remercier ?
    [21] Que devrait faire cette association qu’elle ne fait pas ?
    [22] Quelle image emporteriez-vous ?
    [23] Qu’est-ce qui éveille votre curiosité ?
   *[24] Qu’attendez-vous avec plaisir ?
    }
exchange-paired = { $count ->
    [one] Cette semaine, vous êtes avec { $names }.
    [many] Cette semaine, vous êtes avec { $names } : à trois, pour que personne ne reste seul.
   *[other] Cette semaine, vous êtes avec { $names } : à trois, pour que personne ne reste seul.
    }
exchange-paired-how = Écrivez-vous et trouvez un moment : un appel, une promenade, quelques messages. Sans disponibilité, « Pas cette fois » suffit ; aucun motif n’est demandé.
exchange-sat-out = Cette semaine, il ne reste personne pour former un duo avec vous. La prochaine fois, vous passez en premier.
exchange-off = { $name } n’est pas disponible cette fois, et personne d’autre n’est libre cette semaine. La prochaine fois, vous passez en premier.
exchange-kind-label = Chaque semaine
exchange-kind = { $kind ->
    [work] une œuvre à partager
   *[questions] trois questions
    }
exchange-when-label = Publication
exchange-when = { $day ->
    [monday] le lundi à { $time }
    [tuesday] le mardi à { $time }
    [wednesday] le mercredi à { $time }
    [thursday] le jeudi à { $time }
    [friday] le vendredi à { $time }
    [saturday] le samedi à { $time }
   *[sunday] le dimanche à { $time }
    }
exchange-state-label = État
exchange-ended-state = terminé
exchange-next-label = Prochaine fois
exchange-where-label = Où
exchange-members-label = Participent
exchange-audience-label = Pour
exchange-audience-members = les adhérents
exchange-own-label = Vous
exchange-own = { $pause ->
    [0] participez
    [one] participez, et passez votre tour la semaine prochaine
    [many] participez, et passez votre tour les { $pause } prochaines semaines
   *[other] participez, et passez votre tour les { $pause } prochaines semaines
    }
exchange-with-label = Cette semaine avec
exchange-summary = { $state ->
    [ended] { $handle } { $title } : terminé
   *[open] { $handle } { $title } : un échange hebdomadaire
    }
exchange-line = { $state ->
    [ended] { $exchange } : terminé
   *[open] { $pairs ->
        [yes] { $exchange } : { $when }, { $members ->
            [one] { $members } personne participe
            [many] { $members } de personnes participent
           *[other] { $members } personnes participent
            }
       *[no] { $exchange } : { $when }
        }
    }
exchanges-summary = { $count ->
    [one] { $count } échange
    [many] { $count } d’échanges
   *[other] { $count } échanges
    }
exchanges-title = Échanges
exchanges-none = Il n’y a pas encore d’échange. L’équipe d’organisation en ouvre un avec /echange nouveau.
exchange-begun = { $handle } est ouvert. Une publication suit chaque semaine.
exchange-changed = Modifié. La prochaine publication en tient compte.
exchange-joined = Vous participez. À partir de la prochaine publication, un message privé vous dira avec qui vous êtes.
exchange-left = Vous ne participez plus.
exchange-paused = { $rounds ->
    [0] Vous participez de nouveau à partir de la prochaine publication.
    [one] Vous passez votre tour la semaine prochaine, puis participez de nouveau.
    [many] Vous passez votre tour les { $rounds } prochaines semaines, puis participez de nouveau.
   *[other] Vous passez votre tour les { $rounds } prochaines semaines, puis participez de nouveau.
    }
exchange-declined = C’est noté : pas cette fois. Votre participation reste prévue la prochaine fois.
exchange-ended = { $handle } est terminé. Plus rien n’est publié.

exchange-question-long = La question « { $typed } » est trop longue : { $max } caractères au plus.
exchange-questions-count = { $count ->
    [one] Voici { $count } question ; il en faut entre { $least } et { $most }, une par ligne.
    [many] Voici { $count } de questions ; il en faut entre { $least } et { $most }, une par ligne.
   *[other] Voici { $count } questions ; il en faut entre { $least } et { $most }, une par ligne.
    }
exchange-asks-nothing = Seul un échange de questions prend des questions. Pour une œuvre à partager, utilisez le texte.
exchange-edit-nothing = Dites ce qui change : le titre, le jour, l’heure, le salon, le texte, les questions, les duos ou le public.
exchange-is-over = { $handle } est terminé. Voyez les autres avec /echange liste.
exchange-no-pairs = { $handle } est seulement publié : aucun duo n’est formé. Répondez sous la publication.
exchange-for-members = { $handle } est réservé aux adhérents. Pour adhérer : /adherent adhérer.
exchange-not-in = Vous ne participez pas à { $handle }. Participez d’abord avec /echange participer.
exchange-nobody-now = Vous n’êtes avec personne dans { $handle } en ce moment. Pour passer la semaine prochaine, utilisez /echange pause.
exchange-round-over = Cette semaine de { $handle } est passée. Pour passer la prochaine, utilisez /echange pause.
exchange-not-yours = Seules la personne qui a ouvert { $handle } et l’équipe d’organisation le modifient.
exchange-nowhere = Il n’y a aucun salon où publier. Nommez-en un : salon:general.
