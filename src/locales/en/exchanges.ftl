command-exchange = exchange
    .about = Exchanges: a question or an invitation a week, and somebody to meet
exchange-new = new
    .about = Begin a weekly exchange in a channel
exchange-new-title = title
    .about = What it is called
exchange-new-kind = kind
    .about = What it asks for each week
exchange-new-kind-work = work
exchange-new-kind-questions = questions
exchange-new-day = day
    .about = On which day it is posted
exchange-new-day-monday = monday
exchange-new-day-tuesday = tuesday
exchange-new-day-wednesday = wednesday
exchange-new-day-thursday = thursday
exchange-new-day-friday = friday
exchange-new-day-saturday = saturday
exchange-new-day-sunday = sunday
exchange-new-hour = hour
    .about = At what time, such as 18:30; 9:00 if left out
exchange-new-channel = channel
    .about = Where it is posted; here if left out
exchange-new-text = text
    .about = What stands above each post
exchange-new-questions = questions
    .about = Your own questions, one a line, three a week in turn
exchange-new-pairs = pairs
    .about = Whether people are put together each week; yes if left out
exchange-new-pairs-yes = yes
exchange-new-pairs-no = no
exchange-new-audience = audience
    .about = Who may take part; members if left out
exchange-new-audience-everyone = everyone
exchange-new-audience-members = members
exchange-edit = edit
    .about = Change an exchange: its day, its hour, its channel, its questions
exchange-edit-exchange = exchange
    .about = The exchange, such as Y1
exchange-edit-title = title
    .about = What it is called
exchange-edit-day = day
    .about = On which day it is posted
exchange-edit-day-monday = monday
exchange-edit-day-tuesday = tuesday
exchange-edit-day-wednesday = wednesday
exchange-edit-day-thursday = thursday
exchange-edit-day-friday = friday
exchange-edit-day-saturday = saturday
exchange-edit-day-sunday = sunday
exchange-edit-hour = hour
    .about = At what time, such as 18:30
exchange-edit-channel = channel
    .about = Where it is posted
exchange-edit-text = text
    .about = What stands above each post; none for nothing
exchange-edit-questions = questions
    .about = Your own questions, one a line; none for the usual ones
exchange-edit-pairs = pairs
    .about = Whether people are put together each week
exchange-edit-pairs-yes = yes
exchange-edit-pairs-no = no
exchange-edit-audience = audience
    .about = Who may take part
exchange-edit-audience-everyone = everyone
exchange-edit-audience-members = members
exchange-join = join
    .about = Take part: each week you are put with somebody else
exchange-join-exchange = exchange
    .about = The exchange, such as Y1
exchange-leave = leave
    .about = Take part no more
exchange-leave-exchange = exchange
    .about = The exchange, such as Y1
exchange-pause = pause
    .about = Sit out the next weeks
exchange-pause-exchange = exchange
    .about = The exchange, such as Y1
exchange-pause-rounds = rounds
    .about = How many weeks; 1 if left out, 0 to take part again
exchange-decline = decline
    .about = Say no to this week’s meeting; you take part the next time
exchange-decline-exchange = exchange
    .about = The exchange, such as Y1
exchange-show = show
    .about = One exchange: when it is posted, and whom you are with this week
exchange-show-exchange = exchange
    .about = The exchange, such as Y1
exchange-list = list
    .about = List the exchanges
exchange-end = end
    .about = End an exchange: nothing of it is posted any more
exchange-end-exchange = exchange
    .about = The exchange, such as Y1

exchange-round-summary = { $kind ->
    [work] { $title }: share a work
   *[questions] { $title }: three questions
    }
exchange-late = Posted late: it was due while Parvis was not running.
exchange-share = Share a work of yours here this week: a picture, a recording, a text, a link, finished or not. Say what you would like to hear about it.
exchange-pairs-told = Whoever takes part is told in private whom they meet this week.
exchange-question = { $number ->
    [1] What did you learn this year that you would like to pass on?
    [2] Which place near here should everybody know?
    [3] What made you laugh lately?
    [4] Who taught you something that you still use?
    [5] What are you working on at the moment?
    [6] Which book, film or song do you give to others?
    [7] What would you like to be asked more often?
    [8] What did you change your mind about?
    [9] What do you do on a day with nothing in it?
    [10] Which skill would you like to have?
    [11] What are you proud of, and nobody knows it?
    [12] What brought you to this association?
    [13] Which habit helps you?
    [14] What did you like to do as a child, and still do?
    [15] Which meal would you cook for all of us?
    [16] What is difficult for you that seems easy to others?
    [17] Which word do you like, in any language?
    [18] What would you do with one more hour a day?
    [19] What was good advice that you did not take at first?
    [20] Whom would you like to thank?
    [21] What should this association do that it does not do?
    [22] Which picture would you take with you?
    [23] What are you curious about?
   *[24] What are you looking forward to?
    }
exchange-paired = { $count ->
    [one] This week you are with { $names }.
   *[other] This week you are with { $names }: three of you, so that nobody is left out.
    }
exchange-paired-how = Write to each other and find a moment: a call, a walk, a few messages. Whoever has no time says so with “Not this time”; no reason is asked for.
exchange-sat-out = This week nobody is left to put you with. The next time you go first.
exchange-off = { $name } cannot this time, and nobody else is free this week. The next time you go first.
exchange-kind-label = Each week
exchange-kind = { $kind ->
    [work] a work to share
   *[questions] three questions
    }
exchange-when-label = Posted
exchange-when = { $day ->
    [monday] Mondays at { $time }
    [tuesday] Tuesdays at { $time }
    [wednesday] Wednesdays at { $time }
    [thursday] Thursdays at { $time }
    [friday] Fridays at { $time }
    [saturday] Saturdays at { $time }
   *[sunday] Sundays at { $time }
    }
exchange-state-label = State
exchange-ended-state = ended
exchange-next-label = Next
exchange-where-label = Where
exchange-members-label = Taking part
exchange-audience-label = For
exchange-audience-members = members
exchange-own-label = You
exchange-own = { $pause ->
    [0] take part
    [one] take part, and sit out the next week
   *[other] take part, and sit out the next { $pause } weeks
    }
exchange-with-label = This week with
exchange-summary = { $state ->
    [ended] { $handle } { $title }: ended
   *[open] { $handle } { $title }: a weekly exchange
    }
exchange-line = { $state ->
    [ended] { $exchange }: ended
   *[open] { $pairs ->
        [yes] { $exchange }: { $when }, { $members ->
            [one] one person takes part
           *[other] { $members } people take part
            }
       *[no] { $exchange }: { $when }
        }
    }
exchanges-summary = { $count ->
    [one] One exchange
   *[other] { $count } exchanges
    }
exchanges-title = Exchanges
exchanges-none = There is no exchange yet. Organisers begin one with /exchange new.
exchange-begun = { $handle } begins. Its card follows each week.
exchange-changed = Changed. The next post follows it.
exchange-joined = You take part. From the next post on you are told in private whom you meet.
exchange-left = You do not take part any more.
exchange-paused = { $rounds ->
    [0] You take part again from the next post on.
    [one] You sit out the next week, and take part again after it.
   *[other] You sit out the next { $rounds } weeks, and take part again after them.
    }
exchange-declined = Noted: not this time. You take part the next time all the same.
exchange-ended = { $handle } has ended. Nothing of it is posted any more.

exchange-question-long = The question “{ $typed }” is too long: { $max } characters at most.
exchange-questions-count = { $count ->
    [one] That is one question; between { $least } and { $most } are needed, one a line.
   *[other] Those are { $count } questions; between { $least } and { $most } are needed, one a line.
    }
exchange-asks-nothing = Only an exchange of questions takes questions. For a work to share, use the text.
exchange-edit-nothing = Say what is to change: the title, the day, the hour, the channel, the text, the questions, the pairs or the audience.
exchange-is-over = { $handle } has ended. See the others with /exchange list.
exchange-no-pairs = { $handle } is posted only: nobody is put together for it. Answer below the post.
exchange-for-members = { $handle } is for members. Become one with /member join.
exchange-not-in = You do not take part in { $handle }. Take part with /exchange join first.
exchange-nobody-now = You are with nobody in { $handle } at the moment. To sit out the next week, use /exchange pause.
exchange-round-over = That week of { $handle } is over. To sit out the next one, use /exchange pause.
exchange-not-yours = Only whoever began { $handle } and organisers change it.
exchange-nowhere = There is no channel to post in. Name one: channel:general.
