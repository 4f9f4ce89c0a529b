line-nothing = Nothing was said. Type a command such as /gathering list, or /parvis help to see what you can do.
line-unknown-command = There is no command “{ $typed }”. Type /parvis help to see what you can do.
line-second-missing = What should “{ $command }” do? It knows: { $known }.
line-second-unknown = “{ $command }” does not know “{ $typed }”. It knows: { $known }.
line-unknown-option = There is no option “{ $typed }” here. The options are: { $known }.
line-option-twice = The option “{ $option }” was given twice.
line-quote-open = A quotation mark is not closed, after “{ $typed }”.
line-too-much = I did not understand “{ $typed }”. Write options as name:value, and put text with spaces in quotation marks.
option-missing = “{ $option }” is missing: { $about }.
option-empty = “{ $option }” is empty: { $about }.
option-too-long = “{ $option }” takes at most { $max } characters; this is { $length }.
option-too-short = “{ $option }” takes at least { $min } characters.
option-not-whole = “{ $option }” takes a whole number from { $min } to { $max }, not “{ $typed }”.
option-not-a-choice = “{ $option }” takes one of { $known }, not “{ $typed }”.
option-not-a-length = “{ $option }” takes a length of time such as 90m, 1h30 or 2 h, not “{ $typed }”.
option-length-too-long = “{ $option }” is at most { $max }.
option-nobody = I know nobody here called “{ $typed }”. Names and handles such as U12 work.
option-several-people = Several people here are called “{ $typed }”: { $known }. Please give the handle.
option-several-things = Several things here are called “{ $typed }”: { $known }. Please give the handle.
option-too-many-people = “{ $option }” takes at most { $max } people.
option-no-room = I know no channel called “{ $typed }” here.
page-none = There is no page { $typed }: the last one is page { $pages }.
page-of = Page { $page } of { $pages }.
option-nothing-found =
    { $what ->
        [gathering] There is no gathering “{ $typed }”. /gathering list shows them.
        [assembly] There is no assembly “{ $typed }”.
        [motion] There is no motion “{ $typed }”. /motion list shows them.
        [campaign] There is no campaign “{ $typed }”. /campaign list shows them.
        [course] There is no course “{ $typed }”. /course list shows them.
        [agreement] There is no agreement “{ $typed }”. /agreement list shows them.
        [party] There is no party “{ $typed }”. /agreement parties shows them, and adds one with name:"…".
        [partner] There is no partner “{ $typed }”. /partner list shows them.
        [exchange] There is no exchange “{ $typed }”. /exchange list shows them.
        [service] There is no service “{ $typed }”. /service list shows them.
        [survey] There is no survey “{ $typed }”. /campaign results lists them.
        [work] There is no work “{ $typed }”. /work list shows them.
        [exhibition] There is no exhibition “{ $typed }”. /work exhibition shows them.
        [need] There is no need “{ $typed }”. /need list shows them.
        [poll] There is no poll “{ $typed }”.
        [delegation] There is no delegation “{ $typed }”. /delegate list shows them.
        [charter] There is no charter “{ $typed }”. /charter read shows them.
        [announcement] There is no announcement “{ $typed }”. /announce list shows them.
        [report] There is no report “{ $typed }” that you may see.
       *[request] There is no request for help “{ $typed }”. /aid list shows them.
    }
option-ambiguous = “{ $typed }” can mean several dates. Which one?
option-past = “{ $typed }” is past: I read { $moment }.
not-allowed =
    { $ability ->
        [look-around] You have no power to look around here. Whoever administers the association can give it to you.
        [take-part] You have no power to take part here. Whoever administers the association can give it to you.
        [vote] You have no power to vote here. Whoever administers the association can give it to you.
        [propose-motions] You have no power to propose motions here. Whoever administers the association can give it to you.
        [run-votes] You have no power to open and close votes here. Whoever administers the association can give it to you.
        [convene-assemblies] You have no power to convene assemblies here. Whoever administers the association can give it to you.
        [propose-gatherings] You have no power to propose gatherings here. Whoever administers the association can give it to you.
        [change-any-gathering] You have no power to change any gathering here. Whoever administers the association can give it to you.
        [ask-for-help] You have no power to ask for help here. Whoever administers the association can give it to you.
        [help] You have no power to help here. Whoever administers the association can give it to you.
        [coordinate-help] You have no power to coordinate help here. Whoever administers the association can give it to you.
        [announce] You have no power to announce here. Whoever administers the association can give it to you.
        [admit-members] You have no power to admit members here. Whoever administers the association can give it to you.
        [see-members] You have no power to see the members here. Whoever administers the association can give it to you.
        [moderate] You have no power to handle reports here. Whoever administers the association can give it to you.
        [publish-charters] You have no power to publish charters here. Whoever administers the association can give it to you.
        [approve-announcements] You have no power to approve announcements here. Whoever administers the association can give it to you.
       *[settle-the-community] You have no power to settle the community here. Whoever administers the association can give it to you.
    }
not-allowed-as-guest =
    { $ability ->
        [look-around] Only members may look around here.
        [take-part] Only members may take part here.
        [vote] Only members may vote here.
        [propose-motions] Only members may propose motions here.
        [run-votes] Only members may open and close votes here.
        [convene-assemblies] Only members may convene assemblies here.
        [propose-gatherings] Only members may propose gatherings here.
        [change-any-gathering] Only members may change any gathering here.
        [ask-for-help] Only members may ask for help here.
        [help] Only members may help here.
        [coordinate-help] Only members may coordinate help here.
        [announce] Only members may announce here.
        [admit-members] Only members may admit members here.
        [see-members] Only members may do this here.
        [moderate] Only members may handle reports here.
        [publish-charters] Only members may publish charters here.
        [approve-announcements] Only members may approve announcements here.
       *[settle-the-community] Only members may settle the community here.
    } { $standing ->
        [applicant] You have asked to become one; whoever admits members decides.
        [lapsed] Your dues have ended: whoever keeps the register can write a payment down, and you are a member again.
        [excluded] You were excluded; whoever admits members can admit you again.
       *[guest] /member join asks to become one.
    }
not-set-up = This space is not set up yet. Whoever administers it can type /parvis setup.
incident = Something went wrong on our side. Nothing was changed. Reference { $reference }.
press-stale = This button no longer does anything. Type /parvis help to see what you can do.
draft-gone = This question is older than a day or has been answered. Nothing was changed; please say it again.
confirm-title = Are you sure?
confirm-text = This cannot be undone: { $what }.
confirm-summary = Please confirm: { $what }
confirm-cancelled = Nothing was changed.
confirm-typed = Typed: add confirm:yes.
form-intro = Fields without “optional” are needed.
form-submit = Send
wrong-title = Not understood
refused-title = Another way
too-fast =
    { $seconds ->
        [one] You say a great deal at once, more than Parvis can follow. Nothing was changed; please try again in a second.
       *[other] You say a great deal at once, more than Parvis can follow. Nothing was changed; please try again in { $seconds } seconds.
    }
too-many-at-once =
    { $seconds ->
        [one] A great many members speak at once. Nothing was changed; please try again in a second. Votes and requests for help go first.
       *[other] A great many members speak at once. Nothing was changed; please try again in { $seconds } seconds. Votes and requests for help go first.
    }
