motion-second = second
    .about = Say that a motion deserves a vote
motion-second-motion = motion
    .about = The motion, such as M3
motion-amend = amend
    .about = Propose to change a motion’s text
motion-amend-motion = motion
    .about = The motion, such as M3
motion-amend-text = text
    .about = The new words
motion-amend-passage = passage
    .about = The words they replace; the whole text if left out
motion-amend-title = title
    .about = What the amendment is about
motion-text = text
    .about = Add a piece to a motion’s text
motion-text-motion = motion
    .about = The motion, such as M3
motion-text-add = add
    .about = What follows after the text so far
motion-secret = secret
    .about = Ask for a secret ballot on a motion
motion-secret-motion = motion
    .about = The motion, such as M3
motion-reopen = reopen
    .about = Take up again a motion that was withdrawn or voted on
motion-reopen-motion = motion
    .about = The motion, such as M3
motion-ballots = ballots
    .about = The published ballots of a closed vote, to count again
motion-ballots-motion = motion
    .about = The motion, such as M3
amendment-title = Amendment to { $handle }
amendment-of-label = Amends
amendment-whole = Replaces the whole text by:
amendment-passage = In place of:
amendment-by = New words:
motion-reopens-label = Takes up again
motion-seconds-label = Seconded by
motion-amendments = Amendments, the farthest from the text first:
motion-amendments-first = Amendments come before the text of { $handle }: { $amendments }. Put them to the vote first, in this order, or withdraw them.
motion-seconds-missing =
    { $required ->
        [one] { $handle } needs { $required } member to second it and has { $seconds }: /motion second.
       *[other] { $handle } needs { $required } members to second it and has { $seconds }: /motion second.
    }
motion-text-bound = Amendments are bound to the text of { $handle }: { $amendments }. Withdraw them before the text changes.
motion-text-long = A text holds at most { $most } characters.
motion-not-over = { $handle } has not been voted on. /motion open puts it to the vote.
motion-left-undecided = { $assembly } is closed and left { $handle } undecided. /motion reopen takes it up again.
motion-was-open = { $handle } was withdrawn during the vote and cannot come back. Propose it anew with /motion propose.
amendment-of-amendment = { $handle } amends an amendment already, and is amended no further. Propose another amendment instead.
amendment-is-decided = { $handle } is an amendment on which a decision was taken; it stands.
amendment-too-late = { $handle } comes too late: { $motion } is being voted on or was decided.
amendment-another-open = The vote on { $other } is open; close it first, then { $handle }.
amendment-farther-first = { $other } is farther from the text and comes before { $handle }.
amendment-passage-missing = “{ $typed }” does not stand in the text. Copy the words exactly.
amendment-passage-twice = “{ $typed }” stands in the text more than once. Copy some words more.
amendment-changes-nothing = These are the words that stand there already.
second-own = You proposed { $handle }; somebody else seconds it.
secret-not-on-request = The rules do not let any member ask for a secret ballot on { $handle }; whoever proposed it or runs the votes can.
ballots-summary =
    { $count ->
        [one] { $count } ballot was cast on { $handle }.
       *[other] { $count } ballots were cast on { $handle }.
    }
ballots-file = To count them again, save the file { $name } and run: { $line }
ballots-blt = Every ballot, for programs that count
ballots-csv = Every ballot, for a spreadsheet
ballots-json = Every ballot and the result, for programs
ballots-receipts = Your own ballot stands under your receipt: { $line }
ballots-not-yet = The ballots on { $handle } are published when the vote has closed.
result-recount = Anyone can count again: { $line }
result-ballots-line = /motion ballots { $handle }
