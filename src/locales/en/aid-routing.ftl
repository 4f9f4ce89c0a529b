aid-filter =
    { $filter ->
        [scope] { $count } in another section
        [own] { $count } asked for it
        [blocked] { $count } kept apart
        [conflict] { $count } concerned themselves
        [paused] { $count } on pause
        [suspended] { $count } suspended
        [charter] { $count } without the charter in force
        [vetting] { $count } without the check that is required
        [category] { $count } help with other things
        [skill] { $count } without the skill
        [language] { $count } without the language
        [zone] { $count } elsewhere
        [distance] { $count } too far away
        [leave] { $count } on leave
        [time] { $count } not free at this hour
        [quiet] { $count } not free at this hour (quiet hours)
        [busy] { $count } with enough already
        [week] { $count } with enough this week
        [recent] { $count } asked too recently
        [unreachable] { $count } who cannot be reached
       *[asked] { $count } asked before
    }
aid-relax =
    { $give ->
        [zone] Without the zone, { $count } could be asked.
        [language] Without the language, { $count } could be asked.
       *[time] At another time, { $count } could be asked.
    }
route-ranked =
    { $count ->
        [one] { $request }: one volunteer may be asked.
       *[other] { $request }: { $count } volunteers may be asked.
    }
route-match = { $place }. { $volunteer }: { $total } (distance { $distance }, load { $load }, unanswered { $unanswered }, reserve { $reserve }, continuity { $continuity }, language { $language })
route-nobody = { $request }: nobody may be asked.
route-proposed = { $request }: { $volunteer }, { $total } (distance { $distance }, load { $load }, unanswered { $unanswered }, reserve { $reserve }, continuity { $continuity }, language { $language })
route-unserved =
    { $missing ->
        [one] { $request }: one helper is missing.
       *[other] { $request }: { $missing } helpers are missing.
    }
route-total =
    { $served ->
        [one] One offer, cost { $total }.
       *[other] { $served } offers, cost { $total }.
    }
route-not-json = { $file } is not JSON: line { $line }, column { $column }.
route-unknown-field = { $file }, { $place }: “{ $field }” is not known. Known there: { $known }.
route-missing = { $file }: { $place } is missing.
route-not-a =
    { $expected ->
        [string] { $file }: { $place } should be text.
        [number] { $file }: { $place } should be a number.
        [int] { $file }: { $place } should be a whole number.
        [boolean] { $file }: { $place } should be true or false.
        [array] { $file }: { $place } should be a list.
       *[other] { $file }: { $place } should be an object with named fields.
    }
route-not-one-of = { $file }: { $place } should be one of { $known }.
route-too-small = { $file }: { $place } should be at least { $least }.
route-too-big = { $file }: { $place } should be at most { $most }.
route-no-moment = { $file }, { $place }: “{ $typed }” is not a moment. Try 2027-03-28T10:30.
route-no-day = { $file }, { $place }: “{ $typed }” is not a day. Try 2027-03-28.
route-no-zone = { $file }, { $place }: “{ $typed }” is not a time zone. Try Europe/Paris.
route-no-hours = { $file }, { $place }: “{ $typed }” are not hours of the week. Try mon-fri 18:00-21:00.
route-no-language = { $file }, { $place }: “{ $typed }” is not a language code. Use two letters: fr, en, pt.
route-no-quiet = { $file }, { $place }: “{ $typed }” are not quiet hours. Try 21:00-08:00.
route-backwards = { $file }, { $place }: “{ $typed }” is before the first day. The last day comes second.
route-no-text = { $file } is no text in UTF-8. Save the file as UTF-8.
route-empty = { $file }: { $place } is empty.
route-twice = { $file }, { $place }: “{ $id }” stands there twice.
route-field-twice = { $file }, { $place }: “{ $field }” stands there twice. Keep one of the two.
route-not-understood = { $file }: { $place } is not understood. docs/routing.md shows an example.
