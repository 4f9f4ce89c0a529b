command-campaign = campaign
    .about = Campaigns: a demand, and what members do for it together
campaign-start = start
    .about = Begin a campaign
campaign-start-title = title
    .about = Its name
campaign-start-demand = demand
    .about = What is demanded, and of whom
campaign-start-reasons = reasons
    .about = Why
campaign-start-goal = goal
    .about = How many signatures are aimed at
campaign-start-threshold = threshold
    .about = How many must pledge before a pledge binds and names are seen
campaign-start-pledge = pledge
    .about = What is pledged: I stop working on Sundays
campaign-start-closes = closes
    .about = When it closes by itself
campaign-start-channel = channel
    .about = Where its card hangs
campaign-sign = sign
    .about = Sign a campaign
campaign-sign-campaign = campaign
    .about = The campaign, such as K2
campaign-sign-confidential = confidential
    .about = Whether you are counted and not named
campaign-sign-confidential-yes = yes
campaign-sign-confidential-no = no
campaign-sign-answer = answer
    .about = “no” takes your signature back
campaign-sign-answer-yes = yes
campaign-sign-answer-no = no
campaign-pledge = pledge
    .about = Pledge what a campaign asks
campaign-pledge-campaign = campaign
    .about = The campaign, such as K2
campaign-pledge-answer = answer
    .about = no takes your pledge back, before it binds
campaign-pledge-answer-yes = yes
campaign-pledge-answer-no = no
campaign-act = act
    .about = Set up a dated action
campaign-act-campaign = campaign
    .about = The campaign, such as K2
campaign-act-title = title
    .about = What is done
campaign-act-start = start
    .about = When it begins
campaign-act-duration = duration
    .about = How long it lasts
campaign-act-place = place
    .about = Where
campaign-act-capacity = capacity
    .about = How many can come
campaign-act-description = description
    .about = What to know
campaign-task = task
    .about = Tasks: add one, take one on, say that it is done
campaign-task-campaign = campaign
    .about = The campaign, such as K2
campaign-task-add = add
    .about = A task to be done
campaign-task-take = take
    .about = The number of the task that you take on
campaign-task-done = done
    .about = The number of the task that is done
campaign-task-release = release
    .about = The number of the task that you give back
campaign-material = material
    .about = Add something to hand out
campaign-material-campaign = campaign
    .about = The campaign, such as K2
campaign-material-title = title
    .about = What it is
campaign-material-address = address
    .about = Its address on the web
campaign-status = status
    .about = How a campaign stands
campaign-status-campaign = campaign
    .about = The campaign, such as K2
campaign-list = list
    .about = List the campaigns
campaign-list-state = state
    .about = Which ones
campaign-list-state-open = open
campaign-list-state-closed = closed
campaign-list-state-all = all
campaign-close = close
    .about = Close a campaign, and say what was obtained
campaign-close-campaign = campaign
    .about = The campaign, such as K2
campaign-close-obtained = obtained
    .about = What was obtained
campaign-summary =
    { $state ->
        [closed] Campaign { $handle } “{ $title }” is closed; signatures: { $signed }; pledges: { $pledged }.
       *[open] Campaign { $handle } “{ $title }” is under way; signatures: { $signed }; pledges: { $pledged }.
    }
campaign-state =
    { $state ->
        [closed] closed
       *[open] under way
    }
campaign-state-label = State
campaign-starter-label = Begun by
campaign-closes-label = Closes
campaign-closed-label = Closed
campaign-signatures-label = Signatures
campaign-pledges-label = Pledges
campaign-reasons = Because:
campaign-pledge-words = What is pledged:
campaign-obtained-label = What was obtained:
campaign-signed =
    { $count ->
        [0] Nobody has signed yet.
        [one] { $count } person has signed.
       *[other] { $count } people have signed.
    }
campaign-pledged =
    { $count ->
        [one] { $count } person has pledged.
       *[other] { $count } people have pledged.
    }
campaign-hidden = A pledge binds when { $threshold } have pledged. Until then nobody sees who has.
campaign-reached-on = The threshold was reached on { $moment }: the pledges bind.
campaign-lapsed =
    { $count ->
        [0] Nobody had pledged, of { $threshold } needed: no pledge binds.
        [one] { $count } person had pledged, of { $threshold } needed: no pledge binds, and who it was is not kept.
       *[other] { $count } people had pledged, of { $threshold } needed: no pledge binds, and who they were is not kept.
    }
campaign-confided =
    { $count ->
        [one] { $count } person signed in confidence.
       *[other] { $count } people signed in confidence.
    }
campaign-signers =
    { $more ->
        [0] Signed by { $names }.
        [one] Signed by { $names }, and { $more } other.
       *[other] Signed by { $names }, and { $more } others.
    }
campaign-pledgers =
    { $more ->
        [0] Pledged by { $names }.
        [one] Pledged by { $names }, and { $more } other.
       *[other] Pledged by { $names }, and { $more } others.
    }
campaign-actions = Actions:
campaign-action-over = no date ahead
campaign-tasks = Tasks:
campaign-task-line =
    { $state ->
        [taken] { $place }. { $title } – taken on by { $name }
        [done] { $place }. { $title } – done by { $name }
       *[open] { $place }. { $title } – to be taken on
    }
campaign-materials = To hand out:
campaign-footer = Typed: { $line }
campaign-sign-line = /campaign sign { $handle }
campaign-own-label = Your signature
campaign-own-signature =
    { $how ->
        [confidential] given in confidence
       *[public] given in your name
    }
campaign-own-pledge-label = Your pledge
campaign-own-pledge = given
campaign-started = { $handle } has begun. Its card hangs where members read it, and stays up to date.
campaign-you-signed =
    { $how ->
        [confidential] You have signed { $handle } in confidence: you are counted, and named nowhere.
       *[public] You have signed { $handle } with your name.
    }
campaign-signature-back = Your signature of { $handle } is taken back: you are neither counted nor named.
campaign-you-pledged = Your pledge in { $handle } is given, and binds.
campaign-you-pledged-if = Your pledge in { $handle } is seen by nobody yet: { $pledged } of { $threshold }. When { $threshold } have pledged, everybody who has is told at once.
campaign-pledge-back = Your pledge in { $handle } is taken back. Nobody has learnt of it.
campaign-action-set = { $gathering } “{ $title }” is set up for { $handle }. Members sign up as for any gathering.
campaign-reached =
    { $pledged ->
        [one] { $handle } “{ $title }”: the threshold is reached. { $pledged } person has pledged, and the pledge binds.
       *[other] { $handle } “{ $title }”: the threshold is reached. { $pledged } people have pledged, and every pledge binds.
    }
campaign-pledge-lapsed =
    { $pledged ->
        [one] { $handle } “{ $title }” closed below its threshold, with { $pledged } pledge. Yours binds you to nothing, and nobody has learnt of it.
       *[other] { $handle } “{ $title }” closed below its threshold, with { $pledged } pledges. Yours binds you to nothing, and nobody has learnt of it.
    }
campaign-obtained =
    { $pledged ->
        [one] { $handle } “{ $title }” is over, with { $pledged } pledge. This was obtained.
       *[other] { $handle } “{ $title }” is over, with { $pledged } pledges. This was obtained.
    }
campaign-say-what-was-obtained =
    { $pledged ->
        [one] { $handle } “{ $title }” has closed, with { $pledged } pledge. Say what was obtained: /campaign close { $handle } obtained:"…"
       *[other] { $handle } “{ $title }” has closed, with { $pledged } pledges. Say what was obtained: /campaign close { $handle } obtained:"…"
    }
campaigns-title = Campaigns
campaigns-summary =
    { $count ->
        [0] No campaigns
        [one] { $count } campaign
       *[other] { $count } campaigns
    }
campaigns-none = There are no campaigns to show. /campaign start begins one.
campaign-is-closed = { $handle } closed on { $when }. Nothing can be added to it; /campaign list shows those under way.
campaign-closes-past = A campaign closes at an hour to come.
campaign-pledge-binds = The pledges in { $handle } have been binding since { $when }, when the threshold was reached. Speak to whoever began it.
campaign-no-signature = You have not signed { $handle }.
campaign-no-pledge = You have given no pledge in { $handle }.
campaign-not-yours = Only who began { $handle } may do that, or who organises.
campaign-no-task = { $handle } has no task { $place }. /campaign status { $handle } shows them.
campaign-task-gone =
    { $state ->
        [done] “{ $title }” is done already.
       *[taken] “{ $title }” is taken on by somebody else. Another task may be open.
    }
campaign-task-not-yours = “{ $title }” is not yours. Take it on first.
campaign-tasks-many = A campaign has at most { $most } tasks.
campaign-address-unclear = “{ $typed }” is no address of a web page. It begins with https://.
notice-campaign-started = a campaign
notice-campaign-reached = a threshold reached
notice-campaign-pledge-lapsed = a pledge that binds no more
notice-campaign-obtained = what a campaign obtained
notice-campaign-say-what-was-obtained = a question on what a campaign obtained
job-campaign-reached = tell that a threshold is reached
job-campaign-closing = close a campaign
job-campaign-obtained = tell what a campaign obtained
