slack-about = Meetings, votes, help and announcements of an association, where it talks
slack-loading = One moment…
slack-done = Done.
slack-close = Close
slack-continued = { $label } (continued)
slack-form-late = The form took too long to open. It is ready now.
slack-form-open = Open the form
slack-too-many-commands = The manifest would hold { $count } slash commands; Slack takes { $most }. Name fewer languages, or choose --single: then /parvis alone is registered, and takes every command after it.
slack-doctor-unreachable = Slack does not answer. Check the connection of this machine, and SLACK_API_URL.
slack-doctor-token = Slack does not accept SLACK_BOT_TOKEN ({ $error }). Copy the Bot User OAuth Token from “OAuth & Permissions” of the app, after installing it.
slack-doctor-not-a-bot = SLACK_BOT_TOKEN is not the token of a bot. Copy the Bot User OAuth Token, which begins with xoxb-, from “OAuth & Permissions”.
slack-doctor-connected = Slack: { $user } in the workspace { $team }
slack-doctor-scope-missing = The scope { $scope } is missing. Paste the manifest anew (parvis manifest) and install the app again.
slack-doctor-scope-useful =
    { $scope ->
        [chat-write-public] Without { $name } Parvis must be invited to a channel before it can post there.
        [files-read] Without { $name } nobody can share a file here, only links and texts.
        [files-write] Without { $name } pictures are shown by their description alone.
       *[history] Without { $name } Parvis cannot look whether a message arrived when Slack failed: it then asks the organisers rather than say it twice.
    }
slack-doctor-socket = Slack: a socket can be opened
slack-doctor-app-token = Slack does not accept SLACK_APP_TOKEN ({ $error }). Make an app-level token with connections:write on “Basic Information”, and switch Socket Mode on.
slack-doctor-not-https = { $address } is not reachable for Slack: PARVIS_URL must be an https:// address that leads here.
slack-doctor-address = Slack: { $address } answers
slack-doctor-address-other = { $address } answers with { $status }, not as Parvis does. Check where PARVIS_URL leads.
slack-doctor-address-silent = { $address } does not answer. Start Parvis, check PARVIS_URL and what stands before it, then look again.
slack-doctor-commands = Slack does not say which commands the app has. It should have { $count }, as parvis manifest prints them: { $names } With an app configuration token in SLACK_CONFIG_TOKEN, this is compared.
slack-doctor-installed =
    { $count ->
        [one] Slack: installed in one workspace
       *[other] Slack: installed in { $count } workspaces
    }
slack-doctor-workspace = The workspace { $team } does not let Parvis in any more ({ $error }). Somebody there must install it again, at /slack/install of the public address.
slack-doctor-workspace-scope = In the workspace { $team } the scope { $scope } is missing. Somebody there must install Parvis again, at /slack/install of the public address.
slack-doctor-app-unknown = The app could not be found out: with SLACK_APP_TOKEN, or a bot token that may read users, its manifest can be compared.
slack-doctor-config-token = Slack does not show the manifest of the app { $app } ({ $error }). Make a new app configuration token on api.slack.com/apps, in the workspace where the app was created, and put it into SLACK_CONFIG_TOKEN: each lives twelve hours.
slack-doctor-manifest-lacks =
    { $kind ->
        [commands] The app’s manifest lacks commands: { $names } Paste what parvis manifest prints under “App Manifest”, and install the app again.
        [shortcuts] The app’s manifest lacks shortcuts: { $names } Paste what parvis manifest prints under “App Manifest”, and install the app again.
        [scopes] The app’s manifest lacks scopes: { $names } Paste what parvis manifest prints under “App Manifest”, and install the app again.
       *[events] The app’s manifest lacks events: { $names } Paste what parvis manifest prints under “App Manifest”, and install the app again.
    }
slack-doctor-manifest-strange = The app has commands that this Parvis does not know: { $names } Whoever types them is told so.
slack-doctor-manifest =
    { $count ->
        [one] Slack: its one command stands in the app’s manifest
       *[other] Slack: all { $count } commands stand in the app’s manifest
    }
