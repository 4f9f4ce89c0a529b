assembly-open-chair = présidence
    .about = Qui préside ; la personne qui a convoqué si rien n’est dit
assembly-notices = convocations
    .about = Qui a été convoqué, quand, par quel moyen, et qui n’a pas été joint
assembly-notices-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-adjourn = suspendre
    .about = Suspendre une assemblée jusqu’à l’heure de sa reprise
assembly-adjourn-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-adjourn-until = reprise
    .about = Quand elle reprend
assembly-second = reconvoquer
    .about = Convoquer une seconde fois une assemblée qui n’avait pas le quorum
assembly-second-assembly = assemblée
    .about = La première, par exemple A2
assembly-second-start = début
    .about = Jour et heure de la seconde
assembly-second-place = lieu
    .about = Où elle se tient ; comme la première si rien n’est dit
assembly-speak = parole
    .about = Demander la parole, ou dire que vous avez parlé
assembly-speak-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-speak-done = fini
    .about = Vous avez parlé
assembly-speak-done-yes = oui
assembly-speak-person = personne
    .about = Quelqu’un dans la salle ; vous si rien n’est dit
notices-title = convocations
notices-summary =
    { $missing ->
        [0] { $reached } membres inscrits sur { $entitled } ont été joints pour { $handle }.
       *[other] { $reached } membres inscrits sur { $entitled } ont été joints pour { $handle } ; non joints : { $missing }.
    }
notices-told = { $name } : { $when }, par { $way }
notices-convener = { $name } : a convoqué
notices-waiting = { $name } : la convocation est en route
notices-not-reached = { $name } : non joint
notices-footer = Qui n’a pas été joint doit être convoqué autrement, par lettre par exemple.
assembly-notice-short =
    Les règles demandent { $required ->
        [one] { $required } jour
        [many] { $required } de jours
       *[other] { $required } jours
    } de délai, et cette assemblée est { $days ->
        [0] aujourd’hui
        [one] dans { $days } jour
        [many] dans { $days } de jours
       *[other] dans { $days } jours
    }. Choisissez un jour plus tardif.
assembly-adjourned = { $handle } est suspendue. Elle reprend : { $when }.
assembly-second-label = Seconde convocation
assembly-second-of = c’est la seconde convocation de { $handle }
assembly-second-is = { $handle }
assembly-resumes-label = Suspendue jusqu’à
assembly-chair-label = Présidence
assembly-opening-label = À l’ouverture
assembly-opening =
    { $present ->
        [one] { $present } présent
        [many] { $present } présents
       *[other] { $present } présents
    }, { $represented ->
        [one] { $represented } représenté
        [many] { $represented } représentés
       *[other] { $represented } représentés
    } ; { $state ->
        [none] aucun quorum n’est demandé
        [met] quorum atteint ({ $required } requis)
       *[missing] quorum non atteint ({ $required } requis)
    }
assembly-speakers-label = Demandent la parole
assembly-irregularities-label = Irrégularité
irregularity-late-notice =
    { $days ->
        [0] convoquée le jour même
        [one] convoquée { $days } jour avant
        [many] convoquée { $days } de jours avant
       *[other] convoquée { $days } jours avant
    }, les règles en demandent { $required }
second-not-in-rules = Ni les règles ni la convocation de { $handle } ne prévoient de seconde convocation. Convoquez une autre assemblée avec /assemblee convoquer.
second-of-second = { $handle } est elle-même une seconde convocation. Convoquez une autre assemblée avec /assemblee convoquer.
second-too-early = { $handle } n’a pas encore eu lieu ({ $when }). La seconde convocation vient après.
second-unneeded = { $handle } avait son quorum et n’a pas besoin de seconde convocation.
second-is-convened = La seconde convocation de { $handle } existe déjà : { $second }.
second-interval =
    La seconde convocation vient au moins { $required ->
        [one] { $required } jour
        [many] { $required } de jours
       *[other] { $required } jours
    } après la première ; celle-ci vient { $days ->
        [0] le même jour
        [one] { $days } jour après
        [many] { $days } de jours après
       *[other] { $days } jours après
    }. Choisissez un jour plus tardif.
second-interval-hours = La seconde convocation vient après la première, au plus tôt { $when }. Choisissez une heure plus tardive.
speak-not-listed = { $name } n’est pas sur la liste des demandes de parole.
proxy-blank-refused = Dites qui détient votre pouvoir : à:nom.
