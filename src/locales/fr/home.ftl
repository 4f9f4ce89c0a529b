home-gatherings = Mes rencontres
home-gatherings-summary =
    { $count ->
        [0] Aucune rencontre à venir pour vous
        [one] Une rencontre à venir pour vous
        [many] { $count } de rencontres à venir pour vous
       *[other] { $count } rencontres à venir pour vous
    }
home-gatherings-none = Vous n’avez répondu pour aucune rencontre à venir. Tapez /rencontre liste pour les voir.
home-gathering =
    { $state ->
        [going] { $handle } { $title } : { $moment }, vous participez
        [maybe] { $handle } { $title } : { $moment }, vous viendrez peut-être
       *[waitlisted] { $handle } { $title } : { $moment }, vous êtes sur la liste d’attente
    }
home-votes = Mes votes à exprimer
home-votes-summary =
    { $count ->
        [0] Aucun vote ne vous attend
        [one] Un vote vous attend
        [many] { $count } de votes vous attendent
       *[other] { $count } votes vous attendent
    }
home-votes-none = Aucun vote ne vous attend.
home-vote = { $handle } { $title }
home-vote-closing = { $handle } { $title }, clôture { $moment }
home-duties = Ce que votre rôle demande
home-duties-summary =
    { $count ->
        [0] Rien ne vous attend
        [one] Une chose vous attend
        [many] { $count } de choses vous attendent
       *[other] { $count } choses vous attendent
    }
home-duties-none = Rien ne vous attend.
home-duty-requests =
    { $count ->
        [one] Une demande d’aide n’a encore trouvé personne : /entraide liste
        [many] { $count } de demandes d’aide n’ont encore trouvé personne : /entraide liste
       *[other] { $count } demandes d’aide n’ont encore trouvé personne : /entraide liste
    }
home-duty-motions =
    { $count ->
        [one] Une résolution est proposée et pas encore ouverte : /resolution liste
        [many] { $count } de résolutions sont proposées et pas encore ouvertes : /resolution liste
       *[other] { $count } résolutions sont proposées et pas encore ouvertes : /resolution liste
    }
home-duty-channels =
    { $count ->
        [one] Parvis ne peut pas écrire dans un salon : /parvis état
        [many] Parvis ne peut pas écrire dans { $count } de salons : /parvis état
       *[other] Parvis ne peut pas écrire dans { $count } salons : /parvis état
    }
home-duty-given-up =
    { $count ->
        [one] Un message n’a pas pu être remis cette semaine : /parvis état
        [many] { $count } de messages n’ont pas pu être remis cette semaine : /parvis état
       *[other] { $count } messages n’ont pas pu être remis cette semaine : /parvis état
    }
home-not-set-up-summary = Parvis n’est pas encore installé ici
