member-role-own = particulier
    .about = Un des rôles que l’association s’est donnés
member-role-roles = rôles
    .about = Vos propres rôles : trésorerie: admettre des membres, annoncer
member-own-roles =
    { $count ->
        [one] { $count } rôle propre à l’association :
        [many] { $count } de rôles propres à l’association :
       *[other] { $count } rôles propres à l’association :
    }
member-own-role-line = { $name } : { $able }
member-own-unknown = Aucun rôle propre à l’association ne s’appelle « { $typed } ». Il y a : { $known }. /adherent rôle rôles: en crée d’autres.
member-roles-unclear = Je n’ai pas compris « { $typed } ». Écrivez chaque rôle avec ce qu’il permet : trésorerie: admettre des membres, annoncer; accueil: proposer des rencontres – vingt au plus, de quarante caractères chacun, aucun deux fois. rôles:aucun les retire.
member-roles-taken = « { $name } » est un rôle que toute association a déjà. Choisissez un autre nom.
member-roles-ability = « { $typed } » n’est pas ce qu’un rôle peut permettre. Il peut permettre : { $known }.
