command-service = service
    .about = Services: what members may use
service-add = add
    .about = Add a service, from an agreement or alone
service-add-title = title
    .about = What it is, in a few words
service-add-about = about
    .about = What it gives, and how it is used
service-add-agreement = agreement
    .about = The agreement that it comes from, such as E2
service-add-code = code
    .about = One code for all
service-add-codes = codes
    .about = One code for each person, separated by spaces, commas or lines
service-add-dues = dues
    .about = no opens it to members whose dues are not paid
service-add-dues-yes = yes
service-add-dues-no = no
service-add-charter = charter
    .about = A charter to be signed first, such as C1
service-add-section = section
    .about = Only for one category of members, such as a section
service-add-every = every
    .about = How often a person may have it anew
service-add-every-once = once
service-add-every-month = month
service-add-every-year = year
service-add-limit = limit
    .about = How many times in all
service-add-from = from
    .about = Its first day
service-add-until = until
    .about = Its last day
service-codes = codes
    .about = Add codes to a service that gives one to each
service-codes-service = service
    .about = The service, such as S3
service-codes-codes = codes
    .about = The codes, separated by spaces, commas or lines
service-list = list
    .about = The catalogue of services
service-list-state = state
    .about = Which ones
service-list-state-open = open
service-list-state-ended = ended
service-list-state-all = all
service-show = show
    .about = Show a service
service-show-service = service
    .about = The service, such as S3
service-use = use
    .about = Use a service; you alone see how
service-use-service = service
    .about = The service, such as S3
service-rate = rate
    .about = Say how good a service was
service-rate-service = service
    .about = The service, such as S3
service-rate-stars = stars
    .about = From 1 to 5
service-end = end
    .about = End a service
service-end-service = service
    .about = The service, such as S3
service-state =
    { $state ->
        [ended] ended
       *[open] open
    }
service-summary =
    { $state ->
        [ended] Service { $handle } “{ $title }” has ended.
       *[open] Service { $handle } “{ $title }” is open to members.
    }
service-state-label = State
service-who-label = For
service-for-paid-up = members whose dues are paid on the day
service-for-members = all members
service-for-section =
    { $dues ->
        [yes] members of { $section } whose dues are paid on the day
       *[other] members of { $section }
    }
service-for-signatories = , who have signed { $charter }
service-code-label = Code
service-sort =
    { $sort ->
        [each] one for each person, given once
        [shared] one for all
       *[none] none is needed
    }
service-every-label = Each person
service-every =
    { $every ->
        [month] every month
        [year] every year
       *[once] once
    }
service-from-label = From
service-until-label = Until
service-left-label = Left
service-agreement-label = From
service-rating-label = Rated
service-rating =
    { $ratings ->
        [one] { $stars } of 5, by { $ratings } member
       *[other] { $stars } of 5, by { $ratings } members
    }
service-uses-label = Used
service-uses = { $month } this month, { $all } in all
service-footer = Typed: { $line }
service-use-line = /service use { $handle }
service-given = { $handle } “{ $title }” is open to you. This is how:
service-given-code = { $handle } “{ $title }” is open to you. This is your code:
service-given-again = You have had this code for { $handle } “{ $title }” before:
service-your-code-label = Your code
service-code-yours = It is yours alone. Asked again, it is the same.
service-code-kept = Please keep it among members.
service-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
service-added = { $handle } is in the catalogue.
service-few-left =
    { $left ->
        [one] { $handle } “{ $title }” is running out: { $left } is left. /service codes adds more.
       *[other] { $handle } “{ $title }” is running out: { $left } are left. /service codes adds more.
    }
service-none-left = { $handle } “{ $title }” has run out. /service codes adds more.
service-unused =
    { $left ->
        [one] Nobody has used { $handle } “{ $title }” for three months; { $left } is left.
       *[other] Nobody has used { $handle } “{ $title }” for three months. Perhaps few know of it.
    }
services-title = Services
services-summary =
    { $count ->
        [0] No services
        [one] { $count } service
       *[other] { $count } services
    }
services-none = There are no services to show.
service-is-over = { $handle } has ended. /service list shows those that are open.
service-not-yet = { $handle } begins on { $day }. Ask again then.
service-dues = { $handle } is for members whose dues are paid on the day; yours were paid through { $day }. Once they are paid, ask again.
service-members-only = { $handle } is for members. /member join asks to become one.
service-charter = { $handle } is for those who have signed { $charter }. /charter sign { $charter } does.
service-section = { $handle } is for members of { $section }. Who belongs to it is written in the register; the administration can put you there with /member role.
service-no-section = There is no “{ $typed }” in the register. Sections are its categories: { $known }. /member role categories adds one.
service-run-out = { $handle } has run out. The organisers know; ask again in a few days.
service-codes-none = Give at least one code.
service-codes-many = At most { $most } codes can be added at once.
service-code-long = A code has at most { $most } characters.
service-code-twice = Code number { $place } stands there twice. Each may be given to one person only.
service-code-or-codes = Give “code” for one that all share, or “codes” for one for each; not both.
service-limit-of-codes = Each code is given once, so their number is the limit. Leave “limit” out.
service-until-early = A service cannot end on { $until }, before it begins on { $from }.
service-until-past = A service cannot end on { $until }, which is past.
service-agreement-not-in-force = { $handle } is not in force, so no service comes from it yet. /agreement show { $handle } says how it stands.
service-agreement-over = { $agreement }, from which { $handle } comes, is not in force any more. /service list shows what there is.
service-no-codes = { $handle } gives no code to each person. /service add makes one that does.
service-not-yours = Only who added { $handle } may do that, or who organises.
service-rate-unused = You can rate { $handle } once you have used it.
notice-service-added = a service added
notice-service-few-left = a service that runs out
notice-service-none-left = a service that has run out
notice-service-unused = a service that nobody uses
job-service-watch = look whether a service is used
job-service-over = end a service
