# Commands.

command-gathering = gathering
    .about = Meetings, workshops and other gatherings: propose, join, change
gathering-new = new
    .about = Propose a gathering
gathering-new-title = title
    .about = What it is called
gathering-new-start = start
    .about = When it begins: 2027-03-28 10:30 or next Sunday 10:30
gathering-new-duration = duration
    .about = How long it lasts: 90m or 1h30; two hours if left out
gathering-new-place = place
    .about = Where it takes place
gathering-new-kind = kind
    .about = What kind of gathering it is
gathering-new-kind-meeting = meeting
gathering-new-kind-workshop = workshop
gathering-new-kind-seminar = seminar
gathering-new-kind-action = action
gathering-new-kind-other = other
gathering-new-capacity = capacity
    .about = How many seats there are
gathering-new-party = party
    .about = Most seats that one registration may take; 1 when not given
gathering-new-repeat = repeat
    .about = How it repeats, such as weekly or monthly on 1st sun
gathering-new-until = until
    .about = The last day of the series
gathering-new-except = except
    .about = Days left out, or the address of a calendar: https://…
gathering-new-channel = channel
    .about = Where it is announced; here when not given
gathering-new-post = post
    .about = How long before each date to announce it: 2d; else at once
gathering-new-reminders = reminders
    .about = When those registered are reminded: 24h,1h; or none
gathering-new-audience = audience
    .about = Who may register
gathering-new-audience-everyone = everyone
gathering-new-audience-members = members
gathering-new-description = description
    .about = What people should know
gathering-list = list
    .about = The gatherings ahead
gathering-show = show
    .about = One gathering in detail
gathering-show-gathering = gathering
    .about = G1, or its title
gathering-show-date = date
    .about = Which date; the next when not given
gathering-join = join
    .about = Say that you are coming
gathering-join-gathering = gathering
    .about = G1, or its title
gathering-join-seats = seats
    .about = How many seats, yours included
gathering-join-guests = guests
    .about = Whom you bring along, such as children:2 adults:1
gathering-join-answer = answer
    .about = Yes, maybe or no; yes when not given
gathering-join-answer-yes = yes
gathering-join-answer-maybe = maybe
gathering-join-answer-no = no
gathering-join-date = date
    .about = Which date; the next when not given
gathering-leave = leave
    .about = Take your answer back
gathering-leave-gathering = gathering
    .about = G1, or its title
gathering-leave-date = date
    .about = Which date; the next when not given
gathering-edit = edit
    .about = Change a gathering or one of its dates
gathering-edit-gathering = gathering
    .about = G1, or its title
gathering-edit-scope = scope
    .about = This date, this and the following, or all
gathering-edit-scope-this = this
gathering-edit-scope-following = following
gathering-edit-scope-all = all
gathering-edit-date = date
    .about = Which date; the next when not given
gathering-edit-title = title
    .about = Its new name
gathering-edit-start = start
    .about = The new day and hour
gathering-edit-duration = duration
    .about = How long it lasts now
gathering-edit-place = place
    .about = Where it takes place now
gathering-edit-capacity = capacity
    .about = How many seats there are now; 0 takes the limit away
gathering-edit-description = description
    .about = What people should know
gathering-cancel = cancel
    .about = Call off a gathering or one of its dates
gathering-cancel-gathering = gathering
    .about = G1, or its title
gathering-cancel-scope = scope
    .about = This date, this and the following, or all
gathering-cancel-scope-this = this
gathering-cancel-scope-following = following
gathering-cancel-scope-all = all
gathering-cancel-date = date
    .about = Which date of a series
gathering-cancel-reason = reason
    .about = Why, told to those registered

# On the card.

gathering-when-label = When
gathering-length-label = Lasts
gathering-place-label = Where
gathering-kind-label = Kind
gathering-kind =
    { $kind ->
        [workshop] workshop
        [seminar] seminar
        [action] action
        [other] other
       *[meeting] meeting
    }
gathering-repeats-label = Repeats
gathering-repeats =
    { $freq ->
        [daily]
            { $interval ->
                [1] every day
               *[other] every { $interval } days
            }
        [weekly]
            { $interval ->
                [1] every week
               *[other] every { $interval } weeks
            }
        [monthly]
            { $interval ->
                [1] every month
               *[other] every { $interval } months
            }
       *[yearly]
            { $interval ->
                [1] every year
               *[other] every { $interval } years
            }
    }
gathering-weeks-label = Weeks
gathering-weeks =
    { $weeks ->
        [even] those with an even number in the calendar
       *[odd] those with an odd number in the calendar
    }
gathering-months-label = Months
gathering-days-label = Days
gathering-days = { $days }
gathering-rule-day-hour = { $weekday } { $hour }
gathering-rule-nth =
    { $nth ->
        [1] first { $weekday }
        [2] second { $weekday }
        [3] third { $weekday }
        [4] fourth { $weekday }
        [5] fifth { $weekday }
       *[other] last { $weekday }
    }
gathering-month-day =
    { $day ->
        [-1] the last day
       *[other] the { NUMBER($day, type: "ordinal") ->
            [one] { $day }st
            [two] { $day }nd
            [few] { $day }rd
           *[other] { $day }th
        }
    }
gathering-until-label = Until
gathering-count-label = How often
gathering-count =
    { $count ->
        [one] once
       *[other] { $count } times
    }
gathering-rule-label = Rule (RFC 5545)
gathering-except-label = Except
gathering-seats-label = Seats
gathering-seats = { $taken } of { $capacity } taken
gathering-seats-waiting = { $taken } of { $capacity } taken, { $waiting } waiting
gathering-seats-open =
    { $taken ->
        [0] nobody yet
        [one] { $taken } person
       *[other] { $taken } people
    }
gathering-maybe-label = Perhaps
gathering-audience-label = For
gathering-audience-members = members
gathering-organizer-label = Proposed by
gathering-handle-label = Number
gathering-reminders-label = Reminders
gathering-lead-days =
    { $days ->
        [one] { $days } day before
       *[other] { $days } days before
    }
gathering-lead-hours = { $length } before
gathering-name-seats = { $name } ({ $seats })
gathering-names-more =
    { $rest ->
        [one] and { $rest } more
       *[other] and { $rest } more
    }
gathering-coming = Coming: { $names }
gathering-waiting = Waiting: { $names }
gathering-next-label = Next dates
gathering-next-more = and so on
gathering-date-off =
    { $why ->
        [yes] { $moment }: cancelled ({ $reason })
       *[no] { $moment }: cancelled
    }
gathering-date-moved = { $moment } (moved)
gathering-shifted = On { $date } the clocks go forward and { $asked } does not exist: it begins at { $shown }.
gathering-card-full = Full. Whoever joins now is put on the waiting list.
gathering-card-cancelled =
    { $why ->
        [yes] Cancelled: { $reason }
       *[no] Cancelled.
    }
gathering-card-past = This date is past.
gathering-card-begun = Under way: answers are closed.
gathering-card-closed = Registration is closed.
gathering-card-late = This announcement is late: Parvis was stopped when it was due.
gathering-summary = { $title }: { $moment }. Number { $handle }.
gathering-summary-cancelled = Cancelled: { $title }, { $moment }. Number { $handle }.
gathering-summary-past = Past: { $title }, { $moment }. Number { $handle }.
gathering-summary-begun = Under way: { $title }, { $moment }. Number { $handle }.
gathering-summary-over = { $title } is over. Number { $handle }.
gathering-also = You have also answered for: { $dates }
gathering-mine =
    { $state ->
        [going]
            { $seats ->
                [one] You are registered.
               *[other] You are registered, with { $seats } seats.
            }
        [maybe] You answered “maybe”.
        [declined] You answered that you are not coming.
       *[waitlisted]
            { $seats ->
                [one] You are on the waiting list.
               *[other] You are on the waiting list, for { $seats } seats.
            }
    }

# Proposing.

gathering-proposed-summary = { $title } is noted as { $handle }.
gathering-proposed-title = Noted: { $title }
gathering-posted-in = Its card is in { $rooms }, and stays up to date there.
gathering-announced-in = It is announced in { $rooms }, { $lead } each date.
gathering-posted-nowhere = It is not shown in any channel: say it in a channel, give channel:, or let /parvis settings choose where announcements go.
gathering-starts-later = The start you gave is not a date of this repetition, so it is no date of the series. The first one is below.
gathering-skips-months = Shorter months without that day are skipped.
gathering-rule-empty = The repetition “{ $repeat }” gives no date at all. Check the start, the end and the days left out.
gathering-rule-often = The repetition “{ $repeat }” gives several times a day. Make one gathering for each hour.
gathering-needs-repeat = “{ $option }” is only for a gathering that repeats: add repeat:weekly, for example.
gathering-until-early = The series would end on { $until }, before it begins. Give a later day.
gathering-all-past = Every date of it is past. Give a start that lies ahead of { $start }.
gathering-lead-unclear = I could not read “{ $typed }” as a time before. Write 2d, 24h or 90m.
gathering-lead-long = “{ $typed }” is too early: at most { $days } days before.
gathering-reminders-many = At most { $max } reminders.
gathering-party-over-capacity = One registration could take { $party } seats, but there are only { $capacity }. Lower “party” or raise “capacity”.

# Answering.

gathering-joined-going =
    { $seats ->
        [one] You are coming to “{ $title }”: { $moment }. One seat is yours.
       *[other] You are coming to “{ $title }”: { $moment }. { $seats } seats are yours.
    }
gathering-already-going =
    { $seats ->
        [one] You are already coming to “{ $title }”: { $moment }. One seat is yours.
       *[other] You are already coming to “{ $title }”: { $moment }. { $seats } seats are yours.
    }
gathering-joined-waiting =
    { NUMBER($rank, type: "ordinal") ->
        [one] “{ $title }” is full: { $moment }. You are { $rank }st on the waiting list; you will be told if a seat frees up.
        [two] “{ $title }” is full: { $moment }. You are { $rank }nd on the waiting list; you will be told if a seat frees up.
        [few] “{ $title }” is full: { $moment }. You are { $rank }rd on the waiting list; you will be told if a seat frees up.
       *[other] “{ $title }” is full: { $moment }. You are { $rank }th on the waiting list; you will be told if a seat frees up.
    }
gathering-already-waiting =
    { NUMBER($rank, type: "ordinal") ->
        [one] You already wait for “{ $title }”: { $moment }. You are { $rank }st on the waiting list.
        [two] You already wait for “{ $title }”: { $moment }. You are { $rank }nd on the waiting list.
        [few] You already wait for “{ $title }”: { $moment }. You are { $rank }rd on the waiting list.
       *[other] You already wait for “{ $title }”: { $moment }. You are { $rank }th on the waiting list.
    }
gathering-joined-maybe = Noted: perhaps you will come to “{ $title }”, { $moment }. No seat is kept for you.
gathering-joined-declined = Noted: you are not coming to “{ $title }”, { $moment }.
gathering-left = You are no longer registered for “{ $title }”, { $moment }.
gathering-gone = This gathering is not there any more. /gathering list shows those ahead.
gathering-not-registered = You are not registered for “{ $title }” on that date, so there is nothing to take back.
gathering-over = “{ $title }” is over on that date, so nothing about it changes any more.
gathering-is-past = “{ $title }” is past. /gathering list shows those ahead.
gathering-is-cancelled =
    { $why ->
        [yes] “{ $title }” was cancelled: { $reason }. /gathering list shows those ahead.
       *[no] “{ $title }” was cancelled. /gathering list shows those ahead.
    }
gathering-date-cancelled =
    { $ahead ->
        [yes]
            { $why ->
                [yes] That date ({ $date }) was cancelled: { $reason }. The next dates: { $next }.
               *[no] That date ({ $date }) was cancelled. The next dates: { $next }.
            }
       *[no]
            { $why ->
                [yes] That date ({ $date }) was cancelled: { $reason }.
               *[no] That date ({ $date }) was cancelled.
            }
    }
gathering-begun =
    { $ahead ->
        [yes] That date ({ $date }) has begun, so answers are closed. The next dates: { $next }.
       *[no] That date ({ $date }) has begun, so answers are closed.
    }
gathering-date-past =
    { $ahead ->
        [yes] That date ({ $date }) is past. The next dates: { $next }.
       *[no] That date ({ $date }) is past.
    }
gathering-no-such-date =
    { $ahead ->
        [yes] “{ $title }” does not take place on { $date }. The next dates: { $next }.
       *[no] “{ $title }” does not take place on { $date }, and no date is left.
    }
gathering-members-only = “{ $title }” is for members. /member join asks to become one.
gathering-party-limit =
    { $party ->
        [one] One registration takes one seat here; you asked for { $seats }.
       *[other] One registration takes at most { $party } seats here; you asked for { $seats }.
    }
gathering-party-too-big =
    { $capacity ->
        [one] There is one seat in all, so { $seats } can never be free. Ask for fewer.
       *[other] There are { $capacity } seats in all, so { $seats } can never be free. Ask for fewer.
    }
gathering-seats-too-few = You bring { $guests } people along but ask for { $seats } seats. Give at least as many seats as people.
gathering-no-more-seats =
    { $free ->
        [0] No further seat is free. You keep { $seats }.
        [one] Only one further seat is free. You keep { $seats }.
       *[other] Only { $free } further seats are free. You keep { $seats }.
    }
gathering-guests-unclear = I could not read “{ $typed }” as guests. Write children:2 adults:1, or a number.

# Changing and cancelling.

gathering-not-yours = Only whoever proposed “{ $title }”, or someone who may change any gathering, can do that.
gathering-edit-nothing = Say what is to change: title, start, duration, place, capacity or description.
gathering-own-hours = “{ $title }” has its own hours for its weekdays. Move single dates with scope:this, or propose a new series.
gathering-off-the-rule = The dates of “{ $title }” cannot all be moved that way: the repetition would not give them. Move single dates with scope:this, or propose a new series.
gathering-shift-overlaps = The dates of “{ $title }” would meet: the one before is on { $date }. Give a later start, or move single dates with scope:this.
gathering-changed-done =
    { $scope ->
        [this] Changed for this date: { $title } ({ $handle }).
        [following] Changed from this date on: { $title } ({ $handle }).
       *[all] Changed: { $title } ({ $handle }).
    }
gathering-over-capacity =
    { $capacity ->
        [one] { $taken } are going and there is one seat now. Nobody was removed; it is given again once nobody has it.
       *[other] { $taken } are going and there are { $capacity } seats now. Nobody was removed; seats are given again once fewer than { $capacity } are taken.
    }
gathering-told =
    { $told ->
        [0] Nobody had to be told.
        [one] One person is told in private.
       *[other] { $told } people are told in private.
    }
gathering-call-off-title = Call it off?
gathering-call-off = “{ $title }” ({ $handle }), { $moment }, is called off, and those registered are told. This cannot be undone. With a reason: /gathering cancel.
gathering-call-off-whole = “{ $title }” ({ $handle }) is called off, and those registered are told. This cannot be undone. With a reason: /gathering cancel.
gathering-cancelled-one = Cancelled: { $title } ({ $handle }), { $moment }.
gathering-cancelled-series = Cancelled from { $moment } on: { $title } ({ $handle }).

# The list.

gathering-list-title = Gatherings ahead
gathering-list-empty = No gathering is planned. Whoever may propose one can type /gathering new.
gathering-list-line = { $handle } { $title }: { $moment }
gathering-list-summary =
    { $count ->
        [one] One gathering ahead
       *[other] { $count } gatherings ahead
    }
gathering-list-more =
    { $rest ->
        [one] and { $rest } more
       *[other] and { $rest } more
    }
gathering-details-of = Details { $handle }

# Told later.

gathering-reminder =
    { $state ->
        [maybe] A reminder: “{ $title }”, { $moment }. You answered “maybe”; do you come?
       *[going] A reminder: “{ $title }”, { $moment }. You are registered.
    }
gathering-reminder-late =
    { $state ->
        [maybe] A late reminder: “{ $title }”, { $moment }. You answered “maybe”; do you come?
       *[going] A late reminder: “{ $title }”, { $moment }. You are registered.
    }
gathering-promoted =
    { $seats ->
        [one] A seat has become free: you are coming to “{ $title }”, { $moment }. If you cannot, please take your answer back.
       *[other] { $seats } seats have become free: you are coming to “{ $title }”, { $moment }. If you cannot, please take your answer back.
    }
gathering-told-moved = “{ $title }” was moved from { $was } to { $moment }. Your answer stays; take it back if you cannot come.
gathering-told-changed = The place of “{ $title }”, { $moment }, has changed. Your answer stays.
gathering-told-link = “{ $title }”, { $moment }, is joined online by another link from now on. Your answer stays.
gathering-told-cancelled =
    { $why ->
        [yes] “{ $title }”, { $moment }, is cancelled: { $reason }
       *[no] “{ $title }”, { $moment }, is cancelled.
    }
gathering-told-cancelled-series =
    { $why ->
        [yes] “{ $title }” is cancelled from { $moment } on: { $reason }
       *[no] “{ $title }” is cancelled from { $moment } on.
    }
