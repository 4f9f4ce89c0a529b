# Minutes
assembly-minutes = minutes
    .about = The minutes of an assembly: draft, correct, approve, extract
assembly-minutes-assembly = assembly
    .about = The assembly, such as A2
assembly-minutes-section = section
    .about = Which section to correct: its number, its title, or a motion such as M3
assembly-minutes-text = text
    .about = What the section is to say
assembly-minutes-language = language
    .about = The language of the draft
assembly-minutes-language-en = English
assembly-minutes-language-fr = French
assembly-minutes-extract = extract
    .about = The motion of which a certified extract is needed, such as M3
assembly-minutes-approve = approve
    .about = Approve the minutes: nothing in them can be changed afterwards
assembly-minutes-approve-yes = yes
minutes-title =
    { $kind ->
        [extraordinary] Minutes of the extraordinary general assembly of { $day }
       *[ordinary] Minutes of the ordinary general assembly of { $day }
    }
minutes-section-session = The session
minutes-section-attendance = Attendance and quorum
minutes-section-agenda = Agenda
minutes-section-debates = Debates
minutes-section-documents = Papers supplied
minutes-section-motion = Resolution { $handle }: { $title }
minutes-section-incidents = Incidents, arrivals and departures
minutes-section-closing = Closing
minutes-annex-roll = Annex 1: attendance sheet
minutes-annex-proxies = Annex 2: proxies
minutes-held =
    { $kind ->
        [extraordinary] On { $when }, the members of { $association } met in extraordinary general assembly.
       *[ordinary] On { $when }, the members of { $association } met in ordinary general assembly.
    }
minutes-held-at =
    { $kind ->
        [extraordinary] On { $when }, the members of { $association } met in extraordinary general assembly. Place: { $place }.
       *[ordinary] On { $when }, the members of { $association } met in ordinary general assembly. Place: { $place }.
    }
minutes-called =
    The assembly was convened by { $name } for { $start }. The notice went out from { $when } on, by { $ways }, and reached { $reached } of { $entitled } members entitled{ $missing ->
        [0] {""}
        [one] ; { $missing } could not be reached that way
       *[other] ; { $missing } could not be reached that way
    }.
minutes-called-by = The assembly was convened by { $name } for { $start }.
minutes-second-call = It is the second call of { $handle }, which lacked its quorum; the agenda is the same.
minutes-electorate =
    { $entitled ->
        [one] Entitled to vote is { $entitled } member in good standing, taken down on { $when }.
       *[other] Entitled to vote are { $entitled } members in good standing, taken down on { $when }.
    }
minutes-rules = The rules of vote are those in force since { $since }.
minutes-rules-silent = No rules of vote were set down: where the statutes are silent, a decision takes more than half of the votes cast.
minutes-bureau = { $chair } chairs the session; { $secretary } is its secretary.
minutes-attendance = Enrolled: { $entitled }. Present: { $present }. Represented: { $represented }. Absent or excused: { $absent }.
minutes-quorum =
    { $state ->
        [none] No quorum is asked for; the assembly can decide.
        [met] At the opening the quorum was reached: { $counted } counted, { $required } required (present: { $present }, represented: { $represented }). The assembly could decide.
       *[missing] At the opening the quorum was missing: { $counted } counted, { $required } required (present: { $present }, represented: { $represented }).
    }
minutes-represented = Represented:
minutes-represented-by = { $name }, by { $holder }
minutes-roll-annexed = The attendance sheet and the proxies are annexed.
minutes-agenda-empty = Nothing was on the agenda.
minutes-proposed =
    { $seconds ->
        [0] Proposed by { $proposer }.
        [one] Proposed by { $proposer }, seconded by { $seconds } member.
       *[other] Proposed by { $proposer }, seconded by { $seconds } members.
    }
minutes-amendment = Amendment { $handle }: { $title }
minutes-amendment-whole = { $proposer } proposes to replace the whole text by:
minutes-amendment-passage = { $proposer } proposes to replace the passage:
minutes-amendment-by = by:
minutes-text = Text put to the vote:
minutes-text-amended = Text put to the vote, as amended:
minutes-withdrawn = Withdrawn before it was decided.
minutes-not-voted = Not put to the vote.
minutes-vote =
    { $secret ->
        [yes] Secret ballot, open from { $opened } to { $closed }. Rule: { $rule }.
       *[no] Open ballot, open from { $opened } to { $closed }. Rule: { $rule }.
    }
minutes-vote-hours =
    { $secret ->
        [yes] Secret ballot, open from { $opened } to { $closed }. Rule: { $rule }.
       *[no] Open ballot, open from { $opened } to { $closed }. Rule: { $rule }.
    }
figure-name = Figure
figure-count = Number
figures-caption = Figures of { $handle }
figure-entitled = Enrolled
figure-present = Present
figure-represented = Represented
figure-quorum = Quorum required
figure-voters = Voters
figure-abstain = Abstentions
figure-blank = Blank
figure-void = Void
figure-cast = Votes cast
figure-quota = Quota
figure-base = Base of the majority
figure-required = Required
round-line =
    { $key ->
        [surplus] Round { $round }, surplus of { $names } passed on: { $votes }
        [excluded] Round { $round }, exclusion of { $names }: { $votes }
       *[count] Round { $round }: { $votes }
    }
minutes-adjourned = The session was broken off on { $when }.
minutes-no-quorum = { $handle } could not be put to the vote at { $when }: the quorum was missing.
minutes-carried =
    { $count ->
        [one] { $motions } was left undecided, and goes on to the agenda of the second call, { $to }.
       *[other] { $motions } were left undecided, and go on to the agenda of the second call, { $to }.
    }
minutes-arrived = { $name } arrived at { $when }.
minutes-left = { $name } left at { $when }.
minutes-still-open = The session goes on.
minutes-closed = With nothing left on the agenda, the session was closed on { $when }. These minutes were drawn up of all this, and are signed by { $chair }, in the chair, and { $secretary }, secretary.
roll-name = Name
roll-arrived = Arrived
roll-left = Left
roll-holder = Represented by
roll-signature = Signature
minutes-no-proxies = No proxy was given.
proxies-from = Given by
proxies-to = Held by
proxies-given = Given on
proxies-state = State
proxy-state =
    { $state ->
        [revoked] taken back
        [declined] declined
       *[active] in force
    }
minutes-sign-chair = In the chair
minutes-sign-secretary = Secretary
extract-title =
    { $kind ->
        [extraordinary] Extract of the minutes of the extraordinary general assembly of { $day }
       *[ordinary] Extract of the minutes of the ordinary general assembly of { $day }
    }
extract-certified = Extract certified true to the minutes approved on { $when }, which bear the fingerprint below; { $chair } was in the chair.
minutes-hash-label = Fingerprint (SHA-256)
minutes-summary =
    { $state ->
        [approved] Minutes of { $handle } “{ $title }”: approved.
       *[draft] Minutes of { $handle } “{ $title }”: draft.
    }
minutes-state-label = State
minutes-state =
    { $state ->
        [approved] approved on { $when }
       *[draft] draft, may be corrected
    }
minutes-secretary-label = Secretary
minutes-file-markdown = The text as a file
minutes-file-page = The page to print
minutes-file-pdf = The PDF
minutes-footer-draft = To correct: { $line }. Figures, texts and verdicts come from the record; what you write is added to them.
minutes-correct-line = /assembly minutes { $handle } section:4 text:"…"
minutes-footer-approved = One resolution as a certified extract: { $line }
minutes-extract-line = /assembly minutes { $handle } extract:M1
minutes-correct-title = Correct the minutes
minutes-correct-intro = { $title }
minutes-correct-assembly = Assembly
minutes-correct-section = Section
minutes-correct-text = Text
minutes-correct-help = Leave a line empty between paragraphs. A dash alone brings the clerk’s words back.
minutes-approve-ask = Once approved, the minutes of { $handle } can no longer be changed. A fingerprint is taken of their text.
minutes-section-unknown = There is no section “{ $typed }”. Give a number from 1 to { $known }, a title, or the handle of a motion.
minutes-section-long = “{ $title }” has { $count } characters, more than the { $most } that a form holds. Write it anew in whole: { $line }
minutes-too-early = { $handle } has not begun; its minutes are drawn up once it is open.
minutes-frozen = The minutes of { $handle } were approved on { $when } and can no longer be changed.
minutes-not-over = { $handle } is not closed yet: its minutes are approved afterwards.
minutes-changed-meanwhile = Somebody changed the minutes of { $handle } in the same moment. Look at them again.
minutes-none = The minutes of { $handle } are not approved yet; whoever convenes assemblies draws them up.
minutes-not-approved = An extract is certified once the minutes of { $handle } are approved: /assembly minutes { $handle } approve:yes.
minutes-motion-elsewhere = { $motion } is no resolution of { $handle }.
minutes-seat = The registered office of the association is { $seat }.
