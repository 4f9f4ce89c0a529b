# What `parvis export` says when there is nothing to export, or not only one.

export-no-community = There is no community in this database yet.
export-unknown-community = There is no community “{ $typed }” in this database. There is: { $known }.
export-several-communities = This database holds several communities: { $known }. Name one with --community.
export-unwritable = The export cannot be written to { $path }: { $reason }
export-before-migrate = This database is not up to date. Run “parvis migrate” first; it takes a copy before.
