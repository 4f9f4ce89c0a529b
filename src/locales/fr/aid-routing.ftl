aid-filter =
    { $filter ->
        [scope] { $count } d’une autre section
        [own] { $count } à l’origine de la demande
        [blocked] { $count } à tenir à distance
        [conflict] { $count } en conflit d’intérêts
        [paused] { $count } en pause
        [suspended] { $count } en suspension
        [charter] { $count } sans la charte en vigueur
        [vetting] { $count } sans la vérification requise
        [category] { $count } pour d’autres aides
        [skill] { $count } sans la compétence
        [language] { $count } sans la langue
        [zone] { $count } ailleurs
        [distance] { $count } trop loin
        [leave] { $count } en congé
        [time] { $count } sans disponibilité à cette heure
        [quiet] { $count } sans disponibilité à cette heure (heures calmes)
        [busy] { $count } avec déjà assez de prises en charge
        [week] { $count } avec déjà assez de prises en charge cette semaine
        [recent] { $count } à ne pas solliciter si tôt
        [unreachable] { $count } hors d’atteinte
       *[asked] { $count } à ne pas solliciter deux fois
    }
aid-relax =
    { $give ->
        [zone] Sans la zone, personnes à solliciter : { $count }.
        [language] Sans la langue, personnes à solliciter : { $count }.
       *[time] À un autre moment, personnes à solliciter : { $count }.
    }
route-ranked =
    { $count ->
        [one] { $request } : une personne bénévole à solliciter.
        [many] { $request } : { $count } de bénévoles à solliciter.
       *[other] { $request } : { $count } bénévoles à solliciter.
    }
route-match = { $place }. { $volunteer } : { $total } (distance { $distance }, charge { $load }, sans réponse { $unanswered }, réserve { $reserve }, continuité { $continuity }, langue { $language })
route-nobody = { $request } : personne à solliciter.
route-proposed = { $request } : { $volunteer }, { $total } (distance { $distance }, charge { $load }, sans réponse { $unanswered }, réserve { $reserve }, continuité { $continuity }, langue { $language })
route-unserved =
    { $missing ->
        [one] { $request } : il manque une personne.
        [many] { $request } : il manque { $missing } de personnes.
       *[other] { $request } : il manque { $missing } personnes.
    }
route-total =
    { $served ->
        [one] Une proposition, coût { $total }.
        [many] { $served } de propositions, coût { $total }.
       *[other] { $served } propositions, coût { $total }.
    }
route-not-json = { $file } n’est pas du JSON : ligne { $line }, colonne { $column }.
route-unknown-field = { $file }, { $place } : « { $field } » est inconnu. Champs connus à cet endroit : { $known }.
route-missing = { $file } : { $place } manque.
route-not-a =
    { $expected ->
        [string] { $file } : { $place } doit être un texte.
        [number] { $file } : { $place } doit être un nombre.
        [int] { $file } : { $place } doit être un nombre entier.
        [boolean] { $file } : { $place } doit être true ou false.
        [array] { $file } : { $place } doit être une liste.
       *[other] { $file } : { $place } doit être un objet aux champs nommés.
    }
route-not-one-of = { $file } : { $place } doit être l’un de { $known }.
route-too-small = { $file } : { $place } doit être au moins { $least }.
route-too-big = { $file } : { $place } doit être au plus { $most }.
route-no-moment = { $file }, { $place } : « { $typed } » n’est pas un moment. Essayez 2027-03-28T10:30.
route-no-day = { $file }, { $place } : « { $typed } » n’est pas un jour. Essayez 2027-03-28.
route-no-zone = { $file }, { $place } : « { $typed } » n’est pas un fuseau horaire. Essayez Europe/Paris.
route-no-hours = { $file }, { $place } : « { $typed } » n’est pas un horaire de la semaine. Essayez lun-ven 18h-21h.
route-no-language = { $file }, { $place } : « { $typed } » n’est pas un code de langue. Deux lettres suffisent : fr, en, pt.
route-no-quiet = { $file }, { $place } : « { $typed } » n’est pas une plage d’heures calmes. Essayez 21:00-08:00.
route-backwards = { $file }, { $place } : « { $typed } » est avant le premier jour. Le dernier jour vient en second.
route-no-text = { $file } n’est pas un texte en UTF-8. Enregistrez le fichier en UTF-8.
route-empty = { $file } : { $place } est vide.
route-twice = { $file }, { $place } : « { $id } » y figure deux fois.
route-field-twice = { $file }, { $place } : « { $field } » y figure deux fois. Gardez l’un des deux.
route-not-understood = { $file } : { $place } n’est pas compris. docs/routing.md donne un exemple.
