breaches-count =
    { $reported ->
        [one] { $reported } signalement, dont { $answered } avec réponse
        [many] { $reported } de signalements, dont { $answered } avec réponse
       *[other] { $reported } signalements, dont { $answered } avec réponse
    }
party-kind =
    { $kind ->
        [public-body] organisme public
        [branch] branche professionnelle
        [commissioning-party] donneur d’ordre
        [company] entreprise
       *[other] autre
    }
parties-title = Les parties avec qui nous traitons
parties-summary =
    { $count ->
        [0] L’annuaire est vide
        [one] { $count } partie
        [many] { $count } de parties
       *[other] { $count } parties
    }
parties-none = L’annuaire est encore vide. /convention parties nom:"…" y ajoute quelqu’un.
breach-state =
    { $state ->
        [open] ouvert
        [answered] avec réponse
       *[closed] réglé
    }
breaches-title =
    { $kind ->
        [party] Signalements sur { $title } ({ $handle })
       *[agreement] Manquements à { $handle } « { $title } »
    }
breaches-summary =
    { $count ->
        [0] { $handle } : rien que vous puissiez lire
        [one] { $handle } : { $count } signalement
        [many] { $handle } : { $count } de signalements
       *[other] { $handle } : { $count } signalements
    }
breaches-none = Rien n’a été signalé que vous puissiez lire.
breach-kept = Votre signalement sur { $handle } est lu par qui y donne suite, et par personne d’autre. Un message vous dira ce qu’il devient.
breach-other-side-says = L’autre partie répond :
breach-answer = Réponse :
breach-told =
    { $kind ->
        [party] Un manquement de { $title } ({ $handle }) à sa parole est signalé, numéro { $number }.
       *[agreement] Un manquement à { $handle } « { $title } » est signalé, numéro { $number }.
    }
breach-answered = Votre signalement { $number } sur { $handle } reçoit une réponse :
breach-none-such = { $handle } n’a pas de signalement { $number }.
breach-settled = Le signalement { $number } de { $handle } est déjà réglé.
party-charters = a signé { $charters }
breach-reply-link = À cette adresse, l’autre partie lit ce que vous écrivez de { $handle }, signalement { $number }, et répond une fois :
breach-reply-footer = Elle vaut trente jours. Une nouvelle rend les précédentes sans effet. Donnez-la à qui répond pour elle, et à personne d’autre.
breach-page =
    { $kind ->
        [party] { $community } vous écrit au sujet de la parole donnée par { $title }, et vous demande ce que vous en dites.
       *[agreement] { $community } vous écrit au sujet de « { $title } », et vous demande ce que vous en dites.
    }
breach-page-replied = { $community } a votre réponse au sujet de « { $title } ».
breach-page-reply = Votre réponse
breach-page-reply-help = Les membres la lisent à côté du nombre de signalements. N’y nommez personne, s’il vous plaît.
breach-reply-empty = Écrivez d’abord votre réponse.
breach-reply-long = Une réponse a au plus { $most } caractères.
breach-replied =
    { $kind ->
        [party] { $title } répond au signalement { $number } ({ $handle }) :
       *[agreement] L’autre partie répond au signalement { $number } sur { $handle } « { $title } » :
    }
breach-other-side-to = La réponse à { $report } :
notice-party-breach = un signalement sur une partie
notice-party-breach-reply = la réponse d’une partie
notice-party-breach-answered = une réponse à un signalement sur une partie
