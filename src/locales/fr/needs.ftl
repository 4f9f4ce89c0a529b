command-need = besoin
    .about = Besoins : ce que les membres demandent à l’association d’obtenir
need-submit = soumettre
    .about = Demander à l’association d’obtenir quelque chose
need-submit-title = titre
    .about = Le besoin, en quelques mots
need-submit-text = texte
    .about = De quoi il s’agit, et pour qui
need-submit-private = privé
    .about = Si le bureau seul le lit
need-submit-private-yes = oui
need-submit-private-no = non
need-support = soutenir
    .about = Soutenir un besoin, ou ne plus le soutenir
need-support-need = besoin
    .about = Le besoin, par exemple N2
need-support-answer = réponse
    .about = non retire votre soutien
need-support-answer-yes = oui
need-support-answer-no = non
need-list = liste
    .about = La liste des besoins, les plus soutenus d’abord
need-list-state = état
    .about = Lesquels
need-list-state-open = ouverts
need-list-state-adopted = adoptés
need-list-state-rejected = non adoptés
need-list-state-all = tous
need-show = voir
    .about = Voir un besoin
need-show-need = besoin
    .about = Le besoin, par exemple N2
need-table = inscrire
    .about = Porter des besoins devant la prochaine assemblée, en une résolution
need-table-need = besoin
    .about = Le besoin, par exemple N2
need-table-also = aussi
    .about = D’autres besoins pour la même résolution : N3, N5
need-table-assembly = assemblée
    .about = L’assemblée ; la prochaine par défaut
need-table-title = titre
    .about = Le titre de la résolution
need-table-majority = majorité
    .about = Par exemple exprimés>1/2, la majorité d’usage
need-merge = réunir
    .about = Réunir un besoin à un autre qui dit la même chose
need-merge-need = besoin
    .about = Le besoin qui rejoint l’autre
need-merge-into = à
    .about = Le besoin qui reste
need-discuss = discuter
    .about = Dire quelque chose à propos d’un besoin
need-discuss-need = besoin
    .about = Le besoin, par exemple N2
need-discuss-text = texte
    .about = Ce que vous voulez dire
need-withdraw = retirer
    .about = Retirer un besoin
need-withdraw-need = besoin
    .about = Le besoin, par exemple N2
need-state =
    { $state ->
        [open] ouvert
        [merged] réuni à un autre
        [tabled] devant l’assemblée
        [adopted] adopté
        [rejected] non adopté
       *[withdrawn] retiré
    }
need-summary =
    { $count ->
        [one] Besoin { $handle } « { $title } » : { $state } ; { $count } personne le soutient.
        [many] Besoin { $handle } « { $title } » : { $state } ; { $count } de personnes le soutiennent.
       *[other] Besoin { $handle } « { $title } » : { $state } ; { $count } personnes le soutiennent.
    }
need-state-label = État
need-supports-label = Soutiens
need-submitter-label = Demandé par
need-read-by-label = Lu par
need-read-by-board = les personnes qui conduisent les votes, et celle qui l’a soumis
need-into-label = Réuni à
need-joined = Y sont réunis :
need-remarks = Ce qui s’est dit :
need-footer = Au clavier : { $line }
need-support-line = /besoin soutenir { $handle }
need-tabled-as = Il est mis aux voix : { $handle }.
need-voted = Résolution { $handle } : { $numbers }
need-adopted-by-votes-cast = Adopté à la majorité des suffrages exprimés en assemblée générale, résolution { $handle }. { $numbers }
need-adopted-by = Adopté par { $majority }, résolution { $handle }. { $numbers }
need-submitted-said = Votre besoin { $handle } est soumis, et visible de tout le monde. Un message vous dira ce qu’il devient.
need-confided-said = Votre besoin { $handle } est lu par qui conduit les votes, et par personne d’autre. Porté devant l’assemblée, il serait lu de tout le monde, sans votre nom.
need-confided-to-you = Un besoin vous est confié : { $handle }.
need-remark = { $name }, à propos de { $handle } :
need-decided =
    { $state ->
        [adopted] L’assemblée a adopté le besoin { $handle }.
       *[rejected] L’assemblée n’a pas adopté le besoin { $handle }.
    }
need-line =
    { $count ->
        [one] { $handle } { $title } – { $count } soutien, { $state }
        [many] { $handle } { $title } – { $count } de soutiens, { $state }
       *[other] { $handle } { $title } – { $count } soutiens, { $state }
    }
need-line-confided =
    { $count ->
        [one] { $handle } { $title } – confié, { $state }
        [many] { $handle } { $title } – confié, { $state }
       *[other] { $handle } { $title } – confié, { $state }
    }
needs-title = Besoins
needs-summary =
    { $count ->
        [0] Aucun besoin
        [one] { $count } besoin
        [many] { $count } de besoins
       *[other] { $count } besoins
    }
needs-none = Aucun besoin à montrer. /besoin soumettre demande quelque chose.
needs-tabled = { $needs } : l’assemblée en décidera par { $motion }.
needs-tabled-draft = Aucune assemblée n’est convoquée. { $needs } : la résolution { $motion } est prête à être mise aux voix.
need-motion-title = Besoin : { $title }
need-motion-titles = { $count } besoins : { $handles }
need-motion-text =
    { $count ->
        [one] L’assemblée adopte le besoin suivant et charge l’association d’en obtenir les moyens.
        [many] L’assemblée adopte les besoins suivants et charge l’association d’en obtenir les moyens.
       *[other] L’assemblée adopte les besoins suivants et charge l’association d’en obtenir les moyens.
    }
need-motion-item =
    { $count ->
        [one] { $handle } « { $title } », soutenu par { $count } personne : { $about }
        [many] { $handle } « { $title } », soutenu par { $count } de personnes : { $about }
       *[other] { $handle } « { $title } », soutenu par { $count } personnes : { $about }
    }
need-motion-item-bare =
    { $count ->
        [one] { $handle } « { $title } », soutenu par { $count } personne.
        [many] { $handle } « { $title } », soutenu par { $count } de personnes.
       *[other] { $handle } « { $title } », soutenu par { $count } personnes.
    }
need-not-open =
    { $state ->
        [merged] { $handle } est réuni à un autre besoin. /besoin voir { $handle } dit lequel.
        [tabled] { $handle } est déjà devant l’assemblée. /besoin voir { $handle } montre la résolution.
        [adopted] { $handle } est adopté. /besoin voir { $handle } montre le vote.
        [rejected] { $handle } n’a pas été adopté. /besoin soumettre permet d’en soumettre un autre.
       *[withdrawn] { $handle } est retiré. /besoin soumettre permet d’en soumettre un autre.
    }
need-confided = { $handle } est confié à qui conduit les votes. Les autres le verront quand il sera porté devant l’assemblée.
need-confided-unsupported = { $handle } a été confié : personne d’autre n’est invité à le soutenir.
need-not-yours = Seules le peuvent la personne qui a soumis { $handle } et celles qui conduisent les votes.
need-into-itself = { $handle } ne peut être réuni à lui-même. Nommez dans « à » le besoin qui reste.
need-into-confided = Tout le monde voit { $handle }, et { $into } est confié. Réunissez plutôt { $into } à { $handle }.
need-unknown = Je ne connais pas de besoin « { $typed } ». /besoin liste les montre.
need-too-many = Une résolution porte au plus { $most } besoins.
notice-need-submitted = un besoin soumis
notice-need-confided-to-you = un besoin confié au bureau
notice-need-remark = un mot sur un besoin
notice-need-decided = ce que l’assemblée a dit d’un besoin
job-motion-decided = dire ce qu’un vote a décidé
