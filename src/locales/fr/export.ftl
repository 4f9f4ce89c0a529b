# Ce que dit `parvis export` quand il n’y a rien à exporter, ou plus d’une association.

export-no-community = Il n’y a pas encore d’association dans cette base.
export-unknown-community = L’association « { $typed } » n’est pas dans cette base. Il y a : { $known }.
export-several-communities = Cette base contient plusieurs associations : { $known }. Nommez-en une avec --community.
export-unwritable = L’export ne peut être écrit dans { $path } : { $reason }
export-before-migrate = Cette base n’est pas à jour. Lancez d’abord « parvis migrate » ; une copie est prise avant.
