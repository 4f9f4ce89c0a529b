gathering-approve = approve
    .about = Approve what somebody else proposes, or see what waits
gathering-approve-gathering = gathering
    .about = Which one, such as G3
gathering-approve-decision = decision
    .about = Approve unless said otherwise; its author can take it back
gathering-approve-decision-approve = approve
gathering-approve-decision-refuse = refuse
gathering-approve-decision-withdraw = withdraw
gathering-hold-repeat-label = Repeats
gathering-hold-until-label = Until
gathering-hold-link-label = Link
gathering-hold-cover-label = Cover picture
gathering-hold-channel-label = Channel
gathering-hold-date-label = Date that changes
gathering-hold-new-title-label = New title
gathering-hold-says =
    { $state ->
        [approved]
            { $what ->
                [change] The change that { $author } asked for is approved and made.
               *[gathering] This gathering of { $author } is approved and announced.
            }
        [refused]
            { $what ->
                [change] The change that { $author } asked for was not approved. The gathering stays as it was.
               *[gathering] This gathering of { $author } was not approved. It was never announced.
            }
        [void] { $author } asks for this no more.
       *[waiting]
            { $reader ->
                [author]
                    { $what ->
                        [change] Your change waits for approval by another person. Until then the gathering stays as it was.
                       *[gathering] Your gathering waits for approval by another person. Until then nobody sees it. You will be told.
                    }
               *[approver]
                    { $what ->
                        [change] { $author } asks for this change of a gathering. It is made once another person approves it.
                       *[gathering] { $author } asks for this gathering. It is announced once another person approves it.
                    }
            }
    }
gathering-holds-found =
    { $count ->
        [0] No gathering waits for approval
        [one] One gathering waits for approval
       *[other] { $count } gatherings wait for approval
    }
gathering-hold-own = Nobody approves what they asked for themselves: another person decides. decision:withdraw takes it back.
gathering-hold-not-yours = Only its author can take it back. You can refuse it with decision:refuse.
gathering-hold-decided = { $handle } was decided already.
gathering-hold-none = No gathering called “{ $typed }” waits for approval. Waiting: { $known }.
notice-gathering-asks = a gathering that waits for approval
notice-gathering-decided = a decision on a gathering
gathering-hold-author-gone = { $name } is no member any more, so nothing is announced in their name. Refuse it with /gathering approve { $handle } decision:refuse, or propose it yourself.
