# Elections of people
assembly-candidates = candidates
    .about = Call for candidates, stand, name somebody, or see who stands
assembly-candidates-assembly = assembly
    .about = The assembly that elects, such as A2
assembly-candidates-office = office
    .about = What is to be filled, such as Board or Treasurer
assembly-candidates-answer = answer
    .about = Whether you stand
assembly-candidates-answer-stand = stand
assembly-candidates-answer-accept = accept
assembly-candidates-answer-decline = decline
assembly-candidates-answer-withdraw = withdraw
assembly-candidates-person = person
    .about = Whom you name; they are asked whether they accept
assembly-candidates-section = section
    .about = The employer or section that the candidate comes from
assembly-candidates-born = born
    .about = Date of birth, where the eldest wins a tie; it is shown to nobody
assembly-candidates-seats = seats
    .about = How many are to be elected
assembly-candidates-closes = closes
    .about = Until when people may stand; until the vote if left out
assembly-candidates-method = method
    .about = How it is voted; one choice if left out
assembly-candidates-method-choice = choice
assembly-candidates-method-approval = approval
assembly-candidates-method-score = score
assembly-candidates-method-irv = instant runoff
assembly-candidates-method-stv = single transferable vote
assembly-candidates-method-meek-stv = Meek transferable vote
assembly-candidates-method-schulze = Schulze
assembly-candidates-names = names
    .about = Most names on a ballot; as many as there are seats if left out
assembly-candidates-limit = limit
    .about = Most elected of one employer or section
assembly-candidates-rounds = rounds
    .about = In how many rounds: more than half is needed in all but the last
assembly-candidates-secret = secret
    .about = Whether the vote is secret
assembly-candidates-secret-yes = yes
assembly-candidates-secret-no = no
assembly-candidates-months = months
    .about = For how many months the office is held
assembly-candidates-thirds = thirds
    .about = Whether a third is renewed at a time, the terms being staggered
assembly-candidates-thirds-yes = yes
assembly-candidates-thirds-no = no
call-text =
    { $seats ->
        [one] Election: { $office }, one seat.
       *[other] Election: { $office }, { $seats } seats.
    }
round-title = { $title } (round { $round })
call-summary =
    { $state ->
        [open] Call for candidates: { $office }, elected by { $assembly } ({ $handle }). { $count ->
            [0] Nobody stands yet.
            [one] { $count } candidate so far.
           *[other] { $count } candidates so far.
        }
       *[over] Candidates for { $office }, elected by { $assembly } ({ $handle }): { $count }.
    }
call-rounds-label = Rounds
call-rounds = round { $round } of { $rounds }: { $majority }
call-seats-label = Seats
call-names-label = Most names on a ballot
call-limit-label = Limit
call-limit =
    { $most ->
        [one] at most { $most } elected of one employer or section
       *[other] at most { $most } elected of one employer or section
    }
call-tie-label = A tie
call-tie =
    { $tie ->
        [eldest] the eldest is elected; candidates give their date of birth with born:, and it is shown to nobody
        [lot] a lot is drawn, which anybody can check
       *[none] no rule: the assembly decides
    }
call-term-label = Mandate
call-term =
    { $thirds ->
        [yes] { $months } months, renewed by thirds
       *[no] { $months } months
    }
call-closes-label = Candidates until
call-candidates = They stand, in the order of the ballot:
call-asked =
    { $asked ->
        [one] { $asked } person was named and has not answered yet.
       *[other] { $asked } people were named and have not answered yet.
    }
call-footer = To stand: { $line }
call-line = /assembly candidates { $assembly } answer:stand
calls-summary =
    { $count ->
        [0] { $assembly } has no election.
        [one] { $assembly } has { $count } election.
       *[other] { $assembly } has { $count } elections.
    }
calls-line =
    { $count ->
        [0] { $handle } { $office }: nobody stands yet
       *[other] { $handle } { $office }: { $names }
    }
calls-footer = To call for candidates: { $line }
calls-open-line = /assembly candidates { $assembly } office:Board seats:3
candidate-asked = { $by } names you as a candidate for { $office }, elected by { $assembly }. You stand only if you accept.
call-names-unneeded = A limit on names is for one choice and for approval; a ranking or points may name everybody.
call-names-many = A ballot bears at most as many names as there are seats: { $seats }.
call-rounds-unneeded = Rounds are for one choice and for approval; this method needs a single one.
call-thirds-unclear = Renewal by thirds needs a term whose months can be divided by three: months:36.
call-over = The call for { $office } was open until { $when }.
call-vote-began = The vote on { $handle } has begun; its ballot does not change any more.
call-runs = The call for { $office } runs until { $when }; the vote opens afterwards.
call-nobody = Nobody stands for { $office } yet.
call-exists = { $handle } elects { $office } already.
call-none = This assembly has no election. /assembly candidates office:… seats:… opens one.
call-which = Say which office: { $known }.
candidate-own-only = Everybody accepts for themselves. Leave out the answer to name somebody.
candidate-none = { $name } does not stand for { $office }.
candidate-already = { $name } stands for { $office } already, or has been asked.
candidate-not-entitled = { $name } is not in the electorate of this assembly, and cannot be elected by it.
candidate-section-needed =
    { $most ->
        [one] At most { $most } of one employer or section can be elected. Say which one: section:…
       *[other] At most { $most } of one employer or section can be elected. Say which one: section:…
    }
candidate-completed-by = Whoever convenes assemblies completes what is known of a candidate.
candidate-born-ahead = This date of birth lies ahead.
vote-names-many = { $given } names are given, and a ballot bears at most { $most }.
notice-candidates-called = a call for candidates
notice-candidate-named = a candidacy proposed
job-close-call = end a call for candidates
# The register of mandates
assembly-mandates = mandates
    .about = The register: who holds which office, from when, until when
assembly-mandates-office = office
    .about = The office, such as Board or Treasurer
assembly-mandates-person = person
    .about = Who holds it
assembly-mandates-from = from
    .about = The first day; today if left out
assembly-mandates-until = until
    .about = The last day; from the office’s term if left out
assembly-mandates-by = by
    .about = What elected them: a motion such as M3, or words
assembly-mandates-seats = seats
    .about = How many hold this office
assembly-mandates-months = months
    .about = For how many months it is held
assembly-mandates-most = most
    .about = How many mandates in a row one person may hold
assembly-mandates-end = end
    .about = The last day of a mandate that ends before its time
assembly-mandates-reason = reason
    .about = Why it ends
mandates-title = Mandates
mandates-summary =
    { $vacant ->
        [0] Register of mandates on { $day }: offices { $offices }, no seat vacant.
        [one] Register of mandates on { $day }: offices { $offices }, { $vacant } seat vacant.
       *[other] Register of mandates on { $day }: offices { $offices }, { $vacant } seats vacant.
    }
mandates-empty = Nothing is registered yet.
mandates-footer = To enter a mandate: { $line }
mandates-line = /assembly mandates office:Treasurer person:name by:M3
office-line =
    { $office } – { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $months ->
        [0] no fixed term
        [one] { $months } month
       *[other] { $months } months
    }{ $most ->
        [0] {""}
        [one] , at most { $most } mandate in a row
       *[other] , at most { $most } mandates in a row
    }
office-vacant =
    { $vacant ->
        [one] { $vacant } seat is vacant.
       *[other] { $vacant } seats are vacant.
    }
mandate-line =
    { $open ->
        [yes] { $name }: from { $from }
       *[no] { $name }: from { $from } to { $until }
    }, { $state ->
        [coming] still to come
        [over] over
        [ended] ended
       *[other] in force
    } ({ $row ->
        [1] first in a row
        [2] second in a row
       *[other] no. { $row } in a row
    }).
mandate-by = Elected by { $by }.
mandate-ended =
    { $known ->
        [yes] Ended on { $day }: { $reason }.
       *[no] Ended on { $day }.
    }
mandate-ending =
    { $own ->
        [yes] Your mandate ({ $office }) ends on { $until }.
       *[no] The mandate of { $name } ({ $office }) ends on { $until }: an election is to be put on an agenda before that.
    }
mandate-no-office = There is no office “{ $typed }” in the register.
mandate-most =
    { $most ->
        [one] { $name } has held { $office } for { $most } mandate in a row, as often as the rules allow.
       *[other] { $name } has held { $office } for { $most } mandates in a row, as often as the rules allow.
    }
mandate-backwards = The last day comes before the first.
mandate-far = No mandate reaches beyond the year 2999.
mandate-end-early = This day comes before the mandate began.
mandate-end-late = The mandate is over by then.
mandate-ended-already = This mandate has ended already.
mandate-holds-already = { $name } holds { $office } in that time already.
mandate-none = { $name } holds no mandate as { $office }.
notice-mandate-ending = a mandate that ends
job-mandate-ending = remind of a mandate’s end
picture-required = Required: { $required }
picture-quota = Quota: { $quota }
picture-round = Round { $round }
figure-required-of = { $required } of { $base }
draw-bound-label = Draw bound by
result-elected-majority = Elected: { $names } ({ $cast ->
            [one] { $cast } vote cast
           *[other] { $cast } votes cast
        }, { $required } required).
result-majority-missed = Nobody is elected yet: { $required } votes are required ({ $cast ->
            [one] { $cast } vote cast
           *[other] { $cast } votes cast
        }).
result-next-round =
    { $seats ->
        [one] Another round, { $handle }, decides on the seat that is left: { $names }.
       *[other] Another round, { $handle }, decides on the { $seats } seats that are left: { $names }.
    }
result-tie-settled =
    { $rule ->
        [eldest] Tied: { $among }. The eldest is elected, as the rules have it: { $elected }.
       *[lot] Tied: { $among }. A lot was drawn, as the rules have it: { $elected }.
    }
result-passed = { $name } has the votes, but as many from { $section } are elected as may be; the count was made again without this name.
result-draw = The draw gave this order: { $order }. It is the order of the SHA-256 of seed:ballots:name. Seed: { $seed }. Ballots: { $ballots }. The seed was bound before the vote by its SHA-256: { $commitment }.
result-draw-check = To check: { $line }
tally-draw = “{ $typed }” is no seed of a draw. It has 64 hexadecimal digits.
