command-report = report
    .about = Say in confidence what went wrong
report-about = about
    .about = What happened; only the one who handles it reads this
report-person = person
    .about = Whom it is about, if you want to say
report-message = message
    .about = The message it is about
report-report = report
    .about = A report that you made or handle, such as T3
report-step = step
    .about = For whoever handles it: what you do
report-step-hint = hint
report-step-warning = warning
report-step-suspension = suspension
report-step-exclusion = exclusion
report-step-resolve = resolve
report-step-dismiss = dismiss
report-step-pass = pass
report-note = note
    .about = For whoever handles it: what is said to the person, or why
report-days = days
    .about = For a suspension: how many days
report-appeal = appeal
    .about = What you have to say against a warning or a suspension
report-decision = decision
    .about = What you decide about a suspension that was proposed, or an appeal
report-decision-confirm = confirm
report-decision-drop = drop
report-decision-uphold = uphold
report-decision-lift = lift
measure-none-waits = Nothing about { $name } waits for this decision.
report-title = Report in confidence
report-summary = { $handle }: a report in confidence
report-message-only = (about the message below)
report-from-label = From
report-meant-label = About
report-state-label = State
report-state =
    { $state ->
        [nobody] Your report is received. Everybody who could handle it is concerned by it or not there yet; it waits for somebody who is not.
        [received] Your report is received. One person who is not concerned handles it, in confidence.
        [handled] Your report is being dealt with.
        [resolved] Your report was dealt with and is closed. Thank you for having spoken.
       *[dismissed] Your report was looked at and is closed. Thank you for having spoken.
    }
report-state-name =
    { $state ->
        [received] received
        [handled] being dealt with
        [resolved] settled
       *[dismissed] closed
    }
report-steps-how = To do more: { $line } – hint, warning, suspension (with days), exclusion.
reports-found =
    { $count ->
        [0] No reports
        [one] One report
       *[other] { $count } reports
    }
report-not-yours = This report is not yours to see.
report-over = { $handle } is closed.
report-nobody-meant = This report names nobody, so nothing can be said to them.
measure-title = From the association
measure-says =
    { $reader ->
        [meant]
            { $state ->
                [ended] The suspension is over.
                [lifted] It is lifted. Nothing is held against you.
               *[active]
                    { $kind ->
                        [hint] A word in confidence:
                        [warning] You are warned:
                       *[suspension] You are suspended until { $until }. Until then you can look around and ask for help.
                    }
            }
       *[second]
            { $state ->
                [proposed] It is proposed to suspend { $name } until { $until }. It takes you, a second person, to decide.
                [appealed] { $name } asks that somebody else look at this again.
                [active] { $name } was told.
                [lifted] It is lifted; { $name } was told.
                [dropped] It is dropped. Nothing was done.
               *[ended] It is over.
            }
    }
measure-appeal-label = What they say:
measure-appeal-input = What you have to say
measure-appeal-how = If you do not agree, say so until { $until }: somebody who had no part in this looks at it again.
measure-too-late = This suspension would have ended on { $until }. Drop it, and propose another one.
measure-decided = This was decided already.
measure-concerned = This is about you: another person decides.
measure-second-person = You proposed this. It takes a second person to decide it.
measure-had-part = You had a part in this: somebody who had none decides the appeal.
measure-not-yours = Only whoever it is about can appeal.
measure-appeal-late = The time to appeal is over.
measure-none-of-you = There is no warning or suspension of yours to appeal.
word-hint-title = A hint for you alone
word-hint = What you have just said contains { $words }. Some here find that hurtful. Nothing was changed and nobody else was told.
not-allowed-suspended = You are suspended until { $until }. Until then you can look around and ask for help.
