command-poll = sondage
    .about = Questions rapides, sans les formes d’un vote
poll-new = nouveau
    .about = Poser une question rapide
poll-new-title = titre
    .about = Ce qui est demandé
poll-new-choices = choix
    .about = Les réponses possibles, séparées par des virgules
poll-new-many = plusieurs
    .about = Si l’on peut choisir plusieurs réponses
poll-new-many-yes = oui
poll-new-many-no = non
poll-new-anonymous = anonyme
    .about = Si personne n’apprend qui a répondu quoi
poll-new-anonymous-yes = oui
poll-new-anonymous-no = non
poll-new-results = résultats
    .about = Quand les réponses se voient
poll-new-results-now = tout de suite
poll-new-results-after = après la clôture
poll-new-closes = clôture
    .about = Quand il se clôt de lui-même
poll-new-channel = salon
    .about = Où il est posé ; ici par défaut
poll-answer = répondre
    .about = Répondre à un sondage, ou changer sa réponse
poll-answer-poll = sondage
    .about = Le sondage, par exemple P2
poll-answer-choice = choix
    .about = Un choix, ou plusieurs séparés par des virgules
poll-close = clore
    .about = Clore un sondage maintenant et le compter
poll-close-poll = sondage
    .about = Le sondage, par exemple P2
poll-list = liste
    .about = La liste des sondages
poll-list-state = état
    .about = Lesquels
poll-list-state-open = ouverts
poll-list-state-closed = clos
poll-list-state-all = tous
poll-summary =
    { $state ->
        [closed] Le sondage { $handle } « { $title } » est clos ; réponses : { $answers }.
       *[open] Le sondage { $handle } « { $title } » est ouvert ; réponses pour l’instant : { $answers }.
    }
poll-state =
    { $state ->
        [closed] clos
       *[open] ouvert
    }
poll-asker-label = Posé par
poll-kind-label = Réponses
poll-kind =
    { $many ->
        [yes] plusieurs au choix
       *[no] une seule au choix
    } ; { $anonymous ->
        [yes] anonymes : qui a répondu quoi est détruit à la clôture
       *[no] les noms se voient après la clôture
    }
poll-answers-label = Ont répondu
poll-footer = Le résultat se voit après la clôture. Au clavier : { $line }
poll-footer-live = Le résultat se voit au fur et à mesure. Au clavier : { $line }
poll-line = /sondage répondre { $handle } choix
poll-result =
    { $answers ->
        [one] Résultat de { $handle } « { $title } » : { $answers } réponse
        [many] Résultat de { $handle } « { $title } » : { $answers } de réponses
       *[other] Résultat de { $handle } « { $title } » : { $answers } réponses
    }
poll-answered = Votre réponse à { $handle } : { $answer }.
poll-may-change = Vous pouvez la changer jusqu’à la clôture ; la dernière compte.
poll-choices-many = Un sondage contient au plus { $most } choix.
poll-choice-long = « { $typed }… » est trop long pour un choix. Restez sous 75 caractères.
poll-anonymous-live = Un sondage anonyme ne montre son résultat qu’après la clôture : vu au fur et à mesure, il dirait qui a répondu quoi.
poll-is-closed = { $handle } a été clos le { $when }. Votre réponse est arrivée après.
poll-is-over = { $handle } a été clos le { $when } ; son résultat est acquis.
poll-not-yours = Seule la personne qui a posé { $handle } peut le clore, ou celle qui conduit les votes.
polls-title = Sondages
polls-summary =
    { $count ->
        [0] Aucun sondage
        [one] { $count } sondage
        [many] { $count } de sondages
       *[other] { $count } sondages
    }
polls-none = Aucun sondage à montrer. /sondage nouveau en pose un.
notice-poll-opened = un sondage ouvert
notice-poll-result = le résultat d’un sondage
job-close-poll = clore un sondage
