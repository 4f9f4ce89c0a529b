command-work = work
    .about = Works: share, gallery, exhibitions
work-share = share
    .about = Share a picture, a recording, a film, a text or a link
work-share-title = title
    .about = What the work is called
work-share-file = file
    .about = A picture, a recording, a film or a text, 25 MB at most
work-share-link = link
    .about = Where it is to be found, if elsewhere
work-share-text = text
    .about = The text itself, or words beside the work
work-share-consent = consent
    .about = Whether everyone who can be recognised agrees to be shown
work-share-consent-nobody = nobody is shown
work-share-consent-yes = yes, everyone agrees
work-share-consent-no = no
work-share-alt = alt
    .about = What it shows, for those who do not see it
work-share-kind = kind
    .about = What it is, where it cannot be told from the file
work-share-kind-picture = picture
work-share-kind-recording = recording
work-share-kind-film = film
work-share-kind-text = text
work-share-kind-link = link
work-share-author = author
    .about = Whose work it is, if not yours
work-share-technique = technique
    .about = How it was made, such as watercolour
work-share-year = year
    .about = The year in which it was made
work-share-licence = licence
    .about = What others may do with it
work-share-licence-all-rights = all rights reserved
work-share-licence-cc-by = CC BY
work-share-licence-cc-by-sa = CC BY-SA
work-share-licence-cc-by-nc = CC BY-NC
work-share-licence-cc-by-nc-sa = CC BY-NC-SA
work-share-licence-cc-by-nd = CC BY-ND
work-share-licence-cc-by-nc-nd = CC BY-NC-ND
work-share-licence-cc0 = CC0
work-share-licence-public-domain = public domain
work-share-comments = comments
    .about = Whether comments are welcome
work-share-comments-yes = yes
work-share-comments-no = no
work-share-audience = audience
    .about = Who sees it: members here, or everyone on the site
work-share-audience-everyone = everyone
work-share-audience-members = members
work-share-channel = channel
    .about = Where it is posted; here unless you say
work-list = list
    .about = The gallery, the newest first
work-list-kind = kind
    .about = One kind of work only
work-list-kind-picture = picture
work-list-kind-recording = recording
work-list-kind-film = film
work-list-kind-text = text
work-list-kind-link = link
work-list-author = author
    .about = The works of one author
work-list-before = before
    .about = Those shared before this one, such as W12
work-show = show
    .about = Show a work, with its file and what was said of it
work-show-work = work
    .about = The work, such as W3
work-show-whole = whole
    .about = Its whole text
work-show-whole-text = text
work-edit = edit
    .about = Set right what was said of your work
work-edit-work = work
    .about = Your work, such as W3
work-edit-title = title
    .about = What it is called
work-edit-alt = alt
    .about = What it shows, for those who do not see it
work-edit-technique = technique
    .about = How it was made
work-edit-year = year
    .about = The year in which it was made
work-edit-licence = licence
    .about = What others may do with it
work-edit-licence-all-rights = all rights reserved
work-edit-licence-cc-by = CC BY
work-edit-licence-cc-by-sa = CC BY-SA
work-edit-licence-cc-by-nc = CC BY-NC
work-edit-licence-cc-by-nc-sa = CC BY-NC-SA
work-edit-licence-cc-by-nd = CC BY-ND
work-edit-licence-cc-by-nc-nd = CC BY-NC-ND
work-edit-licence-cc0 = CC0
work-edit-licence-public-domain = public domain
work-edit-comments = comments
    .about = Whether comments are welcome
work-edit-comments-yes = yes
work-edit-comments-no = no
work-edit-audience = audience
    .about = Who sees it: members here, or everyone on the site
work-edit-audience-everyone = everyone
work-edit-audience-members = members
work-comment = comment
    .about = Say something kind of a work
work-comment-work = work
    .about = The work, such as W3
work-comment-text = text
    .about = What you would say to its author, kindly
work-comment-remove = remove
    .about = The number of a comment to take back
work-withdraw = withdraw
    .about = Withdraw a work: it is gone from everywhere
work-withdraw-work = work
    .about = The work, such as W3
work-report = report
    .about = Say in confidence what is wrong with a work
work-report-work = work
    .about = The work, such as W3
work-report-about = about
    .about = What is wrong; one person alone reads it
work-exhibit = exhibit
    .about = Hang works in an exhibition, with a post a day
work-exhibit-title = title
    .about = What the exhibition is called
work-exhibit-works = works
    .about = The works in their order, such as W3, W1, W7
work-exhibit-text = text
    .about = A word on it
work-exhibit-from = from
    .about = Its first day; today unless you say
work-exhibit-until = until
    .about = Its last day; a day for each work unless you say
work-exhibit-hour = hour
    .about = The hour of each day’s post; 10:00 unless you say
work-exhibit-audience = audience
    .about = Who sees it: members here, or everyone on the site
work-exhibit-audience-everyone = everyone
work-exhibit-audience-members = members
work-exhibit-channel = channel
    .about = Where it is posted; here unless you say
work-exhibit-exhibition = exhibition
    .about = One to change, such as X1
work-exhibition = exhibition
    .about = Show an exhibition, or those that there are
work-exhibition-exhibition = exhibition
    .about = The exhibition, such as X1
work-unhang = unhang
    .about = Take a work out of an exhibition; it stays in the gallery
work-unhang-work = work
    .about = The work, such as W3
work-unhang-exhibition = exhibition
    .about = The exhibition, such as X1
work-close = close
    .about = Close an exhibition before its last day
work-close-exhibition = exhibition
    .about = The exhibition, such as X1
work-charter = charter
    .about = Ask for a charter to be signed before works are spoken of
work-charter-charter = charter
    .about = The charter of kindness, such as C1
work-charter-free = free
    .about = yes asks for none any more
work-charter-free-yes = yes
work-charter-title = Words on works
work-charter-none = Nothing is asked for. /work charter C1 asks whoever comments to have signed that charter.
work-charter-asked = Whoever comments on a work has signed { $handle } “{ $title }”. /work charter free:yes asks for none.
work-charter-first = Works are spoken of here under the charter { $charter } “{ $title }”. Read and sign it, then say it again.
work-kind =
    { $kind ->
        [picture] picture
        [recording] recording
        [film] film
        [text] text
       *[link] link
    }
work-licence =
    { $licence ->
        [cc-by] CC BY 4.0: to share and change, naming the author
        [cc-by-sa] CC BY-SA 4.0: to share and change, naming the author, under the same licence
        [cc-by-nc] CC BY-NC 4.0: to share and change, naming the author, not for money
        [cc-by-nc-sa] CC BY-NC-SA 4.0: to share and change, naming the author, not for money, under the same licence
        [cc-by-nd] CC BY-ND 4.0: to share unchanged, naming the author
        [cc-by-nc-nd] CC BY-NC-ND 4.0: to share unchanged, naming the author, not for money
        [cc0] CC0 1.0: to use freely
        [public-domain] public domain: belongs to all
       *[all-rights] all rights reserved
    }
work-summary = { $handle } “{ $title }”, by { $by }
work-by-label = Author
work-kind-label = Kind
work-technique-label = Technique
work-year-label = Year
work-licence-label = Licence
work-link-label = Link
work-file-label = File
work-file = { $name }, { $size } MB
work-exhibitions-label = Exhibited in
work-comments-title = What was said of it
work-comment-line = { $number }. { $name }: { $text }
work-kindly = Comments are said as to a friend: what one likes, what one asks, nothing that hurts.
work-comments-unwanted = Whoever shared it asks for no comments.
work-shared = { $handle } is shared. You can withdraw it at any time: it will then be gone from everywhere.
work-hint-alt = Nobody has said yet what it shows, for those who do not see it. /work edit { $handle } alt:"…" does.
work-hint-audience =
    { $audience ->
        [everyone] Everyone can see it on the association’s site, where that shows a gallery. /work edit { $handle } audience:members keeps it among members.
       *[members] Only members see it. /work edit { $handle } audience:everyone also shows it on the association’s site.
    }
work-withdrawn = { $handle } was withdrawn. It is gone from everywhere here.
work-not-yours = { $handle } was shared by somebody else, and is theirs to change or take away. If something is wrong with it, /work report says so in confidence.
work-nothing = There is nothing to share yet. Give a file, a link or a text.
work-file-or-link = Give a file or a link, not both: share the other as a work of its own.
work-other-kind =
    { $sort ->
        [picture] { $name } is a picture. Leave the kind out, or say picture.
        [recording] { $name } is a recording. Leave the kind out, or say recording.
        [film] { $name } is a film. Leave the kind out, or say film.
       *[text] { $name } is a text. Leave the kind out, or say text.
    }
work-link-is-no-text = A text is given as text or as a file. With a link, leave the kind out, or say what is found there.
work-needs-file =
    { $kind ->
        [picture] A picture needs a file or a link.
        [recording] A recording needs a file or a link.
        [film] A film needs a file or a link.
       *[link] A link is missing.
    }
work-without-consent = A work that shows people is shared only when they agree. Ask them first, or share it without them.
work-consent-missing =
    { $kind ->
        [film] Say whether people can be recognised in the film: nobody, or yes when everyone shown agrees.
       *[picture] Say whether people can be recognised in the picture: nobody, or yes when everyone shown agrees.
    }
work-year-ahead = The year { $year } has not begun yet. Leave the year out where it is not known.
work-link-unreadable = This is not an address that a browser can follow. Write it whole, such as https://example.org/film.
work-link-password = This address carries a name or a password. Give it without them.
work-edit-nothing = Say what should change: title, alt, technique, year, licence, comments or audience.
work-no-comments = Whoever shared { $handle } asks for no comments.
work-comment-none = { $handle } has no comment number { $number }. /work show { $handle } shows them.
work-comment-not-yours = Comment { $number } on { $handle } can be taken back by whoever said it, by whoever shared the work, and by those who moderate.
work-commented-title = A word on your work
work-commented = { $name } said something of your work { $handle } “{ $title }”.
work-commented-footer = You can take it away with /work comment { $handle } remove:{ $number }, or ask for no comments with /work edit { $handle } comments:no.
work-taken-down-title = A work was taken down
work-taken-down = Your work { $handle } was taken down by those who moderate. If you think that was wrong, /report tells it to somebody who had no part in it.
work-exhibited-title = Your work is exhibited
work-exhibited = Your work { $work } “{ $title }” hangs in the exhibition { $exhibition } “{ $name }”.
work-exhibited-footer = If you would rather not: /work unhang { $work } { $exhibition }.
gallery-title =
    { $where ->
        [author] Works by { $author }
        [kind]
            { $kind ->
                [picture] Gallery: pictures
                [recording] Gallery: recordings
                [film] Gallery: films
                [text] Gallery: texts
               *[link] Gallery: links
            }
        [both]
            { $kind ->
                [picture] Pictures by { $author }
                [recording] Recordings by { $author }
                [film] Films by { $author }
                [text] Texts by { $author }
               *[link] Links by { $author }
            }
       *[all] Gallery
    }
gallery-none = There is nothing to show yet. /work share adds a work.
gallery-line =
    { $kind ->
        [picture] { $handle } { $title }, by { $by } (picture)
        [recording] { $handle } { $title }, by { $by } (recording)
        [film] { $handle } { $title }, by { $by } (film)
        [text] { $handle } { $title }, by { $by } (text)
       *[link] { $handle } { $title }, by { $by } (link)
    }
gallery-next = Older works: the same again with before:{ $handle }
exhibition-stage-label = State
exhibition-stage =
    { $stage ->
        [planned] to come
        [over] over
       *[open] open
    }
exhibition-summary =
    { $stage ->
        [planned] The exhibition { $handle } “{ $title }” is to come.
        [over] The exhibition { $handle } “{ $title }” is over.
       *[open] The exhibition { $handle } “{ $title }” is open.
    }
exhibition-days-label = Days
exhibition-days = from { $from } until { $until }; a post a day at { $hour }
exhibition-curator-label = Hung by
exhibition-audience-label = Seen by
exhibition-audience =
    { $audience ->
        [everyone] everyone, on the association’s site too: the works that may be seen there
       *[members] members
    }
exhibition-line = { $handle } { $title }, by { $by } – { $day }
exhibition-empty = Nothing hangs here any more.
exhibition-opened = { $handle } is hung.
exhibition-changed = { $handle } is hung anew.
exhibition-closed-now = { $handle } is closed. No more of it is posted.
exhibition-day =
    { $count ->
        [one] Today in { $handle } “{ $title }”: “{ $work }”, by { $by }.
       *[other] Today in { $handle } “{ $title }”: “{ $work }”, by { $by }, and more.
    }
exhibition-day-gone = What { $handle } “{ $title }” showed that day hangs here no more.
exhibition-caption =
    { $kind ->
        [picture] { $handle } “{ $title }”, by { $by } (picture)
        [recording] { $handle } “{ $title }”, by { $by } (recording)
        [film] { $handle } “{ $title }”, by { $by } (film)
        [text] { $handle } “{ $title }”, by { $by } (text)
       *[link] { $handle } “{ $title }”, by { $by } (link)
    }
exhibitions-title = Exhibitions
exhibitions-summary =
    { $count ->
        [0] No exhibitions
        [one] { $count } exhibition
       *[other] { $count } exhibitions
    }
exhibitions-none = There are no exhibitions yet. /work exhibit hangs one.
exhibitions-line =
    { $stage ->
        [planned] { $handle } { $title } – to come, from { $from } until { $until }
        [over] { $handle } { $title } – over, from { $from } until { $until }
       *[open] { $handle } { $title } – open, from { $from } until { $until }
    }
exhibition-no-works = Name at least one work, such as W3.
exhibition-many-works = At most { $most } works hang in one exhibition.
exhibition-twice = { $handle } stands there twice.
exhibition-unknown-work = There is no work { $handle } to hang. /work list shows them.
exhibition-until-early = An exhibition cannot end on { $until }, before it begins on { $from }.
exhibition-too-long = An exhibition lasts at most { $most } days. Give an earlier last day.
exhibition-past = { $until } is past. Give a last day that is still to come.
exhibition-from-past = { $from } is past. Give a first day that is today or still to come.
exhibition-nothing = Say what should change: title, works, text, from, until, hour or audience.
exhibition-closed = { $handle } is closed. /work exhibit hangs a new one.
exhibition-not-hung = { $work } does not hang in { $handle }.
notice-work-shared = a work shared
notice-work-commented = a word on a work
notice-work-taken-down = a work taken down
notice-work-exhibited = a work exhibited
notice-exhibition-opened = an exhibition
notice-exhibition-day = what an exhibition shows on a day
job-exhibition-stage = say that an exhibition is open or over
site-tab-works = Gallery
site-works = Gallery
site-works-kinds = Kinds of works
site-works-all = All
site-works-kind =
    { $kind ->
        [picture] Pictures
        [recording] Recordings
        [film] Films
        [text] Texts
       *[link] Links
    }
site-works-none = There is nothing to see here yet.
site-works-older = Older works
site-work-line =
    { $kind ->
        [picture] by { $by } (picture)
        [recording] by { $by } (recording)
        [film] by { $by } (film)
        [text] by { $by } (text)
       *[link] by { $by } (link)
    }
site-work-file = Open the file ({ $name })
site-work-withdrawn = This work was withdrawn. It is gone.
site-exhibitions = Exhibitions
site-exhibitions-none = There is no exhibition to see yet.
site-exhibition-line =
    { $stage ->
        [planned] To come: from { $from } until { $until }
        [over] Over: from { $from } until { $until }
       *[open] Open: from { $from } until { $until }
    }
site-exhibition-days = From { $from } until { $until }
site-exhibition-closed = This exhibition was closed. It is gone.
