command-assembly = assemblee
    .about = Assemblées générales : convocation, émargement, pouvoirs, quorum
assembly-convene = convoquer
    .about = Convoquer une assemblée ; chaque membre inscrit est prévenu
assembly-convene-title = titre
    .about = Son nom
assembly-convene-start = début
    .about = Jour et heure
assembly-convene-kind = genre
    .about = Ordinaire ou extraordinaire
assembly-convene-kind-ordinary = ordinaire
assembly-convene-kind-extraordinary = extraordinaire
assembly-convene-place = lieu
    .about = Où elle se tient
assembly-convene-quorum = quorum
    .about = Par exemple 50%, 1/3, plus de la moitié, ou aucun
assembly-convene-record = inscription
    .about = Qui est membre à cette date peut voter ; maintenant si rien n’est dit
assembly-convene-proxies = pouvoirs
    .about = Pouvoirs par personne, au plus ; sans limite si rien n’est dit
assembly-convene-second = seconde
    .about = Le quorum d’une seconde convocation, par exemple aucun
assembly-agenda = ordre
    .about = Voir l’ordre du jour, ou le compléter
assembly-agenda-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-agenda-add = ajouter
    .about = Un point à ajouter
assembly-open = ouvrir
    .about = Ouvrir l’assemblée et fixer son corps électoral
assembly-open-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-attend = émarger
    .about = Signer la feuille d’émargement
assembly-attend-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-attend-person = personne
    .about = Quelqu’un dans la salle ; vous si rien n’est dit
assembly-leave = quitter
    .about = Signer son départ
assembly-leave-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-leave-person = personne
    .about = Quelqu’un qui est parti ; vous si rien n’est dit
assembly-proxy = pouvoir
    .about = Donner votre pouvoir à un membre, ou le reprendre
assembly-proxy-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-proxy-to = à
    .about = Qui vote pour vous
assembly-proxy-revoke = révoquer
    .about = Reprendre votre pouvoir
assembly-proxy-revoke-yes = oui
assembly-proxy-motion = résolution
    .about = Une résolution sur laquelle votre pouvoir est lié
assembly-proxy-choice = choix
    .about = Comment il doit y voter, ou libre
assembly-proxy-from = mandant
    .about = Qui donne un pouvoir écrit ; pour le secrétariat
assembly-status = état
    .about = Les présents, les représentés et le quorum
assembly-status-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-close = clore
    .about = Clore l’assemblée
assembly-close-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-summary =
    { $state ->
        [convened] L’assemblée { $handle } « { $title } » est convoquée : { $when }.
        [open] L’assemblée { $handle } « { $title } » est ouverte.
       *[closed] L’assemblée { $handle } « { $title } » est close.
    }
assembly-kind-label = Nature
assembly-kind =
    { $kind ->
        [extraordinary] assemblée générale extraordinaire
       *[ordinary] assemblée générale ordinaire
    }
assembly-start-label = Quand
assembly-place-label = Où
assembly-state-label = État
assembly-state =
    { $state ->
        [convened] convoquée
        [open] ouverte
       *[closed] close
    }
assembly-entitled-label = Inscrits
assembly-present-label = Émargement
assembly-present =
    { $present ->
        [one] { $present } présent
        [many] { $present } présents
       *[other] { $present } présents
    }, { $represented ->
        [one] { $represented } représenté
        [many] { $represented } représentés
       *[other] { $represented } représentés
    }
assembly-quorum-label = Quorum
assembly-quorum-none = aucun n’est demandé
assembly-quorum-met =
    atteint ({ $basis ->
        [present] présents seulement
       *[represented] présents ou représentés
    } : { $have }, requis : { $required })
assembly-quorum-missing =
    non atteint ({ $basis ->
        [present] présents seulement
       *[represented] présents ou représentés
    } : { $have }, requis : { $required })
assembly-quorum-beyond =
    Le quorum demande { $required ->
        [one] { $required } membre
        [many] { $required } membres
       *[other] { $required } membres
    }, plus que les { $entitled } qui ont voix : il ne peut pas être atteint. Convoquez de nouveau avec quorum: pour en fixer un autre.
assembly-nobody =
    Personne n’a voix dans { $handle } : à la date d’inscription, { $when }, aucun membre ne remplit les conditions : { $membership ->
        [0] { $dues ->
            [required] cotisation à jour
           *[free] adhésion en cours
        }
        [one] { $membership } jour d’adhésion{ $dues ->
            [required] , cotisation à jour
           *[free] {""}
        }
        [many] { $membership } jours d’adhésion{ $dues ->
            [required] , cotisation à jour
           *[free] {""}
        }
       *[other] { $membership } jours d’adhésion{ $dues ->
            [required] , cotisation à jour
           *[free] {""}
        }
    }. { $later ->
        [yes] Le corps électoral est revu à cette date.
       *[no] /assemblee règles montre les conditions, et convoquer avec inscription: fixe une autre date d’inscription.
    }
assembly-hash-label = Corps électoral fixé sous
assembly-agenda-label = Ordre du jour
assembly-footer = Pour être représenté : { $line }
assembly-proxy-line = /assemblee pouvoir { $handle } à:nom
assembly-record-late = La date d’inscription tombe après le début ({ $when }). Donnez-en une plus tôt.
assembly-is-open = { $handle } est déjà ouverte.
assembly-is-closed = { $handle } est close.
assembly-not-open = { $handle } n’est pas encore ouverte : /assemblee ouvrir l’ouvre.
assembly-not-yet = La feuille d’émargement s’ouvre à l’heure du début : { $when }.
assembly-votes-open = Des votes sont encore ouverts : { $motions }. Il faut d’abord les clore.
assembly-own-only = Vous ne signez que pour vous ; la personne qui tient la feuille d’émargement signe pour les autres.
assembly-not-entitled = Vous ne faites pas partie du corps électoral de { $handle } : ce sont les membres à jour à la date d’inscription.
assembly-person-not-entitled = { $name } ne fait pas partie du corps électoral de { $handle } : ce sont les membres à jour à la date d’inscription.
assembly-not-there = { $name } n’a pas émargé.
assembly-agenda-fixed = L’ordre du jour de { $handle } est fixé depuis l’ouverture.
proxy-title = Un pouvoir
proxy-self = Un pouvoir se donne à quelqu’un d’autre ; vous votez pour vous-même en étant là.
proxy-holder-not-entitled = { $name } ne fait pas partie du corps électoral et ne peut pas voter pour vous.
assembly-chair-holds-none =
    { $blank ->
        [one] Un pouvoir ne nomme personne et revient à la présidence, mais { $name } ne fait pas partie du corps électoral de { $handle }. Nommez à la présidence quelqu’un qui vote : /assemblee ouvrir présidence:nom.
        [many] { $blank } de pouvoirs ne nomment personne et reviennent à la présidence, mais { $name } ne fait pas partie du corps électoral de { $handle }. Nommez à la présidence quelqu’un qui vote : /assemblee ouvrir présidence:nom.
       *[other] { $blank } pouvoirs ne nomment personne et reviennent à la présidence, mais { $name } ne fait pas partie du corps électoral de { $handle }. Nommez à la présidence quelqu’un qui vote : /assemblee ouvrir présidence:nom.
    }
proxy-chain-holder = Vous détenez vous-même un pouvoir, et un pouvoir ne se transmet pas. Déclinez-le d’abord, puis donnez le vôtre.
proxy-chain-giver = { $name } a donné son pouvoir à quelqu’un d’autre et ne peut pas détenir le vôtre.
proxy-cap =
    { $most ->
        [0] Les pouvoirs ne sont pas admis dans cette assemblée.
        [one] { $name } détient déjà { $most } pouvoir, le maximum permis.
        [many] { $name } détient déjà { $most } de pouvoirs, le maximum permis.
       *[other] { $name } détient déjà { $most } pouvoirs, le maximum permis.
    }
proxy-own-only = Vous ne donnez que votre propre pouvoir ; la personne qui convoque les assemblées enregistre ceux qui arrivent par écrit.
proxy-motion-elsewhere = { $motion } n’est pas à l’ordre du jour de { $assembly }. Un pouvoir se lie sur les résolutions de son assemblée.
proxy-instruction-secret = { $handle } se vote à bulletin secret, et d’un vote secret rien ne s’écrit. Donnez votre consigne de vive voix à la personne qui détient votre pouvoir.
proxy-bound = Il est lié sur ces résolutions :
proxy-declined-by = { $name } décline votre pouvoir pour { $handle } « { $title } ».
proxy-revoked-by = { $name } a repris le pouvoir que vous déteniez pour { $handle } « { $title } ».
proxy-declined-next = Pour le donner à quelqu’un d’autre : { $line }
proxy-revoked-next = Les bulletins que vous avez déposés avec lui restent. Vous pouvez maintenant donner le vôtre : { $line }
assembly-adjourned-notice = { $handle } « { $title } » est suspendue. Elle reprend { $when }.
assembly-adjourned-next = Chacun émarge de nouveau à la reprise. Ce qui est décidé reste ; les pouvoirs restent en vigueur.
proxy-none = Aucun pouvoir de votre part n’est en vigueur pour { $handle }.
proxy-is-given = { $name } détient votre pouvoir pour { $handle }.
proxy-counts = Il compte tant que cette personne est présente et que vous ne l’êtes pas ; si vous venez, vous votez vous-même. Vous pouvez le reprendre à tout moment.
proxy-given = { $name } vous donne pouvoir pour { $handle } « { $title } ».
proxy-how = En assemblée, vous votez pour cette personne avec { $line }. Vous pouvez décliner.
proxy-vote-line = /vote M1 pour pour:{ $name }
vote-not-present = Il faut être présent pour voter : émargez d’abord avec /assemblee émarger { $handle }.
notice-assembly-convened = la convocation d’une assemblée
notice-proxy-given = un pouvoir donné
notice-proxy-ended = un pouvoir repris ou décliné
notice-assembly-adjourned = une assemblée suspendue
job-assembly-record = relever le corps électoral
