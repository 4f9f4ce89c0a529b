# Majorities and quorums
majority-unread = I could not read the majority “{ $typed }”. Try cast>1/2, cast>=2/3, present>1/2, entitled>=2/3, unanimity or plurality, or words such as two thirds of the votes cast.
majority-of-what = “{ $typed }”: counted on what? On the votes cast, for and against: cast{ $share }. On the members present or represented: present{ $share }. On those in the room alone: present-only{ $share }. On all who are entitled: entitled{ $share }.
majority-which-share = “{ $typed }” does not say how many votes it takes. Write the share too, such as two thirds of the votes cast, or cast>=2/3.
majority-half-plus-one = “{ $typed }” can be read in two ways where the number is odd: of 9, half and one more are 5 or 6. More than half is written cast>1/2.
majority-rounded = “{ $typed }” is a rounded share. Write it as a fraction, such as cast>=2/3.
majority-unreachable = No vote could satisfy “{ $typed }”. The share lies between one half and one.
majority-too-low = “{ $typed }” is no majority: half of the votes or fewer would be enough, and two contrary motions could both be adopted. Try cast>1/2.
quorum-unread = I could not read the quorum “{ $typed }”. Try 50%, 1/3, more than half, 12 members or none.
quorum-bare-number = “{ $typed }” can be read in two ways. Write { $number }% or { $number } members.
quorum-half-plus-one = “{ $typed }” leaves open what half of an odd number plus one is: of 9 members 5 or 6. Write more than half, or a number of members.
quorum-unreachable = No assembly could reach the quorum “{ $typed }”. It cannot be more than all members.
quorum-nothing = A quorum of nobody is no quorum. Write none.

# parvis tally
tally-method = There is no method “{ $typed }”. The methods are: { $known }.
tally-seats = “{ $typed }” is no number of seats. Give a whole number of 1 or more.
tally-option = “{ $typed }” is not known for { $option }. Give one of: { $known }.
tally-lot = The draw names “{ $typed }”, who is no candidate.
tally-one-seat = { $method } fills one seat, and { $seats } are asked for. Count with --seats 1, or with a method that fills several.
tally-not-yes-no = A yes-no count needs the candidates Yes and No, with an abstention and a blank if need be. Name a method, such as --method scottish-stv.
tally-no-scale = These ballots are no scores. Each must give every grade of the scale a rank, the highest first, - where nobody has it; here some have { $shortest } ranks and some { $longest }.
tally-method-yes-no = Yes or no, by more than half of the votes cast.
tally-method-plurality = { $seats ->
        [one] Plurality, one seat.
       *[other] Plurality, { $seats } seats.
    }
tally-method-approval = { $seats ->
        [one] Approval, one seat.
       *[other] Approval, { $seats } seats.
    }
tally-method-score = { $seats ->
        [one] Score, one seat.
       *[other] Score, { $seats } seats.
    }
tally-method-irv = Instant runoff, one seat.
tally-method-scottish-stv = { $seats ->
        [one] Single transferable vote (Scottish rules, SSI 2007/42), one seat.
       *[other] Single transferable vote (Scottish rules, SSI 2007/42), { $seats } seats.
    }
tally-method-meek-stv = { $seats ->
        [one] Single transferable vote (Meek), one seat.
       *[other] Single transferable vote (Meek), { $seats } seats.
    }
tally-method-schulze = { $seats ->
        [one] Schulze (winning votes), one seat. The numbers are the duels won by paths.
       *[other] Schulze (winning votes), { $seats } seats. The numbers are the duels won by paths.
    }
tally-ballots = Ballots counted: { $ballots }. Blank: { $blank }.
tally-quota = Quota: { $quota }.
tally-required = Required: { $quota }.
tally-round = Round { $round }
tally-round-surplus = Round { $round }: surplus of { $names } passed on
tally-round-excluded = Round { $round }: exclusion of { $names }
tally-total = { $name }: { $votes }
tally-exhausted = Exhausted: { $votes }
tally-elected = Elected: { $names }.
tally-tied = { $seats ->
        [one] Tied for the seat that is left: { $names }. No rule settles it; a lot may be drawn.
       *[other] Tied for the { $seats } seats that are left: { $names }. No rule settles it; a lot may be drawn.
    }
tally-tie-earlier-round = { $about ->
        [surplus] Equal surpluses: { $names }. That of { $taken } was passed on first, by the latest earlier round in which they differed.
       *[other] Equal for exclusion: { $names }. { $taken } was excluded, by the latest earlier round in which they differed.
    }
tally-tie-lot = { $about ->
        [surplus] Equal surpluses: { $names }. That of { $taken } was passed on first, by the published draw.
        [last-seat] Equal: { $names }. The published draw settled it.
       *[other] Equal for exclusion: { $names }. { $taken } was excluded, by the published draw.
    }
tally-tie-cut = The votes of { $names } differ by what is cut off after the fifth decimal, and by nothing else: they are equal, for cutting gives nobody a seat.
tally-tie-no-difference = Equal: { $names }. Whatever a lot had said, the same people are elected.
tally-tie-open = Equal: { $names }. Who is elected depends on a lot, and none was drawn.

# Ballot files (BLT)
blt-not-text = Line { $line }: this is no UTF-8 text. Save the file as UTF-8.
blt-unseen = Line { $line }: the character { $code } cannot be seen, and has no place in a ballot file. Take it out, or save the file as plain UTF-8 text.
blt-empty = Line { $line }: the file is empty. A ballot file begins with the number of candidates and of seats, such as 5 2.
blt-first-line = Line { $line }: the first line must be two numbers, candidates and seats, such as 5 2; it reads “{ $found }”.
blt-no-candidates = Line { $line }: there must be at least one candidate.
blt-many-candidates = Line { $line }: { $found } candidates are more than the { $most } that can be counted.
blt-no-seats = Line { $line }: there must be at least one seat.
blt-many-seats = Line { $line }: “{ $found }” is no number of seats.
blt-withdrawn = Line { $line }: “{ $found }” withdraws nobody. The candidates are 1 to { $candidates }.
blt-withdrawn-twice = Line { $line }: candidate { $candidate } is withdrawn twice.
blt-withdrawn-late = Line { $line }: “{ $found }”. Withdrawn candidates are named before the first ballot, on lines of their own.
blt-all-withdrawn = Line { $line }: every candidate is withdrawn.
blt-weight = Line { $line }: “{ $found }” is no number of ballots. A ballot begins with how many cast it, a whole number of 1 or more.
blt-weight-zero = Line { $line }: a ballot that nobody cast, since its weight is 0. A line with 0 alone ends the ballots.
blt-weight-long = Line { $line }: the weight “{ $found }” has more than { $most } digits.
blt-no-end = Line { $line }: this ballot does not end with 0.
blt-rank = Line { $line }: “{ $found }” is no rank. A rank is a candidate’s number, several joined by =, or - for a rank left empty.
blt-candidate = Line { $line }: there is no candidate { $candidate }. The candidates are 1 to { $candidates }.
blt-twice = Line { $line }: candidate { $candidate } stands twice on the same ballot.
blt-id = Line { $line }: “{ $found }” is no ballot id. An id stands in parentheses before its ballot.
blt-id-twice = Line { $line }: two ballots have the id { $id }.
blt-id-weight = Line { $line }: the ballot { $id } has a weight of { $found }. A ballot with an id is one ballot.
blt-no-end-of-ballots = Line { $line }: the ballots do not end. After the last ballot comes a line with 0 alone.
blt-name = Line { $line }: “{ $found }”. Names and the title stand in double quotes.
blt-name-open = Line { $line }: the name “{ $found }” has no closing quote.
blt-name-empty = Line { $line }: candidate { $candidate } has an empty name.
blt-name-twice = Line { $line }: candidates { $first } and { $second } have the same name, “{ $name }”.
blt-names-missing = Line { $line }: { $found } names are given for { $candidates } candidates.
blt-too-much = Line { $line }: “{ $found }” stands after the end. For { $candidates } candidates there are as many names and one title.
