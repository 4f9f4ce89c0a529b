command-parvis = parvis
    .about = Help, language, state and settings
parvis-help = help
    .about = What you can say here
parvis-help-command = command
    .about = One command in detail, such as gathering
parvis-language = language
    .about = Choose the language in which Parvis speaks to you
parvis-language-language = language
    .about = Your language
parvis-language-language-en = English
parvis-language-language-fr = French
parvis-status = status
    .about = How the association stands, and whether everything was told
parvis-settings = settings
    .about = Show and change what the association has chosen
parvis-settings-name = name
    .about = The name of the association
parvis-settings-zone = zone
    .about = Its time zone, such as Europe/Paris
parvis-settings-language = language
    .about = The language of what is posted
parvis-settings-language-en = English
parvis-settings-language-fr = French
parvis-settings-channel = channel
    .about = Where announcements go in this space
parvis-settings-reminders = reminders
    .about = Reminders before gatherings, such as 1d,2h, or none
parvis-settings-promise = promise
    .about = Waking hours within which a volunteer gives a sign
parvis-settings-quiet = quiet
    .about = Quiet hours, such as 21:00-08:00
parvis-settings-waiting = waiting
    .about = How freed seats go to those who wait
parvis-settings-waiting-strict = strict
parvis-settings-waiting-fill = fill
parvis-settings-offers = offers
    .about = Whether a freed seat is offered for a time rather than given
parvis-settings-offers-yes = yes
parvis-settings-offers-no = no
parvis-settings-threads = threads
    .about = Whether each gathering gets a thread of its own
parvis-settings-threads-yes = yes
parvis-settings-threads-no = no
parvis-settings-categories = categories
    .about = Categories of requests for help, separated by commas
parvis-settings-zones = zones
    .about = Zones of requests for help, separated by commas
parvis-settings-admission = admission
    .about = Whether somebody decides who becomes a member
parvis-settings-admission-decided = decided
parvis-settings-admission-open = open
parvis-settings-approval = approval
    .about = What waits for approval: announcements reaching more than 200, all that representatives publish
parvis-settings-hints = hints
    .about = Words that are hinted at in private: en: …; fr: …
parvis-settings-seat = seat
    .about = The registered office, as minutes name it
parvis-settings-hearing = hearing
    .about = Days for whoever may be excluded to be heard
settings-approval-unclear = I could not read “{ $typed }” as what waits for approval. Try 200, or 200, representatives.
settings-hints-unclear = I could not read “{ $typed }” as words to hint at. Try en: fool, idiot; fr: imbécile.
parvis-export = export
    .about = Take everything that is kept of you away
parvis-forget = forget
    .about = Be erased here, for good
own-data-title = What is kept of you
own-data-says = Here is everything that is kept of you. What others confided about you is theirs.
forget-done = You are erased. What was counted, minuted or receipted stays, without your name. Farewell.
parvis-setup = setup
    .about = Set the association up here
parvis-setup-name = name
    .about = The name of the association
parvis-setup-zone = zone
    .about = Its time zone, such as Europe/Paris
parvis-setup-language = language
    .about = The language of what is posted
parvis-setup-language-en = English
parvis-setup-language-fr = French
parvis-setup-channel = channel
    .about = Where announcements go
help-summary = What you can say here
help-title = What you can say here
help-intro = Type a command, or press a button on any card. A form opens when something is missing.
help-pick = One command in detail
help-footer = Write options as name:value, and put text with spaces in quotation marks. French names work as well.
help-optional = { $option } { $about } (optional)
help-unknown = There is no command “{ $typed }” that you may use. Type /parvis help to see all.
language-chosen = From now on Parvis speaks English to you.
settings-summary = What { $name } has chosen
settings-title = What { $name } has chosen
settings-name-label = Name
settings-zone-label = Time zone
settings-language-label = Language of posts
settings-language-name =
    { $locale ->
        [fr] French
       *[en] English
    }
settings-channel-label = Announcements go to
settings-reminders-label = Reminders
settings-promise-label = A volunteer gives a sign within
settings-quiet-label = Quiet hours
settings-waiting-label = Waiting lists
settings-waiting =
    { $list ->
        [fill] fill: a smaller party may come in while a larger one does not fit
       *[strict] strict: in the order of arrival, nobody passes anybody
    }
settings-offers-label = Freed seats
settings-offers =
    { $offers ->
        [yes] are offered for a time, shorter as the date comes near and never at night
       *[no] go at once to whoever waits
    }
settings-threads-label = Threads
settings-threads =
  { $threads ->
    [yes] one below each gathering, where the platform has them
   *[no] none
  }
settings-seat-label = Registered office
settings-categories-label = Categories of help
settings-zones-label = Zones of help
settings-none = none
settings-footer = To change something: { $example }
settings-example = /parvis settings reminders:1d,2h
settings-quiet-unclear = I could not read “{ $typed }” as quiet hours. Try 21:00-08:00.
settings-zone-unclear = “{ $typed }” is not a time zone. Name a city, such as Europe/Paris; fixed offsets do not follow the clock changes.
setup-title = { $name }
setup-ready = { $name } is set up. Here is what you can try first.
setup-missing-channel = { $name } is set up, but has no channel for announcements yet. Choose one with /parvis setup channel:#name.
setup-try-gathering = /gathering new title:"Open evening" start:"next Friday 19:00" announces a first gathering.
setup-try-motion = /motion propose puts a text to the vote.
setup-try-aid = /aid volunteer says with what you can help.
setup-try-help = /parvis help shows everything.
status-title = How { $name } stands
status-well = All is well at { $name }: everything promised was told.
status-trouble = Something could not be told at { $name }; see below.
status-members-label = People
status-members =
    { $members ->
        [one] { $members } member, { $people } in all
       *[other] { $members } members, { $people } in all
    }
status-next-label = Next thing due
status-waiting-label = Waiting to be told
status-given-up-label = Given up
status-version-label = Version
status-room = #{ $room }: nothing can be told there ({ $reason }).
room-closed-title = Something could not be posted
room-closed =
    { $why ->
        [closed] Parvis can no longer post in #{ $room }. What is meant for it waits; please check that Parvis may write there.
        [late] Something meant for #{ $room } could not be posted for too long and was given up. /parvis status shows how things stand.
        [unsure] Something meant for #{ $room } may have been posted or not: the platform failed while taking it, and it is not sent twice. Please look there, and say it again if it is missing.
       *[broken] Something meant for #{ $room } could not be posted, through a fault of ours. /parvis status shows how things stand.
    }
people-unreached-title = Not reached in private
people-unreached =
    { $count ->
        [one] One person can no longer be told anything in private:
       *[other] { $count } people can no longer be told anything in private:
    }
people-unreached-more =
    { $rest ->
        [one] and one more.
       *[other] and { $rest } more.
    }
people-unreached-help = What concerns their gatherings was not told to them. They may have closed their private messages, or left. Parvis tries again in two weeks; what waited comes as soon as they speak to Parvis in private.
parvis-settings-site = site
    .about = What the public site shows: calendar, guests, results, charters, works, partners; all or none
settings-site-label = Public site
settings-site-part =
    { $part ->
        [calendar] the calendar
        [guests] registration for guests
        [results] results and ballots
        [works] the gallery and exhibitions
        [partners] partners
       *[charters] charters
    }
settings-site-unclear = I could not read “{ $typed }” as what the site shows. Try calendar, guests, results, charters, works, partners; or all, or none.
parvis-settings-fediverse = fediverse
    .about = Whether public gatherings can be followed from other servers (ActivityPub)
parvis-settings-fediverse-yes = yes
parvis-settings-fediverse-no = no
settings-fediverse-label = Followed from other servers
settings-fediverse =
    { $state ->
        [on] { $followers ->
            [0] yes, as { $address }; nobody follows yet
            [one] yes, as { $address }; one person follows
           *[other] yes, as { $address }; { $followers } people follow
        }
       *[off] no
    }
settings-fediverse-calendar = not yet: the public site does not show the calendar. To show it: { $example }
settings-fediverse-example = /parvis settings site:calendar
settings-fediverse-address = not yet: Parvis has no public address over https (PARVIS_URL)
parvis-web = web
    .about = Your own pages in the browser, by a link for you alone
parvis-posts = posts
    .about = What waits to be told or was given up, to try again
web-link = This link opens your pages in the browser, once. Use it within ten minutes, and give it to nobody.
web-link-title = Your pages
web-link-once = Asking again makes another link; this one then opens nothing.
posts-title = What is to be told
posts-summary =
    { $count ->
        [0] Nothing waits to be told, and nothing was given up.
        [one] One post waits or was given up.
       *[other] { $count } posts wait or were given up.
    }
posts-line =
    { $where ->
        [person] { $number }. To one person
       *[channel] { $number }. #{ $channel }
    } · { $at } · { $state ->
        [due] waits
       *[given-up] given up
    }, attempts: { $attempts }{ $why ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
posts-retry = Try { $number } again
posts-told-already = It was told meanwhile, or is not there any more. /parvis posts shows what is left.
