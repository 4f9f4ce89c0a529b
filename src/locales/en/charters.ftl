command-charter = charter
    .about = Charters: read, sign, publish
charter-publish = publish
    .about = Publish a charter, or a new version of one
charter-publish-text = text
    .about = The whole text
charter-publish-title = title
    .about = Its title, for a new charter
charter-publish-charter = charter
    .about = The charter of which this is a new version, such as C1
charter-publish-changes = changes
    .about = What changed, for a new version
charter-publish-kind = kind
    .about = A change of substance asks everybody to sign again
charter-publish-kind-substance = substance
charter-publish-kind-correction = correction
charter-publish-adopted = adopted
    .about = By which body, such as the general assembly
charter-publish-date = date
    .about = On which day it was adopted
charter-publish-more = more
    .about = How the text goes on, where one input is too short
charter-read = read
    .about = Read a charter, or see which there are
charter-read-charter = charter
    .about = Which one, such as C1
charter-read-version = version
    .about = An earlier version
charter-sign = sign
    .about = Sign a charter
charter-sign-charter = charter
    .about = Which one, such as C1
charter-sign-capacity = capacity
    .about = As what you sign
charter-sign-show = show
    .about = Whether everybody may see on the site that you signed; no where you do not say
charter-sign-show-yes = yes
charter-sign-show-no = no
charter-signatories = signatories
    .about = Who has signed which version
charter-signatories-charter = charter
    .about = Which one, such as C1
charter-invite = invite
    .about = A link by which somebody from outside can sign once
charter-invite-charter = charter
    .about = Which one, such as C1
charter-invite-name = name
    .about = Whom you send it to
charter-invite-organisation = organisation
    .about = For whom they sign
charter-breach = breach
    .about = Report in confidence that a party does not keep its word
charter-breach-party = party
    .about = Who, such as O1 or its name
charter-breach-text = text
    .about = What happened; only those who follow it up read this
charter-breach-charter = charter
    .about = The charter that is not kept, such as C1
charter-answer = answer
    .about = Follow up what was reported of a party
charter-answer-party = party
    .about = Who, such as O1 or its name
charter-answer-number = number
    .about = The number of the report: 1 for O1/1
charter-answer-answer = answer
    .about = The answer to whoever reported it
charter-answer-reply = reply
    .about = What the party says to it
charter-answer-close = close
    .about = Whether it is settled
charter-answer-close-yes = yes
charter-answer-close-no = no
charter-answer-tell = tell
    .about = What the party is told; makes a link behind which it replies
charter-summary = { $handle }: { $title }
charter-version-label = Version
charter-version = { $number }, published on { $at }
charter-adopted-label = Adopted
charter-adopted-by-on = by { $by }, on { $day }
charter-adopted-by = by { $by }
charter-adopted-on = on { $day }
charter-changes-label = What changed
charter-changes =
    { $kind ->
        [correction] { $changes } (a correction: signatures hold)
       *[substance] { $changes }
    }
charter-signatories-label = Signatories
charter-not-signed = You have not signed this charter.
charter-sign-again = You signed version { $number }. Version { $binding } changed the substance: please sign again.
charter-signed = You signed version { $number }; your signature holds.
charter-version-line = Version { $number }, { $at }: { $changes }
charter-old = This is an earlier version. The one in force is { $current }.
charter-signed-now = You have signed “{ $title }”, version { $number }. Your badge is below.
charter-published =
    { $kind ->
        [correction] “{ $title }”, version { $number }, is published as a correction: signatures hold.
        [first] “{ $title }”, version { $number }, is published. Members sign it with /charter sign, others by a link of /charter invite.
       *[substance] “{ $title }”, version { $number }, is published. Whoever signed an earlier one is asked to sign again.
    }
charter-invited = Here is the link for { $name }. It is shown once and can be used once, within 30 days.
charter-invited-once = Send it by a way that only they read: whoever opens it can sign.
charter-signatory =
    { $holds ->
        [yes] { $name }, version { $number }, { $at }
       *[no] { $name }, version { $number }, { $at }: not the version in force
    }
charter-line = { $handle } { $title }, version { $number }
charters-found =
    { $count ->
        [0] There is no charter yet
        [one] One charter
       *[other] { $count } charters
    }
charter-people =
    { $count ->
        [0] Nobody has signed “{ $title }” as it is now
        [one] One person has signed “{ $title }” as it is now
       *[other] { $count } people have signed “{ $title }” as it is now
    }
charter-asks-again = “{ $title }” was changed in substance. You had signed it; please read version { $number } and sign again.
charter-outside-signed = { $name } has signed “{ $title }” through the link you made.
charter-badge = Badge
charter-badge-says = signed, version { $number }
charter-unchanged = This is the text that is in force already. Nothing was published.
charter-say-changes = Say what changed, so that everybody can see it: changes:"…"
charter-title-stays = A new version keeps the title, “{ $title }”, which was signed with the text. Leave title: out, or publish another charter.
charter-adopted-ahead = { $day } is still to come. A charter is published once it was adopted: name the day of that, or leave date: out.
charter-title-missing = A new charter needs a title: title:"…"
charter-first-is-no-correction = The first version corrects nothing: publish it without kind:correction.
charter-no-version = { $handle } has no version { $number }. The newest is { $current }.
charter-for-members = Members sign here. Whoever is none is given a link by /charter invite.
charter-signed-already = You have signed { $handle } already, version { $number }. Your signature holds.
charter-changed-meanwhile = The text was changed while you were reading. Please read it again before you sign.
charter-consent-missing = Tick the box if you agree with the text.
charter-page-missing = Please fill this in.
charter-page-too-long = At most { $max } characters.
charter-page-label =
    { $part ->
        [name] Your name
        [capacity] As what you sign
        [consent] Consent
        [show] Shown to everybody
       *[organisation] For whom you sign
    }
charter-page-consent = I have read “{ $title }”, version { $number }, and sign it.
charter-page-show = My name, and what I sign as, may be shown on the public site
charter-page-intro = { $community } asks you to read this text and to sign it. The link can be used once, until { $until }.
charter-page-signed = { $name } has signed this text on { $at }. { $community } was told.
charter-page-keep = Keep a copy: this page remains for some weeks.
charter-page-copy-pdf = The signed copy as PDF
charter-page-copy-html = The signed copy as a page to print
charter-digest-label = Imprint of the text (SHA-256)
charter-signature-title = Signature
charter-signed-label = Signed
