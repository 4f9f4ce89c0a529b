# Répondre pour une série, et pour d’autres.

gathering-join-scope = portée
    .about = Cette séance, celle-ci et les suivantes, ou toutes
gathering-join-scope-this = celle-ci
gathering-join-scope-following = suivantes
gathering-join-scope-all = toutes
gathering-join-person = personne
    .about = Pour qui vous répondez ; réservé à l’organisation
gathering-leave-scope = portée
    .about = Cette séance, celle-ci et les suivantes, ou toutes
gathering-leave-scope-this = celle-ci
gathering-leave-scope-following = suivantes
gathering-leave-scope-all = toutes
gathering-leave-person = personne
    .about = Pour qui vous retirez la réponse ; réservé à l’organisation
gathering-answered-other =
    { $state ->
        [going] L’inscription de { $name } à « { $title } », { $moment }, est faite.
        [maybe] { $name } viendra peut-être à « { $title } », { $moment }. Aucune place n’est gardée.
        [declined] { $name } ne vient pas à « { $title } », { $moment }.
        [waitlisted] « { $title } » est complète, { $moment } : { $name } est sur la liste d’attente, au rang { $rank }.
       *[left] L’inscription de { $name } à « { $title } », { $moment }, est retirée.
    }
gathering-series-answer =
    { $state ->
        [maybe] C’est noté : vous viendrez peut-être à « { $title } » pour { $dates ->
            [one] une séance
            [many] { $dates } de séances
           *[other] { $dates } séances
        }, à partir du { $moment }.
        [declined] C’est noté : vous ne venez pas à « { $title } » à partir du { $moment }.
        [left] Votre inscription à « { $title } » est retirée à partir du { $moment }.
       *[other] Vous venez à « { $title } » pour { $dates ->
            [one] une séance
            [many] { $dates } de séances
           *[other] { $dates } séances
        }, à partir du { $moment }. Une séance peut être changée à part.
    }
gathering-series-answer-other =
    { $state ->
        [maybe] C’est noté : { $name } viendra peut-être à « { $title } » pour { $dates ->
            [one] une séance
            [many] { $dates } de séances
           *[other] { $dates } séances
        }, à partir du { $moment }.
        [declined] C’est noté : { $name } ne vient pas à « { $title } » à partir du { $moment }.
        [left] L’inscription de { $name } à « { $title } » est retirée à partir du { $moment }.
       *[other] { $name } vient à « { $title } » pour { $dates ->
            [one] une séance
            [many] { $dates } de séances
           *[other] { $dates } séances
        }, à partir du { $moment }.
    }
gathering-series-waiting =
    { $waiting ->
        [one] L’une d’elles est complète : c’est la liste d’attente.
        [many] { $waiting } d’entre elles sont complètes : c’est la liste d’attente.
       *[other] { $waiting } d’entre elles sont complètes : c’est la liste d’attente.
    }
gathering-series-onward = Les séances suivantes viendront à mesure qu’elles approchent.
gathering-standing = Vous avez répondu pour toutes les séances de cette série.
gathering-not-for-others = Seules les personnes qui organisent « { $title } » peuvent répondre pour { $name }.
gathering-registration-closed = Les inscriptions à « { $title } » sont closes. Les personnes qui l’organisent peuvent encore vous inscrire.
gathering-closes-past = Les inscriptions seraient closes le { $closes }, qui est passé : personne ne pourrait s’inscrire. Donnez un temps plus court dans clôture:, ou un début plus tardif.
gathering-members-only-other = « { $title } » est réservée aux adhérents, et { $name } ne l’est pas. Changez le public, ou faites d’abord admettre { $name }.
gathering-told-answered-for =
    { $state ->
        [going] { $name } a noté votre inscription à « { $title } », { $moment }. Si vous ne pouvez pas venir, retirez votre réponse.
        [maybe] { $name } a noté que vous viendrez peut-être à « { $title } », { $moment }.
        [declined] { $name } a noté que vous ne venez pas à « { $title } », { $moment }.
        [waitlisted] { $name } a mis votre nom sur la liste d’attente de « { $title } », { $moment }.
       *[left] { $name } a retiré votre réponse pour « { $title } », { $moment }.
    }

# La rencontre entière.

gathering-new-closes = clôture
    .about = Combien de temps avant fermer les inscriptions : 2h, 1j
gathering-new-link = lien
    .about = Où l’on rejoint une rencontre en ligne
gathering-new-reveal = lien-pour
    .about = Qui voit le lien ; les personnes inscrites par défaut
gathering-new-reveal-registered = inscription
gathering-new-reveal-everyone = tout le monde
gathering-new-organizers = organisation
    .about = Qui organise avec vous, séparé par des virgules
gathering-edit-closes = clôture
    .about = Combien de temps avant fermer les inscriptions, ou aucun
gathering-edit-link = lien
    .about = Où l’on rejoint une rencontre en ligne, ou aucun
gathering-edit-reveal = lien-pour
    .about = Qui voit le lien
gathering-edit-reveal-registered = inscription
gathering-edit-reveal-everyone = tout le monde
gathering-edit-organizers = organisation
    .about = Qui organise avec la personne qui a proposé
gathering-again = refaire
    .about = Refaire une rencontre comme la dernière fois, sans ses réponses
gathering-again-gathering = rencontre
    .about = Celle à refaire, comme G1, ou son titre
gathering-again-start = début
    .about = Quand elle commence cette fois
gathering-again-title = titre
    .about = Un autre nom ; le même par défaut
gathering-again-repeat = répétition
    .about = Comment elle se répète ; comme la dernière fois par défaut
gathering-again-until = jusque
    .about = Le dernier jour de la série, avec la répétition
gathering-closes-label = Clôture des inscriptions
gathering-link-label = En ligne
gathering-organizers-label = Organisée avec
gathering-link-unclear = Je n’ai pas compris « { $typed } » comme une adresse web. Écrivez-la en entier : https://visio.example.org/lac
gathering-organizers-many = { $max } personnes au plus organisent une rencontre ensemble.

# Tâches et trajets.

gathering-slot = tâche
    .about = Ouvrir une tâche à prendre, la prendre ou la rendre
gathering-slot-gathering = rencontre
    .about = G1, ou son titre
gathering-slot-name = nom
    .about = La tâche : accueil, musique, repas
gathering-slot-count = nombre
    .about = Combien de personnes ; 0 la ferme ; pour l’organisation
gathering-slot-answer = réponse
    .about = La prendre ou la rendre
gathering-slot-answer-take = prendre
gathering-slot-answer-back = rendre
gathering-slot-date = date
    .about = Quelle séance d’une série ; à l’ouverture, pour elle seule
gathering-slot-person = personne
    .about = Qui la prend ; réservé à l’organisation
gathering-ride = trajet
    .about = Proposer des places dans une voiture, ou en prendre une
gathering-ride-gathering = rencontre
    .about = G1, ou son titre
gathering-ride-seats = places
    .about = Combien de places vous proposez ; 0 retire le trajet
gathering-ride-from = départ
    .about = D’où et quand part le trajet
gathering-ride-driver = avec
    .about = Avec qui vous faites le trajet
gathering-ride-answer = réponse
    .about = Prendre une place ou la rendre
gathering-ride-answer-take = prendre
gathering-ride-answer-back = rendre
gathering-ride-date = date
    .about = Quelle séance ; la prochaine par défaut
gathering-slots-label = Tâches et trajets
gathering-slots-summary = Tâches et trajets pour { $title }, { $moment }
gathering-slots-none = Il n’y a encore rien à prendre. L’organisation ouvre une tâche avec /rencontre tâche ; chacun propose des places avec /rencontre trajet.
gathering-slot-numbered = { $number }. { $slot }
gathering-slot-line =
    { $taken ->
        [0] { $name } : personne encore, { $places } à trouver
        [one] { $name } : { $taken } sur { $places } ({ $names })
        [many] { $name } : { $taken } sur { $places } ({ $names })
       *[other] { $name } : { $taken } sur { $places } ({ $names })
    }
gathering-ride-line =
    { $where ->
        [yes] Trajet avec { $driver }, { $from } : { $taken } sur { $places } places prises
       *[no] Trajet avec { $driver } : { $taken } sur { $places } places prises
    }
gathering-slot-take = Prendre { $number }
gathering-slot-back = Rendre { $number }
gathering-slot-done =
    { $what ->
        [opened] À prendre : { $name }.
        [closed] Fermée : { $name }. Les personnes qui l’avaient prise sont prévenues.
        [taken]
            { $kind ->
                [ride] Une place est à vous : { $name }.
               *[task] C’est noté, vous prenez : { $name }.
            }
        [back] Rendu : { $name }.
        [offered] Vos places sont proposées : { $name }.
        [withdrawn] Votre trajet est retiré. Les personnes qui y avaient une place sont prévenues.
       *[same] C’était déjà le cas : { $name }.
    }
gathering-slot-over = { $taken } personnes l’ont déjà, et il y a désormais de la place pour { $places }. Personne n’est retiré ; personne d’autre ne peut s’inscrire d’ici là.
gathering-slot-gone = Cette tâche ou ce trajet n’existe plus.
gathering-slot-full =
    { $places ->
        [one] Quelqu’un a déjà pris « { $name } ». L’organisation peut demander plus de monde.
        [many] Les { $places } de places de « { $name } » sont prises. L’organisation peut demander plus de monde.
       *[other] Les { $places } places de « { $name } » sont prises. L’organisation peut demander plus de monde.
    }
gathering-ride-full =
    { $places ->
        [one] La seule place de ce trajet est prise.
        [many] Les { $places } de places de ce trajet sont prises.
       *[other] Les { $places } places de ce trajet sont prises.
    }
gathering-slot-not-yours = Vous n’avez pas pris « { $name } » à cette date : il n’y a rien à rendre.
gathering-no-slot =
    { $some ->
        [yes] Il n’y a pas de tâche « { $name } ». Il y a : { $known }.
       *[no] Il n’y a pas de tâche « { $name } ». L’organisation peut l’ouvrir : nombre:1.
    }
gathering-slots-many = { $max } tâches et trajets au plus pour une rencontre.
gathering-ride-what = Dites combien de places vous proposez (places:3), ou avec qui vous faites le trajet (avec:).
gathering-no-ride = { $name } ne propose pas de trajet pour « { $title } » à cette date.
gathering-no-own-ride = Vous ne proposez pas de trajet pour « { $title } » à cette date : il n’y a rien à retirer.
gathering-own-ride = C’est votre propre trajet : votre place est sûre.
gathering-told-slot-off =
    { $kind ->
        [ride] { $driver } ne conduit plus à « { $title } », { $moment }. Votre place n’existe plus ; cherchez un autre trajet.
       *[task] La tâche « { $name } » de « { $title } », { $moment }, est fermée. Vous n’avez plus à la faire.
    }

# Qui était là.

gathering-attendance = présence
    .about = Faire l’appel, ou se signaler avec le code montré dans la salle
gathering-attendance-gathering = rencontre
    .about = G1, ou son titre
gathering-attendance-date = date
    .about = Quelle séance ; celle en cours ou la dernière par défaut
gathering-attendance-present = présents
    .about = Qui était là ; réservé à l’organisation
gathering-attendance-absent = absents
    .about = Qui n’était pas là ; réservé à l’organisation
gathering-attendance-code = code
    .about = Le code montré dans la salle
gathering-attendance-partners = partenaires
    .about = Qui vient de partenaires ; aucun efface
gathering-presence-title = Appel : { $title }
gathering-presence-summary =
    { $present ->
        [one] { $title }, { $moment } : { $present } personne était là.
        [many] { $title }, { $moment } : { $present } de personnes étaient là.
       *[other] { $title }, { $moment } : { $present } personnes étaient là.
    }
gathering-presence-code-label = Code
gathering-presence-present-label = Présences
gathering-presence-absent-label = Absences
gathering-presence-unmarked-label = Non pointées
gathering-presence-pick = Noter les présences
gathering-presence-code-about = Montrez le code { $code } dans la salle. Qui est là écrit /rencontre présence { $handle } code:{ $code }, d’une heure avant à une heure après.
gathering-presence-sheet = Feuille d’émargement
gathering-presence-sheet-pdf = Feuille en PDF
gathering-presence-sheet-series = Feuille de série (PDF)
gathering-presence-registered-label = Inscriptions
gathering-presence-not-yet = L’appel de « { $title } » se fait à partir d’une heure avant le début : { $date }. La feuille d’émargement peut déjà s’imprimer.
gathering-presence-both = { $name } figure parmi les présences et parmi les absences. Nommez chaque personne une seule fois.
gathering-visitor-unknown = { $count ->
        [0] Aucune inscription ne vient d’un partenaire à cette date. Qui est là sans inscription se signale avec le code montré dans la salle.
        [one] Personne du nom de « { $typed } » ne vient d’un partenaire. Seule inscription : { $known }. Qui est là sans inscription se signale avec le code montré dans la salle.
        [many] Personne du nom de « { $typed } » ne vient d’un partenaire. Les inscriptions : { $known }. Qui est là sans inscription se signale avec le code montré dans la salle.
       *[other] Personne du nom de « { $typed } » ne vient d’un partenaire. Les inscriptions : { $known }. Qui est là sans inscription se signale avec le code montré dans la salle.
    }
gathering-visitor-which = « { $typed } » peut désigner plusieurs personnes. Écrivez l’un de ces noms, ou choisissez dans l’appel : { $known }.
gathering-presence-early = L’appel de « { $title } » se fait à partir d’une heure avant le début : { $date }.
gathering-presence-cancelled = « { $title } » a été annulée à cette date : personne n’y était.
gathering-code-wrong = Ce n’est pas le code de « { $title } ». Il est montré dans la salle ; des lettres ou des chiffres ont pu être confondus.
gathering-code-closed = On se signale à « { $title } » d’une heure avant le début à une heure après la fin. L’organisation peut encore noter votre présence.
gathering-no-shows = Inscriptions sans présence, sur les séances dont l’appel a été fait ; seule l’organisation voit ceci :
gathering-no-show = { $name } : { $missed } sur { $registered }
gathering-attended-summary =
    { $count ->
        [0] Aucune présence n’est encore notée pour vous à { $title }.
        [one] Vous avez participé { $count } fois à { $title }.
        [many] Vous avez participé { $count } de fois à { $title }.
       *[other] Vous avez participé { $count } fois à { $title }.
    }
gathering-attended-about = Un code est montré dans la salle : /rencontre présence { $handle } code:…
gathering-attended-certificate = Attestation
gathering-attended-certificate-pdf = Attestation en PDF
paper-sheet-title = Feuille d’émargement : { $title }
paper-registered =
    { $count ->
        [one] { $count } inscription
        [many] { $count } d’inscriptions
       *[other] { $count } inscriptions
    }
paper-number = N°
paper-name = Nom
paper-signature = Signature
paper-place = Lieu
paper-organizer = Pour l’organisation :
paper-no-dates = Aucune date n’est encore fixée.
paper-marks = { $there } : présence déjà notée. { $not } : pas d’inscription à cette date.
paper-certificate-title = Attestation de présence
paper-attended =
    { $count ->
        [one] { $association } atteste que { $name } a participé à « { $title } » à la date suivante.
        [many] { $association } atteste que { $name } a participé à « { $title } » aux { $count } de dates suivantes.
       *[other] { $association } atteste que { $name } a participé à « { $title } » aux { $count } dates suivantes.
    }
paper-attended-nothing = Aucune présence de { $name } n’est notée à « { $title } ».
paper-date = Date
paper-session = Séance
paper-length = Durée
paper-total =
    { $count ->
        [one] { $count } séance, { $length } en tout.
        [many] { $count } de séances, { $length } en tout.
       *[other] { $count } séances, { $length } en tout.
    }
paper-signed = Lieu, date et signature pour l’association :

# Calendriers.

gathering-calendar = calendrier
    .about = Où votre calendrier lit les rencontres
gathering-calendar-gathering = rencontre
    .about = Une seule, comme G1, ou son titre
gathering-calendar-renew = renouveler
    .about = Fermer votre adresse et en faire une autre
gathering-calendar-renew-yes = oui
gathering-calendar-renew-no = non
gathering-calendar-title = Calendriers
gathering-calendar-summary = Les adresses de vos calendriers
gathering-calendar-own-label = Vos rencontres
gathering-calendar-everyone-label = Les rencontres ouvertes à tous
gathering-calendar-about = Donnez une adresse à votre calendrier comme abonnement : il suit alors de lui-même chaque changement.
gathering-calendar-secret = Qui connaît votre adresse peut la lire. Si elle est tombée en d’autres mains : /rencontre calendrier renouveler:oui
gathering-calendar-renewed = Votre adresse est nouvelle. La précédente n’ouvre plus rien.

# Ses propres rappels.

gathering-remind = rappel
    .about = Quand un rappel vous est envoyé
gathering-remind-before = avant
    .about = Combien de temps avant, comme 1j,2h ; aucun ; ou usuel
gathering-remind-quiet = calme
    .about = Heures sans rappel, comme 22:00-07:00 ; aucune ; ou usuel
gathering-reminded-title = Vos rappels
gathering-reminded =
    { $before ->
        [own] Un rappel vous est envoyé { $leads } chaque séance où vous venez.
        [none] Aucun rappel ne vous est envoyé.
       *[usual] Les rappels vous sont envoyés quand chaque rencontre le prévoit.
    }
gathering-reminded-quiet = Entre { $from } et { $to }, aucun rappel : il vient à la fin de ces heures, ou avant leur début s’il venait sinon trop tard.
gathering-reminded-loud = Il n’y a pas d’heures calmes pour vos rappels.
gathering-reminded-footer = Pour changer : { $example }
gathering-reminded-example = /rencontre rappel avant:1j,2h calme:22:00-07:00

# Le programme de la semaine.

gathering-programme = programme
    .about = Quand et où paraissent les rencontres de la semaine
gathering-programme-day = jour
    .about = Quel jour de la semaine, ou jamais
gathering-programme-day-monday = lundi
gathering-programme-day-tuesday = mardi
gathering-programme-day-wednesday = mercredi
gathering-programme-day-thursday = jeudi
gathering-programme-day-friday = vendredi
gathering-programme-day-saturday = samedi
gathering-programme-day-sunday = dimanche
gathering-programme-day-label = Un autre jour
gathering-programme-day-never = jamais
gathering-programme-hour = heure
    .about = À quelle heure, comme 18:30 ; 9:00 par défaut
gathering-programme-channel = salon
    .about = Où ; dans les salons d’annonces par défaut
gathering-programme-title = Les rencontres de la semaine
gathering-programme-summary =
    { $count ->
        [one] { $count } rencontre dans les sept jours qui viennent
        [many] { $count } de rencontres dans les sept jours qui viennent
       *[other] { $count } rencontres dans les sept jours qui viennent
    }
gathering-programme-span = Du { $from } au { $to } :
gathering-programme-line = { $handle } { $title } : { $moment }, { $place }
gathering-programme-none = Aucun programme de la semaine ne paraît.
gathering-programme-never = Aucun programme de la semaine ne paraît. Pour en avoir un : { $example }
gathering-programme-example = /rencontre programme jour:dimanche heure:18:00
gathering-programme-next = Le prochain paraît { $moment }. Une semaine sans rencontre n’en a pas.
gathering-programme-missing = Dites quel jour de la semaine : jour:dimanche.
gathering-programme-nowhere = Il n’y a pas de salon pour cela. Donnez salon:, ou choisissez où vont les annonces avec /parvis réglages.

# Une couverture, et des jours signalés.

gathering-new-cover = couverture
    .about = L’adresse d’une image pour sa carte, ou aucune
gathering-new-mark = signaler
    .about = Jours à signaler : fêtes juives, jours fériés, dates ou .ics
gathering-edit-cover = couverture
    .about = L’adresse d’une image pour sa carte, ou aucune
gathering-edit-mark = signaler
    .about = Jours à signaler sur la carte, ou aucun
gathering-cover-unclear = Je n’ai pas compris « { $typed } » comme l’adresse d’une image. Écrivez-la en entier, avec https : https://example.org/lac.jpg
gathering-cover-alt = La couverture de « { $title } »
gathering-mark-label = Ce jour-là
gathering-mark-unnamed = jour signalé
gathering-date-marked = { $moment } ({ $names })
gathering-left-out-label = Jours exclus :
gathering-left-out-named = { $day } ({ $names })

# A role of the platform that is notified.

gathering-new-notify = prévenir
    .about = Un rôle de la plateforme que ses publications préviennent
gathering-edit-notify = prévenir
    .about = Un rôle que ses publications préviennent ; aucun pour l’ôter
gathering-notifies = Sa publication prévient { $role }.
gathering-notify-hangs = La carte de « { $title } » est déjà affichée, et la modifier ne prévient personne. Annoncez la rencontre avec /annonce publier et le rôle.

# Une place libérée, proposée pour un temps.

gathering-new-offers = propositions
    .about = Si une place libérée est proposée pour un temps
gathering-new-offers-yes = oui
gathering-new-offers-no = non
gathering-edit-offers = propositions
    .about = Si une place libérée est proposée un temps ; ou usuel
gathering-edit-offers-yes = oui
gathering-edit-offers-no = non
gathering-edit-offers-usual = usuel
gathering-offers-label = Places libérées
gathering-offers = proposées pour un temps à qui attend
gathering-seats-offered =
    { $taken ->
        [one] { $taken } prise sur { $capacity }, { $offered } en cours de proposition, { $waiting } en attente
        [many] { $taken } de prises sur { $capacity }, { $offered } en cours de proposition, { $waiting } en attente
       *[other] { $taken } prises sur { $capacity }, { $offered } en cours de proposition, { $waiting } en attente
    }
gathering-mine-offered = Une place vous est gardée jusqu’au { $until }. Participez pour la prendre.
gathering-offered =
    { $seats ->
        [one] Une place s’est libérée pour « { $title } », { $moment }. Elle vous est gardée jusqu’au { $until }. Participez pour la prendre, ou déclinez.
        [many] { $seats } de places se sont libérées pour « { $title } », { $moment }. Elles vous sont gardées jusqu’au { $until }. Participez pour les prendre, ou déclinez.
       *[other] { $seats } places se sont libérées pour « { $title } », { $moment }. Elles vous sont gardées jusqu’au { $until }. Participez pour les prendre, ou déclinez.
    }
gathering-offer-over = La place qui vous était gardée pour « { $title } », { $moment }, est passée à la personne suivante, et vous n’attendez plus. Participez pour revenir sur la liste d’attente.
gathering-skips-fifth = Les mois qui n’ont que quatre de ces jours sont sautés. Si c’est le dernier que vous vouliez, proposez-la avec « dernier » au lieu de « 5e ».
paper-from-partner = { $seats ->
        [one] { $name } ({ $partner })
        [many] { $name } ({ $partner }), { $seats } places
       *[other] { $name } ({ $partner }), { $seats } places
    }
