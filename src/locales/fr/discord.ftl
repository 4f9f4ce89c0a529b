# Ce que Parvis ne dit que sur Discord : étapes des longs formulaires, accueil, diagnostic.

discord-menu-profile = Voir le profil
discord-menu-report = Signaler à l’association
discord-done = C’est fait.
discord-form-open = Ouvrir le formulaire
discord-form-correct = Corriger
discord-form-continue = Continuer
discord-form-send = Envoyer
discord-form-waiting = Le formulaire est prêt : { $title }
discord-form-waiting-title = Un formulaire à remplir
discord-form-wrong-title = Il y a quelque chose à corriger
discord-form-wrong = Votre saisie est conservée. Corrigez-la, puis envoyez-la de nouveau.
discord-form-step = Étape { $step } sur { $steps }
discord-form-needed = Votre saisie est conservée. Il faut encore répondre à : { $inputs }
discord-form-more = Votre saisie est conservée. Vous pouvez l’envoyer maintenant ou ajouter : { $inputs }
discord-form-gone = Ce formulaire n’est plus conservé. Redites la commande ; rien n’a été modifié.
discord-welcome-summary = Parvis est là. La personne qui gère le serveur peut l’installer avec /parvis installer.
discord-welcome-title = Parvis est là
discord-welcome = Parvis tient l’agenda, les votes et les promesses de l’association. La personne qui gère ce serveur l’installe une fois ; cela prend une minute.
discord-welcome-again = Parvis est de retour. Tout ce que l’association avait ici est resté en l’état.
discord-welcome-setup = Installer ici
discord-welcome-help = Que puis-je dire
discord-welcome-language = Français
discord-welcome-by = Ajouté par { $name }, qui a reçu les premiers pas en privé.
discord-steps-title = Parvis sur « { $server } »
discord-steps = Merci d’avoir ajouté Parvis à « { $server } ». Trois pas, et l’association y est chez elle :
discord-steps-mute = Merci d’avoir ajouté Parvis. Il ne peut encore écrire dans aucun salon : donnez à son rôle « Voir le salon » et « Envoyer des messages » là où il doit parler. Ensuite :
discord-steps-setup = Dans le salon où afficher les annonces, appuyez sur « Installer ici », ou tapez { $line }. Il faut gérer le serveur ; cette personne devient la première à administrer l’association.
discord-steps-setup-line = /parvis installer
discord-steps-gathering = Proposez la première rencontre : { $line }
discord-steps-gathering-line = /rencontre nouvelle titre:Soirée soupe début:vendredi prochain 19h
discord-steps-roles = Donnez un sens aux rôles du serveur, si vous voulez : { $line }
discord-steps-roles-line = /parvis rôles rôle:@Bureau donne:organisation
discord-steps-there = Y aller
discord-steps-footer = /parvis aide dit tout le reste, autant que chaque personne y a droit.

# Pour qui fait tourner Parvis : pourquoi Discord ne peut pas servir.

discord-token-wrong = Discord n’accepte pas DISCORD_TOKEN ({ $code }). Prenez-en un nouveau sur le portail des développeurs : votre application, Bot, Reset Token.
discord-shard-wrong = Discord a refusé la part de connexion demandée ({ $code }). Relancez Parvis ; il demande à Discord combien de parts il y a.
discord-sharding-required = Le bot est sur trop de serveurs pour une seule connexion ({ $code }). Relancez Parvis : il partage la connexion de lui-même, et a besoin pour cela de PostgreSQL.
discord-version-old = Discord ne parle plus cette version de son protocole ({ $code }). Mettez Parvis à jour.
discord-intents-wrong = Discord n’a pas compris ce que le bot demande à entendre ({ $code }). Mettez Parvis à jour.
discord-intents-closed = Le bot demande à entendre quelque chose qui n’est pas activé ({ $code }). Sur le portail des développeurs, ouvrez votre application, Bot, Privileged Gateway Intents. Parvis lui-même n’en demande aucun.
discord-identify-budget = Discord permet à un bot de se connecter 1 000 fois par jour, et il en reste { $remaining } ; au-delà, il change le jeton. Attendez { $hours } h, et cherchez pourquoi Parvis a été relancé si souvent.
discord-restarts = Parvis a été lancé { $count } fois en une heure et épuiserait ce que Discord permet en un jour. Attendez une heure, et cherchez pourquoi il s’est arrêté chaque fois.
discord-deaf = Rien n’est venu de Discord depuis { $minutes } minutes, pas même un signe de vie. Relancez Parvis.
discord-unreachable = Discord est injoignable : { $reason }

discord-register-nothing = DISCORD_TOKEN n’est pas défini : il n’y a nulle part où enregistrer. Mettez d’abord le jeton du bot dans .env.
discord-register-everywhere = tous les serveurs
discord-register-same = Discord connaît les commandes telles qu’elles sont ({ $where }). Rien n’a été écrit.
discord-register-written = Communiqué à Discord ({ $where }) : { $names }
discord-register-would-write = Serait communiqué à Discord ({ $where }) : { $names }
discord-register-no-access = Le bot ne peut pas enregistrer de commandes là ({ $where }) : il n’est pas sur ce serveur, ou y a été ajouté sans l’autorisation pour les commandes. parvis doctor affiche le lien qui l’ajoute.
discord-register-refused = Discord refuse la commande { $command } : { $reason }. Celles d’avant restent.

discord-doctor-connected = Discord : le jeton est celui de { $user }
discord-doctor-application = DISCORD_APPLICATION_ID vaut { $given }, mais le jeton est celui de { $id }. Corrigez-le, ou retirez-le.
discord-doctor-clock = Discord : l’horloge de cette machine est juste
discord-doctor-clock-off = L’horloge de cette machine s’écarte de { $seconds } secondes de celle de Discord. Réglez-la par le réseau ; les signatures et les heures en dépendent.
discord-doctor-budget = Discord : il reste { $remaining } connexions pour aujourd’hui, { $shards } à la fois
discord-doctor-budget-low = Il ne reste que { $remaining } connexions pour aujourd’hui. Au-delà, Discord change le jeton : cherchez pourquoi Parvis est relancé si souvent.
discord-doctor-gateway = Discord : joint par la passerelle, sans aucun droit privilégié
discord-doctor-http = Discord vient à { $address } : indiquez cette adresse sur le portail des développeurs, Interactions Endpoint URL. L’accueil sur de nouveaux serveurs demande la passerelle (retirez DISCORD_PUBLIC_KEY).
discord-doctor-commands = Discord : les { $count } commandes sont enregistrées
discord-doctor-commands-differ = Commandes qui diffèrent de ce que Discord connaît : { $names }. parvis start les enregistre, ou parvis register dès maintenant.
discord-doctor-no-server = Le bot n’est encore sur aucun serveur. Ouvrez le lien ci-dessous.
discord-doctor-scope = { $server } : le bot a été ajouté sans l’autorisation pour les commandes. Ajoutez-le de nouveau, rien n’est perdu : { $url }
discord-doctor-nowhere = { $server } : le bot ne peut écrire dans aucun salon. Donnez à son rôle « Voir le salon » et « Envoyer des messages » là où il doit parler.
discord-doctor-server = { $server } : le bot peut écrire dans { $count ->
    [one] un salon
    [many] { $count } salons
   *[other] { $count } salons
}
discord-doctor-mute = { $server } : le bot voit ces salons mais ne peut pas y écrire : { $names }
discord-doctor-invite = Pour ajouter le bot à un serveur : { $url }
discord-parts-need-postgres = Le bot est sur tant de serveurs que Discord demande { $parts } connexions. Chacune est un processus, et ils partagent une base de données : indiquez un PostgreSQL dans DATABASE_URL, et transférez-y les données.
