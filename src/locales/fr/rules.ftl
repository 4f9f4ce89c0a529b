assembly-rules = règles
    .about = Voir les règles des assemblées, ou en changer à partir d’un jour
assembly-rules-kind = genre
    .about = Pour les assemblées ordinaires ou extraordinaires ; les deux si rien n’est dit
assembly-rules-kind-ordinary = ordinaire
assembly-rules-kind-extraordinary = extraordinaire
assembly-rules-from = depuis
    .about = Le jour de leur entrée en vigueur ; aujourd’hui si rien n’est dit
assembly-rules-majority = majorité
    .about = La majorité habituelle, par exemple exprimés>1/2 ou inscrits>=2/3
assembly-rules-quorum = quorum
    .about = Par exemple 50%, 1/3, plus de la moitié, ou aucun
assembly-rules-basis = base
    .about = Qui compte pour le quorum
assembly-rules-basis-represented = présents ou représentés
assembly-rules-basis-present = présents seulement
assembly-rules-notice = délai
    .about = Jours entre la convocation et l’assemblée
assembly-rules-late = tardive
    .about = Ce que devient une convocation plus tardive
assembly-rules-late-refuse = refusée
assembly-rules-late-record = notée comme irrégularité
assembly-rules-second = seconde
    .about = Le quorum d’une seconde convocation, par exemple aucun ; jamais s’il n’y en a pas
assembly-rules-interval = intervalle
    .about = Entre la première et la seconde convocation : 15 jours, ou 1h
assembly-rules-proxies = pouvoirs
    .about = Pouvoirs par personne, au plus ; 0 s’ils sont exclus, libre sans limite
assembly-rules-blank = blancs
    .about = Les pouvoirs qui ne nomment personne
assembly-rules-blank-refused = refusés
assembly-rules-blank-chair = à la présidence
assembly-rules-casting = prépondérante
    .about = Si la présidence a voix prépondérante dans un vote public
assembly-rules-casting-yes = oui
assembly-rules-casting-no = non
assembly-rules-tie = égalité
    .about = Ce qui départage deux élus à égalité
assembly-rules-tie-none = l’assemblée décide
assembly-rules-tie-eldest = bénéfice de l’âge
assembly-rules-tie-lot = tirage au sort
assembly-rules-secret = secret
    .about = Quand les votes sont secrets
assembly-rules-secret-open = si la résolution le dit
assembly-rules-secret-secret = sauf si la résolution dit le contraire
assembly-rules-secret-request = dès qu’un membre le demande
assembly-rules-membership = ancienneté
    .about = Jours d’adhésion requis à la date d’inscription
assembly-rules-dues = cotisation
    .about = Si la cotisation doit être payée à la date d’inscription
assembly-rules-dues-required = exigée
assembly-rules-dues-free = non exigée
assembly-rules-seconds = appuis
    .about = Combien de membres doivent appuyer une résolution avant le vote
rules-title = Règles des assemblées
rules-head =
    { $set ->
        [no] { $kind ->
            [extraordinary] Assemblées extraordinaires : rien n’est fixé, ce qui vaut dans le silence des statuts s’applique.{ $since }
           *[ordinary] Assemblées ordinaires : rien n’est fixé, ce qui vaut dans le silence des statuts s’applique.{ $since }
        }
       *[yes] { $kind ->
            [extraordinary] Assemblées extraordinaires, en vigueur depuis le { $since } :
           *[ordinary] Assemblées ordinaires, en vigueur depuis le { $since } :
        }
    }
rules-quorum =
    { $basis ->
        [present] { $quorum } des inscrits, présents seulement
       *[represented] { $quorum } des inscrits, présents ou représentés
    }
rules-notice-label = Convocation
rules-notice =
    { $late ->
        [record] { $days ->
            [0] aucun délai
            [one] { $days } jour avant ; plus tard, c’est noté comme irrégularité
            [many] { $days } de jours avant ; plus tard, c’est noté comme irrégularité
           *[other] { $days } jours avant ; plus tard, c’est noté comme irrégularité
        }
       *[refuse] { $days ->
            [0] aucun délai
            [one] { $days } jour avant ; plus tard, elle est refusée
            [many] { $days } de jours avant ; plus tard, elle est refusée
           *[other] { $days } jours avant ; plus tard, elle est refusée
        }
    }
rules-second-label = Seconde convocation
rules-second-none = aucune
rules-second =
    { $none ->
        [yes] sans quorum
       *[no] quorum { $quorum }
    }, { $hours ->
        [yes] au moins { $length } après
       *[no] { $days ->
            [0] à tout moment ensuite
            [one] au moins { $days } jour après
            [many] au moins { $days } de jours après
           *[other] au moins { $days } jours après
        }
    }
rules-interval-unclear = « { $typed } » n’est pas un intervalle. Écrivez des jours, par exemple 15, ou des heures, par exemple 1h.
rules-proxies-label = Pouvoirs
rules-proxies =
    { $cap ->
        [any] sans limite
        [none] exclus
       *[some] { $most ->
            [one] { $most } au plus par personne
            [many] { $most } au plus par personne
           *[other] { $most } au plus par personne
        }
    } ; { $blank ->
        [chair] ceux qui ne nomment personne vont à la présidence
       *[refused] chacun nomme son mandataire
    }
rules-casting-label = Voix prépondérante
rules-casting =
    { $casting ->
        [yes] celle de la présidence, à égalité exacte d’un vote public
       *[no] aucune
    }
rules-tie-label = Égalité pour un siège
rules-tie =
    { $tie ->
        [eldest] au bénéfice de l’âge
        [lot] par tirage au sort
       *[none] l’assemblée décide
    }
rules-secret =
    { $secret ->
        [secret] secrets, sauf si la résolution dit le contraire
        [request] secrets dès qu’un membre le demande
       *[open] publics, sauf si la résolution dit le contraire
    }
rules-electors-label = Qui vote
rules-electors =
    { $dues ->
        [free] { $days ->
            [0] tous les membres
            [one] les membres depuis au moins { $days } jour
            [many] les membres depuis au moins { $days } de jours
           *[other] les membres depuis au moins { $days } jours
        }
       *[required] { $days ->
            [0] tous les membres à jour de cotisation
            [one] les membres à jour de cotisation, depuis au moins { $days } jour
            [many] les membres à jour de cotisation, depuis au moins { $days } de jours
           *[other] les membres à jour de cotisation, depuis au moins { $days } jours
        }
    }
rules-seconds-label = Appuis
rules-seconds =
    { $seconds ->
        [0] aucun n’est requis
        [one] { $seconds } membre avant le vote
        [many] { $seconds } de membres avant le vote
       *[other] { $seconds } membres avant le vote
    }
rules-others = D’autres versions commencent le : { $days }.
rules-footer = Une assemblée garde les règles de son jour ; ce qui est décidé n’est pas touché par les suivantes.
rules-proxies-unclear = Je n’ai pas compris « { $typed } ». Donnez un nombre, 0 si les pouvoirs sont exclus, ou libre sans limite.
result-casting =
    { $outcome ->
        [adopted] Résolution adoptée par la voix prépondérante de la présidence : { $yes } voix pour, { $no } contre ({ $cast } suffrages exprimés). Abstentions : { $abstain }, blancs : { $blank }.
       *[rejected] Résolution rejetée par la voix prépondérante de la présidence : { $yes } voix pour, { $no } contre ({ $cast } suffrages exprimés). Abstentions : { $abstain }, blancs : { $blank }.
    }
result-casting-secret = Résolution non adoptée : { $yes } voix pour, { $no } contre ({ $cast } suffrages exprimés) ; un vote secret n’admet pas de voix prépondérante. Abstentions : { $abstain }, blancs : { $blank }.
