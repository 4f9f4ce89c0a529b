breaches-count =
    { $reported ->
        [one] { $reported } report, { $answered } answered
       *[other] { $reported } reports, { $answered } answered
    }
party-kind =
    { $kind ->
        [public-body] public body
        [branch] professional branch
        [commissioning-party] commissioning party
        [company] company
       *[other] other
    }
parties-title = Parties we deal with
parties-summary =
    { $count ->
        [0] Nobody is in the directory
        [one] { $count } party
       *[other] { $count } parties
    }
parties-none = Nobody is in the directory yet. /agreement parties name:"…" adds one.
breach-state =
    { $state ->
        [open] open
        [answered] answered
       *[closed] settled
    }
breaches-title =
    { $kind ->
        [party] What was reported of { $title } ({ $handle })
       *[agreement] Breaches of { $handle } “{ $title }”
    }
breaches-summary =
    { $count ->
        [0] { $handle }: nothing that you may read
        [one] { $handle }: { $count } report
       *[other] { $handle }: { $count } reports
    }
breaches-none = Nothing that you may read was reported.
breach-kept = Your report about { $handle } is read by those who follow it up, and by nobody else. You will be told what comes of it.
breach-other-side-says = The other side says:
breach-answer = Answered:
breach-told =
    { $kind ->
        [party] It was reported that { $title } ({ $handle }) does not keep its word, number { $number }.
       *[agreement] A breach of { $handle } “{ $title }” was reported, number { $number }.
    }
breach-answered = Your report { $number } about { $handle } is answered:
breach-none-such = { $handle } has no report { $number }.
breach-settled = Report { $number } of { $handle } is settled already.
party-charters = has signed { $charters }
breach-reply-link = At this address the other side reads what you wrote about { $handle }, report { $number }, and replies once:
breach-reply-footer = It holds for thirty days. A new one ends those before it. Give it to whoever replies for them, and to nobody else.
breach-page =
    { $kind ->
        [party] { $community } writes to you about how { $title } keeps its word, and asks what you say to it.
       *[agreement] { $community } writes to you about “{ $title }”, and asks what you say to it.
    }
breach-page-replied = { $community } has your reply about “{ $title }”.
breach-page-reply = Your reply
breach-page-reply-help = Members read it beside the number of reports. Please name nobody in it.
breach-reply-empty = Write your reply first.
breach-reply-long = A reply has at most { $most } characters.
breach-replied =
    { $kind ->
        [party] { $title } replies to report { $number } about it ({ $handle }):
       *[agreement] The other side replies to report { $number } about { $handle } “{ $title }”:
    }
breach-other-side-to = The reply to { $report }:
notice-party-breach = a party reported
notice-party-breach-reply = a party’s reply
notice-party-breach-answered = a report about a party answered
