# The page: its own labels. What Parvis answers stands in the files of the modules.

web-title = { $community } – Parvis
web-gallery-title = Gallery – Parvis
web-nobody-title = There is nobody to be here
web-nobody = The sample association has no people. Start the playground again with a sample: parvis demo --sample union
web-closed-title = Nothing is shown here
web-closed = A personal link that Parvis gave you opens a page of its own. Everything else is said where your members talk: /parvis help.
web-pane = { $name }’s view
web-log = Messages in { $room }, as { $name } sees them
web-empty = Nothing has been said here yet. Type / below, or take a step from the list of things to try.
web-private-room = Just me and Parvis
web-be-someone-else = Be someone else
web-said = { $name }:
web-edited = updated { $when }
web-only-you = Only you see this
web-whisper = Private message: only you see this
web-dismiss = Dismiss
web-commands = All commands
web-commands-of = / All commands, as { $name }
web-say = Write as { $name } in { $room }
web-placeholder = Type / for commands
web-send = Send
web-hint = ↑ brings back the last line.
web-choose = Choose
web-optional = optional
web-progress = { $have } of { $need }
web-rail = Channels, things to try, behind the scenes
web-menu = Menu
web-close = Close
web-rooms = Channels
web-tries = Things to try
web-part-gathering = Meet
web-part-motion = Decide
web-part-aid = Help
web-try-as = as { $name }
web-try-clock = turns the clock
web-try-taken = (done)
web-behind = Behind the scenes
web-outbox = To be told
web-outbox-about = Posts and private messages that wait for their hour, or for another attempt. Turn the clock to see them go out.
web-outbox-none = Nothing waits to be told.
web-jobs = To be done
web-jobs-about = What Parvis will do by itself: announcements, reminders, votes that close. Turn the clock to see it happen.
web-jobs-none = Nothing waits to be done.
web-gallery = Gallery of cards
web-gallery-about = Every kind of card that Parvis can show, as this page shows it. The buttons do nothing here.
web-back = Back to the playground
web-language = Language
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-clock = The clock of this demo
web-turn-hour = +1 h
    .about = +1 h: turn the clock one hour forward
web-turn-day = +1 d
    .about = +1 d: turn the clock one day forward
web-turn-week = +1 w
    .about = +1 w: turn the clock one week forward
web-turn-next = Next event
    .about = Next event: turn the clock to { $when }
web-turn-nothing = Next event: nothing is due
web-option-required = needed
web-option-optional = optional
web-still-needed = Still needed:
web-ready = Enter sends it.
web-suggestions = { $count ->
    [0] No suggestions
    [one] { $count } suggestion
   *[other] { $count } suggestions
  }
web-offline = The connection is lost. The page goes on by itself when Parvis is back.
web-port-in-use = Port { $port } on { $host } is in use, perhaps by another Parvis. Stop that program, or choose another port: PARVIS_PORT=4401
web-port-forbidden = This user may not listen on port { $port }. Choose one above 1023: PARVIS_PORT=4400
web-host-not-here = { $host } is no address of this machine. Set PARVIS_HOST to one that is, or leave it out to listen on 127.0.0.1.
web-cannot-listen = Parvis cannot listen on { $host }, port { $port } ({ $code }).
web-other-host = This name is not one of this page’s. Open the address that was printed at the start.
web-other-origin = This was sent by another site. Nothing was changed.
web-not-found-title = There is nothing here
web-not-found = This address leads nowhere. The playground is one level up.
web-failed-title = Something went wrong on our side
web-failed = The page could not be made. What was sent may or may not have been done: look again before you repeat it.
web-too-large = This is more than Parvis takes at once. Nothing was changed.
web-more-fields = { $count ->
    [one] { $count } more, optional
   *[other] { $count } more, optional
  }
web-skip = Skip to the messages
web-older = Only the last { $count } messages are shown here.
