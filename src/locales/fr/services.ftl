command-service = avantage
    .about = Avantages : ce dont les membres peuvent se servir
service-add = ajouter
    .about = Ajouter un avantage, d’une convention ou seul
service-add-title = titre
    .about = Ce que c’est, en quelques mots
service-add-about = description
    .about = Ce qu’il donne, et comment s’en servir
service-add-agreement = convention
    .about = La convention d’où il vient, par exemple E2
service-add-code = code
    .about = Un code pour tout le monde
service-add-codes = codes
    .about = Un code pour chaque personne, séparés par des espaces, des virgules ou des lignes
service-add-dues = cotisation
    .about = non l’ouvre aux membres dont la cotisation n’est pas à jour
service-add-dues-yes = oui
service-add-dues-no = non
service-add-charter = charte
    .about = Une charte à signer d’abord, par exemple C1
service-add-section = section
    .about = Pour une seule catégorie de membres, par exemple une section
service-add-every = chaque
    .about = À quel rythme une personne peut l’avoir à nouveau
service-add-every-once = une fois
service-add-every-month = mois
service-add-every-year = an
service-add-limit = limite
    .about = Combien de fois en tout
service-add-from = du
    .about = Son premier jour
service-add-until = au
    .about = Son dernier jour
service-codes = codes
    .about = Ajouter des codes à un avantage qui en donne un à chaque personne
service-codes-service = avantage
    .about = L’avantage, par exemple S3
service-codes-codes = codes
    .about = Les codes, séparés par des espaces, des virgules ou des lignes
service-list = liste
    .about = Le catalogue des avantages
service-list-state = état
    .about = Lesquels
service-list-state-open = ouverts
service-list-state-ended = finis
service-list-state-all = tous
service-show = voir
    .about = Voir un avantage
service-show-service = avantage
    .about = L’avantage, par exemple S3
service-use = utiliser
    .about = Se servir d’un avantage ; personne d’autre ne voit comment
service-use-service = avantage
    .about = L’avantage, par exemple S3
service-rate = noter
    .about = Dire ce que vaut un avantage
service-rate-service = avantage
    .about = L’avantage, par exemple S3
service-rate-stars = étoiles
    .about = De 1 à 5
service-end = finir
    .about = Mettre fin à un avantage
service-end-service = avantage
    .about = L’avantage, par exemple S3
service-state =
    { $state ->
        [ended] fini
       *[open] ouvert
    }
service-summary =
    { $state ->
        [ended] L’avantage { $handle } « { $title } » est fini.
       *[open] L’avantage { $handle } « { $title } » est ouvert aux membres.
    }
service-state-label = État
service-who-label = Pour
service-for-paid-up = les membres dont la cotisation est à jour ce jour-là
service-for-members = tous les membres
service-for-section =
    { $dues ->
        [yes] membres de { $section } à jour de cotisation ce jour-là
       *[other] membres de { $section }
    }
service-for-signatories = , signataires de { $charter }
service-code-label = Code
service-sort =
    { $sort ->
        [each] un pour chaque personne, donné une fois
        [shared] un pour tout le monde
       *[none] il n’en faut pas
    }
service-every-label = Chaque personne
service-every =
    { $every ->
        [month] chaque mois
        [year] chaque année
       *[once] une fois
    }
service-from-label = Du
service-until-label = Au
service-left-label = Restants
service-agreement-label = Vient de
service-rating-label = Note
service-rating =
    { $ratings ->
        [one] { $stars } sur 5, par { $ratings } membre
        [many] { $stars } sur 5, par { $ratings } de membres
       *[other] { $stars } sur 5, par { $ratings } membres
    }
service-uses-label = Utilisations
service-uses = { $month } ce mois-ci, { $all } en tout
service-footer = Au clavier : { $line }
service-use-line = /avantage utiliser { $handle }
service-given = { $handle } « { $title } » vous est ouvert. Voici comment :
service-given-code = { $handle } « { $title } » vous est ouvert. Voici votre code :
service-given-again = Vous avez déjà eu ce code pour { $handle } « { $title } » :
service-your-code-label = Votre code
service-code-yours = Il n’est qu’à vous. Redemandé, c’est le même.
service-code-kept = Merci de le garder entre membres.
service-stars =
    { $count ->
        [one] { $count } étoile
        [many] { $count } d’étoiles
       *[other] { $count } étoiles
    }
service-added = { $handle } est au catalogue.
service-few-left =
    { $left ->
        [one] { $handle } « { $title } » s’épuise : il en reste { $left }. /avantage codes en ajoute.
        [many] { $handle } « { $title } » s’épuise : il en reste { $left }. /avantage codes en ajoute.
       *[other] { $handle } « { $title } » s’épuise : il en reste { $left }. /avantage codes en ajoute.
    }
service-none-left = { $handle } « { $title } » est épuisé. /avantage codes en ajoute.
service-unused =
    { $left ->
        [one] Personne ne s’est servi de { $handle } « { $title } » depuis trois mois ; reste : { $left }.
        [many] Personne ne s’est servi de { $handle } « { $title } » depuis trois mois. Peu le connaissent peut-être.
       *[other] Personne ne s’est servi de { $handle } « { $title } » depuis trois mois. Peu le connaissent peut-être.
    }
services-title = Avantages
services-summary =
    { $count ->
        [0] Aucun avantage
        [one] { $count } avantage
        [many] { $count } d’avantages
       *[other] { $count } avantages
    }
services-none = Aucun avantage à montrer.
service-is-over = { $handle } est fini. /avantage liste montre ceux qui sont ouverts.
service-not-yet = { $handle } commence le { $day }. Redemandez alors.
service-dues = { $handle } est pour les membres dont la cotisation est à jour ce jour-là ; la vôtre l’était jusqu’au { $day }. Une fois réglée, redemandez.
service-members-only = { $handle } est pour les membres. /adherent adhérer permet de demander à le devenir.
service-charter = { $handle } est pour les signataires de { $charter }. /charte signer { $charter } le permet.
service-section = { $handle } est pour les membres de { $section }. L’appartenance figure au registre ; l’administration peut vous y inscrire avec /adherent rôle.
service-no-section = « { $typed } » ne figure pas au registre. Les sections sont ses catégories : { $known }. /adherent rôle catégories en ajoute une.
service-run-out = { $handle } est épuisé. L’équipe le sait ; redemandez dans quelques jours.
service-codes-none = Donnez au moins un code.
service-codes-many = Au plus { $most } codes s’ajoutent à la fois.
service-code-long = Un code a au plus { $most } caractères.
service-code-twice = Le code numéro { $place } est là deux fois. Chacun ne se donne qu’à une personne.
service-code-or-codes = Donnez « code » pour un code partagé, ou « codes » pour un code par personne ; pas les deux.
service-limit-of-codes = Chaque code se donne une fois : leur nombre est la limite. N’indiquez pas « limite ».
service-until-early = Un avantage ne peut finir le { $until }, avant de commencer le { $from }.
service-until-past = Un avantage ne peut finir le { $until }, qui est passé.
service-agreement-not-in-force = { $handle } n’est pas en vigueur : aucun avantage n’en vient encore. /convention voir { $handle } dit où elle en est.
service-agreement-over = { $agreement }, d’où vient { $handle }, n’est plus en vigueur. /avantage liste montre ce qu’il y a.
service-no-codes = { $handle } ne donne pas un code à chaque personne. /avantage ajouter en crée un qui en donne.
service-not-yours = Seules le peuvent la personne qui a ajouté { $handle } et celles qui organisent.
service-rate-unused = Vous pourrez noter { $handle } après l’avoir utilisé.
notice-service-added = un avantage ajouté
notice-service-few-left = un avantage qui s’épuise
notice-service-none-left = un avantage épuisé
notice-service-unused = un avantage dont personne ne se sert
job-service-watch = regarder si un avantage sert
job-service-over = finir un avantage
