gathering-rota = rota
    .about = Who leads, welcomes, plays: a task that goes round over the dates
gathering-rota-gathering = gathering
    .about = G1, or its title
gathering-rota-name = name
    .about = The task: leading, welcome, music
gathering-rota-people = people
    .about = Who does it in turn, separated by commas
gathering-rota-from = from
    .about = The first date; the next one if left out
gathering-rota-dates = dates
    .about = How many dates are filled; 8 if left out
gathering-rota-count = count
    .about = How many people each date takes; 1 if left out
gathering-rota-remind = remind
    .about = How long before it each is reminded; 2d if left out
gathering-swap = swap
    .about = Give up your date of a task, or take somebody’s
gathering-swap-gathering = gathering
    .about = G1, or its title
gathering-swap-name = name
    .about = The task: leading, welcome, music
gathering-swap-date = date
    .about = Which date; the next one if left out
gathering-swap-with = with
    .about = Whom you ask; everybody who goes round if left out
gathering-swap-for = for
    .about = Their date that you take in turn
gathering-swap-answer = answer
    .about = To answer somebody who asks, or to keep your own date
gathering-swap-answer-take = take
gathering-swap-answer-decline = decline
gathering-swap-answer-keep = keep
gathering-message = message
    .about = Post the message of a date afterwards, with its recording
gathering-message-gathering = gathering
    .about = G1, or its title
gathering-message-date = date
    .about = Which date; the last one if left out
gathering-message-text = text
    .about = What is to stay of it
gathering-message-link = link
    .about = Where its recording is; none to take it away

gathering-rota-open = { $task }: nobody yet
gathering-rota-short = { $task }: { $names } (somebody is missing)
gathering-rota-task = { $task }: { $names }
gathering-rota-line = { $at }: { $tasks }
gathering-rota-line-none = { $at }: no task is open
gathering-rota-filled = { $dates ->
    [0] Every date had somebody already; nothing was changed.
    [one] One date has somebody now, who is told.
   *[other] { $dates } dates have somebody now. Whoever has a turn is told.
    }
gathering-rota-summary = { $title }: who does what
gathering-rota-none = No date is ahead.
gathering-rota-how = Whoever cannot on a date gives it up with /gathering swap { $handle }.
gathering-rota-yours = { $count ->
    [one] { $task } at { $title }: it is your turn on one date.
   *[other] { $task } at { $title }: it is your turn on { $count } dates.
    }
gathering-rota-cannot = If you cannot on one of them: /gathering swap { $handle } name:"{ $task }" date:…
gathering-task-soon = Your turn: { $task } at { $title }, { $at }.
gathering-rota-who = Say who goes round: people:"alice, bo".
gathering-rota-what = Say which task goes round: name:welcome.
gathering-rota-no-date = { $title } has no date from then on. Leave out from, or name an earlier day.
gathering-swap-asks = { $name } cannot do { $task } at { $title } on { $at }. Will you?
gathering-swap-asks-for = { $name } cannot do { $task } at { $title } on { $at }, and would take yours of { $back } in turn. Will you?
gathering-swap-done = { $what ->
    [asked] { $count ->
        [one] One person is asked to do { $task } on { $at }. Until somebody says yes it stays yours.
       *[other] { $count } people are asked to do { $task } on { $at }. Until somebody says yes it stays yours.
        }
    [taken] { $task } on { $at } is yours now. { $name } is told.
    [kept] You keep { $task } on { $at }.
   *[declined] Noted: { $task } on { $at } stays with { $name }.
    }
gathering-swap-told = { $state ->
    [taken] { $name } does { $task } on { $at } in your place.
   *[declined] { $name } cannot do { $task } on { $at } either: it stays yours. Ask somebody else, or those who organise it.
    }
gathering-swap-no-task = { $title } has no task called “{ $name }”. /gathering rota shows them.
gathering-swap-not-yours = { $task } on { $at } is not yours: there is nothing to give up.
gathering-swap-not-theirs = { $task } on { $at } is not { $name }’s. /gathering rota shows whose it is.
gathering-swap-has-it = { $name } has { $task } on that date already. Ask somebody else.
gathering-swap-has-both = You have { $task } on { $at } already. Name another date, or leave out for.
gathering-swap-has-it-yourself = You have { $task } on that date already.
gathering-swap-yourself = You cannot swap with yourself. Name somebody else, or leave out with.
gathering-swap-for-whom = A date in turn needs somebody to ask: name them with with:.
gathering-swap-nobody = Nobody else goes round with { $task }. Name somebody: with:alice.
gathering-swap-none = Nobody asks you to do { $task } on { $at }.
gathering-swap-not-for-you = That was not asked of you.
gathering-swap-settled = That is settled already: { $task } has somebody. /gathering rota shows who.
gathering-message-of = { $title }, { $day }: what stays of it
gathering-message-recording = Recording:
gathering-message-line = { $day }: { $words }
gathering-messages-summary = { $count ->
    [one] { $title }: one message
   *[other] { $title }: { $count } messages
    }
gathering-messages-none = No message has been posted yet.
gathering-message-empty = Give a text, or a link to the recording.
gathering-message-early = { $at } is still ahead, or was called off. The message is posted afterwards.
gathering-message-none-begun = No date of { $title } has begun yet. The message is posted afterwards.
