aid-ask-when = when
    .about = Day and hour, if it has one
aid-ask-contact = contact
    .about = How to reach you; only whoever takes it on reads this
aid-ask-address = address
    .about = Where, only if you wish; only whoever takes it on reads this
aid-ask-for = for
    .about = Who is helped, if that is somebody else
aid-ask-consent = consent
    .about = Whether that person has agreed to it
aid-ask-consent-yes = yes
aid-ask-consent-no = no
aid-ask-pair = pair
    .about = Two people come together
aid-ask-pair-yes = yes
aid-ask-pair-no = no
aid-ask-vetting = vetting
    .about = The check that whoever comes must have passed
aid-ask-vetting-home = home
aid-ask-vetting-money = money
aid-ask-vetting-minors = minors
aid-ask-skills = skills
    .about = Skills that it takes, separated by commas
aid-ask-repeat = repeat
    .about = A regular need: weekly, monthly on 1st sun …
aid-volunteer-skills = skills
    .about = Skills: first aid until 2027-12-31, signs
aid-volunteer-week = week
    .about = At most so many in seven days
aid-volunteer-every = every
    .about = Hours to leave you alone after a question
aid-volunteer-quiet = quiet
    .about = Your own quiet hours: 20:00-09:00
aid-show-open = open
    .about = Coordinators: open what was confided; it is written down
aid-show-open-yes = yes
aid-edit = edit
    .about = Change a request of yours
aid-edit-request = request
    .about = The request, such as R7
aid-edit-about = about
    .about = What it is about
aid-edit-when = when
    .about = Day and hour
aid-edit-zone = zone
    .about = The part of town
aid-edit-urgency = urgency
    .about = How soon
aid-edit-urgency-now = now
aid-edit-urgency-today = today
aid-edit-urgency-week = this week
aid-edit-urgency-whenever = whenever
aid-edit-languages = languages
    .about = Languages needed, as codes: fr, pt
aid-edit-helpers = helpers
    .about = How many people it takes
aid-edit-contact = contact
    .about = How to reach you
aid-edit-address = address
    .about = Where, if you wish
aid-edit-repeat = repeat
    .about = A regular need that ends
aid-edit-repeat-none = none
aid-hand = hand
    .about = Ask somebody to take a request over
aid-hand-request = request
    .about = The request, such as R7
aid-hand-to = to
    .about = Who is asked
aid-hand-note = note
    .about = A word to them
aid-write = write
    .about = A word to the other side, through Parvis
aid-write-request = request
    .about = The request, such as R7
aid-write-text = text
    .about = What you want to say
aid-queue = queue
    .about = Coordinators: what waits, what is stuck first
aid-queue-page = page
    .about = Which page of it
aid-why = why
    .about = Why somebody was asked, or nobody
aid-why-request = request
    .about = The request, such as R7
aid-why-person = person
    .about = Coordinators: about whom
aid-leave = leave
    .about = Days on which you do not help
aid-leave-from = from
    .about = The first day
aid-leave-to = to
    .about = The last day
aid-leave-substitute = substitute
    .about = Who helps in your place
aid-leave-end = end
    .about = End the leave now
aid-leave-end-yes = yes
aid-vet = vet
    .about = Coordinators: record what was checked
aid-vet-person = person
    .about = The volunteer
aid-vet-level = level
    .about = What was checked
aid-vet-level-home = home
aid-vet-level-money = money
aid-vet-level-minors = minors
aid-vet-until = until
    .about = The last day on which it holds
aid-vet-revoke = revoke
    .about = The check holds no more
aid-vet-revoke-yes = yes
aid-vet-revoke-no = no
aid-vet-experienced = experienced
    .about = May go first where two go together
aid-vet-experienced-yes = yes
aid-vet-experienced-no = no
aid-vet-household = household
    .about = A word for the household; - for none
aid-apart = apart
    .about = Keep two people apart; nobody is told
aid-apart-person = person
    .about = Who is kept apart
aid-apart-from = from
    .about = From whom; you, if left out
aid-apart-end = end
    .about = They may meet again
aid-apart-end-yes = yes
aid-stats = stats
    .about = How aid goes, in numbers that point at nobody
aid-stats-month = month
    .about = A month, such as 2027-09
aid-duty = duty
    .about = Coordinators: who is paged in danger, in order
aid-duty-people = people
    .about = Who is on duty, in their order
aid-duty-confirm = confirm
    .about = Days after which help counts as confirmed
aid-duty-keep = keep
    .about = Days for which what was confided is kept
aid-purge = purge
    .about = Coordinators: remove what was confided long ago
aid-purge-dry = dry
    .about = Only say what would be removed
aid-purge-dry-yes = yes
aid-purge-dry-no = no
aid-when-label = When
aid-vetting-label = Check
aid-vetting =
    { $level ->
        [home] visits at home
        [money] handling money
       *[minors] being with minors
    }
aid-pair-label = Visit
aid-pair = two people together
aid-pair-waits = You will read what it is about as soon as a second person is found.
aid-skills-label = Skills
aid-behalf-label = For
aid-contact-label = Contact
aid-address-label = Address
aid-repeats-label = Repeats
aid-looks = Who has read what was confided:
aid-emergency = In danger, call at once:
aid-emergency-serves =
    { $serves ->
        [emergency] emergencies
        [medical] medical help
        [police] police
        [fire] fire brigade
        [sms] by text message, for whoever cannot speak or hear
        [shelter] a night without shelter
        [child] a child in danger
        [violence] violence against women
       *[suicide] thoughts of suicide
    }
aid-asked-later = Your request { $handle } is in. Volunteers will be asked from { $at } on, when they are awake and free; you will be told as soon as someone takes it on.
aid-special = What you confide may say something of your health, your faith or your union. It is used for this request alone, shown to whoever helps you and, where they must see to it, to a coordinator, and removed some time after it is over. The platform you write on keeps its own copy. /aid mine takes it back.
aid-consent-needed = You ask for somebody else: have they agreed? Say consent:yes when they have.
aid-repeat-needs-when = A regular need begins on a day: give it with when.
aid-helpers-too-few = { $count } already help. Ask for at least as many, and for two where two go together.
aid-day-unclear = “{ $typed }” is not a day. Try 2027-12-31.
aid-not-your-request = { $handle } is not your request.
aid-nobody-to-write = Nobody has taken { $handle } on yet. Your word has nowhere to go; add it with /aid edit.
aid-not-vetted =
    { $level ->
        [home] { $handle } asks for a check for visits at home that is valid on that day. A coordinator can record it.
        [money] { $handle } asks for a check for handling money that is valid on that day. A coordinator can record it.
       *[minors] { $handle } asks for a check for being with minors that is valid on that day. A coordinator can record it.
    }
aid-not-together = { $handle } takes two people of different households, one of them experienced. Someone else is looked for; thank you.
aid-holds-it = That person has taken { $handle } on already.
aid-no-volunteer = That person has not said with what they can help.
aid-why-others = Only coordinators may ask why somebody else was asked. Without a person, the answer is about you.
aid-not-coordinator = Only coordinators may open what was confided.
aid-not-to-open = { $handle } is being looked after. What was confided is opened only where a coordinator has to see to it.
aid-leave-backwards = The leave ends before it begins.
aid-leave-over = These days are over.
aid-leave-oneself = Somebody else helps in your place, or nobody.
aid-check-oneself = Nobody records a check of their own. Another coordinator can.
aid-apart-oneself = These are one person.
aid-apart-others = Only coordinators may keep two other people apart.
aid-month-unclear = “{ $typed }” is not a month. Try 2027-09.
aid-word-back = A word about { $handle }, from whoever asked:
aid-pair-found = The second person for { $handle } is found. What it is about can be read now.
aid-handed = { $handle } has been taken over, thank you.
aid-not-handed = The person you asked cannot take { $handle } over. It stays with you; to give it back: /aid release { $handle }
aid-changed = { $handle } has changed. Please look at it: Extend if it suits you still, Release if not. No harm done either way.
aid-take-over = Somebody who helps with { $handle } asks you to take over.
aid-counts-as-done = { $handle } counts as done. Thank you for helping.
aid-danger = Danger may be near: please look at { $handle } at once.
aid-unvetted = { $name } has taken on { $handle }, and has no check that is valid on its day. Please see to it.
aid-undelivered = { $name } cannot be reached by private messages at present. Others are asked meanwhile.
aid-undelivered-title = A message did not arrive
aid-why-given =
    { $count ->
        [0] You have taken on nothing else this month.
        [one] You have helped once this month.
       *[other] You have helped { $count } times this month.
    }
aid-why-known = You have helped this person before.
aid-why-language = You share a language.
aid-why-title = Who may be asked for { $handle }
aid-why-cost = { $name }: { $total } (distance { $distance }, load { $load }, unanswered { $unanswered }, reserve { $reserve }, continuity { $continuity }, language { $language })
aid-why-not = Not asked:
aid-why-no-volunteers = Nobody has said that they help.
aid-why-place = { $name } is number { $place } of those who may be asked.
aid-why-not-person =
    { $reason ->
        [scope] { $name } is not asked: another section.
        [own] { $name } is not asked: it is their own request.
        [blocked] { $name } is not asked: kept apart.
        [conflict] { $name } is not asked: concerned themselves.
        [paused] { $name } is not asked: on pause.
        [suspended] { $name } is not asked: suspended.
        [charter] { $name } is not asked: the charter in force is not signed.
        [vetting] { $name } is not asked: no valid check of that kind.
        [category] { $name } is not asked: helps with other things.
        [skill] { $name } is not asked: the skill is missing, or has run out.
        [language] { $name } is not asked: the language is missing.
        [zone] { $name } is not asked: another zone.
        [distance] { $name } is not asked: too far away.
        [leave] { $name } is not asked: on leave.
        [time] { $name } is not asked: not free at this hour.
        [quiet] { $name } is not asked: quiet hours.
        [busy] { $name } is not asked: as many taken on as wished.
        [week] { $name } is not asked: as many this week as wished.
        [recent] { $name } is not asked: asked too recently.
        [unreachable] { $name } is not asked: cannot be reached in private.
       *[asked] { $name } is not asked again.
    }
aid-queue-title = What waits
aid-queue-summary =
    { $count ->
        [0] Nothing waits
        [one] One request waits, stuck: { $stuck }
       *[other] { $count } requests wait, stuck: { $stuck }
    }
aid-queue-line = { $state }, { $have } of { $need }, since { $age }
aid-queue-stuck = stuck: { $state }, { $have } of { $need }, since { $age }
aid-proposed =
    { $count ->
        [0] Nobody new could be asked.
        [one] One offer was sent.
       *[other] { $count } offers were sent.
    }
aid-stats-summary = How aid goes
aid-stats-title = How aid goes
aid-stats-in-month = How aid went in { $month }
aid-stats-none = Nothing was asked.
aid-stats-categories = By kind
aid-stats-outcomes = What became of it
aid-stats-row = { $name }: { $count }
aid-stats-few = { $name }: not told
aid-stats-total = Altogether: { $count }
aid-stats-wait = Half were taken on within { $wait }
aid-stats-footer = Numbers below five are not told, nor what would give them away.
aid-removal-title = What was confided
aid-removed =
    { $count ->
        [0] There was nothing to remove.
        [one] What was confided with one request is removed. Its card and the figures stay.
       *[other] What was confided with { $count } requests is removed. Their cards and the figures stay.
    }
aid-nothing-to-remove = There is nothing to remove: no request has been over for long enough. /aid duty shows how long what was confided is kept.
aid-would-remove =
    { $count ->
        [0] Nothing would be removed.
        [one] What was confided with one request would be removed.
       *[other] What was confided with { $count } requests would be removed.
    }
aid-held-until = { $name } until { $until }
aid-week-label = In seven days, at most
aid-every-label = Between two questions
aid-quiet-label = Quiet hours
aid-leave-label = On leave
aid-on-leave = { $from } to { $to }
aid-on-leave-substitute = { $from } to { $to }; { $name } helps meanwhile
aid-checked = Recorded for { $name }.
aid-experienced-label = Visits of two
aid-experienced = may go first
aid-kept-apart = You will not be brought together with { $name }. Nobody is told.
aid-may-meet = The separation from { $name } is lifted.
aid-duty-title = On duty
aid-duty-all = Nobody is on duty: in danger every coordinator is paged at once.
aid-duty-order = In danger, in this order, five minutes apart: { $names }.
aid-confirm-label = Counts as confirmed after
aid-retain-label = What was confided is kept for
aid-numbers-label = Emergency numbers reviewed
aid-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
notice-aid-word-back = a word about a request
notice-aid-pair-found = a second person found
notice-aid-handed = a request taken over
notice-aid-not-handed = a request not taken over
notice-aid-changed = a request changed
notice-aid-take-over = a request handed over
notice-aid-counts-as-done = help that counts as done
notice-aid-danger = danger
notice-aid-unvetted = a check that has run out
notice-aid-undelivered = a message that did not arrive
notice-aid-month = how aid went
job-aid-duty = page the deputy
job-aid-confirm = count help as confirmed
job-aid-purge = remove what was confided
job-aid-regular = ask for a regular need again
job-aid-daily = match the waiting queue
job-aid-month = how aid went this month
job-person-left = give back what somebody who left had taken on
aid-offer-yours = You have taken on { $handle }. Thank you.
aid-offer-declined = You said no to { $handle }. Thank you for answering.
aid-offer-given-back = { $handle } is no longer with you. Thank you for what you did.
aid-offer-taken =
    { $helpers ->
        [one] Somebody else has taken on { $handle }. Thank you for being there; nothing is asked of you any more.
       *[other] Enough people have taken on { $handle }. Thank you for being there; nothing is asked of you any more.
    }
aid-offer-over = { $handle } is closed. Thank you for being there; nothing is asked of you any more.
aid-reopen = reopen
    .about = Open a request again that was reported done
aid-reopen-request = request
    .about = The request, such as R7
aid-reopen-note = note
    .about = A word on what is still missing
aid-reopen-others = Only whoever asked and the coordinators may open { $handle } again.
aid-reopen-withdrawn = { $handle } was withdrawn. To ask anew: /aid ask
aid-reopen-open = { $handle } is not closed; there is nothing to open again.
aid-reopen-late =
    { $days ->
        [one] { $handle } was closed more than a day ago. To ask anew: /aid ask
       *[other] { $handle } was closed more than { $days } days ago. To ask anew: /aid ask
    }
aid-reopened = { $handle } is open again: something is still missing. Help is being looked for.
notice-aid-reopened = a request opened again
aid-rules = rules
    .about = Coordinators: by which rules helpers are chosen
aid-rules-charter = charter
    .about = The charter that whoever helps has signed
aid-rules-free = free
    .about = No charter is asked for any more
aid-rules-free-yes = yes
aid-rules-near = near
    .about = Zones that touch: north / centre 3 km, centre / south
aid-rules-rings = rings
    .about = From how many zones away help may come
aid-rules-limit = limit
    .about = Nobody goes further, in kilometres; 0 for no limit
aid-rules-sections = sections
    .about = Sections or parishes, separated by commas
aid-rules-title = How helpers are chosen
aid-rules-asks-charter = Whoever helps has signed { $handle }, { $title }, as it binds now.
aid-rules-no-charter = No charter is asked of whoever helps.
aid-rules-alone = Help comes from the zone of the request alone, and from those who help everywhere. To say which zones touch: /aid rules near:"north / centre 3 km"
aid-rules-reach =
    { $rings ->
        [0] Help comes from the zone of the request alone. These zones touch:
        [one] Help comes from the zone of the request and from those that touch it:
       *[other] Help comes from up to { $rings } zones away. These touch:
    }
aid-rules-touch = { $from } – { $to }
aid-rules-way = { $from } – { $to }, { $km } km
aid-rules-limit-label = Furthest
aid-rules-no-limit = no limit
aid-rules-km = { $km } km
aid-near-unclear = “{ $typed }” are not two zones. Try north / centre, or north / centre 3 km.
aid-section-label = Section
aid-ask-section = section
    .about = The section that is asked; all of them if left out
aid-volunteer-sections = sections
    .about = Sections in which you help; all of them if left out
aid-other-section = { $handle } is asked of the section { $section }. /aid list shows what is waiting.
aid-charter-first = Whoever helps signs { $charter }, { $title }, first. To read it: /charter read { $charter }; to sign it: /charter sign { $charter }
aid-apart-reason = reason
    .about = Why: to be kept apart, or an interest in their affairs
aid-apart-reason-apart = apart
aid-apart-reason-interest = interest
aid-interest-noted = An interest is noted: you will not be asked for { $name }, nor they for you. Nobody is told.
aid-stats-hidden = not told
aid-stats-picture-kinds = Asked in { $month }, by kind
aid-stats-picture-outcomes = Asked in { $month }, and what became of it
aid-danger-unsent = In danger, call one of these at once: { $numbers }. Your request is not sent yet.
aid-danger-first = In danger, call one of these at once: { $numbers }.
aid-numbers-unclear = I could not read “{ $typed }”. Try emergency 112, shelter 115, or none for those of the country. Known are: emergency, medical, police, fire, sms, shelter, child, violence, suicide.
aid-duty-numbers = numbers
    .about = Own emergency numbers: emergency 112, shelter 115
aid-numbers-now = In danger, these numbers are shown. Please call each once a year: a dead number is worse than none.
aid-done-reason = reason
    .about = Coordinators: why it ends without help
aid-done-reason-not-possible = not possible
aid-done-reason-no-answer = no answer
aid-done-reason-duplicate = duplicate
aid-done-reason-referred = referred
aid-done-reason-expired = expired
aid-close-others = Only whoever asked and the coordinators may close { $handle } without help. To give it back: /aid release { $handle }
aid-close-why = Nobody has taken on { $handle }. Say why it ends: /aid done { $handle } reason:referred, or not-possible, no-answer, duplicate, expired
aid-closed =
    { $reason ->
        [not-possible] The coordinators have closed your request { $handle }: nobody could be found for it. We are sorry.
        [no-answer] The coordinators have closed your request { $handle }: you could not be reached.
        [duplicate] The coordinators have closed your request { $handle }: it had been asked twice, and the other one goes on.
        [referred] The coordinators have closed your request { $handle }: others outside are seeing to it.
       *[expired] The coordinators have closed your request { $handle }: its day is over.
    }
notice-aid-closed = a request closed
aid-cannot-hand = { $handle } cannot be handed to that person. Somebody else may take it over, or give it back: /aid release { $handle }
aid-check-over = That day is over. Say the last day on which the check holds, or revoke:yes where it holds no more.
aid-skill-over = “{ $name }” has run out already. Leave it out, or say the last day on which it holds.
