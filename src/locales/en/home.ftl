home-gatherings = My gatherings
home-gatherings-summary =
    { $count ->
        [0] No gathering of yours is ahead
        [one] One gathering of yours is ahead
       *[other] { $count } gatherings of yours are ahead
    }
home-gatherings-none = You have not answered for any gathering ahead. Type /gathering list to see them.
home-gathering =
    { $state ->
        [going] { $handle } { $title }: { $moment }, you are going
        [maybe] { $handle } { $title }: { $moment }, you may come
       *[waitlisted] { $handle } { $title }: { $moment }, you are on the waiting list
    }
home-votes = My votes to cast
home-votes-summary =
    { $count ->
        [0] No vote waits for you
        [one] One vote waits for you
       *[other] { $count } votes wait for you
    }
home-votes-none = No vote waits for you.
home-vote = { $handle } { $title }
home-vote-closing = { $handle } { $title }, closing { $moment }
home-duties = What your role asks
home-duties-summary =
    { $count ->
        [0] Nothing waits for you
        [one] One thing waits for you
       *[other] { $count } things wait for you
    }
home-duties-none = Nothing waits for you.
home-duty-requests =
    { $count ->
        [one] One request for help has found nobody yet: /aid list
       *[other] { $count } requests for help have found nobody yet: /aid list
    }
home-duty-motions =
    { $count ->
        [one] One motion is proposed and not open yet: /motion list
       *[other] { $count } motions are proposed and not open yet: /motion list
    }
home-duty-channels =
    { $count ->
        [one] Parvis cannot post in one channel: /parvis status
       *[other] Parvis cannot post in { $count } channels: /parvis status
    }
home-duty-given-up =
    { $count ->
        [one] One message could not be delivered this week: /parvis status
       *[other] { $count } messages could not be delivered this week: /parvis status
    }
home-not-set-up-summary = Parvis is not set up here yet
