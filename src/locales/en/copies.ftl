store-copy-failed = No copy could be made at { $path }: { $reason }.
copies-no-database = There is no database yet. Parvis makes it when it starts.
copies-there-already = { $path } is there already. Give another name, so that nothing is written over.
copies-unwritable = { $path } cannot be written: { $reason }
copies-unsound = The copy { $path } is not sound: { $reason }. Nothing was changed.
copies-no-tool = { $tool } was not found. It comes with PostgreSQL (on Debian: the package postgresql-client).
copies-tool-failed = { $tool } failed: { $reason }. Nothing was changed.
dump-done = { $rows ->
        [one] { $rows } row of { $tables } tables was written to { $path }
       *[other] { $rows } rows of { $tables } tables were written to { $path }
    }
dump-secret = Keep PARVIS_SECRET beside it (or the file “secret” of the data folder): stored tokens and open secret ballots can only be read with it.
load-done = { $rows ->
        [one] { $rows } row of { $tables } tables was loaded.
       *[other] { $rows } rows of { $tables } tables were loaded.
    }
load-no-dump = { $path } was not written by “parvis dump”. Nothing was changed.
load-damaged = { $path } is damaged: line { $line } is not what was written. Nothing was changed.
load-cut = { $path } ends too early: a part of it is missing. Nothing was changed.
load-newer = { $path } was written by a newer Parvis ({ $name }). Nothing was changed. Install that version or a later one.
load-not-empty = The database holds something already. Set DATABASE_URL to a new, empty one. Nothing was changed.
backup-done = The copy lies at { $path }. It was opened and is sound.
backup-removed = Removed, since newer ones stand for it: { $path }
backup-rotate-elsewhere = Rotation looks after the folder of the backups. Give either a file or --rotate.
restore-not-ours = { $path } is no copy of a database of Parvis. Nothing was changed.
restore-in-use = Parvis is running on this database. Stop it first. Nothing was changed.
restore-done = The database is as it was in { $path }
restore-erased = { $count ->
        [one] { $count } person who had asked to be forgotten since then was erased again.
       *[other] { $count } people who had asked to be forgotten since then were erased again.
    }
restore-withdrawn = { $count ->
        [one] { $count } work that was withdrawn since then was withdrawn again.
       *[other] { $count } works that were withdrawn since then were withdrawn again.
    }
