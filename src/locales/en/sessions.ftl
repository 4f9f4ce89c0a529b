command-assembly = assembly
    .about = General assemblies: notice, attendance, proxies, quorum
assembly-convene = convene
    .about = Convene an assembly; every member entitled is told
assembly-convene-title = title
    .about = What it is called
assembly-convene-start = start
    .about = Day and hour
assembly-convene-kind = kind
    .about = Ordinary or extraordinary
assembly-convene-kind-ordinary = ordinary
assembly-convene-kind-extraordinary = extraordinary
assembly-convene-place = place
    .about = Where it meets
assembly-convene-quorum = quorum
    .about = Such as 50%, 1/3, more than half, or none
assembly-convene-record = record
    .about = Who is a member then may vote; now if left out
assembly-convene-proxies = proxies
    .about = Most proxies one person may hold; no limit if left out
assembly-convene-second = second
    .about = The quorum of a second notice, such as none
assembly-agenda = agenda
    .about = Show the agenda, or add to it
assembly-agenda-assembly = assembly
    .about = The assembly, such as A2
assembly-agenda-add = add
    .about = An item to add
assembly-open = open
    .about = Open the assembly and fix its electorate
assembly-open-assembly = assembly
    .about = The assembly, such as A2
assembly-attend = attend
    .about = Sign the attendance sheet
assembly-attend-assembly = assembly
    .about = The assembly, such as A2
assembly-attend-person = person
    .about = Somebody in the room; you if left out
assembly-leave = leave
    .about = Sign out
assembly-leave-assembly = assembly
    .about = The assembly, such as A2
assembly-leave-person = person
    .about = Somebody who has left; you if left out
assembly-proxy = proxy
    .about = Give a member your vote, or take it back
assembly-proxy-assembly = assembly
    .about = The assembly, such as A2
assembly-proxy-to = to
    .about = Who votes for you
assembly-proxy-revoke = revoke
    .about = Take your proxy back
assembly-proxy-revoke-yes = yes
assembly-proxy-motion = motion
    .about = A motion on which your proxy is bound
assembly-proxy-choice = choice
    .about = How it is to vote there, or free
assembly-proxy-from = from
    .about = Who gives a proxy on paper; for a secretary
assembly-status = status
    .about = Who is present or represented, and the quorum
assembly-status-assembly = assembly
    .about = The assembly, such as A2
assembly-close = close
    .about = Close the assembly
assembly-close-assembly = assembly
    .about = The assembly, such as A2
assembly-summary =
    { $state ->
        [convened] Assembly { $handle } “{ $title }” is convened for { $when }.
        [open] Assembly { $handle } “{ $title }” is open.
       *[closed] Assembly { $handle } “{ $title }” is closed.
    }
assembly-kind-label = Kind
assembly-kind =
    { $kind ->
        [extraordinary] extraordinary general assembly
       *[ordinary] ordinary general assembly
    }
assembly-start-label = When
assembly-place-label = Where
assembly-state-label = State
assembly-state =
    { $state ->
        [convened] convened
        [open] open
       *[closed] closed
    }
assembly-entitled-label = Entitled to vote
assembly-present-label = Attendance
assembly-present = { $present } present, { $represented } represented
assembly-quorum-label = Quorum
assembly-quorum-none = none asked for
assembly-quorum-met =
    reached ({ $have } { $basis ->
        [present] present in person
       *[represented] present or represented
    }, { $required } required)
assembly-quorum-missing =
    missing ({ $have } { $basis ->
        [present] present in person
       *[represented] present or represented
    }, { $required } required)
assembly-quorum-beyond =
    The quorum asks for { $required ->
        [one] { $required } member
       *[other] { $required } members
    }, more than the { $entitled } entitled: it cannot be reached. Convene again with quorum: to set another.
assembly-nobody =
    Nobody is entitled to vote in { $handle }: on the record date, { $when }, no member meets the conditions: { $membership ->
        [0] { $dues ->
            [required] dues paid
           *[free] a membership in force
        }
        [one] { $membership } day of membership{ $dues ->
            [required] , dues paid
           *[free] {""}
        }
       *[other] { $membership } days of membership{ $dues ->
            [required] , dues paid
           *[free] {""}
        }
    }. { $later ->
        [yes] It is looked at again on that date.
       *[no] /assembly rules shows the conditions, and convening with record: sets another record date.
    }
assembly-hash-label = Electorate fixed as
assembly-agenda-label = Agenda
assembly-footer = To be represented: { $line }
assembly-proxy-line = /assembly proxy { $handle } to:name
assembly-record-late = The record date lies after the start ({ $when }). Give an earlier one.
assembly-is-open = { $handle } is open already.
assembly-is-closed = { $handle } is closed.
assembly-not-open = { $handle } is not open yet: /assembly open opens it.
assembly-not-yet = The attendance sheet opens at the hour of the start: { $when }.
assembly-votes-open = Votes are still open: { $motions }. Close them first.
assembly-own-only = You can sign for yourself only; whoever keeps the attendance sheet signs for others.
assembly-not-entitled = You are not in the electorate of { $handle }: it holds the members in good standing on the record date.
assembly-person-not-entitled = { $name } is not in the electorate of { $handle }: it holds the members in good standing on the record date.
assembly-not-there = { $name } is not signed in.
assembly-agenda-fixed = The agenda of { $handle } is fixed since its opening.
proxy-title = A proxy
proxy-self = A proxy goes to somebody else; you vote for yourself by attending.
proxy-holder-not-entitled = { $name } is not in the electorate, and cannot vote for you.
assembly-chair-holds-none =
    { $blank ->
        [one] One proxy names nobody and goes to the chair, but { $name } is not in the electorate of { $handle }. Name a chair who votes: /assembly open chair:name.
       *[other] { $blank } proxies name nobody and go to the chair, but { $name } is not in the electorate of { $handle }. Name a chair who votes: /assembly open chair:name.
    }
proxy-chain-holder = You hold a proxy yourself, and a proxy is never passed on. Decline it first, then give yours.
proxy-chain-giver = { $name } has given a proxy to somebody else, and cannot hold yours.
proxy-cap =
    { $most ->
        [0] Proxies are not allowed in this assembly.
        [one] { $name } holds { $most } proxy already, as many as the rules allow.
       *[other] { $name } holds { $most } proxies already, as many as the rules allow.
    }
proxy-own-only = You give your own proxy only; whoever convenes assemblies writes down one that came on paper.
proxy-motion-elsewhere = { $motion } is not on the agenda of { $assembly }. A proxy is bound on motions of its own assembly.
proxy-instruction-secret = { $handle } is voted in secret, and of a secret vote nothing is written down. Tell the holder of your proxy by word of mouth.
proxy-bound = It is bound on these motions:
proxy-declined-by = { $name } declines your proxy for { $handle } “{ $title }”.
proxy-revoked-by = { $name } has taken back the proxy that you held for { $handle } “{ $title }”.
proxy-declined-next = To give it to somebody else: { $line }
proxy-revoked-next = Ballots that you have cast with it stay. Your own proxy may be given now: { $line }
assembly-adjourned-notice = { $handle } “{ $title }” is adjourned. It goes on { $when }.
assembly-adjourned-next = Everybody signs in again then. What was decided stands; proxies stay in force.
proxy-none = There is no proxy of yours in force for { $handle }.
proxy-is-given = { $name } holds your proxy for { $handle }.
proxy-counts = It counts while its holder is present and you are not; if you come, you vote yourself. You may take it back at any time.
proxy-given = { $name } gives you a proxy for { $handle } “{ $title }”.
proxy-how = In the assembly you vote for them with { $line }. You may decline.
proxy-vote-line = /vote M1 for as:{ $name }
vote-not-present = Whoever votes is present: sign in first with /assembly attend { $handle }.
notice-assembly-convened = an assembly convened
notice-proxy-given = a proxy given
notice-proxy-ended = a proxy taken back or declined
notice-assembly-adjourned = an assembly that was adjourned
job-assembly-record = take down the electorate
