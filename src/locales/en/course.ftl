assembly-open-chair = chair
    .about = Who chairs it; whoever convened it if left out
assembly-notices = notices
    .about = Who was convened, when, by which way, and who was not reached
assembly-notices-assembly = assembly
    .about = The assembly, such as A2
assembly-adjourn = adjourn
    .about = Break an assembly off until an hour at which it goes on
assembly-adjourn-assembly = assembly
    .about = The assembly, such as A2
assembly-adjourn-until = until
    .about = When it goes on
assembly-second = second
    .about = Convene the second call of an assembly that lacked its quorum
assembly-second-assembly = assembly
    .about = The first one, such as A2
assembly-second-start = start
    .about = Day and hour of the second one
assembly-second-place = place
    .about = Where it meets; as the first if left out
assembly-speak = speak
    .about = Ask to speak, or say that you have spoken
assembly-speak-assembly = assembly
    .about = The assembly, such as A2
assembly-speak-done = done
    .about = You have spoken
assembly-speak-done-yes = yes
assembly-speak-person = person
    .about = Somebody in the room; you if left out
notices-title = notices
notices-summary =
    { $missing ->
        [0] { $reached } of { $entitled } members entitled were reached for { $handle }.
       *[other] { $reached } of { $entitled } members entitled were reached for { $handle }; not reached: { $missing }.
    }
notices-told = { $name }: { $when }, by { $way }
notices-convener = { $name }: convened it
notices-waiting = { $name }: the notice is on its way
notices-not-reached = { $name }: not reached
notices-footer = Whoever was not reached must be convened another way, by letter for instance.
assembly-notice-short =
    The rules ask for { $required ->
        [one] { $required } day
       *[other] { $required } days
    } of notice, and this assembly is { $days ->
        [0] today
        [one] { $days } day away
       *[other] { $days } days away
    }. Choose a later day.
assembly-adjourned = { $handle } is adjourned. It goes on at { $when }.
assembly-second-label = Second call
assembly-second-of = this is the second call of { $handle }
assembly-second-is = { $handle }
assembly-resumes-label = Adjourned until
assembly-chair-label = Chair
assembly-opening-label = At the opening
assembly-opening =
    { $present } present, { $represented } represented; { $state ->
        [none] no quorum asked for
        [met] quorum reached ({ $required } required)
       *[missing] quorum missing ({ $required } required)
    }
assembly-speakers-label = Wish to speak
assembly-irregularities-label = Irregularity
irregularity-late-notice =
    { $days ->
        [0] convened on the day itself
        [one] convened { $days } day before
       *[other] convened { $days } days before
    }, where the rules ask for { $required }
second-not-in-rules = Neither the rules nor the notice of { $handle } give it a second call. Convene a new assembly with /assembly convene.
second-of-second = { $handle } is a second call itself. Convene a new assembly with /assembly convene.
second-too-early = { $handle } has not been held yet ({ $when }). A second call comes after it.
second-unneeded = { $handle } had its quorum, so it needs no second call.
second-is-convened = The second call of { $handle } is convened already: { $second }.
second-interval =
    The second call comes at least { $required ->
        [one] { $required } day
       *[other] { $required } days
    } after the first; this one comes { $days ->
        [one] { $days } day
       *[other] { $days } days
    } after. Choose a later day.
second-interval-hours = The second call comes after the first, at the earliest { $when }. Choose a later hour.
speak-not-listed = { $name } is not on the speaking list.
proxy-blank-refused = Say who holds your proxy: to:name.
