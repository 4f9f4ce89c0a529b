config-title = The configuration cannot be used. Nothing was started. To mend:
config-line = { $variable }: { $text }
config-port = “{ $typed }” is not a port. Give a number from 0 to 65535, such as 4400.
config-database = This is no database address. Give sqlite:/folder/parvis.db or postgres://user:password@host/name.
config-url = “{ $typed }” is not a web address. It begins with https:// or http://.
config-locale = Parvis does not speak “{ $typed }” yet. Give en or fr.
config-zone = “{ $typed }” is not a time zone. Name a city, such as Europe/Paris.
config-log = “{ $typed }” is not a level. Give debug, info, warn or error.
config-secret-needed = With PostgreSQL a secret must be given, the same for every process: at least 32 characters, for example from “openssl rand -hex 32”.
config-secret-short = A secret has at least 32 characters; this one has { $length }.
config-digits = This is not an application id: it is a number of about 19 digits, on the page “General Information” of the application.
config-hex = This is not a public key: it is 64 characters from 0-9 and a-f, on the page “General Information” of the application.
config-token-missing = The token is missing, while other settings of the same platform are given.
config-token-shape = Give the token alone, without “Bot” before it and without spaces.
config-token-prefix = This token begins with { $prefix }.
config-slack-way-in = Either an app token (Socket Mode) or a signing secret (HTTP) is needed, so that Parvis can be reached.
config-slack-client = Client id and client secret are given together, or neither.
config-slack-token = Either a bot token (one workspace) or client id and secret (several) is needed.
store-url-unknown = The address of the database is of no known kind ({ $scheme }). Give sqlite:/folder/parvis.db or postgres://…
store-folder-missing = The folder { $path } cannot be made. Create it, or set PARVIS_DATA to another one.
store-read-only = { $path } cannot be written: the disk or the folder is read-only. Give Parvis the right to write there, or set PARVIS_DATA to another folder.
store-disk-full = The disk is full: { $path } cannot grow. Nothing was changed. Make room, then start again.
store-not-a-database = { $path } is not a database of Parvis, or is damaged. Set DATABASE_URL to another file, or restore a copy.
store-in-use = Another Parvis is writing to { $path }. Stop it first; two programs on one file would disturb each other.
store-busy = The database { $path } was busy for too long. Try again in a moment.
store-unreachable = The database on { $server } does not answer: { $reason }. Check that it runs, and DATABASE_URL.
store-postgres-too-old = PostgreSQL on { $server } is version { $version }. Parvis needs 14 or later.
store-database-newer = This database was written by a newer Parvis ({ $name }). Nothing was changed. Install that version or a later one.
store-restore-unfinished = A copy was being put back and it was broken off: whoever asked to be forgotten since that copy is still in this database. Put a copy back again (parvis restore FILE); then they are forgotten.
store-backup-failed = No copy of the database could be made before bringing it up to date: { $reason }. Nothing was changed.
store-change-lost = The database gave up on a change; nothing of it was kept. { $reason }
store-change-waited = A change waited for something outside the database; nothing of it was kept.
start-ready = Parvis hears { $platforms }. Ctrl+C stops it.
start-ready-parts = Parvis is ready, as { $parts }. Ctrl+C stops it.
start-address = Its own pages and ways in are at { $url }
start-playground = Parvis is open at { $url }
start-playground-about = It is the sample association “{ $name }”, on made-up people and a database of its own. Nothing here reaches anybody outside.
start-loopback = Only this machine can reach it (127.0.0.1), because anybody on the page may speak as anybody. PARVIS_HOST opens it to others.
start-open = Whoever reaches { $host } can use it, and may speak as any of the made-up people.
start-stop = Ctrl+C stops it.
start-sample-new = The sample was made anew, so that its dates are near today.
start-stopping = Parvis finishes what was begun, then stops.
cli-incident = Something went wrong on our side: { $reason }. With PARVIS_LOG=debug it is said where; please report that.
cli-unknown-sample = There is no sample “{ $typed }”. The samples are: { $known }.
cli-file-unreadable = { $path } cannot be read: { $reason }
cli-migrated = { $count ->
        [0] The database is up to date.
        [one] { $count } step brought the database up to date.
       *[other] { $count } steps brought the database up to date.
    }
cli-copy = A copy from before lies at { $path }
outbox-state-due = waiting
outbox-state-sent = told
outbox-state-given-up = given up
outbox-state-dropped = withdrawn
job-state-due = planned
job-state-failed = failed
job-state-done = done
doctor-line =
    { $state ->
        [well] well: { $text }
        [note] to know: { $text }
       *[wrong] to mend: { $text }
    }
doctor-nothing = No platform is configured: parvis start opens the playground.
manifest-not-https = “{ $typed }” is no address that Slack can come to. It begins with https://.
doctor-database-none = The database is not there yet: { $path }. parvis start makes it.
doctor-database-sqlite = The database is sound: { $path }, { $megabytes } MB
doctor-database-postgres = The database answers (PostgreSQL)
doctor-database-behind =
    { $count ->
        [one] The database is one step behind this program: parvis start or parvis migrate does it, after a copy.
       *[other] The database is { $count } steps behind this program: parvis start or parvis migrate does them, after a copy.
    }
doctor-database-unreachable = The database cannot be opened: { $reason }. Check DATABASE_URL, and that the database runs.
doctor-database-unsound = The database is damaged: { $path } ({ $reason }). Stop Parvis and put the last copy back: parvis restore FILE.
doctor-clock = The clock is plausible; zone data { $zones }
doctor-clock-behind = The clock of this machine is { $seconds } seconds behind what was written last. Set it by the network before anything is planned by it.
doctor-disk = { $megabytes } MB are free in { $path }
doctor-disk-little = Only { $megabytes } MB are free in { $path }. Make room before copies fail.
doctor-disk-full = Only { $megabytes } MB are free in { $path }: writing will fail soon. Make room now.
doctor-feed = The calendar at { $host } can be read
doctor-feed-unread = The calendar at { $host } cannot be read now. What was read before stands; look at its address, or ask whoever keeps it.
doctor-rights = Files that hold secrets are read by their owner alone, and the data can be written
doctor-rights-folder = { $path } cannot be read and written by whoever runs this. Give it to the user that runs Parvis (chown).
doctor-rights-open = { $path } can be read by others. Close it: chmod 600 { $path }
doctor-backup = The last copy is { $hours } hours old: { $path }, { $megabytes } MB
doctor-backup-old =
    { $by ->
        [nobody] The last copy is { $hours } hours old: { $path }. Set PARVIS_BACKUP=03:30, or run parvis backup --rotate every night.
       *[Parvis] The last copy is { $hours } hours old: { $path }. Parvis makes one every night while it runs: look into its log.
    }
doctor-backup-none =
    { $by ->
        [nobody] There is no copy yet. Set PARVIS_BACKUP=03:30, or run parvis backup --rotate every night.
       *[Parvis] There is no copy yet. Parvis makes the first one within the hour after it was started.
    }
doctor-backup-tool = pg_dump is not on this machine: no copy can be made here. Install PostgreSQL’s own tools (on Debian: postgresql-client), or make copies where the database is.
config-backup = “{ $typed }” is no hour. Give one such as 03:30, or off.
config-connections = “{ $typed }” is no number of connections. Give 1 or 2.
config-file-unreadable = { $path } cannot be read: { $reason }. Give it to the user that runs Parvis (chown), or take it away.
config-secret-unreadable = { $path } holds the secret of this Parvis and cannot be read: { $reason }. Give it to the user that runs Parvis (chown), or give the secret as PARVIS_SECRET.
config-secret-damaged = { $path } should hold the secret of this Parvis, and does not. Put it back from where you keep it. Where Parvis was never used, take the file away, and a new one is made.
config-secret-unwritable = The secret of this Parvis cannot be kept in { $path }: { $reason }. Check PARVIS_DATA and its rights, or give a secret as PARVIS_SECRET.
config-switch = “{ $typed }” is neither on nor off. Give one of them.
cli-only-unknown = “{ $typed }” is no part of Parvis. The parts are { $known }, separated by commas.
cli-only-alone = Parts of Parvis share a PostgreSQL; on SQLite one process does everything. Leave --only out, or set DATABASE_URL.
cli-only-nothing = { $part } is asked for, but not configured. What is: { $known }.
