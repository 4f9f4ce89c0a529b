command-need = need
    .about = Needs: what members ask their association to obtain
need-submit = submit
    .about = Ask the association to obtain something
need-submit-title = title
    .about = What is needed, in a few words
need-submit-text = text
    .about = What it is about, and for whom
need-submit-private = private
    .about = Whether only the board reads it
need-submit-private-yes = yes
need-submit-private-no = no
need-support = support
    .about = Support a need, or no longer do
need-support-need = need
    .about = The need, such as N2
need-support-answer = answer
    .about = no takes your support back
need-support-answer-yes = yes
need-support-answer-no = no
need-list = list
    .about = List the needs, those that most support first
need-list-state = state
    .about = Which ones
need-list-state-open = open
need-list-state-adopted = adopted
need-list-state-rejected = rejected
need-list-state-all = all
need-show = show
    .about = Show a need
need-show-need = need
    .about = The need, such as N2
need-table = table
    .about = Put needs to the next assembly, as a motion
need-table-need = need
    .about = The need, such as N2
need-table-also = also
    .about = Other needs for the same motion: N3, N5
need-table-assembly = assembly
    .about = The assembly; the next one if left out
need-table-title = title
    .about = The title of the motion
need-table-majority = majority
    .about = Such as cast>1/2, which is usual
need-merge = merge
    .about = Join a need into another that says the same
need-merge-need = need
    .about = The need that is joined
need-merge-into = into
    .about = The need that stays
need-discuss = discuss
    .about = Say something about a need
need-discuss-need = need
    .about = The need, such as N2
need-discuss-text = text
    .about = What you want to say
need-withdraw = withdraw
    .about = Take a need back
need-withdraw-need = need
    .about = The need, such as N2
need-state =
    { $state ->
        [open] open
        [merged] joined into another
        [tabled] before the assembly
        [adopted] adopted
        [rejected] not adopted
       *[withdrawn] withdrawn
    }
need-summary =
    { $count ->
        [one] Need { $handle } “{ $title }”: { $state }; supported by { $count } person.
       *[other] Need { $handle } “{ $title }”: { $state }; supported by { $count } people.
    }
need-state-label = State
need-supports-label = Supported by
need-submitter-label = Asked by
need-read-by-label = Read by
need-read-by-board = whoever runs the votes, and its author
need-into-label = Joined into
need-joined = Joined into it:
need-remarks = What was said:
need-footer = Typed: { $line }
need-support-line = /need support { $handle }
need-tabled-as = It is put to the vote as { $handle }.
need-voted = Motion { $handle }: { $numbers }
need-adopted-by-votes-cast = Adopted by a majority of the votes cast in general assembly, motion { $handle }. { $numbers }
need-adopted-by = Adopted by { $majority }, motion { $handle }. { $numbers }
need-submitted-said = Your need { $handle } is submitted, for everybody to see. You will be told what becomes of it.
need-confided-said = Your need { $handle } is read by whoever runs the votes, and by nobody else. Should it come before the assembly, everybody reads it, under nobody’s name.
need-confided-to-you = A need was confided to you: { $handle }.
need-remark = { $name } about { $handle }:
need-decided =
    { $state ->
        [adopted] The need { $handle } was adopted by the assembly.
       *[rejected] The need { $handle } was not adopted by the assembly.
    }
need-line =
    { $count ->
        [one] { $handle } { $title } – supported by { $count } person, { $state }
       *[other] { $handle } { $title } – supported by { $count } people, { $state }
    }
need-line-confided =
    { $count ->
        [one] { $handle } { $title } – confided, { $state }
       *[other] { $handle } { $title } – confided, { $state }
    }
needs-title = Needs
needs-summary =
    { $count ->
        [0] No needs
        [one] { $count } need
       *[other] { $count } needs
    }
needs-none = There are no needs to show. /need submit asks for something.
needs-tabled = { $needs } will be put to the assembly as { $motion }.
needs-tabled-draft = No assembly is convened. { $motion } is ready to be put to the vote, about { $needs }.
need-motion-title = Need: { $title }
need-motion-titles = { $count } needs: { $handles }
need-motion-text =
    { $count ->
        [one] The assembly adopts the following need and gives the association the charge of obtaining its means.
       *[other] The assembly adopts the following needs and gives the association the charge of obtaining their means.
    }
need-motion-item =
    { $count ->
        [one] { $handle } “{ $title }”, supported by { $count } person: { $about }
       *[other] { $handle } “{ $title }”, supported by { $count } people: { $about }
    }
need-motion-item-bare =
    { $count ->
        [one] { $handle } “{ $title }”, supported by { $count } person.
       *[other] { $handle } “{ $title }”, supported by { $count } people.
    }
need-not-open =
    { $state ->
        [merged] { $handle } was joined into another need. /need show { $handle } says which.
        [tabled] { $handle } is before the assembly already. /need show { $handle } shows its motion.
        [adopted] { $handle } is adopted. /need show { $handle } shows the vote.
        [rejected] { $handle } was not adopted. A new need may be submitted with /need submit.
       *[withdrawn] { $handle } was withdrawn. A new need may be submitted with /need submit.
    }
need-confided = { $handle } was confided to whoever runs the votes. Others see it when it is put to the assembly.
need-confided-unsupported = { $handle } was confided, so nobody else is asked to support it.
need-not-yours = Only who asked for { $handle } may do that, or who runs the votes.
need-into-itself = { $handle } cannot be joined into itself. Name the need that stays in “into”.
need-into-confided = Everybody sees { $handle }, and { $into } is confided. Join { $into } into { $handle } instead.
need-unknown = I know no need “{ $typed }”. /need list shows them.
need-too-many = At most { $most } needs fit into one motion.
notice-need-submitted = a need submitted
notice-need-confided-to-you = a need confided to the board
notice-need-remark = a word about a need
notice-need-decided = what the assembly said of a need
job-motion-decided = tell what a vote decided
