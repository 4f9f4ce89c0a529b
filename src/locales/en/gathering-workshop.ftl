gathering-workshop = workshop
    .about = What a workshop asks of those who come, and offers them
gathering-workshop-gathering = gathering
    .about = G1, or its title
gathering-workshop-programme = programme
    .about = What happens, one thing a line; none to take it away
gathering-workshop-bring = bring
    .about = What to bring
gathering-workshop-level = level
    .about = For whom: beginners, everybody
gathering-workshop-age = age
    .about = From what age, to what age
gathering-workshop-access = access
    .about = Steps, lift, signing, places to rest
gathering-workshop-fee = fee
    .about = What it costs
gathering-workshop-pay = pay
    .about = How to pay it; nothing is paid here
gathering-workshop-feedback = feedback
    .about = Whether those who came are asked afterwards, unnamed
gathering-workshop-feedback-yes = yes
gathering-workshop-feedback-no = no
gathering-material = material
    .about = Something to read or follow, for those who are registered
gathering-material-gathering = gathering
    .about = G1, or its title
gathering-material-title = title
    .about = What it is called; leave it out to see all
gathering-material-text = text
    .about = A text
gathering-material-link = link
    .about = An address: https://…
gathering-material-remove = remove
    .about = Whether it is taken away
gathering-material-remove-yes = yes
gathering-material-remove-no = no
gathering-feedback = feedback
    .about = Say what you thought of a workshop, without your name
gathering-feedback-gathering = gathering
    .about = G1, or its title
gathering-feedback-stars = stars
    .about = From 1 to 5
gathering-feedback-text = text
    .about = A word to those who organise it, without your name
gathering-feedback-date = date
    .about = Which date; the last one you were at if left out

gathering-workshop-programme-label = Programme
gathering-workshop-bring-label = To bring
gathering-workshop-level-label = Level
gathering-workshop-age-label = Age
gathering-workshop-access-label = Accessibility
gathering-workshop-fee-label = Fee
gathering-workshop-pay-label = How to pay
gathering-workshop-not-here = Nothing is paid through Parvis.
gathering-workshop-feedback-asked = Those who come are asked afterwards what they thought, without their names.
gathering-workshop-summary = { $title }: what it asks and offers
gathering-workshop-nothing = Nothing has been said yet of its programme, what to bring, its level or its fee.
gathering-workshop-pay-what = Say what it costs as well: fee:"15 €".
gathering-materials-label = To read and to follow
gathering-materials-summary = { $count ->
    [one] { $title }: one thing to read
   *[other] { $title }: { $count } things to read
    }
gathering-materials-none = There is nothing to read yet.
gathering-material-registered = What there is to read of { $title } is for those who are registered. Join it first.
gathering-material-title-missing = Say what it is called: title:"Leaflet".
gathering-material-none = Nothing of { $title } is called “{ $typed }”. Leave out the title to see all.
gathering-material-empty = Give a text, a link or a file.
gathering-materials-many = { $max } things at most. Take one away first.
gathering-feedback-asks = How was { $title }? Until { $until } you can say what you thought.
gathering-feedback-kept = { $stars ->
    [one] Noted for { $title }: one star. Until { $until } you can change it.
   *[other] Noted for { $title }: { $stars } stars. Until { $until } you can change it.
    }
gathering-feedback-anonymous = Those who organise it see only all answers together, once { $floor } people have answered, never who said what. A word may betray you; to add one: /gathering feedback { $handle } stars:5 text:…
gathering-feedback-few = Fewer than { $floor } people have answered: nothing is shown, so that nobody is known by their answer.
gathering-feedback-mean = { $count } answers, { $mean } of 5 stars on average.
gathering-feedback-summary = { $title }: what people thought
gathering-feedback-none = Nothing has been counted yet. Answers are counted seven days after each date, where workshop feedback is on.
gathering-feedback-not-there = Only those who were at { $title } say what they thought of it.
gathering-feedback-off = { $title } asks nobody what they thought. Tell those who organise it yourself.
gathering-feedback-early = { $title } is not over before { $at }. Say it then.
gathering-feedback-late = For { $title } that was possible until { $at }. Tell those who organise it yourself.
gathering-material-file = file
    .about = A file
gathering-promote = promote
    .about = Show a gathering in more channels, and in the public calendars or not
gathering-promote-gathering = gathering
    .about = G1, or its title
gathering-promote-channels = channels
    .about = Where it is shown besides: #workshops, #general
gathering-promote-feeds = feeds
    .about = Whether it stands on the site and in the calendars for everyone
gathering-promote-feeds-yes = yes
gathering-promote-feeds-no = no
gathering-promote-channels-label = Shown in
gathering-promote-feeds-label = For everyone
gathering-promote-summary = Where { $title } is shown
gathering-promote-listed =
    { $listed ->
        [members] nowhere: it is for members only
        [no] not on the site, nor in the calendars for everyone
       *[yes] on the site and in the calendars for everyone
    }
gathering-promote-feeds-members = { $title } is for members only: it stands in no calendar for everyone.
gathering-promote-no-channel = I know no channel called “{ $typed }”. Take one of those that are suggested.
gathering-promote-many = { $max } channels at most.
gathering-promote-nowhere = nowhere
