command-announce = announce
    .about = Announcements: post, approve, follow
announce-post = post
    .about = Say something to many, now or later
announce-post-title = title
    .about = In a few words
announce-post-text = text
    .about = What is to be said
announce-post-topic = topic
    .about = What it is about; its followers are told in private
announce-post-channels = channels
    .about = Where, separated by commas; where announcements go if left out
announce-post-when = when
    .about = When; at once if left out
announce-post-language = language
    .about = The language of title and text
announce-post-language-en = English
announce-post-language-fr = French
announce-post-title2 = title2
    .about = The title in the other language
announce-post-text2 = text2
    .about = The text in the other language
announce-post-preview = preview
    .about = Only show it, with the audience counted
announce-post-preview-yes = yes
announce-post-preview-no = no
announce-edit = edit
    .about = Change what an announcement says, also where it hangs
announce-edit-announcement = announcement
    .about = Which one, such as B3
announce-edit-title = title
    .about = The new title
announce-edit-text = text
    .about = The new text
announce-edit-language = language
    .about = The language that is changed
announce-edit-language-en = English
announce-edit-language-fr = French
announce-withdraw = withdraw
    .about = Take an announcement back
announce-withdraw-announcement = announcement
    .about = Which one, such as B3
announce-approve = approve
    .about = Approve an announcement of somebody else, or see which wait
announce-approve-announcement = announcement
    .about = Which one, such as B3
announce-approve-decision = decision
    .about = Approve unless you say otherwise
announce-approve-decision-approve = approve
announce-approve-decision-refuse = refuse
announce-topics = topics
    .about = The topics that can be followed
announce-topics-add = add
    .about = A new topic
announce-follow = follow
    .about = Be told of a topic in private
announce-follow-topic = topic
    .about = Which topic
announce-follow-how = how
    .about = Each announcement unless you say otherwise
announce-follow-how-each = each
announce-follow-how-digest = digest
announce-follow-how-off = off
announce-list = list
    .about = What was and will be announced
announce-list-announcement = announcement
    .about = One of them, such as B3, with what was delivered
announce-list-state = state
    .about = Those that are posted unless you say otherwise
announce-list-state-posted = posted
announce-list-state-waiting = waiting
announce-list-state-scheduled = scheduled
announce-list-state-withdrawn = withdrawn
announce-list-state-refused = refused
announce-list-page = page
    .about = Which page; the newest first
announce-in-language =
    { $locale ->
        [fr] En français
       *[en] In English
    }
announce-topic-footer = Topic: { $topic }. To be told of it, or not: /announce follow
announce-withdrawn = “{ $title }” was withdrawn.
announce-reachable-label = Members it reaches
announce-closed-label = Members elsewhere
announce-opted-out-label = Not wanting this topic
announce-followers-label = Told in private
announce-channels-label = Channels
announce-author-label = From
announce-topic-label = Topic
announce-posted-label = Posted in
announce-lost-label = Could not be posted in
announce-told-label = Followers
announce-told = { $told } told, { $waiting } waiting, { $lost } not reached
announce-preview-summary = What “{ $title }” would look like
announce-preview-title = Preview: nothing was posted
announce-preview-footer = To post it, say the same without preview.
announce-would-wait =
    { $doubt ->
        [scope] It would wait for approval: it lies outside of what you were given to announce.
        [representative] It would wait for approval: here a second person reads what representatives announce.
       *[size] It would wait for approval: it reaches more people than one person alone may address.
    }
announce-waits-because =
    { $doubt ->
        [scope] It waits for approval by another person: it lies outside of what you were given to announce.
        [representative] It waits for approval by another person, as whatever representatives announce.
       *[size] It waits for approval by another person: it reaches more people than one person alone may address.
    }
announce-state =
    { $state ->
        [waiting] It waits for approval by another person than its author.
        [pending] It is posted; a change of it waits for approval.
        [scheduled] It will be posted on { $at }.
        [refused] It was refused, and was not posted.
        [withdrawn] It is withdrawn.
       *[posted] It is posted.
    }
announce-line-state =
    { $state ->
        [waiting] waits for approval
        [pending] posted, a change waits for approval
        [scheduled] for { $at }
        [refused] refused
        [withdrawn] withdrawn
       *[posted] { $at }
    }
announce-decided =
    { $how ->
        [approve] “{ $title }” is approved.
       *[refuse] “{ $title }” was not approved, and was not posted.
    }
announcements-found =
    { $count ->
        [0] No announcements
        [one] One announcement
       *[other] { $count } announcements
    }
topics-found =
    { $count ->
        [0] There are no topics yet
        [one] One topic
       *[other] { $count } topics
    }
announce-topic-line =
    { $how ->
        [each] { $topic } ({ $followers }): you are told of each
        [digest] { $topic } ({ $followers }): once a week for you
        [off] { $topic } ({ $followers }): not for you
       *[none] { $topic } ({ $followers })
    }
announce-topics-footer = To follow one: { $example }
announce-topics-example = /announce follow topic:… how:digest
announce-digest =
    { $count ->
        [one] One announcement this week
       *[other] { $count } announcements this week
    }
announce-digest-footer = You asked for this digest; /announce follow how:off ends it.
announce-too-many-channels = At most { $max } channels at once.
announce-no-channel = I know no channel called “{ $typed }” here.
announce-nowhere = There is no channel for announcements yet: name channels, or choose one with /parvis settings channel:#name.
announce-no-topic = There is no topic “{ $typed }”. There are: { $known }.
announce-own = Nobody approves their own announcement: another person decides.
announce-second-text = A title in the other language needs its text too: text2:"…"
announce-not-posted = { $handle } is not posted, so it cannot be read. /announce list shows what is.
announce-changed-by-you = You have changed what { $handle } says: another person approves it. You may refuse it.
announce-nothing-waits = { $handle } does not wait for approval.
announce-over = { $handle } was refused or withdrawn: say it anew with /announce post.
announce-not-yours = Only its author, or whoever approves announcements, can change an announcement.
announce-post-notify = notify
    .about = A role of the platform that its posts notify, once allowed
announce-notify-label = Notifies
