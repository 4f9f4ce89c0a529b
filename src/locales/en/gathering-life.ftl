# Answering for a series, and for others.

gathering-join-scope = scope
    .about = This date, this and the following, or all of a series
gathering-join-scope-this = this
gathering-join-scope-following = following
gathering-join-scope-all = all
gathering-join-person = person
    .about = For whom you answer; for those who organise it
gathering-leave-scope = scope
    .about = This date, this and the following, or all of a series
gathering-leave-scope-this = this
gathering-leave-scope-following = following
gathering-leave-scope-all = all
gathering-leave-person = person
    .about = For whom you take it back; for those who organise it
gathering-answered-other =
    { $state ->
        [going] { $name } is registered for “{ $title }”, { $moment }.
        [maybe] { $name } perhaps comes to “{ $title }”, { $moment }. No seat is kept.
        [declined] { $name } does not come to “{ $title }”, { $moment }.
        [waitlisted] “{ $title }” is full, { $moment }: { $name } is number { $rank } on the waiting list.
       *[left] { $name } is no longer registered for “{ $title }”, { $moment }.
    }
gathering-series-answer =
    { $state ->
        [maybe] Noted: perhaps you will come to “{ $title }” on { $dates ->
            [one] one date
           *[other] { $dates } dates
        }, from { $moment } on.
        [declined] Noted: you are not coming to “{ $title }” from { $moment } on.
        [left] You are no longer registered for “{ $title }” from { $moment } on.
       *[other] You are coming to “{ $title }” on { $dates ->
            [one] one date
           *[other] { $dates } dates
        }, from { $moment } on. One date can be changed by itself.
    }
gathering-series-answer-other =
    { $state ->
        [maybe] Noted: { $name } perhaps comes to “{ $title }” on { $dates ->
            [one] one date
           *[other] { $dates } dates
        }, from { $moment } on.
        [declined] Noted: { $name } is not coming to “{ $title }” from { $moment } on.
        [left] { $name } is no longer registered for “{ $title }” from { $moment } on.
       *[other] { $name } is coming to “{ $title }” on { $dates ->
            [one] one date
           *[other] { $dates } dates
        }, from { $moment } on.
    }
gathering-series-waiting =
    { $waiting ->
        [one] One of them is full: there it is the waiting list.
       *[other] { $waiting } of them are full: there it is the waiting list.
    }
gathering-series-onward = The dates after those follow as they come near.
gathering-standing = You have answered for every date of this series.
gathering-not-for-others = Only those who organise “{ $title }” can answer for { $name }.
gathering-registration-closed = Registration for “{ $title }” is closed. Those who organise it can still register you.
gathering-closes-past = Registration would close on { $closes }, which is past: nobody could join. Give a shorter time in closes:, or a later start.
gathering-members-only-other = “{ $title }” is for members, and { $name } is none. Change its audience, or admit { $name } first.
gathering-told-answered-for =
    { $state ->
        [going] { $name } has registered you for “{ $title }”, { $moment }. If you cannot come, please take the answer back.
        [maybe] { $name } has noted that you perhaps come to “{ $title }”, { $moment }.
        [declined] { $name } has noted that you do not come to “{ $title }”, { $moment }.
        [waitlisted] { $name } has put you on the waiting list of “{ $title }”, { $moment }.
       *[left] { $name } has taken back your answer for “{ $title }”, { $moment }.
    }

# The whole of a gathering.

gathering-new-closes = closes
    .about = How long before it registration closes: 2h or 1d
gathering-new-link = link
    .about = Where an online gathering is joined
gathering-new-reveal = reveal
    .about = Who is shown the link; those registered when not given
gathering-new-reveal-registered = registered
gathering-new-reveal-everyone = everyone
gathering-new-organizers = organizers
    .about = Who organises it with you, separated by commas
gathering-edit-closes = closes
    .about = How long before it registration closes, or none
gathering-edit-link = link
    .about = Where an online gathering is joined, or none
gathering-edit-reveal = reveal
    .about = Who is shown the link
gathering-edit-reveal-registered = registered
gathering-edit-reveal-everyone = everyone
gathering-edit-organizers = organizers
    .about = Who organises it with whoever proposed it
gathering-again = again
    .about = Hold a gathering again as last time, without its answers
gathering-again-gathering = gathering
    .about = The one to repeat, such as G1, or its title
gathering-again-start = start
    .about = When it begins this time
gathering-again-title = title
    .about = Another name; as last time when not given
gathering-again-repeat = repeat
    .about = How it repeats; as last time when not given
gathering-again-until = until
    .about = The last day of the series, with repeat
gathering-closes-label = Registration closes
gathering-link-label = Online
gathering-organizers-label = Organised with
gathering-link-unclear = I could not read “{ $typed }” as an address of the web. Write it whole: https://meet.example.org/lake
gathering-organizers-many = At most { $max } people organise a gathering together.

# Tasks and rides.

gathering-slot = slot
    .about = Open a task to fill, take it or give it back
gathering-slot-gathering = gathering
    .about = G1, or its title
gathering-slot-name = name
    .about = The task: welcome, music, meal
gathering-slot-count = count
    .about = How many people it takes; 0 closes it; for organisers
gathering-slot-answer = answer
    .about = Take it or give it back
gathering-slot-answer-take = take
gathering-slot-answer-back = back
gathering-slot-date = date
    .about = Which date of a series; when opened, for that date alone
gathering-slot-person = person
    .about = Who takes it; for those who organise it
gathering-ride = ride
    .about = Offer seats in a car, or take one
gathering-ride-gathering = gathering
    .about = G1, or its title
gathering-ride-seats = seats
    .about = How many seats you offer; 0 withdraws the ride
gathering-ride-from = from
    .about = Where and when the ride begins
gathering-ride-driver = driver
    .about = With whom you ride
gathering-ride-answer = answer
    .about = Take a seat or give it back
gathering-ride-answer-take = take
gathering-ride-answer-back = back
gathering-ride-date = date
    .about = Which date; the next when not given
gathering-slots-label = Tasks and rides
gathering-slots-summary = Tasks and rides for { $title }, { $moment }
gathering-slots-none = There is nothing to fill yet. Those who organise it open a task with /gathering slot; anybody offers seats with /gathering ride.
gathering-slot-numbered = { $number }. { $slot }
gathering-slot-line =
    { $taken ->
        [0] { $name }: nobody yet, { $places } wanted
       *[other] { $name }: { $taken } of { $places } ({ $names })
    }
gathering-ride-line =
    { $where ->
        [yes] Ride with { $driver }, { $from }: { $taken } of { $places } seats taken
       *[no] Ride with { $driver }: { $taken } of { $places } seats taken
    }
gathering-slot-take = Take { $number }
gathering-slot-back = Give back { $number }
gathering-slot-done =
    { $what ->
        [opened] Open to be taken: { $name }.
        [closed] Closed: { $name }. Those who had taken it are told.
        [taken]
            { $kind ->
                [ride] A seat is yours: { $name }.
               *[task] Noted, you take this: { $name }.
            }
        [back] Given back: { $name }.
        [offered] Your seats are offered: { $name }.
        [withdrawn] Your ride is withdrawn. Those who had a seat are told.
       *[same] That was so already: { $name }.
    }
gathering-slot-over = { $taken } people have it already, and there is room for { $places } now. Nobody was removed; nobody else can take it meanwhile.
gathering-slot-gone = That task or ride is not there any more.
gathering-slot-full =
    { $places ->
        [one] Somebody has taken “{ $name }” already. Those who organise it can ask for more people.
       *[other] All { $places } places of “{ $name }” are taken. Those who organise it can ask for more people.
    }
gathering-ride-full =
    { $places ->
        [one] The one seat of this ride is taken.
       *[other] All { $places } seats of this ride are taken.
    }
gathering-slot-not-yours = You have not taken “{ $name }” on that date, so there is nothing to give back.
gathering-no-slot =
    { $some ->
        [yes] There is no task “{ $name }”. There are: { $known }.
       *[no] There is no task “{ $name }”. Those who organise it can open it: count:1.
    }
gathering-slots-many = At most { $max } tasks and rides for one gathering.
gathering-ride-what = Say how many seats you offer (seats:3), or with whom you ride (driver:).
gathering-no-ride = { $name } offers no ride to “{ $title }” on that date.
gathering-no-own-ride = You offer no ride to “{ $title }” on that date, so there is nothing to withdraw.
gathering-own-ride = That is your own ride: your seat is sure.
gathering-told-slot-off =
    { $kind ->
        [ride] { $driver } does not drive to “{ $title }”, { $moment }, any more. Your seat is gone; look for another ride.
       *[task] The task “{ $name }” of “{ $title }”, { $moment }, is closed. You need not do it.
    }

# Who was there.

gathering-attendance = attendance
    .about = Call the roll, or check in with the code shown in the room
gathering-attendance-gathering = gathering
    .about = G1, or its title
gathering-attendance-date = date
    .about = Which date of a series; else the present or last one
gathering-attendance-present = present
    .about = Who was there; for those who organise it
gathering-attendance-absent = absent
    .about = Who was not there; for those who organise it
gathering-attendance-code = code
    .about = The code that is shown in the room
gathering-attendance-partners = partners
    .about = Who came from partners; none takes it back
gathering-presence-title = Roll: { $title }
gathering-presence-summary =
    { $present ->
        [one] { $title }, { $moment }: one person was there.
       *[other] { $title }, { $moment }: { $present } people were there.
    }
gathering-presence-code-label = Code
gathering-presence-present-label = Present
gathering-presence-absent-label = Absent
gathering-presence-unmarked-label = Not marked
gathering-presence-pick = Mark present
gathering-presence-code-about = Show the code { $code } in the room. Whoever is there types /gathering attendance { $handle } code:{ $code }, from an hour before until an hour after.
gathering-presence-sheet = Sign-in sheet
gathering-presence-sheet-pdf = Sheet as PDF
gathering-presence-sheet-series = Series sheet (PDF)
gathering-presence-registered-label = Registered
gathering-presence-not-yet = The roll of “{ $title }” is called from an hour before it begins: { $date }. Its sign-in sheet can be printed already.
gathering-presence-both = { $name } stands among the present and among the absent. Name each person once.
gathering-visitor-unknown = { $count ->
        [0] Nobody from a partner is registered for that date. Whoever came without a seat checks in with the code shown in the room.
       *[other] Nobody called “{ $typed }” comes from a partner. Those who do: { $known }. Whoever came without a seat checks in with the code shown in the room.
    }
gathering-visitor-which = “{ $typed }” may be several people. Write one of these, or pick them on the roll: { $known }.
gathering-presence-early = The roll of “{ $title }” is called from an hour before it begins: { $date }.
gathering-presence-cancelled = “{ $title }” was cancelled on that date, so nobody was there.
gathering-code-wrong = That is not the code of “{ $title }”. It is shown in the room; letters or digits may have been mixed up.
gathering-code-closed = One checks in for “{ $title }” from an hour before it begins until an hour after it ends. Those who organise it can still mark you present.
gathering-no-shows = Registered and not there, over the dates whose roll was called; only those who organise it see this:
gathering-no-show = { $name }: { $missed } of { $registered }
gathering-attended-summary =
    { $count ->
        [0] You have not been marked present for { $title } yet.
        [one] You have attended { $title } once.
       *[other] You have attended { $title } { $count } times.
    }
gathering-attended-about = In the room a code is shown: /gathering attendance { $handle } code:…
gathering-attended-certificate = Certificate
gathering-attended-certificate-pdf = Certificate as PDF
paper-sheet-title = Sign-in sheet: { $title }
paper-registered =
    { $count ->
        [one] One person registered
       *[other] { $count } people registered
    }
paper-number = No.
paper-name = Name
paper-signature = Signature
paper-place = Place
paper-organizer = For those who organise it:
paper-no-dates = No date is set yet.
paper-marks = { $there }: present already. { $not }: not registered for that date.
paper-certificate-title = Certificate of attendance
paper-attended =
    { $count ->
        [one] { $association } certifies that { $name } attended “{ $title }” on the following date.
       *[other] { $association } certifies that { $name } attended “{ $title }” on the following { $count } dates.
    }
paper-attended-nothing = { $name } has not been marked present for “{ $title }”.
paper-date = Date
paper-session = Session
paper-length = Length
paper-total =
    { $count ->
        [one] One session, { $length } in all.
       *[other] { $count } sessions, { $length } in all.
    }
paper-signed = Place, date and signature for the association:

# Calendars.

gathering-calendar = calendar
    .about = Where your calendar reads the gatherings
gathering-calendar-gathering = gathering
    .about = A single one, such as G1, or its title
gathering-calendar-renew = renew
    .about = Close your own address and make another
gathering-calendar-renew-yes = yes
gathering-calendar-renew-no = no
gathering-calendar-title = Calendars
gathering-calendar-summary = The addresses of your calendars
gathering-calendar-own-label = What you come to
gathering-calendar-everyone-label = What is for everyone
gathering-calendar-about = Give an address to your calendar as a subscription: it then follows every change by itself.
gathering-calendar-secret = Whoever knows your own address can read it. If it has come into other hands: /gathering calendar renew:yes
gathering-calendar-renewed = Your address is new. The one before opens nothing any more.

# Reminders of one's own.

gathering-remind = remind
    .about = When you are reminded of what you come to
gathering-remind-before = before
    .about = How long before, such as 1d,2h; none; or usual
gathering-remind-quiet = quiet
    .about = Hours without reminders, such as 22:00-07:00; none; or usual
gathering-reminded-title = Your reminders
gathering-reminded =
    { $before ->
        [own] You are reminded { $leads } each date you come to.
        [none] You are not reminded of anything.
       *[usual] You are reminded when each gathering says so.
    }
gathering-reminded-quiet = Between { $from } and { $to } nobody reminds you: the reminder comes when those hours end, or before they begin where it would be too late.
gathering-reminded-loud = There are no quiet hours for your reminders.
gathering-reminded-footer = To change it: { $example }
gathering-reminded-example = /gathering remind before:1d,2h quiet:22:00-07:00

# The programme of the week.

gathering-programme = programme
    .about = When and where the gatherings of the week are posted
gathering-programme-day = day
    .about = On which day of the week, or never
gathering-programme-day-monday = monday
gathering-programme-day-tuesday = tuesday
gathering-programme-day-wednesday = wednesday
gathering-programme-day-thursday = thursday
gathering-programme-day-friday = friday
gathering-programme-day-saturday = saturday
gathering-programme-day-sunday = sunday
gathering-programme-day-label = Another day
gathering-programme-day-never = never
gathering-programme-hour = hour
    .about = At which hour, such as 18:30; 9:00 when not given
gathering-programme-channel = channel
    .about = Where; the channels for announcements when not given
gathering-programme-title = Gatherings of the week
gathering-programme-summary =
    { $count ->
        [one] One gathering in the coming seven days
       *[other] { $count } gatherings in the coming seven days
    }
gathering-programme-span = From { $from } to { $to }:
gathering-programme-line = { $handle } { $title }: { $moment }, { $place }
gathering-programme-none = No programme of the week is posted.
gathering-programme-never = No programme of the week is posted. To have one: { $example }
gathering-programme-example = /gathering programme day:sunday hour:18:00
gathering-programme-next = The next one is posted { $moment }. A week without a gathering has none.
gathering-programme-missing = Say on which day of the week: day:sunday.
gathering-programme-nowhere = There is no channel for it. Give channel:, or let /parvis settings choose where announcements go.

# A cover, and days that are marked.

gathering-new-cover = cover
    .about = The address of a picture for its card, or none
gathering-new-mark = mark
    .about = Days to mark: Jewish or public holidays, dates, or an .ics file
gathering-edit-cover = cover
    .about = The address of a picture for its card, or none
gathering-edit-mark = mark
    .about = Days to mark on the card, or none
gathering-cover-unclear = I could not read “{ $typed }” as the address of a picture. Write it whole, with https: https://example.org/lake.jpg
gathering-cover-alt = The cover of “{ $title }”
gathering-mark-label = That day
gathering-mark-unnamed = marked day
gathering-date-marked = { $moment } ({ $names })
gathering-left-out-label = Left out:
gathering-left-out-named = { $day } ({ $names })

# A role of the platform that is notified.

gathering-new-notify = notify
    .about = A role of the platform that its posts notify, once allowed
gathering-edit-notify = notify
    .about = A role that its posts notify, once allowed; none takes it off
gathering-notifies = Posting it notifies { $role }.
gathering-notify-hangs = The card of “{ $title }” hangs already, and changing it notifies nobody. Say it anew with /announce post and the role.

# A freed seat that is offered for a time.

gathering-new-offers = offers
    .about = Whether a freed seat is offered for a time
gathering-new-offers-yes = yes
gathering-new-offers-no = no
gathering-edit-offers = offers
    .about = Whether a freed seat is offered for a time; or usual
gathering-edit-offers-yes = yes
gathering-edit-offers-no = no
gathering-edit-offers-usual = usual
gathering-offers-label = Freed seats
gathering-offers = offered for a time to whoever waits
gathering-seats-offered = { $taken } of { $capacity } taken, { $offered } offered, { $waiting } waiting
gathering-mine-offered = A seat is kept for you until { $until }. Join to take it.
gathering-offered =
    { $seats ->
        [one] A seat is free for “{ $title }”, { $moment }. It is kept for you until { $until }. Join to take it, or decline.
       *[other] { $seats } seats are free for “{ $title }”, { $moment }. They are kept for you until { $until }. Join to take them, or decline.
    }
gathering-offer-over = The seat that was kept for you for “{ $title }”, { $moment }, has gone to the next person, and you do not wait any more. Join to be put on the waiting list again.
gathering-skips-fifth = Months that have only four of these days are passed over. If the last one is meant, propose it with “last” in place of “5th”.
paper-from-partner = { $seats ->
        [one] { $name } ({ $partner })
       *[other] { $name } ({ $partner }), { $seats } seats
    }
