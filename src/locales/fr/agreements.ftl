command-agreement = convention
    .about = Conventions : mandats, négociation, ratification, signatures
agreement-mandate = mandat
    .about = Inscrire le mandat que donne une résolution adoptée
agreement-mandate-motion = résolution
    .about = La résolution adoptée, par exemple M4
agreement-mandate-object = objet
    .about = Ce qui est à négocier ; ce que dit la résolution par défaut
agreement-mandate-negotiators = négociateurs
    .about = Qui négocie, séparés par des virgules
agreement-mandate-report = rapport
    .about = Le jour du rapport aux membres ; dans six mois par défaut
agreement-mandate-expires = échéance
    .about = Son dernier jour ; six mois après le rapport par défaut
agreement-mandate-limits = limites
    .about = Ce que la négociation ne peut dépasser
agreement-mandate-counterpart = partie
    .about = Avec qui
agreement-mandate-kind = nature
    .about = Ce qu’est l’autre partie
agreement-mandate-kind-public-body = organisme public
agreement-mandate-kind-branch = branche professionnelle
agreement-mandate-kind-commissioning-party = donneur d’ordre
agreement-mandate-kind-company = entreprise
agreement-mandate-kind-other = autre
agreement-mandate-title = titre
    .about = Le nom de la convention à venir
agreement-mandate-seen = lu
    .about = Qui lit le journal et les projets
agreement-mandate-seen-members = membres
agreement-mandate-seen-negotiators = négociateurs
agreement-log = journal
    .about = Écrire dans le journal d’une négociation, ou le lire
agreement-log-agreement = convention
    .about = La convention, par exemple E2
agreement-log-text = texte
    .about = Ce qui s’est passé
agreement-log-kind = nature
    .about = Ce que c’est
agreement-log-kind-meeting = réunion
agreement-log-kind-position = position
agreement-log-kind-document = document
agreement-log-kind-note = note
agreement-log-next = suite
    .about = Quand vient l’étape suivante
agreement-draft = projet
    .about = Écrire une nouvelle version du texte, et ses dates
agreement-draft-agreement = convention
    .about = La convention, par exemple E2
agreement-draft-text = texte
    .about = Le texte entier
agreement-draft-from = du
    .about = Son premier jour
agreement-draft-until = au
    .about = Son dernier jour
agreement-draft-renewal = reconduction
    .about = Si elle se reconduit d’elle-même
agreement-draft-renewal-none = aucune
agreement-draft-renewal-tacit = tacite
agreement-draft-notice = préavis
    .about = Combien de jours avant la fin elle se dénonce
agreement-ratify = ratifier
    .about = Porter le texte devant l’assemblée
agreement-ratify-agreement = convention
    .about = La convention, par exemple E2
agreement-ratify-assembly = assemblée
    .about = L’assemblée ; la prochaine par défaut
agreement-ratify-motion = résolution
    .about = Une résolution adoptée qui la ratifie déjà
agreement-withdraw = retirer
    .about = Porter devant l’assemblée le retrait d’un mandat
agreement-withdraw-agreement = convention
    .about = Le mandat, par exemple E2
agreement-withdraw-assembly = assemblée
    .about = L’assemblée ; la prochaine par défaut
agreement-withdraw-motion = résolution
    .about = Une résolution adoptée qui le retire déjà
agreement-sign = signer
    .about = Signer pour l’association, ou faire signer l’autre partie
agreement-sign-agreement = convention
    .about = La convention, par exemple E2
agreement-sign-for = pour
    .about = eux donne un lien à l’autre partie
agreement-sign-for-us = nous
agreement-sign-for-them = eux
agreement-sign-name = nom
    .about = Qui a signé sur papier pour l’autre partie
agreement-show = voir
    .about = Voir une convention
agreement-show-agreement = convention
    .about = La convention, par exemple E2
agreement-list = liste
    .about = Chercher parmi les conventions
agreement-list-search = chercher
    .about = Un mot de son nom, de son objet ou de l’autre partie
agreement-list-state = état
    .about = Lesquelles
agreement-list-state-live = vivantes
agreement-list-state-over = finies
agreement-list-state-all = toutes
agreement-end = dénoncer
    .about = Dénoncer une convention
agreement-end-agreement = convention
    .about = La convention, par exemple E2
agreement-end-reason = raison
    .about = Pourquoi
agreement-breach = manquement
    .about = Signaler en confidence qu’une convention n’est pas tenue
agreement-breach-agreement = convention
    .about = La convention, par exemple E2
agreement-breach-text = texte
    .about = Ce qui s’est passé ; seules le lisent les personnes qui y donnent suite
agreement-answer = répondre
    .about = Donner suite à ce qui a été signalé
agreement-answer-agreement = convention
    .about = La convention, par exemple E2
agreement-answer-number = numéro
    .about = Le numéro du signalement : 1 pour E2/1
agreement-answer-answer = réponse
    .about = Ce qui est répondu à la personne qui l’a signalé
agreement-answer-reply = droit-de-réponse
    .about = Ce que l’autre partie en dit
agreement-answer-close = réglé
    .about = Si c’est réglé
agreement-answer-close-yes = oui
agreement-answer-close-no = non
agreement-parties = parties
    .about = L’annuaire des parties : ce qu’elles ont signé, et comment elles le tiennent
agreement-parties-name = nom
    .about = Qui ajouter
agreement-parties-kind = nature
    .about = Ce que c’est
agreement-parties-kind-public-body = organisme public
agreement-parties-kind-branch = branche professionnelle
agreement-parties-kind-commissioning-party = donneur d’ordre
agreement-parties-kind-company = entreprise
agreement-parties-kind-other = autre
agreement-parties-contact = contact
    .about = Comment joindre ; pour qui conduit les votes
agreement-state =
    { $state ->
        [mandated] mandat donné
        [negotiating] en négociation
        [ratified] ratifiée
        [signed] signée
        [in-force] en vigueur
        [ended] terminée
        [lapsed] mandat échu
       *[withdrawn] mandat retiré
    }
agreement-summary = { $handle } « { $title } » : { $state }.
agreement-state-label = État
agreement-counterpart-label = Avec
agreement-object-label = Objet
agreement-limits-label = Limites
agreement-negotiators-label = Négociation
agreement-report-label = Rapport
agreement-expires-label = Mandat jusqu’au
agreement-from-label = Du
agreement-until-label = Au
agreement-renewal-label = Reconduction
agreement-renewal =
    { $renewal ->
        [tacit] tacite, sauf dénonciation
       *[none] aucune : elle prend fin ce jour-là
    }
agreement-notice-label = Préavis
agreement-notice =
    { $days ->
        [one] { $days } jour avant la fin
        [many] { $days } de jours avant la fin
       *[other] { $days } jours avant la fin
    }
agreement-breaches-label = Manquements
agreement-mandate-by = Mandat donné par { $handle }.
agreement-mandate-by-vote = Mandat donné par { $handle }, par { $majority }. { $numbers }
agreement-log-closed = Le journal et les projets sont pour la négociation seule, comme le dit le mandat.
agreement-log-title = Journal :
agreement-log-kind-word =
    { $kind ->
        [meeting] réunion
        [position] position
        [document] document
       *[note] note
    }
agreement-next = La suite : { $moment }.
agreement-signature =
    { $side ->
        [us] Signé pour l’association par { $name }, { $moment }
       *[them] Signé pour l’autre partie par { $name }, { $moment }
    }
agreement-motion =
    { $purpose ->
        [withdraw] L’assemblée décide par { $motion } du retrait du mandat.
       *[ratify] L’assemblée décide par { $motion } de la ratification.
    }
agreement-motion-decided =
    { $purpose ->
        [withdraw] Sur le retrait du mandat, { $motion } : { $numbers }
       *[ratify] Sur la ratification, { $motion } : { $numbers }
    }
agreement-motion-otherwise = { $motion } a été adoptée dans d’autres termes qu’à son dépôt : elle ne change rien ici. { $numbers }
agreement-ending = La convention est dénoncée.
agreement-text-title =
    { $versions ->
        [one] Le texte, version { $number } :
        [many] Le texte, version { $number } sur { $versions } :
       *[other] Le texte, version { $number } sur { $versions } :
    }
agreement-mandate-kept = Le mandat est { $handle }. Négocient, et personne d’autre : { $negotiators }.
agreement-ratifying = { $handle } : l’assemblée décide de ce texte par { $motion }. D’ici là, il reste tel quel.
agreement-ratified-said = { $handle } est ratifiée. Elle peut être signée : /convention signer { $handle }
agreement-other-side = l’autre partie
agreement-link = { $party } signe { $handle } à cette adresse, une fois :
agreement-link-footer = Elle vaut trente jours. Une nouvelle rend les précédentes sans effet. Donnez-la à qui signe, et à personne d’autre.
agreement-until-day = jusqu’au { $day }
agreements-title = Conventions
agreements-summary =
    { $count ->
        [0] Aucune convention
        [one] { $count } convention
        [many] { $count } de conventions
       *[other] { $count } conventions
    }
agreements-none = Aucune convention à montrer.
agreement-page-asks = { $community } invite { $party } à signer cette convention.
agreement-page-signed = Signé, pour { $community } et { $party }.
agreement-page-name = Votre nom et votre qualité
agreement-page-name-help = Ils figurent sous la convention comme votre signature.
agreement-ratify-title = Ratification de { $handle } : { $title }
agreement-ratify-text = L’assemblée ratifie la convention { $handle } « { $title } » dans sa version { $number }.
agreement-ratify-days =
    { $which ->
        [from] Elle commence le { $from }.
        [until] Elle court jusqu’au { $until }.
       *[both] Elle court du { $from } au { $until }.
    }
agreement-ratify-renewal =
    { $days ->
        [0] Elle est reconduite tacitement, sauf dénonciation.
        [one] Elle est reconduite tacitement, sauf dénonciation { $days } jour avant la fin.
        [many] Elle est reconduite tacitement, sauf dénonciation { $days } de jours avant la fin.
       *[other] Elle est reconduite tacitement, sauf dénonciation { $days } jours avant la fin.
    }
agreement-ratify-notice =
    { $days ->
        [one] Elle se dénonce { $days } jour avant la fin.
        [many] Elle se dénonce { $days } de jours avant la fin.
       *[other] Elle se dénonce { $days } jours avant la fin.
    }
agreement-withdraw-title = Retrait du mandat { $handle } : { $title }
agreement-withdraw-text = L’assemblée retire le mandat { $handle } « { $title } ». La négociation s’arrête.
agreement-mandated = L’assemblée vous a donné un mandat : { $handle } « { $title } ». Vous agissez à ce titre, comme les autres personnes qu’il nomme, et personne d’autre.
agreement-mandate-withdrawn = Le mandat { $handle } « { $title } » a été retiré par un vote.
agreement-mandate-lapsed = Le mandat { $handle } « { $title } » est échu : personne ne peut plus agir à ce titre. L’assemblée peut en donner un autre.
agreement-report-due = Aujourd’hui, le rapport de la négociation { $handle } « { $title } » est dû aux membres.
agreement-signed = { $handle } « { $title } » est signée par les deux parties.
agreement-notice-soon = { $handle } « { $title } » court jusqu’au { $day }. Elle peut être dénoncée jusqu’au { $last }.
agreement-renewed = { $handle } « { $title } » a été reconduite jusqu’au { $day }.
agreement-over = { $handle } « { $title } » a pris fin le { $day }.
agreement-ratified-by-vote = L’assemblée a ratifié { $handle } « { $title } ». Elle peut être signée.
agreement-not-ratified-by-vote = L’assemblée n’a pas ratifié { $handle } « { $title } ». Son texte peut de nouveau changer.
agreement-motion-not-adopted = { $handle } n’a pas été adoptée : elle ne donne aucun pouvoir. Un mandat vient d’une résolution que l’assemblée a adoptée.
agreement-report-past = Le rapport ne peut être dû le { $day }, qui est passé.
agreement-expires-early = Un mandat ne peut échoir le { $expires }, avant son rapport du { $report }.
agreement-lapsed = Le mandat { $handle } a pris fin le { $day }. Personne ne peut plus agir à ce titre ; l’assemblée peut en donner un autre par une résolution.
agreement-withdrawn = Le mandat { $handle } a été retiré par un vote. Personne ne peut plus agir à ce titre.
agreement-ended = { $handle } a pris fin. L’assemblée peut donner un autre mandat par une résolution.
agreement-text-fixed =
    { $state ->
        [ratified] { $handle } est ratifiée mot pour mot. Seul un nouveau mandat la change.
       *[other] { $handle } est signée mot pour mot. /convention dénoncer y met fin.
    }
agreement-not-negotiator = Seules les personnes que nomme le mandat { $handle } le peuvent.
agreement-until-early = Une convention ne peut finir le { $until }, avant de commencer le { $from }.
agreement-renewal-without-end = Ce qui n’a pas de dernier jour n’a rien à reconduire. Donnez « au ».
agreement-before-assembly =
    { $purpose ->
        [withdraw] L’assemblée décide déjà, par { $motion }, du retrait du mandat { $handle }. /resolution voir { $motion } la montre.
       *[ratify] { $handle } est devant l’assemblée : { $motion }. Son texte pourra changer quand ce sera décidé.
    }
agreement-negotiator-no-member = { $name } n’est pas membre, et seuls les membres négocient pour l’association. Nommez quelqu’un d’autre, ou admettez d’abord cette personne.
agreement-power = { $negotiators } : négocier pour l’association, par le mandat { $handle } « { $title } » qu’a donné { $motion }, jusqu’au { $day }
agreement-no-text = { $handle } n’a pas encore de texte. /convention projet en écrit un.
agreement-motion-used = { $handle } décide déjà d’une convention, et de rien d’autre. /resolution proposer met au vote ce que vous voulez.
agreement-same-motion = { $motion } est la résolution qui a donné le mandat { $handle } : elle ne ratifie aucun texte et ne retire aucun mandat. Il y faut une autre résolution.
agreement-mandate-again =
    { $why ->
        [withdrawn] { $handle } a donné le mandat { $mandate }, qu’un vote a retiré. Un nouveau mandat demande une nouvelle résolution : /resolution proposer
       *[lapsed] { $handle } a donné le mandat { $mandate }, qui est échu. Un nouveau mandat demande une nouvelle résolution : /resolution proposer
    }
agreement-motion-other-words = { $motion } ne reprend pas mot pour mot le texte de { $handle }, version { $number } : elle ne le ratifie pas. /convention ratifier { $handle } porte ce texte devant l’assemblée.
agreement-motion-amendment = { $motion } change le texte d’une autre résolution, et ne décide rien par elle-même. Nommez la résolution qu’elle change.
agreement-motion-earlier = { $motion } a été votée avant que { $mandate } donne le mandat { $handle } : elle n’en dit rien. Il y faut une résolution plus récente.
agreement-motion-not-naming = { $motion } ne nomme pas { $handle } : elle ne retire pas ce mandat. /convention retirer { $handle } porte son retrait devant l’assemblée.
agreement-withdraw-by-vote = Un mandat se retire par un vote. /convention retirer { $handle } le porte devant l’assemblée.
agreement-not-in-force =
    { $state ->
        [signed] { $handle } est déjà signée.
       *[other] { $handle } n’est pas en vigueur. /convention voir { $handle } dit où elle en est.
    }
agreement-ending-already = Elle est déjà dénoncée : { $handle } prend fin le { $day }.
agreement-not-ratified = { $handle } n’est pas ratifiée. /convention ratifier { $handle } la porte devant l’assemblée.
agreement-not-to-sign = { $handle } n’est plus à signer. /convention voir { $handle } dit où elle en est.
agreement-signed-by =
    { $side ->
        [us] { $handle } est déjà signée pour l’association.
       *[them] { $handle } est déjà signée par l’autre partie.
    }
agreement-sign-unnamed = Écrivez votre nom : il est votre signature.
agreement-paper-kept = Ce qui est signé sur papier est inscrit par qui convoque les assemblées. /convention signer { $handle } pour:eux donne un lien.
agreement-sign-name-long = Un nom a au plus { $most } caractères.
agreement-link-used = Cette adresse a servi, ou elle a pris fin. Demandez-en une autre à la personne qui vous l’a donnée.
notice-agreement-mandated = un mandat
notice-agreement-mandate-withdrawn = un mandat retiré
notice-agreement-mandate-lapsed = un mandat échu
notice-agreement-report-due = un rapport dû
notice-agreement-signed = une convention signée
notice-agreement-notice-soon = une dénonciation possible
notice-agreement-renewed = une convention reconduite
notice-agreement-over = une convention qui a pris fin
notice-agreement-in-force = une convention en vigueur
notice-agreement-voted = un vote sur une convention
notice-agreement-breach = un manquement signalé
notice-agreement-breach-answered = une réponse à un signalement
job-agreement-report = rappeler un rapport
job-agreement-expires = finir un mandat
job-agreement-begins = mettre une convention en vigueur
job-agreement-reminder = rappeler qu’une convention peut être dénoncée
job-agreement-ends = finir une convention, ou la reconduire
agreement-answer-tell = exposer
    .about = Ce qui est dit à l’autre partie ; donne un lien où elle répond
notice-agreement-breach-reply = une réponse à un manquement
