command-motion = motion
    .about = Motions: propose a text, put it to the vote, see the result
command-vote = vote
    .about = Vote on a motion, or check a receipt
motion-propose = propose
    .about = Propose a text to be voted on
motion-propose-title = title
    .about = What it is about, in a few words
motion-propose-text = text
    .about = The text that is put to the vote
motion-propose-assembly = assembly
    .about = The assembly that will vote on it
motion-propose-majority = majority
    .about = Such as cast>1/2, unanimity, or two thirds of the votes cast
motion-propose-method = method
    .about = How it is voted: yes or no, or among choices
motion-propose-method-yes-no = yes or no
motion-propose-method-choice = one choice
motion-propose-method-approval = approval
motion-propose-method-score = score
motion-propose-method-irv = instant runoff
motion-propose-method-stv = single transferable vote
motion-propose-method-meek-stv = Meek transferable vote
motion-propose-method-schulze = Schulze
motion-propose-choices = choices
    .about = What may be chosen, separated by commas
motion-propose-seats = seats
    .about = How many are to be elected
motion-propose-secret = secret
    .about = Whether the vote is secret
motion-propose-secret-yes = yes
motion-propose-secret-no = no
motion-propose-closes = closes
    .about = When the vote closes by itself
motion-open = open
    .about = Open the vote on a motion
motion-open-motion = motion
    .about = The motion, such as M3
motion-open-closes = closes
    .about = When the vote closes by itself
motion-close = close
    .about = Close the vote now and count it
motion-close-motion = motion
    .about = The motion, such as M3
motion-withdraw = withdraw
    .about = Take a motion back before it is decided
motion-withdraw-motion = motion
    .about = The motion, such as M3
motion-show = show
    .about = Show one motion and its result
motion-show-motion = motion
    .about = The motion, such as M3
motion-list = list
    .about = List the motions
motion-list-state = state
    .about = Which ones
motion-list-state-open = open
motion-list-state-coming = coming
motion-list-state-closed = closed
motion-list-state-all = all
vote-motion = motion
    .about = The motion, such as M3
vote-choice = choice
    .about = for, against, abstain, blank, a choice, or a ranking A > B > C
vote-as = as
    .about = For whom you vote, if you hold a proxy
vote-receipt = receipt
    .about = A receipt alone checks a ballot; with a choice it replaces it
majority-more =
    { $share ->
        [half] more than half
       *[other] more than { $fraction }
    } { $base ->
        [cast] of the votes cast
        [voters] of the voters
        [present] of the members present or represented
        [present-only] of the members present, proxies aside
       *[entitled] of all members entitled
    }
majority-least =
    { $share ->
        [half] at least half
       *[other] at least { $fraction }
    } { $base ->
        [cast] of the votes cast
        [voters] of the voters
        [present] of the members present or represented
        [present-only] of the members present, proxies aside
       *[entitled] of all members entitled
    }
majority-unanimity = unanimity of the votes cast
majority-plurality = more for than against
motion-summary = Motion { $handle } “{ $title }”: { $state ->
        [draft] proposed
        [tabled] on the agenda
        [open] the vote is open
        [closed] the vote is closed
       *[withdrawn] withdrawn
    }.
motion-state = { $state ->
        [draft] proposed
        [tabled] on the agenda
        [open] the vote is open
        [closed] closed
        [unproclaimed] closed, not proclaimed
       *[withdrawn] withdrawn
    }
motion-state-label = State
motion-rule-label = Majority
motion-method-name = { $method ->
        [plurality] one choice, most votes
        [approval] approval, most votes
        [score] score
        [irv] instant runoff
        [scottish-stv] single transferable vote (Scottish rules)
        [meek-stv] single transferable vote (Meek)
        [schulze] Schulze (winning votes)
       *[yes-no] yes or no
    }
motion-choices-label = Choices
motion-secret-label = Ballots
ballots-secret = secret
ballots-public = open
motion-proposer-label = Proposed by
motion-entitled-label = Entitled to vote
motion-voters-label = Have voted
motion-closes-label = Closes
motion-closed-label = Closed
motion-footer = The result is shown when the vote has closed. Typed: { $line }
motion-vote-line = /vote { $handle } { $choice }
vote-typed-for = for
motion-proposed = Motion { $handle } “{ $title }” is proposed.
motion-proposed-next = To open the vote: { $line }
motion-open-line = /motion open { $handle }
motions-title = Motions
motions-summary =
    { $count ->
        [0] No motions
        [one] { $count } motion
       *[other] { $count } motions
    }
motions-none = There are no motions to show. /motion propose begins one.
result-title = Result of { $handle }: { $title }
result-adopted =
    Adopted: { $yes } for, { $no } against ({ $cast ->
            [one] { $cast } vote cast
           *[other] { $cast } votes cast
        }, { $required } required). { $abstain ->
        [0] No abstentions
        [one] { $abstain } abstention
       *[other] { $abstain } abstentions
    }, { $blank } blank.
result-rejected =
    Rejected: { $yes } for, { $no } against ({ $cast ->
            [one] { $cast } vote cast
           *[other] { $cast } votes cast
        }, { $required } required). { $abstain ->
        [0] No abstentions
        [one] { $abstain } abstention
       *[other] { $abstain } abstentions
    }, { $blank } blank.
result-tied =
    Tied: { $yes } for, { $no } against ({ $cast ->
            [one] { $cast } vote cast
           *[other] { $cast } votes cast
        }). { $abstain ->
        [0] No abstentions
        [one] { $abstain } abstention
       *[other] { $abstain } abstentions
    }, { $blank } blank.
result-no-vote =
    Not adopted: no vote was cast. { $abstain ->
        [0] No abstentions
        [one] { $abstain } abstention
       *[other] { $abstain } abstentions
    }, { $blank } blank.
result-no-quorum = Not put to the vote: quorum missing ({ $counted } present or represented, { $required } required).
result-elected = Elected: { $names } ({ $cast ->
            [one] { $cast } vote cast
           *[other] { $cast } votes cast
        }).
result-tied-for-seat =
    Tied for the last seat: { $names }. { $rule ->
        [eldest] The rules elect the eldest, but their dates of birth are not all known, or are the same. Whoever convenes assemblies gives them: /assembly candidates with person: and born:; until then nothing is proclaimed for this seat.
       *[none] No rule settles it; the assembly decides how, and until then nothing is proclaimed for this seat.
    }
result-footer =
    { $voters ->
        [one] { $voters } voter of { $entitled } entitled.
       *[other] { $voters } voters of { $entitled } entitled.
    }
vote-title = Your vote on { $handle }
vote-cast = Your vote on “{ $title }” is recorded: { $mark }.
vote-replaced = Your vote on “{ $title }” is changed to: { $mark }. Only this one counts.
vote-may-change = You may change your mind until the close; the last vote counts.
vote-receipt-keep = Your receipt: { $receipt }. Keep it. It is shown once; with it you may change your vote until the close, and check your ballot in the published list afterwards.
vote-until = The vote closes on { $when }.
vote-choice-unclear = “{ $typed }” is no answer to a yes-or-no motion. Write for, against, abstain or blank.
vote-choice-unknown = “{ $typed }” is not among the choices: { $known }.
vote-choice-twice = The same choice stands there twice. Name each choice once.
vote-points-missing = “{ $typed }” says no number of points. Write each choice with its points from 0 to { $most }, such as Ana:{ $most }, Bo:2.
vote-points-out = “{ $typed }” is no number of points for { $name }: they go from 0 to { $most }, in whole numbers.
vote-points = { $name }: { $points }
vote-points-of =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
grading-summary = Your points for { $handle }: { $graded } of { $choices } choices
grading-intro = Give each choice its points, from 0 to { $most }. Whoever you leave out has none.
grading-next = Points for { $name }
vote-ranking-unclear = “{ $typed }” says no order. Write the names with > between them, the best first, such as { $line }.
vote-one-choice = Only one choice may be named here: { $known }.
vote-closed = The vote on { $handle } closed on { $when }. Your ballot came after that and was not counted.
vote-counted-already = Your ballot was not written down when the vote on { $handle } closed on { $when } and was counted. It does not count.
vote-counted-before = Your ballot came before the close and was counted. The vote on { $handle } closed on { $when }.
vote-not-entitled = You are not in the electorate of this vote: it was fixed when the vote opened, from the members in good standing that day.
vote-secret-already = You have voted already. To change a secret vote, give your receipt: /vote motion choice receipt:ABCD-EFGH-JKMN-PQRS.
vote-receipt-unclear = “{ $typed }” is not a receipt. It has sixteen letters and digits, such as ABCD-EFGH-JKMN-PQRS.
vote-receipt-not-yours = This receipt is not yours for this vote. Nothing was changed.
vote-receipt-not-found = There is no ballot under this receipt in this vote. Nothing was changed.
vote-receipt-open-vote = { $handle } is an open vote, so it has no receipts. /motion show shows it.
vote-proxy-bound = This proxy is bound on { $handle }: { $mark ->
        [for] for
        [against] against
        [abstain] abstain
        [blank] blank
       *[ranks] { $choice }
    }. Vote that, or leave the choice out.
vote-proxy-counts-not = { $handle } is decided by the members present alone: a proxy counts for nothing there.
vote-no-proxy = You hold no proxy of { $name } for this vote.
vote-giver-came = { $name } came during the vote on { $handle } and has voted: that ballot stays. Your proxy serves for the next votes.
receipt-title = Your receipt for { $handle }
receipt-in-box = Receipt { $receipt }: your ballot lies in the box and reads { $mark }. It may still be replaced.
receipt-published = Receipt { $receipt }: in the published ballots of { $handle } it reads { $mark }.
receipt-not-found = Receipt { $receipt } is not among the ballots of { $handle }. Check the letters.
ranking-summary = Your ranking for { $handle }: { $ranked } so far
ranking-intro = Choose one after the other, the best first. Leave out whom you do not want to rank.
ranking-next = Choice no. { $rank }
motion-choices-unneeded = A yes-or-no motion takes no choices. Leave them out, or choose another method.
motion-choices-needed = Give at least two choices, separated by commas.
motion-choices-many = At most 50 choices fit on a ballot.
motion-choice-twice = The same choice stands there twice.
motion-choice-unfit = “{ $typed }” cannot be a choice: it is too long, or reads like a sign or an abstention.
motion-too-many-seats = { $seats } are to be elected among { $choices } choices. Give more choices or fewer seats.
motion-method-unknown = There is no method “{ $typed }”. There are: { $known }.
motion-closes-past = The close must lie ahead.
motion-closing-over = The hour at which { $handle } was to close has passed. Give a later one with closes:.
motion-already-open = The vote on { $handle } is open already.
motion-already-closed = The vote on { $handle } is closed; its result stands.
motion-is-withdrawn = { $handle } was withdrawn.
motion-not-open = The vote on { $handle } is not open.
motion-not-yours = Only who proposed { $handle } may withdraw it, or who runs the votes.
motion-nobody-entitled = Nobody is entitled to vote today: there is no member in good standing.
notice-motion-opened = a vote opened
notice-motion-result = the result of a vote
notice-people-unreached = people not reached in private
notice-room-closed = a channel is closed
job-close-motion = close a vote
