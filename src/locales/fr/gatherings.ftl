# Commandes.

command-gathering = rencontre
    .about = Réunions, ateliers et autres rencontres : proposer, participer, modifier
gathering-new = nouvelle
    .about = Proposer une rencontre
gathering-new-title = titre
    .about = Son nom
gathering-new-start = début
    .about = Le début : 28/03/2027 10h30 ou dimanche prochain 10h30
gathering-new-duration = durée
    .about = Combien de temps : 90m ou 1h30 ; deux heures par défaut
gathering-new-place = lieu
    .about = Où elle a lieu
gathering-new-kind = genre
    .about = Quel genre de rencontre
gathering-new-kind-meeting = réunion
gathering-new-kind-workshop = atelier
gathering-new-kind-seminar = séminaire
gathering-new-kind-action = action
gathering-new-kind-other = autre
gathering-new-capacity = capacité
    .about = Combien de places il y a
gathering-new-party = groupe
    .about = Nombre de places d’une inscription, au plus ; 1 par défaut
gathering-new-repeat = répétition
    .about = Par exemple chaque semaine, ou le dernier vendredi du mois
gathering-new-until = jusque
    .about = Le dernier jour de la série
gathering-new-except = sauf
    .about = Jours exclus, ou adresse d’un calendrier : https://…
gathering-new-channel = salon
    .about = Où elle est annoncée ; ici par défaut
gathering-new-post = annonce
    .about = Combien de temps avant l’annoncer : 2j ; sinon aussitôt
gathering-new-reminders = rappels
    .about = Quand rappeler aux personnes inscrites : 24h,1h ; ou aucun
gathering-new-audience = public
    .about = Qui peut s’inscrire
gathering-new-audience-everyone = tous
gathering-new-audience-members = adhérents
gathering-new-description = description
    .about = Ce qu’il faut savoir
gathering-list = liste
    .about = Les rencontres à venir
gathering-show = voir
    .about = Une rencontre en détail
gathering-show-gathering = rencontre
    .about = G1, ou son titre
gathering-show-date = date
    .about = Quelle séance ; la prochaine par défaut
gathering-join = participer
    .about = Dire que vous venez
gathering-join-gathering = rencontre
    .about = G1, ou son titre
gathering-join-seats = places
    .about = Combien de places, la vôtre comprise
gathering-join-guests = invités
    .about = Qui vous accompagne, par exemple enfants:2 adultes:1
gathering-join-answer = réponse
    .about = Oui, peut-être ou non ; oui par défaut
gathering-join-answer-yes = oui
gathering-join-answer-maybe = peut-être
gathering-join-answer-no = non
gathering-join-date = date
    .about = Quelle séance ; la prochaine par défaut
gathering-leave = quitter
    .about = Retirer votre réponse
gathering-leave-gathering = rencontre
    .about = G1, ou son titre
gathering-leave-date = date
    .about = Quelle séance ; la prochaine par défaut
gathering-edit = modifier
    .about = Modifier une rencontre ou une de ses séances
gathering-edit-gathering = rencontre
    .about = G1, ou son titre
gathering-edit-scope = portée
    .about = Cette séance, celle-ci et les suivantes, ou toutes
gathering-edit-scope-this = celle-ci
gathering-edit-scope-following = suivantes
gathering-edit-scope-all = toutes
gathering-edit-date = date
    .about = Quelle séance ; la prochaine par défaut
gathering-edit-title = titre
    .about = Son nouveau nom
gathering-edit-start = début
    .about = Le nouveau jour et la nouvelle heure
gathering-edit-duration = durée
    .about = Combien de temps elle dure désormais
gathering-edit-place = lieu
    .about = Où elle a lieu désormais
gathering-edit-capacity = capacité
    .about = Combien de places il y a désormais ; 0 supprime la limite
gathering-edit-description = description
    .about = Ce qu’il faut savoir
gathering-cancel = annuler
    .about = Annuler une rencontre ou une de ses séances
gathering-cancel-gathering = rencontre
    .about = G1, ou son titre
gathering-cancel-scope = portée
    .about = Cette séance, celle-ci et les suivantes, ou toutes
gathering-cancel-scope-this = celle-ci
gathering-cancel-scope-following = suivantes
gathering-cancel-scope-all = toutes
gathering-cancel-date = date
    .about = Quelle séance d’une série
gathering-cancel-reason = motif
    .about = Pourquoi ; dit aux personnes inscrites

# Sur la carte.

gathering-when-label = Quand
gathering-length-label = Durée
gathering-place-label = Lieu
gathering-kind-label = Genre
gathering-kind =
    { $kind ->
        [workshop] atelier
        [seminar] séminaire
        [action] action
        [other] autre
       *[meeting] réunion
    }
gathering-repeats-label = Répétition
gathering-repeats =
    { $freq ->
        [daily]
            { $interval ->
                [1] tous les jours
                [many] tous les { $interval } de jours
               *[other] tous les { $interval } jours
            }
        [weekly]
            { $interval ->
                [1] toutes les semaines
                [many] toutes les { $interval } de semaines
               *[other] toutes les { $interval } semaines
            }
        [monthly]
            { $interval ->
                [1] tous les mois
                [many] tous les { $interval } de mois
               *[other] tous les { $interval } mois
            }
       *[yearly]
            { $interval ->
                [1] tous les ans
                [many] tous les { $interval } d’ans
               *[other] tous les { $interval } ans
            }
    }
gathering-weeks-label = Semaines
gathering-weeks =
    { $weeks ->
        [even] les semaines paires du calendrier
       *[odd] les semaines impaires du calendrier
    }
gathering-months-label = Mois
gathering-days-label = Jours
gathering-days = { $days }
gathering-rule-day-hour = { $weekday } { $hour }
gathering-rule-nth =
    { $nth ->
        [1] premier { $weekday }
        [2] deuxième { $weekday }
        [3] troisième { $weekday }
        [4] quatrième { $weekday }
        [5] cinquième { $weekday }
       *[other] dernier { $weekday }
    }
gathering-month-day =
    { $day ->
        [-1] le dernier jour
        [1] le 1er
       *[other] le { $day }
    }
gathering-until-label = Jusqu’au
gathering-count-label = Nombre de fois
gathering-count =
    { $count ->
        [one] { $count } fois
        [many] { $count } de fois
       *[other] { $count } fois
    }
gathering-rule-label = Règle (RFC 5545)
gathering-except-label = Sauf
gathering-seats-label = Places
gathering-seats =
    { $taken ->
        [one] { $taken } prise sur { $capacity }
        [many] { $taken } prises sur { $capacity }
       *[other] { $taken } prises sur { $capacity }
    }
gathering-seats-waiting =
    { $taken ->
        [one] { $taken } prise sur { $capacity }, { $waiting } en attente
        [many] { $taken } prises sur { $capacity }, { $waiting } en attente
       *[other] { $taken } prises sur { $capacity }, { $waiting } en attente
    }
gathering-seats-open =
    { $taken ->
        [0] personne pour l’instant
        [one] { $taken } personne
        [many] { $taken } de personnes
       *[other] { $taken } personnes
    }
gathering-maybe-label = Peut-être
gathering-audience-label = Pour
gathering-audience-members = les adhérents
gathering-organizer-label = Proposée par
gathering-handle-label = Numéro
gathering-reminders-label = Rappels
gathering-lead-days =
    { $days ->
        [one] { $days } jour avant
        [many] { $days } de jours avant
       *[other] { $days } jours avant
    }
gathering-lead-hours = { $length } avant
gathering-name-seats = { $name } ({ $seats })
gathering-names-more =
    { $rest ->
        [one] et { $rest } autre
        [many] et { $rest } d’autres
       *[other] et { $rest } autres
    }
gathering-coming = Présents : { $names }
gathering-waiting = En attente : { $names }
gathering-next-label = Prochaines dates
gathering-next-more = et ainsi de suite
gathering-date-off =
    { $why ->
        [yes] { $moment } : annulée ({ $reason })
       *[no] { $moment } : annulée
    }
gathering-date-moved = { $moment } (déplacée)
gathering-shifted = Le { $date }, on passe à l’heure d’été et { $asked } n’existe pas : le début est à { $shown }.
gathering-card-full = Complet. Les inscriptions suivantes vont sur la liste d’attente.
gathering-card-cancelled =
    { $why ->
        [yes] Annulée : { $reason }
       *[no] Annulée.
    }
gathering-card-past = Cette date est passée.
gathering-card-begun = En cours : les réponses sont closes.
gathering-card-closed = Les inscriptions sont closes.
gathering-card-late = Cette annonce est en retard : Parvis était arrêté à l’heure prévue.
gathering-summary = { $title } : { $moment }. Numéro { $handle }.
gathering-summary-cancelled = Annulée : { $title }, { $moment }. Numéro { $handle }.
gathering-summary-past = Passée : { $title }, { $moment }. Numéro { $handle }.
gathering-summary-begun = En cours : { $title }, { $moment }. Numéro { $handle }.
gathering-summary-over = { $title } est terminée. Numéro { $handle }.
gathering-also = Vous avez aussi répondu pour : { $dates }
gathering-mine =
    { $state ->
        [going]
            { $seats ->
                [one] Votre inscription est faite.
                [many] Votre inscription est faite, pour { $seats } de places.
               *[other] Votre inscription est faite, pour { $seats } places.
            }
        [maybe] Vous avez répondu « peut-être ».
        [declined] Vous avez répondu que vous ne venez pas.
       *[waitlisted]
            { $seats ->
                [one] Vous êtes sur la liste d’attente.
                [many] Vous êtes sur la liste d’attente, pour { $seats } de places.
               *[other] Vous êtes sur la liste d’attente, pour { $seats } places.
            }
    }

# Proposer.

gathering-proposed-summary = { $title } est notée sous le numéro { $handle }.
gathering-proposed-title = C’est noté : { $title }
gathering-posted-in = Sa carte est dans { $rooms } et y reste à jour.
gathering-announced-in = Elle est annoncée dans { $rooms }, { $lead } chaque date.
gathering-posted-nowhere = Elle n’est montrée dans aucun salon : dites-la dans un salon, donnez salon:, ou choisissez où vont les annonces avec /parvis réglages.
gathering-starts-later = Le début indiqué n’est pas une date de cette répétition : il ne fait pas partie de la série. La première date est ci-dessous.
gathering-skips-months = Les mois plus courts, sans ce jour, sont sautés.
gathering-rule-empty = La répétition « { $repeat } » ne donne aucune date. Vérifiez le début, la fin et les jours exclus.
gathering-rule-often = La répétition « { $repeat } » donne plusieurs heures par jour. Faites une rencontre par heure.
gathering-needs-repeat = « { $option } » ne vaut que pour une rencontre qui se répète : ajoutez par exemple répétition:weekly.
gathering-until-early = La série finirait le { $until }, avant de commencer. Donnez un jour plus tardif.
gathering-all-past = Toutes ses dates sont passées. Donnez un début après le { $start }.
gathering-lead-unclear = Je n’ai pas compris « { $typed } » comme un délai. Écrivez 2j, 24h ou 90m.
gathering-lead-long = « { $typed } » est trop tôt : { $days } jours avant au plus.
gathering-reminders-many = { $max } rappels au plus.
gathering-party-over-capacity = Une inscription pourrait prendre { $party } places, mais il n’y en a que { $capacity }. Baissez « groupe » ou augmentez « capacité ».

# Répondre.

gathering-joined-going =
    { $seats ->
        [one] Vous venez à « { $title } » : { $moment }. Une place est à vous.
        [many] Vous venez à « { $title } » : { $moment }. { $seats } de places sont à vous.
       *[other] Vous venez à « { $title } » : { $moment }. { $seats } places sont à vous.
    }
gathering-already-going =
    { $seats ->
        [one] Vous venez déjà à « { $title } » : { $moment }. Une place est à vous.
        [many] Vous venez déjà à « { $title } » : { $moment }. { $seats } de places sont à vous.
       *[other] Vous venez déjà à « { $title } » : { $moment }. { $seats } places sont à vous.
    }
gathering-joined-waiting =
    { NUMBER($rank, type: "ordinal") ->
        [one] « { $title } » est complète : { $moment }. Vous êtes en { $rank }re place sur la liste d’attente ; un message vous préviendra si une place se libère.
       *[other] « { $title } » est complète : { $moment }. Vous êtes en { $rank }ᵉ place sur la liste d’attente ; un message vous préviendra si une place se libère.
    }
gathering-already-waiting =
    { NUMBER($rank, type: "ordinal") ->
        [one] Vous attendez déjà une place pour « { $title } » : { $moment }. Vous êtes en { $rank }re place sur la liste d’attente.
       *[other] Vous attendez déjà une place pour « { $title } » : { $moment }. Vous êtes en { $rank }ᵉ place sur la liste d’attente.
    }
gathering-joined-maybe = C’est noté : vous viendrez peut-être à « { $title } », { $moment }. Aucune place ne vous est gardée.
gathering-joined-declined = C’est noté : vous ne venez pas à « { $title } », { $moment }.
gathering-left = Votre inscription à « { $title } », { $moment }, est retirée.
gathering-gone = Cette rencontre n’existe plus. /rencontre liste montre celles à venir.
gathering-not-registered = Vous n’avez pas d’inscription à « { $title } » pour cette date : il n’y a rien à retirer.
gathering-over = « { $title } » est terminée à cette date : plus rien n’y change.
gathering-is-past = « { $title } » est passée. /rencontre liste montre celles à venir.
gathering-is-cancelled =
    { $why ->
        [yes] « { $title } » a été annulée : { $reason }. /rencontre liste montre celles à venir.
       *[no] « { $title } » a été annulée. /rencontre liste montre celles à venir.
    }
gathering-date-cancelled =
    { $ahead ->
        [yes]
            { $why ->
                [yes] Cette date ({ $date }) a été annulée : { $reason }. Prochaines dates : { $next }.
               *[no] Cette date ({ $date }) a été annulée. Prochaines dates : { $next }.
            }
       *[no]
            { $why ->
                [yes] Cette date ({ $date }) a été annulée : { $reason }.
               *[no] Cette date ({ $date }) a été annulée.
            }
    }
gathering-begun =
    { $ahead ->
        [yes] Cette date ({ $date }) a commencé : les réponses sont closes. Prochaines dates : { $next }.
       *[no] Cette date ({ $date }) a commencé : les réponses sont closes.
    }
gathering-date-past =
    { $ahead ->
        [yes] Cette date ({ $date }) est passée. Prochaines dates : { $next }.
       *[no] Cette date ({ $date }) est passée.
    }
gathering-no-such-date =
    { $ahead ->
        [yes] « { $title } » n’a pas lieu le { $date }. Prochaines dates : { $next }.
       *[no] « { $title } » n’a pas lieu le { $date }, et il n’y a plus de date à venir.
    }
gathering-members-only = « { $title } » est réservée aux adhérents. /adherent adhérer permet de demander à adhérer.
gathering-party-limit =
    { $party ->
        [one] Une inscription prend une place ici ; vous en demandez { $seats }.
        [many] Une inscription prend { $party } de places au plus ici ; vous en demandez { $seats }.
       *[other] Une inscription prend { $party } places au plus ici ; vous en demandez { $seats }.
    }
gathering-party-too-big =
    { $capacity ->
        [one] Il y a une seule place : { $seats } ne seront jamais libres. Demandez-en moins.
        [many] Il y a { $capacity } de places en tout : { $seats } ne seront jamais libres. Demandez-en moins.
       *[other] Il y a { $capacity } places en tout : { $seats } ne seront jamais libres. Demandez-en moins.
    }
gathering-seats-too-few = Vous amenez { $guests } personnes mais demandez { $seats } places. Donnez au moins autant de places que de personnes.
gathering-no-more-seats =
    { $free ->
        [0] Aucune autre place n’est libre. Vous en gardez { $seats }.
        [one] Une seule autre place est libre. Vous en gardez { $seats }.
        [many] Seules { $free } d’autres places sont libres. Vous en gardez { $seats }.
       *[other] Seules { $free } autres places sont libres. Vous en gardez { $seats }.
    }
gathering-guests-unclear = Je n’ai pas compris « { $typed } » comme des invités. Écrivez enfants:2 adultes:1, ou un nombre.

# Modifier et annuler.

gathering-not-yours = Seule la personne qui a proposé « { $title } », ou quelqu’un qui peut modifier toute rencontre, peut faire cela.
gathering-edit-nothing = Dites ce qui doit changer : titre, début, durée, lieu, capacité ou description.
gathering-own-hours = « { $title } » a ses propres heures selon les jours. Déplacez des séances une à une avec portée:celle-ci, ou proposez une nouvelle série.
gathering-off-the-rule = Les séances de « { $title } » ne peuvent pas toutes être déplacées ainsi : la répétition ne les donnerait pas. Déplacez des séances une à une avec portée:celle-ci, ou proposez une nouvelle série.
gathering-shift-overlaps = Les séances de « { $title } » se rejoindraient : la précédente est le { $date }. Donnez un début plus tardif, ou déplacez des séances une à une avec portée:celle-ci.
gathering-changed-done =
    { $scope ->
        [this] Modifiée pour cette date : { $title } ({ $handle }).
        [following] Modifiée à partir de cette date : { $title } ({ $handle }).
       *[all] Modifiée : { $title } ({ $handle }).
    }
gathering-over-capacity =
    { $capacity ->
        [one] { $taken } personnes viennent et il y a désormais une place. Personne n’est retiré ; elle sera de nouveau donnée quand personne ne l’aura plus.
        [many] { $taken } personnes viennent et il y a désormais { $capacity } de places. Personne n’est retiré ; des places seront de nouveau données quand moins de { $capacity } seront prises.
       *[other] { $taken } personnes viennent et il y a désormais { $capacity } places. Personne n’est retiré ; des places seront de nouveau données quand moins de { $capacity } seront prises.
    }
gathering-told =
    { $told ->
        [0] Personne n’avait à être prévenu.
        [one] Une personne est prévenue en privé.
        [many] { $told } de personnes sont prévenues en privé.
       *[other] { $told } personnes sont prévenues en privé.
    }
gathering-call-off-title = L’annuler ?
gathering-call-off = « { $title } » ({ $handle }), { $moment }, sera annulée et les personnes inscrites prévenues. C’est définitif. Avec un motif : /rencontre annuler.
gathering-call-off-whole = « { $title } » ({ $handle }) sera annulée et les personnes inscrites prévenues. C’est définitif. Avec un motif : /rencontre annuler.
gathering-cancelled-one = Annulée : { $title } ({ $handle }), { $moment }.
gathering-cancelled-series = Annulée à partir du { $moment } : { $title } ({ $handle }).

# La liste.

gathering-list-title = Rencontres à venir
gathering-list-empty = Aucune rencontre n’est prévue. Les personnes qui peuvent en proposer une tapent /rencontre nouvelle.
gathering-list-line = { $handle } { $title } : { $moment }
gathering-list-summary =
    { $count ->
        [one] Une rencontre à venir
        [many] { $count } de rencontres à venir
       *[other] { $count } rencontres à venir
    }
gathering-list-more =
    { $rest ->
        [one] et { $rest } autre
        [many] et { $rest } d’autres
       *[other] et { $rest } autres
    }
gathering-details-of = Détails { $handle }

# Dit plus tard.

gathering-reminder =
    { $state ->
        [maybe] Rappel : « { $title } », { $moment }. Vous avez répondu « peut-être » ; venez-vous ?
       *[going] Rappel : « { $title } », { $moment }. Votre inscription est faite.
    }
gathering-reminder-late =
    { $state ->
        [maybe] Rappel tardif : « { $title } », { $moment }. Vous avez répondu « peut-être » ; venez-vous ?
       *[going] Rappel tardif : « { $title } », { $moment }. Votre inscription est faite.
    }
gathering-promoted =
    { $seats ->
        [one] Une place s’est libérée : vous venez à « { $title } », { $moment }. Si vous ne pouvez pas, retirez votre réponse.
        [many] { $seats } de places se sont libérées : vous venez à « { $title } », { $moment }. Si vous ne pouvez pas, retirez votre réponse.
       *[other] { $seats } places se sont libérées : vous venez à « { $title } », { $moment }. Si vous ne pouvez pas, retirez votre réponse.
    }
gathering-told-moved = « { $title } » est déplacée du { $was } au { $moment }. Votre réponse est gardée ; retirez-la si vous ne pouvez pas venir.
gathering-told-changed = Le lieu de « { $title } », { $moment }, a changé. Votre réponse est gardée.
gathering-told-link = « { $title } », { $moment }, se rejoint désormais en ligne par un autre lien. Votre réponse est gardée.
gathering-told-cancelled =
    { $why ->
        [yes] « { $title } », { $moment }, est annulée : { $reason }
       *[no] « { $title } », { $moment }, est annulée.
    }
gathering-told-cancelled-series =
    { $why ->
        [yes] « { $title } » est annulée à partir du { $moment } : { $reason }
       *[no] « { $title } » est annulée à partir du { $moment }.
    }
