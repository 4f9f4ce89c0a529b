command-poll = poll
    .about = Quick questions, without the formalities of a vote
poll-new = new
    .about = Ask a quick question
poll-new-title = title
    .about = What is asked
poll-new-choices = choices
    .about = What may be answered, separated by commas
poll-new-many = many
    .about = Whether several answers may be chosen
poll-new-many-yes = yes
poll-new-many-no = no
poll-new-anonymous = anonymous
    .about = Whether nobody learns who answered what
poll-new-anonymous-yes = yes
poll-new-anonymous-no = no
poll-new-results = results
    .about = When the answers are seen
poll-new-results-now = at once
poll-new-results-after = after the close
poll-new-closes = closes
    .about = When it closes by itself
poll-new-channel = channel
    .about = Where it is asked; here if left out
poll-answer = answer
    .about = Answer a poll, or change your answer
poll-answer-poll = poll
    .about = The poll, such as P2
poll-answer-choice = choice
    .about = A choice, or several separated by commas
poll-close = close
    .about = Close a poll now and count it
poll-close-poll = poll
    .about = The poll, such as P2
poll-list = list
    .about = List the polls
poll-list-state = state
    .about = Which ones
poll-list-state-open = open
poll-list-state-closed = closed
poll-list-state-all = all
poll-summary =
    { $state ->
        [closed] Poll { $handle } “{ $title }” is closed; answers: { $answers }.
       *[open] Poll { $handle } “{ $title }” is open; answers so far: { $answers }.
    }
poll-state =
    { $state ->
        [closed] closed
       *[open] open
    }
poll-asker-label = Asked by
poll-kind-label = Answers
poll-kind =
    { $many ->
        [yes] several may be chosen
       *[no] one may be chosen
    }; { $anonymous ->
        [yes] anonymous: who answered what is destroyed at the close
       *[no] names are shown after the close
    }
poll-answers-label = Have answered
poll-footer = The result is shown after the close. Typed: { $line }
poll-footer-live = The result is shown as it comes. Typed: { $line }
poll-line = /poll answer { $handle } choice
poll-result =
    { $answers ->
        [one] Result of { $handle } “{ $title }”: { $answers } answer
       *[other] Result of { $handle } “{ $title }”: { $answers } answers
    }
poll-answered = Your answer to { $handle }: { $answer }.
poll-may-change = You may change it until the close; the last answer counts.
poll-choices-many = At most { $most } choices fit into a poll.
poll-choice-long = “{ $typed }…” is too long for a choice. Keep it under 75 characters.
poll-anonymous-live = An anonymous poll shows its result after the close only: seen as it comes, it would tell who answered what.
poll-is-closed = { $handle } closed on { $when }. Your answer came after that.
poll-is-over = { $handle } closed on { $when }; its result stands.
poll-not-yours = Only who asked { $handle } may close it, or who runs the votes.
polls-title = Polls
polls-summary =
    { $count ->
        [0] No polls
        [one] { $count } poll
       *[other] { $count } polls
    }
polls-none = There are no polls to show. /poll new asks one.
notice-poll-opened = a poll opened
notice-poll-result = the result of a poll
job-close-poll = close a poll
