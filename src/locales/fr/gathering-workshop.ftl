gathering-workshop = atelier
    .about = Ce qu’un atelier demande à qui vient, et ce qu’il propose
gathering-workshop-gathering = rencontre
    .about = G1, ou son titre
gathering-workshop-programme = programme
    .about = Le déroulé, une chose par ligne ; aucun pour le retirer
gathering-workshop-bring = apporter
    .about = Ce qu’il faut apporter
gathering-workshop-level = niveau
    .about = Pour quel niveau : débutant, tous niveaux
gathering-workshop-age = âge
    .about = À partir de quel âge, jusqu’à quel âge
gathering-workshop-access = accès
    .about = Marches, ascenseur, langue des signes, lieux de repos
gathering-workshop-fee = tarif
    .about = Ce que cela coûte
gathering-workshop-pay = paiement
    .about = Comment payer ; rien ne se paie ici
gathering-workshop-feedback = avis
    .about = Si l’on demande ensuite, sans nom, l’avis des personnes venues
gathering-workshop-feedback-yes = oui
gathering-workshop-feedback-no = non
gathering-material = support
    .about = Une chose à lire ou à suivre, pour les personnes inscrites
gathering-material-gathering = rencontre
    .about = G1, ou son titre
gathering-material-title = titre
    .about = Son nom ; sans titre, tout est montré
gathering-material-text = texte
    .about = Un texte
gathering-material-link = lien
    .about = Une adresse : https://…
gathering-material-remove = retirer
    .about = S’il faut le retirer
gathering-material-remove-yes = oui
gathering-material-remove-no = non
gathering-feedback = avis
    .about = Donner votre avis sur un atelier, sans votre nom
gathering-feedback-gathering = rencontre
    .about = G1, ou son titre
gathering-feedback-stars = étoiles
    .about = De 1 à 5
gathering-feedback-text = texte
    .about = Un mot à l’équipe d’organisation, sans votre nom
gathering-feedback-date = date
    .about = Quelle date ; la dernière où vous étiez par défaut

gathering-workshop-programme-label = Programme
gathering-workshop-bring-label = À apporter
gathering-workshop-level-label = Niveau
gathering-workshop-age-label = Âge
gathering-workshop-access-label = Accessibilité
gathering-workshop-fee-label = Tarif
gathering-workshop-pay-label = Comment payer
gathering-workshop-not-here = Rien ne se paie par Parvis.
gathering-workshop-feedback-asked = L’avis des personnes venues est demandé ensuite, sans leur nom.
gathering-workshop-summary = { $title } : ce que l’atelier demande et propose
gathering-workshop-nothing = Rien n’est encore dit de son programme, de ce qu’il faut apporter, de son niveau ni de son tarif.
gathering-workshop-pay-what = Dites aussi ce que cela coûte : tarif:"15 €".
gathering-materials-label = À lire et à suivre
gathering-materials-summary = { $count ->
    [one] { $title } : { $count } support
    [many] { $title } : { $count } de supports
   *[other] { $title } : { $count } supports
    }
gathering-materials-none = Il n’y a encore rien à lire.
gathering-material-registered = Les supports de « { $title } » sont réservés aux personnes inscrites. Commencez par participer.
gathering-material-title-missing = Dites son nom : titre:"Notice".
gathering-material-none = Aucun support de « { $title } » ne s’appelle « { $typed } ». Sans titre, tous sont montrés.
gathering-material-empty = Donnez un texte, un lien ou un fichier.
gathering-materials-many = { $max } supports au plus. Retirez-en d’abord un.
gathering-feedback-asks = Comment était « { $title } » ? Vous pouvez donner votre avis jusqu’au { $until }.
gathering-feedback-kept = { $stars ->
    [one] C’est noté pour « { $title } » : { $stars } étoile. Vous pouvez changer jusqu’au { $until }.
    [many] C’est noté pour « { $title } » : { $stars } d’étoiles. Vous pouvez changer jusqu’au { $until }.
   *[other] C’est noté pour « { $title } » : { $stars } étoiles. Vous pouvez changer jusqu’au { $until }.
    }
gathering-feedback-anonymous = L’équipe d’organisation ne voit que l’ensemble des réponses, à partir de { $floor } personnes, jamais qui a dit quoi. Un mot peut vous trahir ; pour en ajouter un : /rencontre avis { $handle } étoiles:5 texte:…
gathering-feedback-few = Moins de { $floor } personnes ont répondu : rien n’est montré, pour que personne ne soit reconnu à sa réponse.
gathering-feedback-mean = { $count } réponses, { $mean } étoiles sur 5 en moyenne.
gathering-feedback-summary = { $title } : ce que l’on en a pensé
gathering-feedback-none = Rien n’est encore compté. Les avis sont comptés sept jours après chaque date, si l’atelier les demande.
gathering-feedback-not-there = Seules les personnes venues à « { $title } » en donnent leur avis.
gathering-feedback-off = « { $title } » ne demande pas d’avis. Parlez-en à l’équipe d’organisation.
gathering-feedback-early = « { $title } » n’est pas fini avant { $at }. Revenez ensuite.
gathering-feedback-late = Pour « { $title } », c’était possible jusqu’au { $at }. Parlez-en à l’équipe d’organisation.
gathering-material-file = fichier
    .about = Un fichier
gathering-promote = promouvoir
    .about = Montrer une rencontre dans d’autres salons, et dans les agendas publics ou non
gathering-promote-gathering = rencontre
    .about = G1, ou son titre
gathering-promote-channels = salons
    .about = Où la montrer en plus : #ateliers, #general
gathering-promote-feeds = agendas
    .about = Si elle figure sur le site et dans les agendas ouverts à tous
gathering-promote-feeds-yes = oui
gathering-promote-feeds-no = non
gathering-promote-channels-label = Montrée dans
gathering-promote-feeds-label = Pour tous
gathering-promote-summary = Où « { $title } » est montrée
gathering-promote-listed =
    { $listed ->
        [members] nulle part : elle est réservée aux adhérents
        [no] ni sur le site ni dans les agendas ouverts à tous
       *[yes] sur le site et dans les agendas ouverts à tous
    }
gathering-promote-feeds-members = « { $title } » est réservée aux adhérents : elle ne figure dans aucun agenda ouvert à tous.
gathering-promote-no-channel = Je ne connais pas de salon appelé « { $typed } ». Prenez-en un parmi ceux qui sont proposés.
gathering-promote-many = { $max } salons au plus.
gathering-promote-nowhere = nulle part
