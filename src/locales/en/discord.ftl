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
