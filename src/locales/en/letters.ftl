letter-why-owed = { $association } owes this notice to each member entitled. Nobody reads answers to this address.
letter-why-asked = You receive this from { $association } because you asked for it. Nobody reads answers to this address.
letter-refuse = No more reminders and announcements by mail:
letter-page-title = Mail from { $association }
letter-page-wanted = { $association } sends you the reminders and the announcements that you asked for by mail.
letter-page-refused = { $association } no longer sends you reminders and announcements by mail.
letter-page-owed = Notices of assemblies go on coming: the association must summon each member entitled.
letter-page-refuse = No more of these by mail
letter-page-want = Receive them again
config-smtp = This is no mail server. Give smtps://user:password@mail.example.org or smtp://mail.example.org:587; signs such as @ in the password are written %40.
config-smtp-missing = A sender is given, and no mail server. Give smtps://user:password@mail.example.org, or leave MAIL_FROM out.
config-sender = “{ $typed }” is no sender. Give parvis@example.org, or Parvis <parvis@example.org>.
config-sender-missing = A mail server is given, and no sender. Give the address that letters come from, such as Parvis <parvis@example.org>.
mail-doctor-well = The mail server { $host } takes letters from { $from }.
mail-doctor-password = The mail server { $host } does not accept the user or the password ({ $error }). Look at SMTP_URL; signs such as @ in the password are written %40.
mail-doctor-unreachable = The mail server { $host } cannot be reached ({ $error }). Look at the name and the port in SMTP_URL, and whether the machine may reach it.
mail-doctor-no-address = Letters are sent, and PARVIS_URL is missing: nobody outside this machine can open the page where they refuse more of them.
mail-doctor-no-https = Letters lead to { $url }. Mail programs offer to refuse with one press only where that begins with https://.
setup-part-mail = letters by mail to members without chat (needs a mail server)
setup-ask-smtp-url = The mail server: smtps://user:password@mail.example.org (signs such as @ in the password as %40)
setup-ask-mail-from = The sender of letters, such as Parvis <parvis@example.org>
members-unsummoned-title = Not convened
members-unsummoned =
    { $count ->
        [one] The notice of an assembly did not reach one member entitled:
       *[other] The notice of an assembly did not reach { $count } members entitled:
    }
members-unsummoned-help = Convene them another way. /assembly notices says who was reached and how, and gives letters to print.
notice-members-unsummoned = members whom a notice did not reach
member-show-theirs = What others see of a profile, each person chooses. Leave show: out.
behalf-own = Each person decides this for themselves. Leave person: out to decide it for yourself.
behalf-theirs = { $name } has an account here and does this personally. Only for members without chat does whoever keeps the register do so.
announce-follow-person = person
    .about = A member without chat who asked for it; you if left out
notice-way =
    { $way ->
        [discord] Discord
        [slack] Slack
        [web] the web page
        [mail] mail
        [letter] a letter on paper
       *[other] { $way }
    }
assembly-notices-letters = letters
    .about = Letters to print for those who were not reached
assembly-notices-letters-yes = yes
assembly-notices-handed = handed
    .about = Members who were given the notice on paper, by hand or by post
notices-letters-title = Letters to print
notices-letters =
    { $people ->
        [one] One letter, to the member entitled who was not reached.
       *[other] { $people } letters, one to each member entitled who was not reached.
    }
notices-letters-footer = Once they are given or posted: /assembly notices handed: with their names, so that the minutes say so.
notices-nobody-missing = Everybody entitled was reached for { $handle }: there is no letter to print.
notices-too-late = { $handle } has begun or is over: nobody can be summoned to it any more.
notices-not-entitled = { $name } is not entitled in { $handle }, and needs no notice of it.
summons-title = Notice of { $handle } · { $title }
summons-file = letters
summons-date = Written on { $when }.
summons-says =
    { $kind ->
        [extraordinary] You are summoned to the extraordinary general assembly of { $association }, on { $when }.
       *[ordinary] You are summoned to the ordinary general assembly of { $association }, on { $when }.
    }
summons-no-agenda = Nothing stands on the agenda yet.
summons-proxy-title = Proxy
summons-proxy = I, the undersigned, give power to ............................................................ to represent me and to vote in my name at the assembly { $handle } of { $when }.
summons-proxy-sign = Date, and signature after the words “good for proxy”
