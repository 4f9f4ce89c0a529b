campaign-survey = survey
    .about = Ask members about their working conditions, anonymously
campaign-survey-title = title
    .about = What the survey is about
campaign-survey-questions = questions
    .about = Trade: camera, sound; Day rate: number
campaign-survey-floor = floor
    .about = How many answers a cell needs to be shown, 5 if left out
campaign-survey-closes = closes
    .about = When it closes by itself
campaign-survey-survey = survey
    .about = A survey of yours to close, such as Q1
campaign-survey-close = close
    .about = Whether to close it now
campaign-survey-close-yes = yes
campaign-answer = answer
    .about = Answer a survey, or answer it anew
campaign-answer-survey = survey
    .about = The survey, such as Q1
campaign-answer-answers = answers
    .about = Your answers in the order of the questions, separated by semicolons
campaign-results = results
    .about = What a survey found, as a picture and a table
campaign-results-survey = survey
    .about = The survey, such as Q1
survey-state =
    { $state ->
        [closed] closed
       *[open] open
    }
survey-summary =
    { $state ->
        [closed] Survey { $handle } “{ $title }” is closed; answers: { $answers }.
        [unshown] Survey { $handle } “{ $title }” is closed; too few have answered.
       *[open] Survey { $handle } “{ $title }” is open; answers so far: { $answers }.
    }
survey-state-label = State
survey-answers-label = Have answered
survey-floor-label = Floor
survey-closes-label = Closes
survey-number = a number
survey-spread = { $median } (half between { $lower } and { $upper })
survey-cell-kept = kept back
survey-cell-count =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
survey-too-few = Fewer than { $floor } have answered: nothing is shown, and the answers are destroyed.
survey-footer = Nothing is shown, nor can be worked out, about fewer than { $floor } people. Answers are destroyed at the close.
survey-answers-input = Your answers
survey-answers-help = One line for each question, after its name
survey-which-input = Survey
survey-answered = Your answer to { $handle } is kept sealed until the close, then counted and destroyed. You may change it until then.
survey-table = The cells as a table
surveys-title = Surveys
surveys-summary =
    { $count ->
        [0] No surveys
        [one] { $count } survey
       *[other] { $count } surveys
    }
surveys-none = There are no surveys to show. /campaign survey asks one.
survey-closed-already = { $handle } closed on { $when } already. /campaign results { $handle } shows what it found.
survey-is-closed = { $handle } closed on { $when }. Your answer came after that.
survey-not-yours = Only who asked { $handle } may close it, or who runs the votes.
survey-closes-past = A survey closes at an hour to come.
survey-questions-count = Give 1 to { $most } questions, separated by semicolons.
survey-asked-lately =
    { $state ->
        [open] “{ $label }” is being asked in { $handle }. The results of both could tell how somebody answered who takes part in one alone. /campaign answer { $handle } answers it.
       *[closed] “{ $label }” was asked in { $handle }. The results of both could tell how somebody answered who takes part in one alone. Ask it again from { $when } on.
    }
survey-question-twice = Two questions have the same name. Give each its own.
survey-question-unclear = I could not read “{ $typed }”. Write a name, a colon, then choices or the word number: Trade: camera, sound
survey-choices-unclear = “{ $typed }” needs 2 to { $most } different choices, separated by commas, or the word number.
survey-answers-count =
    { $given ->
        [one] { $given } answer was given to { $asked } questions. Each is answered, separated by semicolons or lines.
       *[other] { $given } answers were given to { $asked } questions. Each is answered, separated by semicolons or lines.
    }
survey-answer-unknown = “{ $typed }” is no answer to “{ $label }”. It takes one of: { $known }.
survey-answer-no-number = “{ $typed }” is no number for “{ $label }”. Write it as 250 or 9.5.
notice-survey-asked = a survey
notice-survey-result = what a survey found
job-close-survey = close a survey
