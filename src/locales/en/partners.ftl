command-partner = partner
    .about = Partners: what is shared with other associations
partner-invite = invite
    .about = A code by which another association becomes a partner
partner-accept = accept
    .about = Accept an invitation, or confirm who accepted yours
partner-accept-code = code
    .about = The code that the other association gave you
partner-accept-partner = partner
    .about = Whom to confirm, such as L1
partner-accept-answer = answer
    .about = yes accepts or confirms at once, no declines
partner-accept-answer-yes = yes
partner-accept-answer-no = no
partner-share = share
    .about = Share something with a partner, or share it no more
partner-share-gathering = gathering
    .about = A gathering, such as G3
partner-share-announcement = announcement
    .about = An announcement, such as B2
partner-share-service = service
    .about = A service, such as S1
partner-share-campaign = campaign
    .about = A campaign, such as K1
partner-share-partner = partner
    .about = With whom, such as L1; left out where there is only one
partner-share-seats = seats
    .about = Seats for the partner alone; left out, they are the common ones
partner-share-stop = stop
    .about = yes shares it no more
partner-share-stop-yes = yes
partner-share-stop-no = no
partner-list = list
    .about = The partners, and what is shared either way
partner-list-partner = partner
    .about = One partner, such as L1
partner-follow = follow
    .about = Add a partner on another installation, by its calendar
partner-follow-name = name
    .about = What it is called
partner-follow-address = address
    .about = Where its calendar is read: https://…
partner-end = end
    .about = End a partnership at once
partner-end-partner = partner
    .about = The partner, such as L1
partner-invite-title = Partners
partner-code = Give this to the other association; somebody who administers it says there: { $line }
partner-code-why = The code holds for a day and for one association. Once it has been accepted you see by whom, and confirm; only then are you partners.
partner-invited-by = { $name } invites your association to become its partner. Do you accept?
partner-accept-means = Nothing is shared by that: each side says what it shares, and with whom. Nobody’s name is passed on, but for those who register for a gathering of the partner.
partner-declined = Nothing was accepted. The code still holds for whoever has it.
partner-stands =
    { $state ->
        [asked] { $name } ({ $handle }) has accepted your invitation. Confirm it, and you are partners.
        [waiting] { $name } ({ $handle }): accepted here. They have to confirm it now.
        [ended] { $name } ({ $handle }) is a partner no more. What was shared is gone on both sides.
       *[linked]
            { $kind ->
                [elsewhere] { $name } ({ $handle }) is a partner elsewhere, known by its calendar.
               *[here] { $name } ({ $handle }) is a partner.
            }
    }
partner-shares-label = You share:
partner-shown-label = They share:
partner-elsewhere-label = Elsewhere:
partner-feed-label = Your calendar for them
partner-line =
    { $own ->
        [yes]
            { $seats ->
                [one] { $handle } “{ $title }”, { $seats } seat of their own
               *[other] { $handle } “{ $title }”, { $seats } seats of their own
            }
       *[no] { $handle } “{ $title }”
    }
partner-line-here = “{ $title }”, here { $here }
partners-title = Partners
partners-summary =
    { $count ->
        [0] No partners
        [one] { $count } partner
       *[other] { $count } partners
    }
partners-none = There are no partners yet. /partner invite gives a code for another association.
partner-shared =
    { $kind ->
        [gathering]
            { $own ->
                [yes]
                    { $seats ->
                        [one] { $name } is shown { $handle } “{ $title }”, with { $seats } seat of its own. Its people register there.
                       *[other] { $name } is shown { $handle } “{ $title }”, with { $seats } seats of its own. Its people register there.
                    }
               *[no] { $name } is shown { $handle } “{ $title }”, with the common seats. Its people register there.
            }
       *[other] { $name } is shown { $handle } “{ $title }”.
    }
partner-unshared =
    { $count ->
        [one] { $handle } is shared no more. What was shown is gone, and whoever had registered there was told.
       *[other] { $handle } is shared no more, with { $count } partners. What was shown is gone, and whoever had registered there was told.
    }
partner-shown-summary = { $name }: { $title }
partner-shown-gone = { $name } does not share this any more.
partner-shown-footer =
    { $kind ->
        [service] A service of { $name }, our partner. Ask them how it is used.
        [campaign] A campaign of { $name }, our partner.
       *[announcement] From { $name }, our partner.
    }
partner-gathering-gone = { $name } does not share this gathering any more.
partner-told-asked = { $name } ({ $handle }) has accepted your invitation. If that is whom you gave the code, confirm: then you are partners.
partner-told-linked = { $name } ({ $handle }) has confirmed: you are partners. /partner share shares something with them.
partner-told-ended = { $name } ({ $handle }) is a partner no more. What was shared is gone on both sides, and whoever had registered was told.
partner-told-trouble = The calendar of { $name } ({ $handle }) cannot be read now. What it said last stays shown. You hear no more of it until it has been read again.
partner-no-such-code = There is no such invitation, or it holds no more: a code holds for a day and is used once. Ask the other association for a new one.
partner-too-often = Too many codes were said in vain. Wait ten minutes, then ask the other association for a new one.
partner-own-code = This code is your own association’s. It is said by the other one, in its own space.
partner-already = { $name } is a partner already ({ $handle }). /partner list shows what is shared.
partner-code-missing = Say the code that you were given (“code”), or whom you confirm (“partner”). /partner invite gives a code to pass on.
partner-theirs-to-confirm = { $name } ({ $handle }) has to confirm, since they invited. You are told when they have.
partner-not-confirmed = { $name } ({ $handle }) is not a partner yet: both sides have to confirm first.
partner-is-over = { $name } ({ $handle }) is a partner no more. /partner invite begins anew.
partner-is-elsewhere = { $name } ({ $handle }) is on another installation and reads your calendar: what is open to everyone is in it already.
partner-none = There is no partner to share with. /partner invite gives a code for another association.
partner-which = You have several partners: { $known }. Say which one is meant.
partner-too-many = At most { $most } partners elsewhere can be followed. /partner end ends one.
partner-share-what = Say what is to be shared: “gathering”, “announcement”, “service” or “campaign”.
partner-share-one = Share one thing at a time.
partner-share-theirs = { $handle } “{ $title }” is a partner’s, and only they share it.
partner-share-members = { $handle } “{ $title }” is for members only, so it is not shared. Make one that is open to everyone.
partner-share-over = { $handle } “{ $title }” is over or not out yet, so there is nothing to share.
partner-share-already = { $name } is shown { $handle } “{ $title }” already. With “stop” it is shared no more, and then anew with other seats.
partner-share-none = That is shared with nobody. /partner list shows what is.
partner-seats-gathering = Only a gathering has seats. Leave “seats” out.
notice-partner-asked = a partner to confirm
notice-partner-linked = a new partner
notice-partner-ended = a partnership that ended
notice-partner-shown = something of a partner’s
notice-partner-trouble = a partner’s calendar that cannot be read
job-partner-look = look at what partners are shown
job-gathering-follow = follow a partner’s gathering
job-gathering-seats-freed = give seats that a partner freed
gathering-partner-people = From { $partner }: { $names }
gathering-of-partner = { $handle } “{ $title }” is a partner’s: only they change it. You can take part, or take your answer back.
site-tab-partners = Partners
site-partners = Partners
site-partners-none = There are no partners yet.
site-partners-elsewhere = Elsewhere
