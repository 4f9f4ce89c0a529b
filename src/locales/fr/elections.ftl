# Élections de personnes
assembly-candidates = candidats
    .about = Appeler à candidature, se présenter, proposer, ou voir qui se présente
assembly-candidates-assembly = assemblée
    .about = L’assemblée qui élit, par exemple A2
assembly-candidates-office = fonction
    .about = Ce qui est à pourvoir, par exemple conseil ou trésorerie
assembly-candidates-answer = réponse
    .about = Si vous vous présentez
assembly-candidates-answer-stand = présenter
assembly-candidates-answer-accept = accepter
assembly-candidates-answer-decline = décliner
assembly-candidates-answer-withdraw = retirer
assembly-candidates-person = personne
    .about = Qui vous proposez ; cette personne dit si elle accepte
assembly-candidates-section = section
    .about = L’employeur ou la section de la candidature
assembly-candidates-born = naissance
    .about = La date de naissance, si l’âge départage ; elle n’est montrée à personne
assembly-candidates-seats = sièges
    .about = Combien sont à élire
assembly-candidates-closes = clôture
    .about = Jusqu’à quand se présenter ; jusqu’au vote par défaut
assembly-candidates-method = méthode
    .about = Comment l’on vote ; un choix par défaut
assembly-candidates-method-choice = choix
assembly-candidates-method-approval = approbation
assembly-candidates-method-score = notes
assembly-candidates-method-irv = vote alternatif
assembly-candidates-method-stv = vote unique transférable
assembly-candidates-method-meek-stv = vote transférable de Meek
assembly-candidates-method-schulze = Schulze
assembly-candidates-names = noms
    .about = Le plus de noms par bulletin ; autant que de sièges par défaut
assembly-candidates-limit = limite
    .about = Le plus d’élus d’un même employeur ou d’une même section
assembly-candidates-rounds = tours
    .about = En combien de tours : plus de la moitié sauf au dernier
assembly-candidates-secret = secret
    .about = Si le scrutin est secret
assembly-candidates-secret-yes = oui
assembly-candidates-secret-no = non
assembly-candidates-months = mois
    .about = Pour combien de mois la fonction est exercée
assembly-candidates-thirds = tiers
    .about = Si le renouvellement se fait par tiers, avec des durées échelonnées
assembly-candidates-thirds-yes = oui
assembly-candidates-thirds-no = non
call-text =
    { $seats ->
        [one] Élection : { $office }, un siège.
        [many] Élection : { $office }, { $seats } de sièges.
       *[other] Élection : { $office }, { $seats } sièges.
    }
round-title = { $title } (tour { $round })
call-summary =
    { $state ->
        [open] Appel à candidatures : { $office }, élection par { $assembly } ({ $handle }). { $count ->
            [0] Aucune candidature pour l’instant.
            [one] { $count } candidature pour l’instant.
            [many] { $count } de candidatures pour l’instant.
           *[other] { $count } candidatures pour l’instant.
        }
       *[over] Candidatures : { $office }, élection par { $assembly } ({ $handle }) : { $count }.
    }
call-rounds-label = Tours
call-rounds = tour { $round } sur { $rounds } : { $majority }
call-seats-label = Sièges
call-names-label = Le plus de noms par bulletin
call-limit-label = Limite
call-limit =
    { $most ->
        [one] { $most } siège au plus pour un même employeur ou une même section
        [many] { $most } de sièges au plus pour un même employeur ou une même section
       *[other] { $most } sièges au plus pour un même employeur ou une même section
    }
call-tie-label = En cas d’égalité
call-tie =
    { $tie ->
        [eldest] le bénéfice de l’âge ; chaque candidature indique sa date de naissance avec naissance:, et elle n’est montrée à personne
        [lot] un tirage au sort que chacun peut vérifier
       *[none] aucune règle : l’assemblée décide
    }
call-term-label = Mandat
call-term =
    { $thirds ->
        [yes] { $months } mois, renouvelé par tiers
       *[no] { $months } mois
    }
call-closes-label = Candidatures jusqu’au
call-candidates = Se présentent, dans l’ordre du bulletin :
call-asked =
    { $asked ->
        [one] { $asked } personne proposée n’a pas encore répondu.
        [many] { $asked } de personnes proposées n’ont pas encore répondu.
       *[other] { $asked } personnes proposées n’ont pas encore répondu.
    }
call-footer = Pour se présenter : { $line }
call-line = /assemblee candidats { $assembly } réponse:présenter
calls-summary =
    { $count ->
        [0] { $assembly } n’a aucune élection.
        [one] { $assembly } a { $count } élection.
        [many] { $assembly } a { $count } d’élections.
       *[other] { $assembly } a { $count } élections.
    }
calls-line =
    { $count ->
        [0] { $handle } { $office } : aucune candidature pour l’instant
       *[other] { $handle } { $office } : { $names }
    }
calls-footer = Pour appeler à candidature : { $line }
calls-open-line = /assemblee candidats { $assembly } fonction:conseil sièges:3
candidate-asked = { $by } vous propose pour { $office }, élection par { $assembly }. Vous ne vous présentez que si vous acceptez.
call-names-unneeded = Une limite de noms vaut pour un choix et pour l’approbation ; un classement ou des notes peuvent nommer tout le monde.
call-names-many = Un bulletin porte au plus autant de noms qu’il y a de sièges : { $seats }.
call-rounds-unneeded = Les tours valent pour un choix et pour l’approbation ; cette méthode n’en demande qu’un.
call-thirds-unclear = Le renouvellement par tiers demande un nombre de mois divisible par trois : mois:36.
call-over = L’appel pour { $office } était ouvert jusqu’au { $when }.
call-vote-began = Le vote { $handle } a commencé ; son bulletin ne change plus.
call-runs = L’appel pour { $office } court jusqu’au { $when } ; le vote s’ouvre ensuite.
call-nobody = Personne ne se présente encore pour { $office }.
call-exists = { $handle } élit déjà { $office }.
call-none = Cette assemblée n’a aucune élection. /assemblee candidats fonction:… sièges:… en ouvre une.
call-which = Dites quelle fonction : { $known }.
candidate-own-only = Chacun accepte pour soi. Ôtez la réponse pour proposer quelqu’un.
candidate-none = { $name } ne se présente pas pour { $office }.
candidate-already = { $name } se présente déjà pour { $office }, ou a déjà été sollicité.
candidate-not-entitled = { $name } ne fait pas partie du corps électoral de cette assemblée et ne peut y être élu.
candidate-section-needed =
    { $most ->
        [one] { $most } siège au plus revient à un même employeur ou une même section. Dites laquelle : section:…
        [many] { $most } de sièges au plus reviennent à un même employeur ou une même section. Dites laquelle : section:…
       *[other] { $most } sièges au plus reviennent à un même employeur ou une même section. Dites laquelle : section:…
    }
candidate-completed-by = Qui convoque les assemblées complète ce qui est connu des candidatures.
candidate-born-ahead = Cette date de naissance est à venir.
vote-names-many = Il y a { $given } noms, et un bulletin en porte { $most } au plus.
notice-candidates-called = un appel à candidatures
notice-candidate-named = une candidature proposée
job-close-call = finir un appel à candidatures
# Le registre des mandats
assembly-mandates = mandats
    .about = Le registre : qui exerce quelle fonction, depuis quand, jusqu’à quand
assembly-mandates-office = fonction
    .about = La fonction, par exemple conseil ou trésorerie
assembly-mandates-person = personne
    .about = Qui l’exerce
assembly-mandates-from = du
    .about = Le premier jour ; aujourd’hui par défaut
assembly-mandates-until = au
    .about = Le dernier jour ; d’après la durée de la fonction par défaut
assembly-mandates-by = par
    .about = Ce qui a élu : une résolution, par exemple M3, ou des mots
assembly-mandates-seats = sièges
    .about = Combien de personnes exercent cette fonction
assembly-mandates-months = mois
    .about = Pour combien de mois
assembly-mandates-most = maximum
    .about = Combien de mandats de suite une personne peut exercer
assembly-mandates-end = fin
    .about = Le dernier jour d’un mandat qui finit avant son terme
assembly-mandates-reason = motif
    .about = Pourquoi il finit
mandates-title = Mandats
mandates-summary =
    { $vacant ->
        [0] Registre des mandats au { $day } : fonctions { $offices }, aucun siège vacant.
        [one] Registre des mandats au { $day } : fonctions { $offices }, { $vacant } siège vacant.
        [many] Registre des mandats au { $day } : fonctions { $offices }, { $vacant } de sièges vacants.
       *[other] Registre des mandats au { $day } : fonctions { $offices }, { $vacant } sièges vacants.
    }
mandates-empty = Rien n’est encore inscrit.
mandates-footer = Pour inscrire un mandat : { $line }
mandates-line = /assemblee mandats fonction:trésorerie personne:nom par:M3
office-line =
    { $office } – { $seats ->
        [one] { $seats } siège
        [many] { $seats } de sièges
       *[other] { $seats } sièges
    }, { $months ->
        [0] sans durée fixée
        [one] { $months } mois
        [many] { $months } de mois
       *[other] { $months } mois
    }{ $most ->
        [0] {""}
        [one] , { $most } mandat de suite au plus
        [many] , { $most } de mandats de suite au plus
       *[other] , { $most } mandats de suite au plus
    }
office-vacant =
    { $vacant ->
        [one] { $vacant } siège est vacant.
        [many] { $vacant } de sièges sont vacants.
       *[other] { $vacant } sièges sont vacants.
    }
mandate-line =
    { $open ->
        [yes] { $name } : depuis le { $from }
       *[no] { $name } : du { $from } au { $until }
    }, { $state ->
        [coming] à venir
        [over] achevé
        [ended] interrompu
       *[other] en cours
    } ({ $row ->
        [1] premier de suite
        [2] deuxième de suite
       *[other] { $row }ᵉ de suite
    }).
mandate-by = Élection : { $by }.
mandate-ended =
    { $known ->
        [yes] Fin le { $day } : { $reason }.
       *[no] Fin le { $day }.
    }
mandate-ending =
    { $own ->
        [yes] Votre mandat ({ $office }) s’achève le { $until }.
       *[no] Le mandat de { $name } ({ $office }) s’achève le { $until } : une élection est à porter à un ordre du jour d’ici là.
    }
mandate-no-office = Le registre n’a pas de fonction « { $typed } ».
mandate-most =
    { $most ->
        [one] { $name } a exercé { $most } mandat de suite ({ $office }), autant que les règles le permettent.
        [many] { $name } a exercé { $most } de mandats de suite ({ $office }), autant que les règles le permettent.
       *[other] { $name } a exercé { $most } mandats de suite ({ $office }), autant que les règles le permettent.
    }
mandate-backwards = Le dernier jour vient avant le premier.
mandate-far = Aucun mandat ne va au-delà de l’année 2999.
mandate-end-early = Ce jour vient avant le début du mandat.
mandate-end-late = Le mandat est achevé à cette date.
mandate-ended-already = Ce mandat a déjà pris fin.
mandate-holds-already = { $name } exerce déjà un mandat à ces dates : { $office }.
mandate-none = { $name } n’exerce pas de mandat : { $office }.
notice-mandate-ending = un mandat qui s’achève
job-mandate-ending = rappeler la fin d’un mandat
picture-required = Majorité requise : { $required }
picture-quota = Quota : { $quota }
picture-round = Tour { $round }
figure-required-of = { $required } sur { $base }
draw-bound-label = Tirage scellé par
result-elected-majority = Élection de { $names } ({ $cast ->
            [one] { $cast } suffrage exprimé
            [many] { $cast } suffrages exprimés
           *[other] { $cast } suffrages exprimés
        }, majorité requise : { $required }).
result-majority-missed = Personne n’est encore élu : il faut { $required } voix ({ $cast ->
            [one] { $cast } suffrage exprimé
            [many] { $cast } suffrages exprimés
           *[other] { $cast } suffrages exprimés
        }).
result-next-round =
    { $seats ->
        [one] Un autre tour, { $handle }, pourvoit le siège restant : { $names }.
        [many] Un autre tour, { $handle }, pourvoit les { $seats } de sièges restants : { $names }.
       *[other] Un autre tour, { $handle }, pourvoit les { $seats } sièges restants : { $names }.
    }
result-tie-settled =
    { $rule ->
        [eldest] À égalité : { $among }. Le bénéfice de l’âge départage, selon les règles : { $elected }.
       *[lot] À égalité : { $among }. Le sort a départagé, selon les règles : { $elected }.
    }
result-passed = { $name } a les voix, mais { $section } a déjà autant d’élus que la limite le permet ; le dépouillement est refait sans ce nom.
result-draw = Le tirage a donné cet ordre : { $order }. C’est l’ordre des SHA-256 de graine:bulletins:nom. Graine : { $seed }. Bulletins : { $ballots }. La graine était scellée avant le vote par son SHA-256 : { $commitment }.
result-draw-check = Pour vérifier : { $line }
tally-draw = « { $typed } » n’est pas la graine d’un tirage. Elle compte 64 chiffres hexadécimaux.
