site-language = Language
site-optional = (optional)
site-sorry = This page is not there
site-gone = This link leads nowhere: it was used up, taken back or has ended. Whoever sent it to you can send another.
site-failed = Something went wrong on our side. Nothing was changed. Please try again in a moment.
site-too-large = What was sent is too long. Nothing was changed.
site-not-from-here = What was sent did not come from the page itself. Nothing was changed. Open the link again and answer there.
page-used = This was answered already, or the link has ended. Nothing was changed.
site-sections = Sections
site-made-with = This page sets no cookie and asks nobody else for anything.
site-nothing-here = There is nothing here, or it is not shown to everybody. Go back to the first page of the association, or ask whoever sent you here.
site-empty-title = Nothing is shown here
site-empty = No association on this server shows anything to everybody. Whoever settles one does so with /parvis settings site:all.
site-associations = Associations
site-too-often = That was asked for too often from where you are. Nothing was changed. Please try again in an hour.
site-tab-home = What is coming
site-tab-month = Calendar
site-tab-results = Results
site-tab-charters = Charters
site-welcome = { $name }
site-about = What { $name } does, and when
site-coming = What is coming
site-coming-none = Nothing is planned at the moment.
site-to-month = Calendar by month
site-subscribe = Subscribe in your calendar (iCalendar)
site-feed = Follow as a feed (Atom)
site-feed-off = Called off: { $title }
site-calendar-of = Calendar: { $month }
site-months = Months
site-month-before = Month before
site-month-after = Month after
site-month-none = Nothing in this month.
site-month-list = The month as a list
site-called-off = called off
site-moved = moved
site-date-moved = This date was moved. What is said here is the new one.
site-date-off =
    { $why ->
        [yes] This date is called off: { $reason }
       *[no] This date is called off.
    }
site-seats =
    { $waiting ->
        [0] { $free ->
            [0] none left of { $capacity }
           *[other] { $free } free of { $capacity }
        }
       *[other] none left of { $capacity }; waiting: { $waiting }
    }
site-next-dates = Further dates
site-to-own-calendar = Take this into your own calendar (iCalendar)
site-register-in-chat = Members register in the association’s chat.
site-guest-title = Come as a guest
site-guest-about = You need no account. The next page is your own: it asks for a name, says whether you have a seat, and is where you withdraw.
site-guest-begin = Register as a guest
site-guests-closed = Guests cannot register for this date any more. Nothing was changed. Look at the further dates.
site-results = Results of votes
site-results-none = No vote has been closed yet.
site-ballots = The ballots
site-ballots-secret = Every ballot as it was cast, each with the receipt that its voter was given and without a name. Whoever wishes can count them again.
site-ballots-open = Every ballot as it was cast, without a name, in an order that tells nothing. Whoever wishes can count them again.
site-ballots-as = Ballots as { $kind }
site-receipt-title = Check a receipt
site-receipt-about = Whoever voted was given a receipt. Here one sees whether it is among the ballots that were counted, and what it says. What you type is not kept.
site-receipt-label = Receipt
site-receipt-check = Check
site-receipt-unclear = That is not a receipt: it has letters and digits in groups, as they were shown after the vote. Look at the message once more and copy the whole of it.
site-receipt-not-found = { $receipt } is not among the ballots that were counted. It may be of another vote, or of a ballot that its voter replaced.
site-receipt-found = { $receipt } is among the ballots that were counted, and says: { $choice }.
site-charters = Charters
site-charters-none = No charter has been published yet.
site-charter-line =
    { $count ->
        [0] version { $number }, signed by nobody yet
        [one] version { $number }, signed once
       *[other] version { $number }, signed { $count } times
    }
site-signed =
    { $count ->
        [0] Nobody has signed it yet.
        [one] One signature holds. Whoever signs chooses whether their name is shown: { $named } did.
       *[other] { $count } signatures hold. Whoever signs chooses whether their name is shown: { $named } did.
    }
site-versions = Versions
guest-page-intro = Say under which name you come. This page is yours: until { $until } you can register here. Whoever has its address can do so in your place.
guest-page-name-label = Name
guest-page-name-help = The organisers and those who come see it. A first name will do.
guest-page-name-missing = A name is missing. A first name will do.
guest-page-name-long = That name is too long: { $max } characters at most.
guest-page-seats-label = Seats
guest-page-seats-help = How many you are, you included: { $most } at most.
guest-page-seats = Write a number from 1 to { $most }.
guest-page-coming =
    { $seats ->
        [one] You are registered, with one seat.
       *[other] You are registered, with { $seats } seats.
    }
guest-page-waiting = No seat is free. You are number { $rank } on the waiting list; look here again, since nothing can be sent to you.
guest-page-left = You are not registered any more, and your name is removed. You can register again on the page of the date.
guest-page-keep = Keep the address of this page: changes are shown here, nothing is sent to you, and this is where you withdraw.
guest-page-withdraw = I withdraw, and my name is removed
guest-page-tick = Tick the box if you mean it. Nothing was changed.
desk-title = My pages
desk-tab =
    { $tab ->
        [home] For me
        [gatherings] Gatherings
        [assemblies] Assemblies
        [votes] Votes
        [services] Services
        [people] People
        [aid] Aid queue
        [posts] Posts
        [audit] Record
        [settings] Settings
        [commands] Everything
       *[other] { $tab }
    }
desk-door-title = Your pages
desk-door-about = This link opens your pages once. They close by themselves after an hour without use, and after twelve hours in any case.
desk-door-open = Open my pages
desk-link-gone = This link opens nothing: it was used, ten minutes have passed, or another was asked for. Say /parvis web in chat for a new one.
desk-no-session = Your pages are closed. Say /parvis web in chat for a link that opens them.
desk-left = Your pages are closed
desk-left-about = Say /parvis web in chat to open them again.
desk-leave = Close my pages
desk-say = Say something, as in chat
desk-say-send = Say it
desk-choose = Choose
desk-done = Done.
desk-assemblies = Assemblies
desk-assemblies-none = No assembly has been convened yet. /assembly convene does so.
