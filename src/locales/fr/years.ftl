assembly-report = rapport
    .about = Le rapport de l’année : besoins, conventions, avantages, campagnes
assembly-report-year = année
    .about = Quelle année ; celle-ci par défaut
year-title = Rapport de l’année { $year }
year-summary = { $year } : besoins adoptés { $adopted }, conventions { $agreements }, utilisations d’avantages { $uses }.
year-file = rapport-{ $year }
year-file-markdown = Le rapport en texte
year-file-pdf = Le rapport à imprimer
year-none = Rien cette année.
year-membership = Adhésions
year-members = Membres à jour
year-joined = Adhésions dans l’année
year-left-members = Départs dans l’année
year-assemblies = Assemblées
year-handle = N°
year-name = Nom
year-entitled = Inscrits
year-motions = Résolutions
year-adopted-count = Adoptées
year-needs = Besoins
year-needs-adopted = Besoins adoptés
year-needs-count =
    { $submitted ->
        [one] { $submitted } besoin a été soumis ; soutiens : { $supported }.
        [many] { $submitted } de besoins ont été soumis ; soutiens : { $supported }.
       *[other] { $submitted } besoins ont été soumis ; soutiens : { $supported }.
    }
year-supports = Soutiens
year-vote = Vote
year-negotiations = Négociations
year-counterpart = Avec
year-steps = Étapes
year-state = État à ce jour
year-agreements = Conventions
year-term = Durée
year-breaches = Manquements
year-services = Avantages
year-uses = Utilisations
year-left = Restants à ce jour
year-campaigns = Campagnes
year-signed = Signatures
year-pledged = Engagements
year-obtained = Ce qui a été obtenu
year-to-come = { $year } n’a pas commencé. Nommez une année déjà commencée.
