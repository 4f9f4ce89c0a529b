command-motion = resolution
    .about = Résolutions : proposer un texte, le mettre aux voix, voir le résultat
command-vote = vote
    .about = Voter sur une résolution, ou vérifier un reçu
motion-propose = proposer
    .about = Proposer un texte à mettre aux voix
motion-propose-title = titre
    .about = De quoi il s’agit, en quelques mots
motion-propose-text = texte
    .about = Le texte mis aux voix
motion-propose-assembly = assemblée
    .about = L’assemblée générale qui en décidera
motion-propose-majority = majorité
    .about = Par exemple exprimés>1/2, unanimité, ou deux tiers des suffrages exprimés
motion-propose-method = méthode
    .about = Comment on vote : par oui ou non, ou entre des choix
motion-propose-method-yes-no = oui ou non
motion-propose-method-choice = un choix
motion-propose-method-approval = approbation
motion-propose-method-score = notes
motion-propose-method-irv = vote alternatif
motion-propose-method-stv = vote unique transférable
motion-propose-method-meek-stv = vote transférable de Meek
motion-propose-method-schulze = Schulze
motion-propose-choices = choix
    .about = Ce que l’on peut choisir, séparé par des virgules
motion-propose-seats = sièges
    .about = Combien de personnes sont à élire
motion-propose-secret = secret
    .about = Si le scrutin est secret
motion-propose-secret-yes = oui
motion-propose-secret-no = non
motion-propose-closes = clôture
    .about = Quand le vote se clôt de lui-même
motion-open = ouvrir
    .about = Ouvrir le vote sur une résolution
motion-open-motion = résolution
    .about = La résolution, par exemple M3
motion-open-closes = clôture
    .about = Quand le vote se clôt de lui-même
motion-close = clore
    .about = Clore le vote maintenant et dépouiller
motion-close-motion = résolution
    .about = La résolution, par exemple M3
motion-withdraw = retirer
    .about = Retirer une résolution avant la décision
motion-withdraw-motion = résolution
    .about = La résolution, par exemple M3
motion-show = voir
    .about = Voir une résolution et son résultat
motion-show-motion = résolution
    .about = La résolution, par exemple M3
motion-list = liste
    .about = La liste des résolutions
motion-list-state = état
    .about = Lesquelles
motion-list-state-open = ouvertes
motion-list-state-coming = à venir
motion-list-state-closed = closes
motion-list-state-all = toutes
vote-motion = résolution
    .about = La résolution, par exemple M3
vote-choice = choix
    .about = pour, contre, abstention, blanc, un choix, ou un classement A > B > C
vote-as = pour
    .about = Pour qui vous votez, si vous détenez un pouvoir
vote-receipt = reçu
    .about = Seul, un reçu vérifie un bulletin ; avec un choix, il le remplace
majority-more =
    { $share ->
        [half] plus de la moitié
        [two-thirds] plus des deux tiers
        [three-quarters] plus des trois quarts
        [three-fifths] plus des trois cinquièmes
        [four-fifths] plus des quatre cinquièmes
       *[other] plus de { $fraction }
    } { $base ->
        [cast] des suffrages exprimés
        [voters] des votants
        [present] des membres présents ou représentés
        [present-only] des membres présents, pouvoirs non comptés
       *[entitled] des membres inscrits
    }
majority-least =
    { $share ->
        [half] au moins la moitié
        [two-thirds] au moins les deux tiers
        [three-quarters] au moins les trois quarts
        [three-fifths] au moins les trois cinquièmes
        [four-fifths] au moins les quatre cinquièmes
       *[other] au moins { $fraction }
    } { $base ->
        [cast] des suffrages exprimés
        [voters] des votants
        [present] des membres présents ou représentés
        [present-only] des membres présents, pouvoirs non comptés
       *[entitled] des membres inscrits
    }
majority-unanimity = unanimité des suffrages exprimés
majority-plurality = plus de voix pour que contre
motion-summary = Résolution { $handle } « { $title } » : { $state ->
        [draft] proposée
        [tabled] à l’ordre du jour
        [open] le vote est ouvert
        [closed] le vote est clos
       *[withdrawn] retirée
    }.
motion-state = { $state ->
        [draft] proposée
        [tabled] à l’ordre du jour
        [open] le vote est ouvert
        [closed] close
        [unproclaimed] close, non proclamée
       *[withdrawn] retirée
    }
motion-state-label = État
motion-rule-label = Majorité
motion-method-name = { $method ->
        [plurality] un choix, à la majorité relative
        [approval] approbation, à la majorité relative
        [score] notes
        [irv] vote alternatif
        [scottish-stv] vote unique transférable (règles écossaises)
        [meek-stv] vote unique transférable (Meek)
        [schulze] Schulze (voix gagnantes)
       *[yes-no] oui ou non
    }
motion-choices-label = Choix
motion-secret-label = Scrutin
ballots-secret = secret
ballots-public = public
motion-proposer-label = Proposée par
motion-entitled-label = Inscrits
motion-voters-label = Votants
motion-closes-label = Clôture
motion-closed-label = Close
motion-footer = Le résultat paraît à la clôture. Au clavier : { $line }
motion-vote-line = /vote { $handle } { $choice }
vote-typed-for = pour
motion-proposed = La résolution { $handle } « { $title } » est proposée.
motion-proposed-next = Pour ouvrir le vote : { $line }
motion-open-line = /resolution ouvrir { $handle }
motions-title = Résolutions
motions-summary =
    { $count ->
        [0] Aucune résolution
        [one] { $count } résolution
        [many] { $count } de résolutions
       *[other] { $count } résolutions
    }
motions-none = Il n’y a aucune résolution à montrer. /resolution proposer en commence une.
result-title = Résultat de { $handle } : { $title }
result-adopted =
    Résolution adoptée : { $yes } voix pour, { $no } contre ({ $cast ->
            [one] { $cast } suffrage exprimé
            [many] { $cast } suffrages exprimés
           *[other] { $cast } suffrages exprimés
        }, majorité requise : { $required }). { $abstain ->
        [0] Aucune abstention
        [one] { $abstain } abstention
        [many] { $abstain } d’abstentions
       *[other] { $abstain } abstentions
    }, { $blank } { $blank ->
        [one] blanc
        [many] de blancs
       *[other] blancs
    }.
result-rejected =
    Résolution rejetée : { $yes } voix pour, { $no } contre ({ $cast ->
            [one] { $cast } suffrage exprimé
            [many] { $cast } suffrages exprimés
           *[other] { $cast } suffrages exprimés
        }, majorité requise : { $required }). { $abstain ->
        [0] Aucune abstention
        [one] { $abstain } abstention
        [many] { $abstain } d’abstentions
       *[other] { $abstain } abstentions
    }, { $blank } { $blank ->
        [one] blanc
        [many] de blancs
       *[other] blancs
    }.
result-tied =
    Partage des voix : { $yes } pour, { $no } contre ({ $cast ->
            [one] { $cast } suffrage exprimé
            [many] { $cast } suffrages exprimés
           *[other] { $cast } suffrages exprimés
        }). { $abstain ->
        [0] Aucune abstention
        [one] { $abstain } abstention
        [many] { $abstain } d’abstentions
       *[other] { $abstain } abstentions
    }, { $blank } { $blank ->
        [one] blanc
        [many] de blancs
       *[other] blancs
    }.
result-no-vote =
    Résolution non adoptée : aucun suffrage exprimé. { $abstain ->
        [0] Aucune abstention
        [one] { $abstain } abstention
        [many] { $abstain } d’abstentions
       *[other] { $abstain } abstentions
    }, { $blank } { $blank ->
        [one] blanc
        [many] de blancs
       *[other] blancs
    }.
result-no-quorum =
    Vote impossible : le quorum n’est pas atteint ({ $counted ->
        [one] { $counted } membre présent ou représenté
        [many] { $counted } membres présents ou représentés
       *[other] { $counted } membres présents ou représentés
    }, { $required ->
        [one] { $required } requis
        [many] { $required } requis
       *[other] { $required } requis
    }).
result-elected = Élection de { $names } ({ $cast ->
            [one] { $cast } suffrage exprimé
            [many] { $cast } suffrages exprimés
           *[other] { $cast } suffrages exprimés
        }).
result-tied-for-seat =
    Égalité pour le dernier siège : { $names }. { $rule ->
        [eldest] Les règles donnent le bénéfice de l’âge, mais les dates de naissance ne sont pas toutes connues, ou sont les mêmes. Qui convoque les assemblées les indique : /assemblee candidats avec personne: et naissance: ; d’ici là rien n’est proclamé pour ce siège.
       *[none] Aucune règle ne les départage ; l’assemblée en décide, et d’ici là rien n’est proclamé pour ce siège.
    }
result-footer =
    { $voters ->
        [one] { $voters } votant sur { $entitled } inscrits.
        [many] { $voters } de votants sur { $entitled } inscrits.
       *[other] { $voters } votants sur { $entitled } inscrits.
    }
vote-title = Votre vote sur { $handle }
vote-cast = Votre vote sur « { $title } » est enregistré : { $mark }.
vote-replaced = Votre vote sur « { $title } » devient : { $mark }. Seul celui-ci compte.
vote-may-change = Vous pouvez changer d’avis jusqu’à la clôture ; le dernier vote compte.
vote-receipt-keep = Votre reçu : { $receipt }. Conservez-le. Il n’est montré qu’une fois ; il permet de changer votre vote jusqu’à la clôture, puis de vérifier votre bulletin dans la liste publiée.
vote-until = Clôture du vote : { $when }.
vote-choice-unclear = « { $typed } » ne répond pas à une résolution par oui ou non. Écrivez pour, contre, abstention ou blanc.
vote-choice-unknown = « { $typed } » ne figure pas parmi les choix : { $known }.
vote-choice-twice = Le même choix figure deux fois. Nommez chaque choix une fois.
vote-points-missing = « { $typed } » ne dit pas combien de points. Écrivez chaque choix avec ses points, de 0 à { $most }, par exemple Ana:{ $most }, Bo:2.
vote-points-out = « { $typed } » n’est pas un nombre de points pour { $name } : ils vont de 0 à { $most }, sans décimale.
vote-points = { $name } : { $points }
vote-points-of =
    { $points ->
        [0] aucun point
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
grading-summary = Vos points pour { $handle } : { $graded } sur { $choices } choix
grading-intro = Donnez à chaque choix ses points, de 0 à { $most }. Qui n’en reçoit pas en a zéro.
grading-next = Points pour { $name }
vote-ranking-unclear = « { $typed } » ne dit pas d’ordre. Écrivez les noms séparés par >, en commençant par votre préférence, par exemple { $line }.
vote-one-choice = Un seul choix peut être nommé ici : { $known }.
vote-closed = Le vote sur { $handle } est clos : { $when }. Votre bulletin est arrivé après et n’a pas été compté.
vote-counted-already = Votre bulletin n’était pas encore enregistré quand le vote sur { $handle } a été clos et dépouillé : { $when }. Il ne compte pas.
vote-counted-before = Votre bulletin est arrivé avant la clôture et a été compté. Le vote sur { $handle } a été clos le { $when }.
vote-not-entitled = Vous ne faites pas partie du corps électoral de ce vote : il a été fixé à l’ouverture, parmi les membres à jour ce jour-là.
vote-secret-already = Vous avez déjà voté. Pour changer un vote secret, donnez votre reçu : /vote résolution choix reçu:ABCD-EFGH-JKMN-PQRS.
vote-receipt-unclear = « { $typed } » n’est pas un reçu. Un reçu compte seize lettres et chiffres, par exemple ABCD-EFGH-JKMN-PQRS.
vote-receipt-not-yours = Ce reçu n’est pas le vôtre pour ce vote. Rien n’a été modifié.
vote-receipt-not-found = Aucun bulletin ne porte ce reçu dans ce vote. Rien n’a été modifié.
vote-receipt-open-vote = { $handle } est un scrutin public, sans reçu. /resolution voir le montre.
vote-proxy-bound = Ce pouvoir est lié sur { $handle } : { $mark ->
        [for] pour
        [against] contre
        [abstain] abstention
        [blank] blanc
       *[ranks] { $choice }
    }. Votez ainsi, ou ne donnez pas de choix.
vote-proxy-counts-not = { $handle } se décide entre membres présents : un pouvoir n’y compte pas.
vote-no-proxy = Vous ne détenez aucun pouvoir de { $name } pour ce vote.
vote-giver-came = Pendant le vote sur { $handle }, { $name } a émargé et voté en personne : ce bulletin reste. Votre pouvoir servira aux votes suivants.
receipt-title = Votre reçu pour { $handle }
receipt-in-box = Reçu { $receipt } : votre bulletin est dans l’urne, il porte { $mark }. Il peut encore être remplacé.
receipt-published = Reçu { $receipt } : dans les bulletins publiés de { $handle }, il porte { $mark }.
receipt-not-found = Le reçu { $receipt } ne figure pas parmi les bulletins de { $handle }. Vérifiez les lettres.
ranking-summary = Votre classement pour { $handle } : { $ranked } jusqu’ici
ranking-intro = Choisissez l’un après l’autre, en commençant par votre préférence. Laissez de côté qui vous ne voulez pas classer.
ranking-next = Choix no { $rank }
motion-choices-unneeded = Une résolution par oui ou non ne prend pas de choix. Ôtez-les, ou prenez une autre méthode.
motion-choices-needed = Donnez au moins deux choix, séparés par des virgules.
motion-choices-many = Un bulletin porte 50 choix au plus.
motion-choice-twice = Le même choix figure deux fois.
motion-choice-unfit = « { $typed } » ne peut pas être un choix : il est trop long, ou se lit comme un signe ou une abstention.
motion-too-many-seats = { $seats } sièges sont à pourvoir parmi { $choices } choix. Donnez plus de choix ou moins de sièges.
motion-method-unknown = La méthode « { $typed } » n’existe pas. Il y a : { $known }.
motion-closes-past = La clôture doit être à venir.
motion-closing-over = L’heure de clôture prévue pour { $handle } est passée. Donnez-en une plus tardive avec clôture:.
motion-already-open = Le vote sur { $handle } est déjà ouvert.
motion-already-closed = Le vote sur { $handle } est clos ; son résultat demeure.
motion-is-withdrawn = { $handle } a été retirée.
motion-not-open = Le vote sur { $handle } n’est pas ouvert.
motion-not-yours = Seule la personne qui a proposé { $handle } peut la retirer, ou celles qui conduisent les votes.
motion-nobody-entitled = Personne n’a le droit de vote aujourd’hui : aucun membre n’est à jour.
notice-motion-opened = l’ouverture d’un vote
notice-motion-result = le résultat d’un vote
notice-people-unreached = des personnes non jointes en privé
notice-room-closed = un salon fermé
job-close-motion = clore un vote
