assembly-rules = rules
    .about = Show the rules of assemblies, or change some of them from a day on
assembly-rules-kind = kind
    .about = For ordinary or extraordinary assemblies; both if left out
assembly-rules-kind-ordinary = ordinary
assembly-rules-kind-extraordinary = extraordinary
assembly-rules-from = from
    .about = The day from which they are in force; today if left out
assembly-rules-majority = majority
    .about = The usual majority, such as cast>1/2 or entitled>=2/3
assembly-rules-quorum = quorum
    .about = Such as 50%, 1/3, more than half, or none
assembly-rules-basis = basis
    .about = Who counts for the quorum
assembly-rules-basis-represented = present or represented
assembly-rules-basis-present = present only
assembly-rules-notice = notice
    .about = Days between the notice and the assembly
assembly-rules-late = late
    .about = What becomes of a later notice
assembly-rules-late-refuse = refused
assembly-rules-late-record = recorded as an irregularity
assembly-rules-second = second
    .about = The quorum of a second call, such as none; never for no second call
assembly-rules-interval = interval
    .about = Between the first call and the second: 15 days, or 1h
assembly-rules-proxies = proxies
    .about = Most proxies one person may hold; 0 for none, any for no limit
assembly-rules-blank = blank
    .about = Proxies that name nobody
assembly-rules-blank-refused = refused
assembly-rules-blank-chair = held by the chair
assembly-rules-casting = casting
    .about = Whether the chair has a casting vote in an open vote
assembly-rules-casting-yes = yes
assembly-rules-casting-no = no
assembly-rules-tie = tie
    .about = What settles a tie for a seat
assembly-rules-tie-none = the assembly decides
assembly-rules-tie-eldest = the eldest is elected
assembly-rules-tie-lot = a lot is drawn
assembly-rules-secret = secret
    .about = When votes are secret
assembly-rules-secret-open = only where proposed so
assembly-rules-secret-secret = unless proposed otherwise
assembly-rules-secret-request = as soon as one member asks
assembly-rules-membership = membership
    .about = Days of membership needed at the record date
assembly-rules-dues = dues
    .about = Whether dues must be paid at the record date
assembly-rules-dues-required = required
assembly-rules-dues-free = not required
assembly-rules-seconds = seconds
    .about = How many members must second a motion before it is voted on
rules-title = Rules of assemblies
rules-head =
    { $set ->
        [no] { $kind ->
            [extraordinary] Extraordinary assemblies: no rules are set, so what holds where statutes are silent holds.{ $since }
           *[ordinary] Ordinary assemblies: no rules are set, so what holds where statutes are silent holds.{ $since }
        }
       *[yes] { $kind ->
            [extraordinary] Extraordinary assemblies, in force from { $since }:
           *[ordinary] Ordinary assemblies, in force from { $since }:
        }
    }
rules-quorum =
    { $basis ->
        [present] { $quorum } of those entitled, present only
       *[represented] { $quorum } of those entitled, present or represented
    }
rules-notice-label = Notice
rules-notice =
    { $late ->
        [record] { $days ->
            [0] no period
            [one] { $days } day before; later is recorded as an irregularity
           *[other] { $days } days before; later is recorded as an irregularity
        }
       *[refuse] { $days ->
            [0] no period
            [one] { $days } day before; later is refused
           *[other] { $days } days before; later is refused
        }
    }
rules-second-label = Second call
rules-second-none = none
rules-second =
    { $none ->
        [yes] without quorum
       *[no] quorum { $quorum }
    }, { $hours ->
        [yes] at least { $length } later
       *[no] { $days ->
            [0] at any time after
            [one] at least { $days } day later
           *[other] at least { $days } days later
        }
    }
rules-interval-unclear = “{ $typed }” is no interval. Write days, such as 15, or hours, such as 1h.
rules-proxies-label = Proxies
rules-proxies =
    { $cap ->
        [any] no limit
        [none] not allowed
       *[some] { $most ->
            [one] at most { $most } for one holder
           *[other] at most { $most } for one holder
        }
    }; { $blank ->
        [chair] those that name nobody go to the chair
       *[refused] each names its holder
    }
rules-casting-label = Casting vote
rules-casting =
    { $casting ->
        [yes] the chair, on an exact tie of an open vote
       *[no] none
    }
rules-tie-label = Tie for a seat
rules-tie =
    { $tie ->
        [eldest] the eldest is elected
        [lot] a lot is drawn
       *[none] the assembly decides
    }
rules-secret =
    { $secret ->
        [secret] secret, unless a motion says otherwise
        [request] secret as soon as one member asks
       *[open] open, unless a motion says otherwise
    }
rules-electors-label = Who votes
rules-electors =
    { $dues ->
        [free] { $days ->
            [0] every member
            [one] members for at least { $days } day
           *[other] members for at least { $days } days
        }
       *[required] { $days ->
            [0] every member whose dues are paid
            [one] members for at least { $days } day whose dues are paid
           *[other] members for at least { $days } days whose dues are paid
        }
    }
rules-seconds-label = Seconding
rules-seconds =
    { $seconds ->
        [0] not needed
        [one] { $seconds } member before the vote
       *[other] { $seconds } members before the vote
    }
rules-others = Other versions begin on: { $days }.
rules-footer = An assembly keeps the rules of its day; what is decided is not touched by later ones.
rules-proxies-unclear = I could not read “{ $typed }”. Give a number, 0 for no proxies, or any for no limit.
result-casting =
    { $outcome ->
        [adopted] Adopted by the chair’s casting vote: { $yes } for, { $no } against ({ $cast } votes cast). Abstentions: { $abstain }, blank: { $blank }.
       *[rejected] Rejected by the chair’s casting vote: { $yes } for, { $no } against ({ $cast } votes cast). Abstentions: { $abstain }, blank: { $blank }.
    }
result-casting-secret = Not adopted: { $yes } for, { $no } against ({ $cast } votes cast); a secret vote has no casting vote. Abstentions: { $abstain }, blank: { $blank }.
