command-aid = aid
    .about = Help: ask in confidence, or help someone
aid-ask = ask
    .about = Ask for help, in confidence
aid-ask-category = category
    .about = What kind of help: transport, errands, forms …
aid-ask-about = about
    .about = What it is about; only who takes it on reads this
aid-ask-zone = zone
    .about = The part of town, never an address
aid-ask-urgency = urgency
    .about = How soon
aid-ask-urgency-now = now
aid-ask-urgency-today = today
aid-ask-urgency-week = this week
aid-ask-urgency-whenever = whenever
aid-ask-languages = languages
    .about = Languages needed, as codes: fr, pt
aid-ask-anonymous = anonymous
    .about = Whether the helper is not told your name
aid-ask-anonymous-yes = yes
aid-ask-anonymous-no = no
aid-ask-helpers = helpers
    .about = How many people it takes
aid-mine = mine
    .about = What you asked, and what you have taken on
aid-mine-withdraw = withdraw
    .about = A request of yours to take back, such as R7
aid-volunteer = volunteer
    .about = Say with what you can help
aid-volunteer-categories = categories
    .about = With what, separated by commas
aid-volunteer-zones = zones
    .about = Where, separated by commas; everywhere if left out
aid-volunteer-languages = languages
    .about = Languages you speak, as codes: fr, pt
aid-volunteer-hours = hours
    .about = When, such as mon-fri 18:00-21:00
aid-volunteer-most = most
    .about = How many requests at once, 2 if left out
aid-pause = pause
    .about = Not be asked for a while
aid-pause-resume = resume
    .about = Be asked again
aid-pause-resume-yes = yes
aid-pause-resume-no = no
aid-list = list
    .about = What you may take on
aid-list-page = page
    .about = Which page of it
aid-claim = claim
    .about = Take a request on
aid-claim-request = request
    .about = The request, such as R7
aid-decline = decline
    .about = Say no to a request
aid-decline-request = request
    .about = The request, such as R7
aid-extend = extend
    .about = Promise a sign later
aid-extend-request = request
    .about = The request, such as R7
aid-release = release
    .about = Give a request back
aid-release-request = request
    .about = The request, such as R7
aid-done = done
    .about = Say that the help was given
aid-done-request = request
    .about = The request, such as R7
aid-show = show
    .about = Show a request
aid-show-request = request
    .about = The request, such as R7
aid-title = Request for help { $handle }
aid-urgency =
    { $urgency ->
        [now] now
        [today] today
        [week] this week
       *[whenever] whenever
    }
aid-looking =
    { $missing ->
        [one] A request for help ({ $what }) is looking for one person.
       *[other] A request for help ({ $what }) is looking for { $missing } people.
    }
aid-state-claimed = A request for help ({ $what }) has been taken on.
aid-state-done = A request for help ({ $what }) is done.
aid-state-withdrawn = A request for help ({ $what }) was withdrawn.
aid-state =
    { $state ->
        [open] looking for help
        [offered] volunteers have been asked
        [claimed] taken on
        [done] done
        [withdrawn] withdrawn
       *[unmet] with the coordinators
    }
aid-category-label = Category
aid-zone-label = Zone
aid-urgency-label = How soon
aid-languages-label = Languages
aid-helpers-label = Helpers
aid-helpers = { $have } of { $need }
aid-helped-by-label = Helping
aid-asked-by-label = Asked by
aid-until-label = A sign is promised by
aid-hours-label = When
aid-most-label = At once, at most
aid-everywhere = everywhere
aid-anonymous = someone who prefers not to be named
aid-public-footer = What it is about is confided to whoever takes it on.
aid-asker-footer = You and whoever takes it on read this text, and a coordinator where they must see to it; who has read it is shown to you here. The platform you write on keeps a copy of what is typed there.
aid-helper-footer = Please keep this to yourself. Give a sign in time, extend, or release it: no harm done, someone else will take over.
aid-asked = Your request { $handle } is in. Volunteers are being asked; you will be told as soon as someone takes it on.
aid-claimed = { $name } has taken on your request { $handle }.
aid-released = Your request { $handle } is looking for someone again; others are being asked.
aid-withdrawn = The request { $handle } is closed, thank you.
aid-finished = Your request { $handle } was reported done. Please press Done to confirm, or write to a coordinator.
aid-thanks = The request { $handle } is confirmed as done. Thank you for helping.
aid-offer = Could you help? { $handle } fits what you offered.
aid-nobody-yet = Nobody could be asked for { $handle } so far. The coordinators know and are looking.
aid-unmet = Nobody is left to ask for { $handle }. It is with the coordinators.
aid-nudge = A sign is due for { $handle }, whenever it suits you: a message, Extend, or Release. No harm done either way.
aid-lapsed = No sign came for { $handle } in time, so it was given back: no harm done, someone else will take over.
aid-board-title = What you may take on
aid-board-summary =
    { $count ->
        [0] No request is waiting
        [one] { $count } request is waiting
       *[other] { $count } requests are waiting
    }
aid-board-none = No request is waiting. Thank you for looking.
aid-mine-title = Your requests and what you have taken on
aid-mine-summary = { $asked } asked, { $held } taken on
aid-mine-none = You have asked for nothing and taken on nothing. /aid ask asks for help; /aid list shows what is waiting.
aid-mine-asked = You asked for
aid-mine-held = You have taken on
aid-volunteer-title = With what you help
aid-volunteering = Thank you. You will be asked when something fits; you can always say no.
aid-paused = You will not be asked until you resume. What you have taken on stays yours.
aid-is-done = { $handle } is done already.
aid-is-withdrawn = { $handle } was withdrawn.
aid-own-request = This is your own request. Someone else will take it on.
aid-taken = { $handle } has been taken on by someone else, thank you. /aid list shows what is waiting.
aid-taken-next =
    { $urgency ->
        [now] { $handle } has been taken on by someone else, thank you. { $next } ({ $what }, needed now) would suit you: /aid claim { $next }
        [today] { $handle } has been taken on by someone else, thank you. { $next } ({ $what }, today) would suit you: /aid claim { $next }
        [week] { $handle } has been taken on by someone else, thank you. { $next } ({ $what }, this week) would suit you: /aid claim { $next }
       *[whenever] { $handle } has been taken on by someone else, thank you. { $next } ({ $what }, whenever) would suit you: /aid claim { $next }
    }
aid-claims-full =
    { $most ->
        [one] You hold { $most } request already, as many as you wished. Finish or release it first, or raise the number with /aid volunteer.
       *[other] You hold { $most } requests already, as many as you wished. Finish or release one first, or raise the number with /aid volunteer.
    }
aid-not-volunteer = Say first with what you can help: /aid volunteer categories:transport, errands
aid-not-yours = You have not taken on { $handle }.
aid-release-instead = You have taken on { $handle }. To give it back: /aid release { $handle }
aid-language-unclear = “{ $typed }” is not a language code. Use two letters: fr, en, pt.
aid-not-listed = “{ $typed }” is not on the list. There are: { $known }.
aid-not-listed-meant = “{ $typed }” is not on the list. Did you mean { $meant }? There are: { $known }.
notice-aid-asked = a request for help
notice-aid-offer = a volunteer asked
notice-aid-claimed = a request taken on
notice-aid-released = a request given back
notice-aid-finished = help reported done
notice-aid-thanks = thanks
notice-aid-withdrawn = a request withdrawn
notice-aid-unmet = nobody left to ask
notice-aid-nobody-yet = nobody found yet
notice-aid-nudge = a promised sign recalled
notice-aid-lapsed = a promise lapsed
job-aid-next-wave = ask the next volunteers
job-aid-promise = a promised sign
job-aid-nudge = recall a promised sign
aid-claim-note = note
    .about = A word to whoever asked, such as when you come
aid-decline-note = note
    .about = A word for the coordinators, if you like
aid-extend-note = note
    .about = A word to whoever asked
aid-release-note = note
    .about = A word to whoever asked
aid-done-note = note
    .about = A word to the other side
aid-word = A word about your request { $handle }:
notice-aid-word = a word about a request
