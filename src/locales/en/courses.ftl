command-course = course
    .about = Courses: taught over several lessons, to the same people
course-new = new
    .about = Open a course, with its lessons where they are known
course-new-title = title
    .about = What the course is called
course-new-text = text
    .about = What it is about, and for whom
course-new-start = start
    .about = The first lesson, such as 2027-09-08 19:30
course-new-duration = duration
    .about = How long a lesson takes; 2 h if left out
course-new-repeat = repeat
    .about = When lessons follow: weekly on wed,fri
course-new-until = until
    .about = The last day of the lessons
course-new-except = except
    .about = Days without a lesson: 2027-12-20–2028-01-04, August
course-new-place = place
    .about = Where the lessons are
course-new-leader = leader
    .about = Who leads it; you if left out
course-new-cohort = cohort
    .about = What this round is called: 2027
course-new-capacity = capacity
    .about = The most people
course-new-admission = admission
    .about = Whether the leader admits each person
course-new-admission-open = open
course-new-admission-asked = asked
course-new-audience = audience
    .about = Who may enrol; members if left out
course-new-audience-everyone = everyone
course-new-audience-members = members
course-new-required = required
    .about = The share of lessons for a certificate, in percent; 80 if left out
course-new-after = after
    .about = The course that has to be completed before, such as F1
course-lesson = lesson
    .about = Plan lessons; with a number, change that lesson
course-lesson-course = course
    .about = The course, such as F1
course-lesson-number = number
    .about = The lesson to change
course-lesson-title = title
    .about = What it is called
course-lesson-start = start
    .about = When it begins
course-lesson-duration = duration
    .about = How long it takes
course-lesson-repeat = repeat
    .about = For a row of lessons: weekly on wed,fri
course-lesson-until = until
    .about = The last day of the row
course-lesson-except = except
    .about = Days without a lesson
course-lesson-leader = leader
    .about = Who leads it, in place of the course’s leader
course-lesson-place = place
    .about = Where it is
course-lesson-text = text
    .about = What it is about: for those enrolled
course-lesson-link = link
    .about = A recording, a document, a video room: for those enrolled
course-lesson-exercise = exercise
    .about = What is to be handed in
course-lesson-exam = exam
    .about = yes: that exercise is an exam, which a certificate asks for
course-lesson-exam-yes = yes
course-lesson-exam-no = no
course-lesson-cancel = cancel
    .about = yes: it does not take place
course-lesson-cancel-yes = yes
course-lesson-cancel-no = no
course-enrol = enrol
    .about = Ask for a place in a course
course-enrol-course = course
    .about = The course, such as F1
course-enrol-person = person
    .about = Somebody else, if you lead the course
course-leave = leave
    .about = Give your place in a course back
course-leave-course = course
    .about = The course, such as F1
course-admit = admit
    .about = Answer somebody who asks for a place
course-admit-course = course
    .about = The course, such as F1
course-admit-person = person
    .about = Who asked
course-admit-answer = answer
    .about = yes if left out
course-admit-answer-yes = yes
course-admit-answer-no = no
course-attendance = attendance
    .about = Say who was at a lesson
course-attendance-course = course
    .about = The course, such as F1
course-attendance-lesson = lesson
    .about = The number of the lesson; the last one if left out
course-attendance-present = present
    .about = Who was there
course-attendance-absent = absent
    .about = Who was not
course-attendance-excused = excused
    .about = Who was excused: the lesson does not count for them
course-attendance-caught-up = caught-up
    .about = Who caught up with it since
course-hand-in = hand-in
    .about = Hand an exercise in, for whoever leads the lesson alone
course-hand-in-course = course
    .about = The course, such as F1
course-hand-in-lesson = lesson
    .about = The number of the lesson
course-hand-in-text = text
    .about = What you hand in
course-answer = answer
    .about = Answer what somebody handed in, in private
course-answer-course = course
    .about = The course, such as F1
course-answer-lesson = lesson
    .about = The number of the lesson
course-answer-person = person
    .about = Who handed it in
course-answer-text = text
    .about = Your answer
course-answer-passed = passed
    .about = Whether it is enough; yes if left out
course-answer-passed-yes = yes
course-answer-passed-no = no
course-progress = progress
    .about = Show how far you have come, or everybody in a course you lead
course-progress-course = course
    .about = The course, such as F1
course-progress-person = person
    .about = One person, if you lead the course
course-certificate = certificate
    .about = Have your certificate, or check one by its code
course-certificate-course = course
    .about = The course, such as F1
course-certificate-person = person
    .about = Somebody else, if you lead the course
course-certificate-code = code
    .about = The code of a certificate, to check it
course-list = list
    .about = List the courses
course-list-state = state
    .about = Which ones; those open if left out
course-list-state-open = open
course-list-state-finished = finished
course-list-state-all = all
course-show = show
    .about = Show a course
course-show-course = course
    .about = The course, such as F1
course-timetable = timetable
    .about = Show your lessons of a week
course-timetable-week = week
    .about = A day of the week; this week if left out
course-end = end
    .about = End a course: whoever attended enough has a certificate
course-end-course = course
    .about = The course, such as F1
course-end-how = how
    .about = finished if left out
course-end-how-finished = finished
course-end-how-cancelled = cancelled
course-summary = { $handle } { $title }: led by { $leader }, { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
course-state-label = State
course-state =
    { $state ->
        [finished] ended
        [cancelled] called off
       *[open] open
    }
course-leader-label = Led by
course-begin-label = Begins
course-places-label = Places
course-places = { $count ->
        [one] { $count } person enrolled
       *[other] { $count } people enrolled
    }
course-places-of = { $waiting ->
        [0] { $count } of { $most } taken
       *[other] { $count } of { $most } taken, { $waiting } waiting
    }
course-audience-label = For
course-for-members-only = members
course-admission-label = Admission
course-admission-asked = the leader answers each request
course-after-label = After
course-certificate-label = Certificate
course-certificate-asks = for { $required }% of the lessons
course-own-label = You
course-own =
    { $state ->
        [asked] asked for a place
        [waiting] on the waiting list
        [enrolled] enrolled
        [declined] not admitted
        [withdrawn] no longer enrolled
       *[completed] completed, with a certificate
    }
course-lessons-none = No lesson is planned yet.
course-lessons-coming = { $count ->
        [one] Its lesson:
       *[other] The next of its { $count } lessons:
    }
course-lessons-past = { $count ->
        [one] Its lesson is over:
       *[other] Its { $count } lessons are over:
    }
course-lessons-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
course-lesson-line = { $number } · { $title }: { $at }
course-lesson-line-at = { $number } · { $title }: { $at }, { $place }
course-lesson-line-cancelled = { $number } · { $title }: { $at }, called off
course-lesson-named = lesson { $number }, { $title }
course-next-is = Next, lesson { $number }, { $title }:
course-exercise-is = The exercise:
course-link-label = Link
course-opened-said = { $count ->
        [0] { $handle } is open. Add its lessons with /course lesson { $handle }.
        [one] { $handle } is open, with { $count } lesson.
       *[other] { $handle } is open, with { $count } lessons.
    }
course-place-now =
    { $state ->
        [asked] You have asked for a place in “{ $title }”. The leader will answer.
        [waiting] “{ $title }” is full. You are on the waiting list, and hear from us when a place is free.
        [enrolled] You are enrolled in “{ $title }”.
        [declined] You were not admitted to “{ $title }”. The leader can say why.
        [withdrawn] You are not enrolled in “{ $title }”.
       *[completed] You have completed “{ $title }”.
    }
course-line = { $course }, led by { $leader }, { $count } enrolled
course-line-from = { $course }, led by { $leader }, from { $at }, { $count } enrolled
courses-title = Courses
courses-summary = { $count ->
        [0] No course
        [one] { $count } course
       *[other] { $count } courses
    }
courses-none = There is none at present. /course new opens one.
course-timetable-title = Your lessons in the week of { $day }
course-timetable-summary = { $count ->
        [0] No lesson this week
        [one] { $count } lesson
       *[other] { $count } lessons
    }
course-timetable-none = No lesson.
course-timetable-line = { $at }: { $course }, lesson { $number }, { $title } ({ $length })
course-roll-line = { $mark ->
        [present] { $name }: present
        [absent] { $name }: absent
        [excused] { $name }: excused
        [caught-up] { $name }: caught up
       *[none] { $name }: not marked
    }
course-roll-summary = Lesson { $number }, { $title }: { $count } present
course-roll-none = Nobody is enrolled.
course-roll-both = { $name } is named for two different things. Name each person once.
course-not-handed-in = Nothing has been handed in.
course-handed-in = { $name } handed in, { $at }:
course-answered =
    { $passed ->
        [yes] The answer: enough.
       *[no] The answer: to be done again.
    }
course-exercise-summary = The exercise of lesson { $number }, { $title }
course-answer-how = To answer: /course answer { $handle } { $number }
course-progress-line = { $name }: { $attended } of { $held } lessons attended, { $excused } excused; { $handedIn } of { $exercises } exercises handed in, { $passed } enough; { $exams ->
        [0] no exam
       *[other] { $examsPassed } of { $exams } exams passed
    }; { $state }
course-progress-attended = Lessons attended
course-progress-summary = { $handle } { $title }: { $count ->
        [one] how far { $count } person has come
       *[other] how far { $count } people have come
    }
course-certificate-title = Certificate
course-certificate-file = certificate
course-certificate-said = { $name } has completed the course “{ $title }”: { $attended } of { $held } lessons attended.
course-certificate-given = You have completed “{ $title }”. Your certificate has the code { $code }; /course certificate { $handle } gives the paper.
course-certificate-which = Say which course the certificate is of, or give a code to check.
course-cohort-label = Round
course-given-label = Given
course-code-label = Code
course-code-where-label = To be checked at
course-code-known = { $name } completed the course “{ $title }” of { $association }; certified { $at }.
course-code-unknown = No certificate has the code { $code }. Check it letter by letter.
course-attended-label = Lessons
course-attended-of = { $attended } of { $held } attended
course-asked-by = { $name } asks for a place in “{ $title }”.
course-cancelled-said = The course “{ $title }” does not take place.
course-lesson-soon = Soon: lesson { $number }, { $title }, { $at }.
course-lesson-now = Changed: lesson { $number }, { $title }, is { $at }, led by { $leader }.
course-lesson-off = Lesson { $number }, { $title }, { $at }, does not take place.
course-ended =
    { $state ->
        [cancelled] { $handle } is called off. Everybody enrolled is told.
       *[finished] { $count ->
            [0] { $handle } has ended. Nobody attended enough for a certificate.
            [one] { $handle } has ended. { $count } person has a certificate.
           *[other] { $handle } has ended. { $count } people have a certificate.
        }
    }
course-not-open =
    { $state ->
        [cancelled] { $handle } was called off.
       *[finished] { $handle } has ended.
    }
course-not-yours = Only those who lead { $handle } can do that.
course-no-lesson = { $count ->
        [0] { $handle } has no lesson yet.
        [one] { $handle } has no lesson { $number }: it has one, lesson 1.
       *[other] { $handle } has no lesson { $number }: they go from 1 to { $count }.
    }
course-lesson-when = Say when the lesson begins, with start; or give the number of a lesson to change.
course-lesson-one = A number changes one lesson. For a row of new ones leave the number { $number } out.
course-lesson-nothing = Say what changes of lesson { $number }: title, start, leader, text, exercise, cancel.
course-lesson-cancelled = Lesson { $number } of { $handle } does not take place.
course-lesson-ahead = Lesson { $number } begins { $at }. Who was there is said from then on.
course-too-many-lessons = A course has { $most } lessons at most. Give an earlier last day.
course-no-dates = “{ $repeat }” gives no lesson.
course-until-early = The last day, { $until }, is before the first lesson.
course-endless = “{ $repeat }” has no end. Give a last day, such as until:{ $example }, or a number of times.
course-begun = { $handle } began { $at }. Ask whoever leads it: they can still enrol you.
course-for-members = { $handle } is for members. /member join asks to become one.
course-after-another = { $handle } comes after { $before }, “{ $title }”, which has to be completed first.
course-answered-already =
    { $state ->
        [withdrawn] { $name } has taken back the request for { $handle }. /course enrol { $handle } person:"{ $name }" gives a place all the same.
        [declined] { $name } was not admitted to { $handle }. /course enrol { $handle } person:"{ $name }" gives a place all the same.
        [completed] { $name } has completed { $handle }; that stays.
       *[other] { $name } has a place in { $handle }, or waits for one. Only they give it back, with /course leave { $handle }.
    }
course-not-asked = This person has not asked for a place in { $handle }. /course enrol gives them one.
course-completed = You have completed { $handle }; that stays.
course-not-enrolled = { $name } is not enrolled in { $handle }.
course-not-enrolled-yourself = Nobody of that name is enrolled in { $handle }.
course-no-exercise = Lesson { $number } of { $handle } has no exercise.
course-nothing-handed-in = { $name } has handed in nothing for lesson { $number }.
course-none-begun = No lesson of { $handle } has begun. Say which one, with lesson.
course-not-over = Lessons of { $handle } are still to come. Certificates are given afterwards.
course-attended-too-little = A certificate of { $handle } asks for { $required }% of the lessons; { $attended } of { $held } were attended. What was missed can be caught up: whoever leads marks it.
course-no-certificate = There is no such certificate.
course-exam-label = Exam
course-exam-is = The exam:
course-exam-what = Say what is to be handed in for the exam: exercise:"…".
course-exam-once = An exam is one lesson, not a row of them. Leave out repeat.
course-exam-missing = A certificate of { $handle } asks for its exam to be passed. Hand it in with /course hand-in; whoever leads answers it.
course-lesson-file = file
    .about = Something to read or to follow: for those enrolled
course-lesson-remove = remove
    .about = The name of a file to take away
course-show-lesson = lesson
    .about = The number of a lesson, to read it
course-hand-in-file = file
    .about = What you hand in, as a file
course-edit = edit
    .about = Change a course, or who leads it for a time
course-edit-course = course
    .about = The course, such as F1
course-edit-title = title
    .about = What it is called
course-edit-text = text
    .about = What it is about, and for whom
course-edit-cohort = cohort
    .about = What this round is called
course-edit-capacity = capacity
    .about = The most people
course-edit-admission = admission
    .about = Whether the leader admits each person
course-edit-admission-open = open
course-edit-admission-asked = asked
course-edit-audience = audience
    .about = Who may enrol
course-edit-audience-everyone = everyone
course-edit-audience-members = members
course-edit-required = required
    .about = The share of lessons for a certificate, in percent
course-edit-after = after
    .about = The course that has to be completed before
course-edit-leader = leader
    .about = Who leads it from now on
course-edit-substitute = substitute
    .about = Who leads it in the leader’s place; the leader to take it back
course-edit-from = from
    .about = The first day of the substitute; the whole course if left out
course-edit-until = until
    .about = The last day of the substitute
course-absent = absent
    .about = Say that you will not come to a lesson, or for some days
course-absent-course = course
    .about = The course, such as F1
course-absent-lesson = lesson
    .about = The number of the lesson; the next one if left out
course-absent-from = from
    .about = The first day without you
course-absent-until = until
    .about = The last day without you
course-absent-reason = reason
    .about = Why: for whoever leads alone
course-absent-answer = answer
    .about = back: you come after all
course-absent-answer-away = away
course-absent-answer-back = back
course-catchup = catchup
    .about = Say that you have caught up with a lesson you missed
course-catchup-course = course
    .about = The course, such as F1
course-catchup-lesson = lesson
    .about = The number of the lesson; the last you missed if left out
course-catchup-text = text
    .about = What you did: for whoever leads alone
course-catchup-person = person
    .about = Whom you answer, if you lead the lesson
course-catchup-answer = answer
    .about = Whether they have caught up; yes if left out
course-catchup-answer-yes = yes
course-catchup-answer-no = no
course-substitute-label = In their place
course-files-label = To read and to follow:
course-edited = { $handle } is changed.
course-edit-nothing = Say what changes: title, text, capacity, leader, substitute.
course-substitute-who = Say who leads on these days: substitute:"Paul".
course-after-itself = { $handle } cannot come after { $after }: nobody could ever enrol in it.
course-led-now = “{ $title }” is led by { $leader } from now on, except the lessons that name somebody else.
course-file-once = A file belongs to one lesson. Plan the row first, then add the file with the number of its lesson.
course-file-where = Say of which lesson the file is: number:1.
course-file-none = Lesson { $number } has no file called “{ $typed }”. /course show names them.
course-files-many = A lesson has { $most } files at most. Take one away first, with remove.
course-hand-in-nothing = Give a text or a file.
course-handed-in-file = { $count ->
        [one] With a file.
       *[other] With { $count } files.
    }
course-you-not-enrolled = You are not enrolled in { $handle }. /course enrol { $handle } asks for a place.
course-lesson-for-enrolled = What there is to read of lesson { $number } is for those enrolled in { $handle }. /course enrol { $handle } asks for a place.
course-lesson-summary = { $handle }, lesson { $number }, { $title }
course-lesson-own =
    { $claimed ->
        [yes] caught up, to be confirmed by whoever leads
       *[no] { $mark ->
            [present] present
            [absent] absent
            [excused] excused
            [caught-up] caught up
            [away] you will not come
           *[none] not marked
        }
    }
course-away-said =
    { $answer ->
        [back] { $count ->
            [one] It is noted: you come after all.
           *[other] It is noted: you come after all to { $count } lessons.
        }
       *[away] { $count ->
            [one] It is noted: you will not come to this lesson. Whoever leads it is told.
           *[other] It is noted: you will not come to { $count } lessons. Whoever leads them is told.
        }
    }
course-away-then = What there is to read stays open to you: /course show { $handle } lesson:… Once you have caught up, /course catchup { $handle } says so.
course-away-told =
    { $answer ->
        [back] { $count ->
            [one] { $name } comes after all to this lesson.
           *[other] { $name } comes after all to { $count } lessons.
        }
       *[away] { $count ->
            [one] { $name } will not come to this lesson.
           *[other] { $name } will not come to { $count } lessons.
        }
    }
course-roll-away =
    { $why ->
        [yes] { $name }: will not come ({ $reason })
       *[no] { $name }: will not come
    }
course-excused-said =
    { $to ->
        [leads] { $count ->
            [one] Excused: this lesson does not count for them.
           *[other] Excused: these { $count } lessons do not count for them.
        }
       *[learns] { $count ->
            [one] You are excused: this lesson does not count for you.
           *[other] You are excused: these { $count } lessons do not count for you.
        }
    }
course-catchup-said =
    { $to ->
        [leads] { $state ->
            [confirmed] { $name } has caught up with lesson { $number }, { $title }: it counts as attended.
            [declined] { $name } has not caught up with lesson { $number }, { $title }, yet. They are told.
           *[claimed] { $name } says they have caught up with lesson { $number }, { $title }.
        }
       *[learns] { $state ->
            [confirmed] You have caught up with lesson { $number }, { $title }: it counts as attended.
            [declined] Lesson { $number }, { $title }, does not count as caught up with yet. Whoever leads it can say what is missing.
           *[claimed] It is noted that you have caught up with lesson { $number }, { $title }. Whoever leads it will confirm.
        }
    }
course-missed-label = Missed so far; /course show { $handle } lesson:… has what there is to read, /course catchup { $handle } says that it is caught up:
course-absence-past = Lesson { $number } of { $handle } is over. Once you have caught up with it, /course catchup { $handle } { $number } says so.
course-absence-none = { $handle } has no lesson to come then. /course timetable shows your weeks.
course-absence-lesson-or-days = Give the number of a lesson or days, not both.
course-absence-backwards = The last day, { $until }, is before the first, { $from }.
course-absence-gone = Nothing is announced for { $handle } any more.
course-catchup-none = { $name } has not said that they caught up with a lesson of { $handle }. /course attendance marks it all the same, with caught-up.
course-catchup-nothing = You have missed no lesson of { $handle }.
course-catchup-ahead = Lesson { $number }, { $at }, is not over. If you cannot come, /course absent says so.
course-catchup-not-missed = Lesson { $number } of { $handle } counts as attended for you already.
course-handed-in-files = As a file:
course-led-some = { $count ->
        [one] { $leader } leads this lesson of “{ $title }”.
       *[other] { $leader } leads { $count } lessons of “{ $title }”.
    }
