command-agreement = agreement
    .about = Agreements: mandates, negotiation, ratification, signatures
agreement-mandate = mandate
    .about = Write down the mandate that an adopted motion gives
agreement-mandate-motion = motion
    .about = The adopted motion, such as M4
agreement-mandate-object = object
    .about = What is to be negotiated; what the motion says if left out
agreement-mandate-negotiators = negotiators
    .about = Who negotiates, separated by commas
agreement-mandate-report = report
    .about = When they report to the members; in six months if left out
agreement-mandate-expires = expires
    .about = Its last day; six months after the report if left out
agreement-mandate-limits = limits
    .about = What the negotiators may not go beyond
agreement-mandate-counterpart = counterpart
    .about = With whom
agreement-mandate-kind = kind
    .about = What the counterpart is
agreement-mandate-kind-public-body = public body
agreement-mandate-kind-branch = professional branch
agreement-mandate-kind-commissioning-party = commissioning party
agreement-mandate-kind-company = company
agreement-mandate-kind-other = other
agreement-mandate-title = title
    .about = The name of the agreement to be
agreement-mandate-seen = seen
    .about = Who reads the log and the drafts
agreement-mandate-seen-members = members
agreement-mandate-seen-negotiators = negotiators
agreement-log = log
    .about = Write into the log of a negotiation, or read it
agreement-log-agreement = agreement
    .about = The agreement, such as E2
agreement-log-text = text
    .about = What happened
agreement-log-kind = kind
    .about = What it is
agreement-log-kind-meeting = meeting
agreement-log-kind-position = position
agreement-log-kind-document = document
agreement-log-kind-note = note
agreement-log-next = next
    .about = When the next step is
agreement-draft = draft
    .about = Write a new version of the text, and its days
agreement-draft-agreement = agreement
    .about = The agreement, such as E2
agreement-draft-text = text
    .about = The whole text
agreement-draft-from = from
    .about = Its first day
agreement-draft-until = until
    .about = Its last day
agreement-draft-renewal = renewal
    .about = Whether it renews itself
agreement-draft-renewal-none = none
agreement-draft-renewal-tacit = tacit
agreement-draft-notice = notice
    .about = How many days before its end notice must be given
agreement-ratify = ratify
    .about = Put the text to the assembly
agreement-ratify-agreement = agreement
    .about = The agreement, such as E2
agreement-ratify-assembly = assembly
    .about = The assembly; the next one if left out
agreement-ratify-motion = motion
    .about = An adopted motion that ratifies it already
agreement-withdraw = withdraw
    .about = Put to the assembly that a mandate be taken back
agreement-withdraw-agreement = agreement
    .about = The mandate, such as E2
agreement-withdraw-assembly = assembly
    .about = The assembly; the next one if left out
agreement-withdraw-motion = motion
    .about = An adopted motion that takes it back already
agreement-sign = sign
    .about = Sign for the association, or have the other side sign
agreement-sign-agreement = agreement
    .about = The agreement, such as E2
agreement-sign-for = for
    .about = them makes a link for the other side
agreement-sign-for-us = us
agreement-sign-for-them = them
agreement-sign-name = name
    .about = Who signed on paper for the other side
agreement-show = show
    .about = Show an agreement
agreement-show-agreement = agreement
    .about = The agreement, such as E2
agreement-list = list
    .about = Search the collection of agreements
agreement-list-search = search
    .about = A word of its name, its object or its counterpart
agreement-list-state = state
    .about = Which ones
agreement-list-state-live = live
agreement-list-state-over = over
agreement-list-state-all = all
agreement-end = end
    .about = Give notice of termination
agreement-end-agreement = agreement
    .about = The agreement, such as E2
agreement-end-reason = reason
    .about = Why
agreement-breach = breach
    .about = Report in confidence that an agreement is not kept
agreement-breach-agreement = agreement
    .about = The agreement, such as E2
agreement-breach-text = text
    .about = What happened; only those who follow it up read this
agreement-answer = answer
    .about = Follow up what was reported
agreement-answer-agreement = agreement
    .about = The agreement, such as E2
agreement-answer-number = number
    .about = The number of the report: 1 for E2/1
agreement-answer-answer = answer
    .about = The answer to whoever reported it
agreement-answer-reply = reply
    .about = What the other side says to it
agreement-answer-close = close
    .about = Whether it is settled
agreement-answer-close-yes = yes
agreement-answer-close-no = no
agreement-parties = parties
    .about = The directory of those outside: what they signed, and how they keep it
agreement-parties-name = name
    .about = Whom to add
agreement-parties-kind = kind
    .about = What it is
agreement-parties-kind-public-body = public body
agreement-parties-kind-branch = professional branch
agreement-parties-kind-commissioning-party = commissioning party
agreement-parties-kind-company = company
agreement-parties-kind-other = other
agreement-parties-contact = contact
    .about = How to reach it; for whoever runs the votes
agreement-state =
    { $state ->
        [mandated] mandate given
        [negotiating] under negotiation
        [ratified] ratified
        [signed] signed
        [in-force] in force
        [ended] ended
        [lapsed] mandate lapsed
       *[withdrawn] mandate withdrawn
    }
agreement-summary = { $handle } “{ $title }”: { $state }.
agreement-state-label = State
agreement-counterpart-label = With
agreement-object-label = Object
agreement-limits-label = Limits
agreement-negotiators-label = Negotiators
agreement-report-label = Report
agreement-expires-label = Mandate until
agreement-from-label = From
agreement-until-label = Until
agreement-renewal-label = Renewal
agreement-renewal =
    { $renewal ->
        [tacit] renews itself, unless notice is given
       *[none] ends on its day
    }
agreement-notice-label = Notice
agreement-notice =
    { $days ->
        [one] { $days } day before the end
       *[other] { $days } days before the end
    }
agreement-breaches-label = Breaches
agreement-mandate-by = Mandate given by { $handle }.
agreement-mandate-by-vote = Mandate given by { $handle }, by { $majority }. { $numbers }
agreement-log-closed = The log and the drafts are for the negotiators, as the mandate says.
agreement-log-title = Log:
agreement-log-kind-word =
    { $kind ->
        [meeting] meeting
        [position] position
        [document] document
       *[note] note
    }
agreement-next = Next: { $moment }.
agreement-signature =
    { $side ->
        [us] Signed for the association by { $name }, { $moment }
       *[them] Signed for the other side by { $name }, { $moment }
    }
agreement-motion =
    { $purpose ->
        [withdraw] The assembly decides by { $motion } whether the mandate is taken back.
       *[ratify] The assembly decides by { $motion } whether it is ratified.
    }
agreement-motion-decided =
    { $purpose ->
        [withdraw] On taking the mandate back, { $motion }: { $numbers }
       *[ratify] On its ratification, { $motion }: { $numbers }
    }
agreement-motion-otherwise = { $motion } was adopted in other words than it was put in, so it changes nothing here. { $numbers }
agreement-ending = Notice of termination was given.
agreement-text-title =
    { $versions ->
        [one] The text, version { $number }:
       *[other] The text, version { $number } of { $versions }:
    }
agreement-mandate-kept = The mandate is { $handle }. { $negotiators } negotiate, and nobody else.
agreement-ratifying = { $handle }: the assembly decides on this text as { $motion }. Until then it stays as it is.
agreement-ratified-said = { $handle } is ratified. It can be signed: /agreement sign { $handle }
agreement-other-side = the other side
agreement-link = { $party } signs { $handle } at this address, once:
agreement-link-footer = It holds for thirty days. A new one ends those before it. Give it to whoever signs, and to nobody else.
agreement-until-day = until { $day }
agreements-title = Agreements
agreements-summary =
    { $count ->
        [0] No agreements
        [one] { $count } agreement
       *[other] { $count } agreements
    }
agreements-none = There are no agreements to show.
agreement-page-asks = { $community } asks { $party } to sign this agreement.
agreement-page-signed = Signed, for { $community } and { $party }.
agreement-page-name = Your name and function
agreement-page-name-help = It stands under the agreement as your signature.
agreement-ratify-title = Ratification of { $handle }: { $title }
agreement-ratify-text = The assembly ratifies the agreement { $handle } “{ $title }” in its version { $number }.
agreement-ratify-days =
    { $which ->
        [from] It begins on { $from }.
        [until] It runs until { $until }.
       *[both] It runs from { $from } until { $until }.
    }
agreement-ratify-renewal =
    { $days ->
        [0] It renews itself, unless notice is given.
        [one] It renews itself, unless notice is given { $days } day before its end.
       *[other] It renews itself, unless notice is given { $days } days before its end.
    }
agreement-ratify-notice =
    { $days ->
        [one] Notice is given { $days } day before its end.
       *[other] Notice is given { $days } days before its end.
    }
agreement-withdraw-title = Withdrawal of the mandate { $handle }: { $title }
agreement-withdraw-text = The assembly takes back the mandate { $handle } “{ $title }”. Its negotiators stop.
agreement-mandated = The assembly has given you a mandate: { $handle } “{ $title }”. Those whom it names act for it, and nobody else does.
agreement-mandate-withdrawn = The mandate { $handle } “{ $title }” was taken back by a vote.
agreement-mandate-lapsed = The mandate { $handle } “{ $title }” has lapsed: nobody may act on it. The assembly can give a new one.
agreement-report-due = Today the negotiators of { $handle } “{ $title }” report to the members.
agreement-signed = { $handle } “{ $title }” is signed by both sides.
agreement-notice-soon = { $handle } “{ $title }” runs until { $day }. Notice can be given until { $last }.
agreement-renewed = { $handle } “{ $title }” has renewed itself, until { $day }.
agreement-over = { $handle } “{ $title }” ended on { $day }.
agreement-ratified-by-vote = The assembly has ratified { $handle } “{ $title }”. It can be signed.
agreement-not-ratified-by-vote = The assembly has not ratified { $handle } “{ $title }”. Its text can be changed again.
agreement-motion-not-adopted = { $handle } was not adopted, so it gives no power. A mandate comes from a motion that the assembly has adopted.
agreement-report-past = The report cannot be due on { $day }, which is past.
agreement-expires-early = A mandate cannot expire on { $expires }, before its report on { $report }.
agreement-lapsed = The mandate { $handle } ended on { $day }. Nobody may act on it; the assembly can give a new one by a motion.
agreement-withdrawn = The mandate { $handle } was taken back by a vote. Nobody may act on it.
agreement-ended = { $handle } has ended. The assembly can give a new mandate by a motion.
agreement-text-fixed =
    { $state ->
        [ratified] { $handle } is ratified word for word. Only a new mandate changes it.
       *[other] { $handle } is signed word for word. /agreement end gives notice of termination.
    }
agreement-not-negotiator = Only the negotiators whom the mandate { $handle } names may do that.
agreement-until-early = An agreement cannot end on { $until }, before it begins on { $from }.
agreement-renewal-without-end = What has no last day has nothing to renew. Give “until”.
agreement-before-assembly =
    { $purpose ->
        [withdraw] The assembly decides already, by { $motion }, whether the mandate { $handle } is taken back. /motion show { $motion } shows it.
       *[ratify] { $handle } is before the assembly as { $motion }. Its text can be changed when that is decided.
    }
agreement-negotiator-no-member = { $name } is no member, and members alone negotiate for the association. Name somebody else, or admit them first.
agreement-power = { $negotiators }: to negotiate for the association, by the mandate { $handle } “{ $title }” that { $motion } gave, until { $day }
agreement-no-text = { $handle } has no text yet. /agreement draft writes one.
agreement-motion-used = { $handle } decides on an agreement already, and on nothing else. /motion propose puts what you want to a vote of its own.
agreement-same-motion = { $motion } is the motion that gave the mandate { $handle }: it neither ratifies a text nor takes a mandate back. That takes a motion of its own.
agreement-mandate-again =
    { $why ->
        [withdrawn] { $handle } gave the mandate { $mandate }, which was taken back by a vote. A new mandate takes a new motion: /motion propose
       *[lapsed] { $handle } gave the mandate { $mandate }, which has lapsed. A new mandate takes a new motion: /motion propose
    }
agreement-motion-other-words = { $motion } does not hold the text of { $handle }, version { $number }, word for word, so it does not ratify it. /agreement ratify { $handle } puts that text to the assembly.
agreement-motion-amendment = { $motion } changes the text of another motion, and decides nothing by itself. Name the motion that it changes.
agreement-motion-earlier = { $motion } was decided before { $mandate } gave the mandate { $handle }, so it says nothing of it. That takes a later motion.
agreement-motion-not-naming = { $motion } does not name { $handle }, so it does not take that mandate back. /agreement withdraw { $handle } puts it to the assembly.
agreement-withdraw-by-vote = A mandate is taken back by a vote. /agreement withdraw { $handle } puts it to the assembly.
agreement-not-in-force =
    { $state ->
        [signed] { $handle } is signed already.
       *[other] { $handle } is not in force. /agreement show { $handle } says how it stands.
    }
agreement-ending-already = Notice was given already: { $handle } ends on { $day }.
agreement-not-ratified = { $handle } is not ratified. /agreement ratify { $handle } puts it to the assembly.
agreement-not-to-sign = { $handle } is not to be signed any more. /agreement show { $handle } says how it stands.
agreement-signed-by =
    { $side ->
        [us] { $handle } is signed for the association already.
       *[them] { $handle } is signed by the other side already.
    }
agreement-sign-unnamed = Write your name: it is your signature.
agreement-paper-kept = Who convenes assemblies writes down what was signed on paper. /agreement sign { $handle } for:them makes a link.
agreement-sign-name-long = A name has at most { $most } characters.
agreement-link-used = This address was used, or has ended. Ask whoever gave it to you for a new one.
notice-agreement-mandated = a mandate
notice-agreement-mandate-withdrawn = a mandate taken back
notice-agreement-mandate-lapsed = a mandate that has lapsed
notice-agreement-report-due = a report that is due
notice-agreement-signed = an agreement signed
notice-agreement-notice-soon = notice that can be given
notice-agreement-renewed = an agreement renewed
notice-agreement-over = an agreement that has ended
notice-agreement-in-force = an agreement in force
notice-agreement-voted = a vote on an agreement
notice-agreement-breach = a breach reported
notice-agreement-breach-answered = a report answered
job-agreement-report = remind of a report
job-agreement-expires = end a mandate
job-agreement-begins = put an agreement in force
job-agreement-reminder = remind that notice can be given
job-agreement-ends = end an agreement, or renew it
agreement-answer-tell = tell
    .about = What the other side is told; makes a link behind which it replies
notice-agreement-breach-reply = a reply to a breach
