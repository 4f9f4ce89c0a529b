slack-about = Meetings, votes, help and announcements of an association, where it talks
slack-loading = One moment…
slack-done = Done.
slack-close = Close
slack-continued = { $label } (continued)
slack-form-late = The form took too long to open. It is ready now.
slack-form-open = Open the form
slack-too-many-commands = The manifest would hold { $count } slash commands; Slack takes { $most }. Name fewer languages, or choose --single: then /parvis alone is registered, and takes every command after it.
