command-member = member
    .about = Becoming a member, dues, the directory and the register
member-join = join
    .about = Ask to become a member, or to be one again
member-join-message = message
    .about = A word to those who decide
member-admit = admit
    .about = Admit somebody as a member, or see who waits
member-admit-person = person
    .about = Who; left out, those who wait are shown
member-admit-decision = decision
    .about = Admit unless you say otherwise
member-admit-decision-admit = admit
member-admit-decision-refuse = refuse
member-admit-category = category
    .about = One of the association’s categories
member-admit-reason = reason
    .about = Why not, for whoever asked
member-profile = profile
    .about = What you say of yourself, and what of it others see
member-profile-person = person
    .about = Whose profile; yours if left out
member-profile-name = name
    .about = Your name
member-profile-about = about
    .about = A few words about you; - takes them away
member-profile-skills = skills
    .about = What you can do
member-profile-city = city
    .about = Where you live
member-profile-phone = phone
    .about = Your telephone number
member-profile-mail = mail
    .about = Your mail address
member-profile-site = site
    .about = Your web site
member-profile-address = address
    .about = Your postal address, for letters; never in the directory
member-profile-show = show
    .about = What other members see: about, skills, city, phone, mail, site, all or none
member-list = list
    .about = The directory of members
member-list-search = search
    .about = A name or a word of a profile
member-list-status = status
    .about = Members unless you say otherwise; others for whoever keeps the register
member-list-status-member = member
member-list-status-applicant = applicant
member-list-status-lapsed = lapsed
member-list-status-resigned = resigned
member-list-status-excluded = excluded
member-list-status-guest = guest
member-list-status-everybody = everybody
member-list-format = format
    .about = The register as a file
member-list-format-csv = csv
member-list-format-pdf = pdf
member-list-format-html = html
member-dues = dues
    .about = What was paid and until when; write a payment down
member-dues-person = person
    .about = Whose dues; yours if left out
member-dues-paid = paid
    .about = The day of the payment
member-dues-amount = amount
    .about = How much, such as 30 or 12.50
member-dues-way = way
    .about = How it was paid: cash, cheque, transfer
member-dues-through = through
    .about = Paid through this day, where the rule would say another
member-dues-rule = rule
    .about = What dues are for: 12 months, civil year, year from 01/09, 2 months offered
member-dues-grace = grace
    .about = Days for which a membership is kept after its dues
member-dues-reminders = reminders
    .about = Days before the end at which to remind: 30, 7, or none
member-role = role
    .about = Give or take a role, or put a member into a category
member-role-person = person
    .about = Who; left out, the categories are shown
member-role-role = role
    .about = Which role
member-role-role-volunteer = volunteer
member-role-role-organizer = organizer
member-role-role-secretary = secretary
member-role-role-representative = representative
member-role-role-admin = admin
member-role-how = how
    .about = Give unless you say otherwise
member-role-how-give = give
member-role-how-take = take
member-role-category = category
    .about = One of the association’s categories, or usual
member-role-categories = categories
    .about = All categories: active, honorary (no vote)
member-resign = resign
    .about = End your membership
member-resign-reason = reason
    .about = Why, if you want to say
member-exclude = exclude
    .about = Propose that somebody be excluded, or answer such a proposal about you
member-exclude-person = person
    .about = Who
member-exclude-reason = reason
    .about = Why; whoever is meant reads it
member-exclude-answer = answer
    .about = What you have to say, where your own exclusion is proposed
member-exclude-decision = decision
    .about = What you decide about somebody whose exclusion another person proposed
member-exclude-decision-exclude = exclude
member-exclude-decision-drop = drop
member-title = Membership
member-joined-now = You are a member now. Welcome.
member-applied-to =
    { $count ->
        [0] Your application is written down. Nobody has the power to decide it yet; it waits for them.
        [one] Your application is written down. One person was asked to decide; a message will tell you.
       *[other] Your application is written down. { $count } people were asked to decide; a message will tell you.
    }
member-asks-title = An application
member-asks = { $name } asks to become a member.
member-waiting =
    { $count ->
        [0] Nobody waits to be admitted
        [one] One person waits to be admitted
       *[other] { $count } people wait to be admitted
    }
member-already = You are a member already. /member profile shows how you stand.
member-waits = Your application waits already. A message will tell you what was decided.
member-excluded = You were excluded from this association. Whoever administers it can tell you how to return.
member-is-one = { $name } is a member already.
member-is-none = You are no member here, so there is nothing to resign from.
member-not-one = { $name } is no member here. Admit them first with /member admit.
member-has-not-asked = { $name } has no application waiting. /member admit shows who has.
member-last-admin = This is the last person who may administer the association. Give somebody else that role first with /member role.
member-decided =
    { $what ->
        [admitted] You were admitted as a member. Welcome.
       *[refused] Your application was not accepted.
    }
member-has-resigned = { $name } has resigned from the association.
member-became =
    { $what ->
        [admitted] { $name } is a member now.
        [refused] The application of { $name } is refused. They were told.
        [resigned] { $name } is no longer a member. What was voted stays as it is; thank you for the time together.
        [changed] The place of { $name } in the association has changed.
       *[shown] How { $name } stands.
    }
member-standing =
    { $standing ->
        [member] member
        [applicant] applicant
        [lapsed] dues lapsed
        [resigned] resigned
        [excluded] excluded
       *[guest] guest
    }
member-roles-label = Roles
member-role-name =
    { $role ->
        [volunteer] volunteer
        [organizer] organizer
        [secretary] secretary
        [representative] representative
       *[admin] admin
    }
member-categories =
    { $count ->
        [0] There are no categories: every member has a vote
        [one] One category of members
       *[other] { $count } categories of members
    }
member-category-line =
    { $votes ->
        [yes] { $name }: with a vote
       *[no] { $name }: without a vote
    }
member-categories-footer = To say which there are: { $example }
member-categories-example = /member role categories:"active, honorary (no vote)"
member-no-category = There is no category “{ $typed }”. There are: { $known }.
member-categories-unclear = I could not read “{ $typed }” as categories. Try active, honorary (no vote): at most 20, each once.
member-part =
    { $part ->
        [about] About
        [skills] Skills
        [city] City
        [phone] Telephone
        [mail] Mail
        [site] Web site
       *[address] Address
    }
member-part-hidden = { $label } (not shown)
member-profile-summary = The profile of { $name }
member-profile-footer = To change it, or what others see of it: { $example }
member-profile-example = /member profile city:Lyon show:city
member-mail-unclear = “{ $typed }” is not a mail address. It looks like name@example.org.
member-site-unclear = “{ $typed }” is not the address of a web site. It looks like https://example.org.
member-show-unclear = “{ $typed }” is nothing that a profile shows. There are: { $known }, all or none.
members-found =
    { $count ->
        [0] Nobody was found
        [one] One person
       *[other] { $count } people
    }
member-list-of-members = The directory shows members. Others are for whoever keeps the register.
member-list-for-members = Profiles are for members. /member join asks to become one.
register-title = Register of members
register-at = Drawn up
register-count = People
register-handle = No.
register-name = Name
register-status = Standing
register-category = Category
register-joined = Member since
register-through = Dues paid through
dues-title = Dues
dues-none = No dues are written down for { $name }.
dues-through =
    { $over ->
        [yes] The dues of { $name } were paid through { $through }; they are over.
       *[no] The dues of { $name } are paid through { $through }.
    }
dues-receipt =
    { $known ->
        [yes] { $number }: { $amount } paid on { $paid }, for { $from } to { $through }
       *[no] { $number }: paid on { $paid }, for { $from } to { $through }
    }
dues-rule-none = No rule is chosen: dues are for a year from the day of payment, and nobody’s membership lapses by itself.
dues-rule-months =
    { $months ->
        [one] Dues are for one month from the day of payment.
       *[other] Dues are for { $months } months from the day of payment.
    }
dues-rule-year =
    { $offered ->
        [0] Dues are for the year that begins on { $begins }.
        [one] Dues are for the year that begins on { $begins }; what is paid in the month before counts for the next year too.
       *[other] Dues are for the year that begins on { $begins }; what is paid in the { $offered } months before counts for the next year too.
    }
dues-rule-unclear = I could not read “{ $typed }” as a rule. Try 12 months, civil year, or year from 01/09, 2 months offered.
dues-amount-unclear = I could not read “{ $typed }” as an amount. Try 30 or 12.50.
dues-reminders-unclear = I could not read “{ $typed }” as days before the end. Try 30, 7, or none.
dues-paid-when = A payment cannot be of { $typed }: name a day that has come, such as 2027-03-28.
dues-paid-already = This looks like receipt { $receipt }: { $name } has paid that on { $paid } already. Confirm if it was paid once more.
dues-through-when = Dues cannot be paid through { $typed }: name a day after the payment, within twenty years.
dues-of-excluded = { $name } was excluded: nothing is paid until they are admitted again.
dues-of-others = What others have paid is for whoever keeps the register.
dues-notice =
    { $what ->
        [ending] Your dues are paid through { $through }. Whoever keeps the register can take the next ones.
        [lapsed] Your dues ended on { $through }, and your membership has lapsed. It holds again as soon as dues are paid.
       *[paid] Thank you. Your dues are paid through { $through }; your receipt is number { $receipt }.
    }
exclude-title = An exclusion is proposed
exclude-says =
    { $state ->
        [decided] { $name } is excluded from the association. An appeal goes to the general assembly.
        [dropped] The exclusion of { $name } is dropped. Nothing has changed.
       *[proposed]
            { $reader ->
                [meant] Your exclusion from the association is proposed. You are heard before anything is decided: you have until { $until } to answer.
               *[decider] The exclusion of { $name } is proposed. They may answer until { $until }; then another person than the one who proposed it decides.
            }
    }
exclude-reason-label = Reason
exclude-proposer-label = Proposed by
exclude-answer-how = To answer: { $line }
exclude-oneself = Nobody excludes themselves. To leave, there is /member resign.
exclude-already = { $name } is excluded already.
exclude-under-way = The exclusion of { $name } is proposed already and waits to be decided.
exclude-none-of-you = No exclusion of you is proposed, so there is nothing to answer.
exclude-none-waits = No exclusion of { $name } waits to be decided.
exclude-decided = This was decided already.
exclude-concerned = This is about you: another person decides.
exclude-second-person = You proposed this exclusion. It takes a second person to decide it.
exclude-not-heard = Whoever is meant has the right to be heard. They have not answered, and may until { $until }.
command-delegate = delegate
    .about = Powers that one person gives to another
delegate-grant = grant
    .about = Give a power that you have to somebody else
delegate-grant-person = person
    .about = To whom
delegate-grant-ability = ability
    .about = What they may do
delegate-grant-ability-run-votes = open and close votes
delegate-grant-ability-convene-assemblies = convene assemblies
delegate-grant-ability-propose-gatherings = propose gatherings
delegate-grant-ability-change-any-gathering = change any gathering
delegate-grant-ability-coordinate-help = coordinate help
delegate-grant-ability-announce = announce
delegate-grant-ability-admit-members = admit members
delegate-grant-ability-moderate = moderate
delegate-grant-ability-publish-charters = publish charters
delegate-grant-ability-approve-announcements = approve announcements
delegate-grant-ability-settle-the-community = settle the community
delegate-grant-scope = scope
    .about = For one topic of announcements only
delegate-grant-place = place
    .about = In one channel only
delegate-grant-start = start
    .about = From which day; at once if left out
delegate-grant-end = end
    .about = Through which day; until it is taken back if left out
delegate-revoke = revoke
    .about = Take a power back that you gave
delegate-revoke-delegation = delegation
    .about = Which one, such as D3
delegate-list = list
    .about = Who gave which power to whom
delegate-list-person = person
    .about = Only what one person gave or holds
delegate-title = Power given
ability-name =
    { $ability ->
        [run-votes] open and close votes
        [convene-assemblies] convene assemblies
        [propose-gatherings] propose gatherings
        [change-any-gathering] change any gathering
        [coordinate-help] coordinate help
        [announce] announce
        [admit-members] admit members
        [moderate] handle reports
        [publish-charters] publish charters
        [approve-announcements] approve announcements
       *[settle-the-community] settle the community
    }
delegate-says =
    { $state ->
        [revoked] { $holder } may no longer { $ability }: the power was taken back.
        [ended] { $holder } may no longer { $ability }: the time it was given for is over.
        [fallen] { $holder } may no longer { $ability }: the power it was drawn from, or the membership that it asks for, is gone.
        [waiting] { $giver } gives { $holder } the power to { $ability }, from the day named below.
       *[active] { $giver } gives { $holder } the power to { $ability }.
    }
delegate-line = { $holder } may { $ability }, by { $giver }
delegate-line-start = { " " }from { $start }
delegate-line-end = { " " }until { $end }
powers-given =
    { $count ->
        [0] No powers are given beyond the roles
        [one] One power is given
       *[other] { $count } powers are given
    }
delegate-topic-label = Topic
delegate-place-label = Channel
delegate-start-label = From
delegate-end-label = Through
delegate-no-end = until it is taken back
delegate-everybody-has = Every member has this power anyway.
delegate-to-oneself = Nobody gives a power to themselves.
delegate-to-nonmember = { $name } is no member in good standing: powers are given to members.
delegate-already = You gave { $name } this power already. /delegate list shows it.
delegate-not-yours = One can only give a power that one has. You do not have this one.
delegate-beyond-yours = Your own power does not reach so far: give at most its topic, its channel and its time.
delegate-no-topic = Only the power to announce can be given for one topic.
delegate-no-place = This power cannot be given for one channel; only announcing and proposing gatherings can.
delegate-ends-first = This power would end before it begins, or has ended already.
delegate-not-given-by-you = Only whoever gave this power, whoever gave them theirs, or whoever administers can take it back.
delegate-over = { $handle } is over already.
not-allowed-here =
    { $ability ->
        [propose-gatherings] You were given the power to propose gatherings for { $known } only. Say it there, or name that channel.
       *[announce] You were given this power for { $known } only. Say it there, or name that channel.
    }
member-import = import
    .about = Take members over from a table (CSV); exports of Galette, HelloAsso and Paheko are known
member-import-csv = csv
    .about = The table with its headers; left out, a page for a long one
member-import-apply = apply
    .about = Takes the table over at once, without showing first what it would change
member-import-apply-yes = yes
member-import-apply-no = no
import-title =
    { $source ->
        [galette] Members from Galette
        [helloasso] Members from HelloAsso
        [paheko] Members from Paheko
       *[table] Members from a table
    }
import-says =
    { $how ->
        [problems]
            { $count ->
                [one] One line cannot be taken over, so nothing is. Mend it and send the table again.
               *[other] { $count } lines cannot be taken over, so nothing is. Mend them and send the table again.
            }
        [done] Taken over: { $fresh } new, { $changed } changed, { $same } as they were.
       *[preview] This would add { $fresh }, change { $changed } and leave { $same } as they are. Nothing is written yet.
    }
import-skipped =
    { $count ->
        [one] One line is left out: its order was called off, or a later order of the same person counts.
       *[other] { $count } lines are left out: their orders were called off, or a later order of the same person counts.
    }
import-problem = Line { $line }: { $what }
import-more =
    { $count ->
        [one] and one more line
       *[other] and { $count } more lines
    }
import-no-name = “{ $typed }” is no name.
import-bad-mail = “{ $typed }” is not a mail address.
import-bad-date = “{ $typed }” is not a day that has come. Write 2027-03-28 or 28/03/2027.
import-no-category = There is no category “{ $typed }” here.
import-twice = { $typed } stands in the table twice.
import-cells = It has { $typed } cells, more than there are headers.
import-quotes = Around “{ $typed }” a quotation mark is not closed, or stands where none can; nobody can tell where the line ends.
import-several = Several people here are called { $typed }, and none of them has an address. Give one in the table, or in their profile.
import-guessed =
    { $count ->
        [one] One guest is taken for a member of this table by name alone. Make sure that it is the same person:
       *[other] { $count } guests are taken for members of this table by their names alone. Make sure that they are the same people:
    }
import-column =
    { $field ->
        [none] { $head }: left out
        [name] { $head }: name
        [first] { $head }: first name
        [last] { $head }: last name
        [mail] { $head }: mail
        [phone] { $head }: telephone
        [city] { $head }: city
        [address] { $head }: address
        [postcode] { $head }: postcode
        [joined] { $head }: member since
        [through] { $head }: dues paid through
        [paid] { $head }: paid on
        [category] { $head }: category
        [payermail] { $head }: payer’s mail, taken where the payer is the member
        [payerfirst] { $head }: payer’s first name
        [payerlast] { $head }: payer’s last name
       *[state] { $head }: whether it counts
    }
import-nothing = There is no member in this table. The first line names the columns, each other one a member.
import-no-headers = No column of this table is a name. The first line names the columns, such as: name,mail,member since.
import-gone = This table is gone, or was taken over already. Send it again.
import-done-before = This table was taken over already.
import-has-problems =
    { $count ->
        [one] One line cannot be taken over, so nothing was.
       *[other] { $count } lines cannot be taken over, so nothing was.
    }
import-page-title = Import members
import-page-link = Send the table on this page within two hours. It works once; nothing is written before you confirm.
import-page-file = The table (CSV)
import-page-confirm = Take these members over
import-page-missing = Choose a file, or confirm what is shown.
