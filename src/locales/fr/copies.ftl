store-copy-failed = Aucune copie n’a pu être faite dans { $path } : { $reason }.
copies-no-database = Il n’y a pas encore de base de données. Parvis la crée en démarrant.
copies-there-already = { $path } existe déjà. Donnez un autre nom, afin que rien ne soit écrasé.
copies-unwritable = { $path } ne peut pas être écrit : { $reason }
copies-unsound = La copie { $path } n’est pas saine : { $reason }. Rien n’a été changé.
copies-no-tool = { $tool } est introuvable. Il vient avec PostgreSQL (sous Debian : le paquet postgresql-client).
copies-tool-failed = { $tool } a échoué : { $reason }. Rien n’a été changé.
dump-done = { $rows ->
        [one] { $rows } ligne de { $tables } tables a été écrite dans { $path }
        [many] { $rows } de lignes de { $tables } tables ont été écrites dans { $path }
       *[other] { $rows } lignes de { $tables } tables ont été écrites dans { $path }
    }
dump-secret = Gardez PARVIS_SECRET à côté (ou le fichier « secret » du dossier des données) : sans lui, ni les jetons gardés ni les scrutins secrets ouverts ne se lisent.
load-done = { $rows ->
        [one] { $rows } ligne de { $tables } tables a été chargée.
        [many] { $rows } de lignes de { $tables } tables ont été chargées.
       *[other] { $rows } lignes de { $tables } tables ont été chargées.
    }
load-no-dump = { $path } n’a pas été écrit par « parvis dump ». Rien n’a été changé.
load-damaged = { $path } est abîmé : la ligne { $line } n’est pas ce qui avait été écrit. Rien n’a été changé.
load-cut = { $path } s’arrête trop tôt : il en manque une partie. Rien n’a été changé.
load-newer = { $path } a été écrit par un Parvis plus récent ({ $name }). Rien n’a été changé. Installez cette version ou une plus récente.
load-not-empty = La base de données contient déjà quelque chose. Donnez à DATABASE_URL l’adresse d’une base neuve et vide. Rien n’a été changé.
backup-done = La copie se trouve dans { $path }. Elle a été ouverte et elle est saine.
backup-removed = Supprimée, car de plus récentes la remplacent : { $path }
backup-rotate-elsewhere = La rotation s’occupe du dossier des sauvegardes. Donnez soit un fichier, soit --rotate.
restore-not-ours = { $path } n’est pas la copie d’une base de Parvis. Rien n’a été changé.
restore-in-use = Parvis tourne sur cette base. Arrêtez-le d’abord. Rien n’a été changé.
restore-done = La base est comme elle était dans { $path }
restore-erased = { $count ->
        [one] { $count } personne qui avait demandé l’oubli depuis a été effacée de nouveau.
        [many] { $count } de personnes qui avaient demandé l’oubli depuis ont été effacées de nouveau.
       *[other] { $count } personnes qui avaient demandé l’oubli depuis ont été effacées de nouveau.
    }
restore-withdrawn = { $count ->
        [one] { $count } œuvre retirée depuis a été retirée à nouveau.
        [many] { $count } d’œuvres retirées depuis ont été retirées à nouveau.
       *[other] { $count } œuvres retirées depuis ont été retirées à nouveau.
    }
