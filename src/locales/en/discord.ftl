# What Parvis says on Discord alone: steps of long forms, the welcome, the doctor.

discord-menu-profile = Show profile
discord-menu-report = Report to the association
discord-done = Done.
discord-form-open = Open the form
discord-form-correct = Correct
discord-form-continue = Continue
discord-form-send = Send now
discord-form-waiting = The form is ready: { $title }
discord-form-waiting-title = A form to fill in
discord-form-wrong-title = Something needs to be corrected
discord-form-wrong = What you typed is kept. Correct it, and send it again.
discord-form-step = Step { $step } of { $steps }
discord-form-needed = What you typed is kept. These questions are still needed: { $inputs }
discord-form-more = What you typed is kept. You can send it now, or add: { $inputs }
discord-form-gone = This form is no longer kept. Say the command again; nothing was changed.
discord-welcome-summary = Parvis is here. Whoever manages the server can set it up with /parvis setup.
discord-welcome-title = Parvis is here
discord-welcome = Parvis keeps the association’s calendar, votes and promises. Whoever manages this server sets it up once; it takes a minute.
discord-welcome-again = Parvis is back. Everything the association had here is as it was.
discord-welcome-setup = Set up here
discord-welcome-help = What can I say
discord-welcome-language = English
discord-welcome-by = { $name } added it, and was told the first steps in private.
discord-steps-title = Parvis on “{ $server }”
discord-steps = Thank you for adding Parvis to “{ $server }”. Three steps, and the association is at home there:
discord-steps-mute = Thank you for adding Parvis. It may write in no channel yet: give its role “View Channel” and “Send Messages” where it should speak. Then:
discord-steps-setup = In the channel where announcements should hang, press “Set up here”, or type { $line }. Whoever does it manages the server, and is the association’s first administrator.
discord-steps-setup-line = /parvis setup
discord-steps-gathering = Propose the first gathering: { $line }
discord-steps-gathering-line = /gathering new title:Soup night start:next friday 19:00
discord-steps-roles = Let roles of the server mean something here, if you like: { $line }
discord-steps-roles-line = /parvis roles role:@Board gives:organizer
discord-steps-there = Go there
discord-steps-footer = /parvis help says everything else, as far as each person may.

# For whoever runs Parvis: why Discord cannot be used.

discord-token-wrong = Discord does not accept DISCORD_TOKEN ({ $code }). Take a new one in the developer portal: your application, Bot, Reset Token.
discord-shard-wrong = Discord refused the part of the connection that was asked for ({ $code }). Start Parvis again; it asks Discord how many parts there are.
discord-sharding-required = The bot is in too many servers for one connection ({ $code }). Start Parvis again: it divides the connection by itself, and needs PostgreSQL for that.
discord-version-old = Discord no longer speaks this version of its protocol ({ $code }). Update Parvis.
discord-intents-wrong = Discord did not understand what the bot asks to hear ({ $code }). Update Parvis.
discord-intents-closed = The bot asks to hear something that is switched off ({ $code }). In the developer portal, open your application, Bot, Privileged Gateway Intents. Parvis itself needs none of them.
discord-identify-budget = Discord lets a bot connect 1,000 times a day, and { $remaining } are left; beyond that it changes the token. Wait { $hours } h, and look why Parvis was started so often.
discord-restarts = Parvis was started { $count } times within an hour and would use up what Discord allows in a day. Wait an hour, and look why it stopped each time.
discord-deaf = Nothing came from Discord for { $minutes } minutes, not even a sign of life. Start Parvis again.
discord-unreachable = Discord cannot be reached: { $reason }

discord-register-nothing = DISCORD_TOKEN is not set: there is nowhere to register. Put the bot’s token into .env first.
discord-register-everywhere = every server
discord-register-same = The commands are known to Discord as they are ({ $where }). Nothing was written.
discord-register-written = Made known to Discord ({ $where }): { $names }
discord-register-would-write = Would be made known to Discord ({ $where }): { $names }
discord-register-no-access = The bot may not register commands there ({ $where }): it is not in that server, or was added without the scope for commands. parvis doctor prints the link that adds it.
discord-register-refused = Discord refuses the command { $command }: { $reason }. Those from before stay.

discord-doctor-connected = Discord: the token belongs to { $user }
discord-doctor-application = DISCORD_APPLICATION_ID is { $given }, but the token belongs to { $id }. Correct it, or leave it out.
discord-doctor-clock = Discord: this machine’s clock agrees
discord-doctor-clock-off = This machine’s clock differs from Discord’s by { $seconds } seconds. Set it by the network; signatures and hours depend on it.
discord-doctor-budget = Discord: { $remaining } connections are left today, { $shards } needed at a time
discord-doctor-budget-low = Only { $remaining } connections are left today. Beyond that Discord changes the token: look why Parvis is started so often.
discord-doctor-gateway = Discord: reached over the gateway, without any privileged intent
discord-doctor-http = Discord comes to { $address }: enter it in the developer portal as Interactions Endpoint URL. Greetings to new servers need the gateway (leave DISCORD_PUBLIC_KEY out).
discord-doctor-commands = Discord: all { $count } commands are registered
discord-doctor-commands-differ = Commands that differ from what Discord has: { $names }. parvis start registers them, or parvis register now.
discord-doctor-no-server = The bot is in no server yet. Open the link below.
discord-doctor-scope = { $server }: the bot was added without the scope for commands. Add it again, nothing is lost: { $url }
discord-doctor-nowhere = { $server }: the bot can write in no channel. Give its role “View Channel” and “Send Messages” where it should speak.
discord-doctor-server = { $server }: the bot can write in { $count ->
    [one] one channel
   *[other] { $count } channels
}
discord-doctor-mute = { $server }: the bot sees these channels but may not write there: { $names }
discord-doctor-invite = To add the bot to a server: { $url }
discord-parts-need-postgres = The bot is in so many servers that Discord wants { $parts } connections. Each is a process of its own, and they share a database: set DATABASE_URL to a PostgreSQL, and carry the data over.
