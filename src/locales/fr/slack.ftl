slack-about = Réunions, votes, entraide et annonces d’une association, là où elle se parle
slack-loading = Un instant…
slack-done = C’est fait.
slack-close = Fermer
slack-continued = { $label } (suite)
slack-form-late = Le formulaire a mis trop de temps à s’ouvrir. Il est prêt maintenant.
slack-form-open = Ouvrir le formulaire
slack-too-many-commands = Le manifeste contiendrait { $count } commandes ; Slack en accepte { $most }. Nommez moins de langues, ou choisissez --single : seule /parvis est alors enregistrée, et reçoit toutes les autres.
slack-doctor-unreachable = Slack ne répond pas. Vérifiez la connexion de cette machine, et SLACK_API_URL.
slack-doctor-token = Slack n’accepte pas SLACK_BOT_TOKEN ({ $error }). Copiez le Bot User OAuth Token de la page « OAuth & Permissions » de l’application, après l’avoir installée.
slack-doctor-not-a-bot = SLACK_BOT_TOKEN n’est pas le jeton d’un bot. Copiez le Bot User OAuth Token, qui commence par xoxb-, de la page « OAuth & Permissions ».
slack-doctor-connected = Slack : { $user } dans l’espace { $team }
slack-doctor-scope-missing = Le droit { $scope } manque. Collez de nouveau le manifeste (parvis manifest) et réinstallez l’application.
slack-doctor-scope-useful =
    { $scope ->
        [chat-write-public] Sans { $name }, il faut inviter Parvis dans un salon avant qu’il puisse y publier.
        [files-read] Sans { $name }, personne ne peut partager de fichier ici, seulement des liens et des textes.
        [files-write] Sans { $name }, les images ne sont montrées que par leur description.
       *[history] Sans { $name }, Parvis ne peut pas vérifier qu’un message est arrivé quand Slack a failli : il demande alors aux responsables plutôt que de le dire deux fois.
    }
slack-doctor-socket = Slack : une connexion peut s’ouvrir
slack-doctor-app-token = Slack n’accepte pas SLACK_APP_TOKEN ({ $error }). Créez un jeton d’application avec connections:write sur la page « Basic Information », et activez le Socket Mode.
slack-doctor-not-https = Slack ne peut pas joindre { $address } : PARVIS_URL doit être une adresse en https:// qui mène ici.
slack-doctor-address = Slack : { $address } répond
slack-doctor-address-other = { $address } répond par { $status }, et non comme Parvis. Vérifiez où mène PARVIS_URL.
slack-doctor-address-silent = { $address } ne répond pas. Démarrez Parvis, vérifiez PARVIS_URL et ce qui se trouve devant, puis recommencez.
slack-doctor-commands = Slack ne dit pas quelles commandes l’application possède. Elle devrait en avoir { $count }, comme parvis manifest les imprime : { $names } Avec un jeton de configuration d’application dans SLACK_CONFIG_TOKEN, la comparaison est faite.
slack-doctor-installed =
    { $count ->
        [one] Slack : installée dans { $count } espace
        [many] Slack : installée dans { $count } d’espaces
       *[other] Slack : installée dans { $count } espaces
    }
slack-doctor-workspace = L’espace { $team } ne laisse plus entrer Parvis ({ $error }). Quelqu’un doit l’y réinstaller, à /slack/install de l’adresse publique.
slack-doctor-workspace-scope = Dans l’espace { $team }, le droit { $scope } manque. Quelqu’un doit y réinstaller Parvis, à /slack/install de l’adresse publique.
slack-doctor-app-unknown = L’application n’a pas pu être identifiée : avec SLACK_APP_TOKEN, ou un jeton de bot qui peut lire les membres, son manifeste peut être comparé.
slack-doctor-config-token = Slack ne montre pas le manifeste de l’application { $app } ({ $error }). Créez un nouveau jeton de configuration sur api.slack.com/apps, dans l’espace où l’application a été créée, et mettez-le dans SLACK_CONFIG_TOKEN : chacun vit douze heures.
slack-doctor-manifest-lacks =
    { $kind ->
        [commands] Le manifeste de l’application ne contient pas ces commandes : { $names } Collez ce que parvis manifest imprime à la page « App Manifest », puis réinstallez l’application.
        [shortcuts] Le manifeste de l’application ne contient pas ces raccourcis : { $names } Collez ce que parvis manifest imprime à la page « App Manifest », puis réinstallez l’application.
        [scopes] Le manifeste de l’application ne contient pas ces droits : { $names } Collez ce que parvis manifest imprime à la page « App Manifest », puis réinstallez l’application.
       *[events] Le manifeste de l’application ne contient pas ces évènements : { $names } Collez ce que parvis manifest imprime à la page « App Manifest », puis réinstallez l’application.
    }
slack-doctor-manifest-strange = L’application a des commandes que ce Parvis ne connaît pas : { $names } Qui les tape en est averti.
slack-doctor-manifest =
    { $count ->
        [one] Slack : sa commande figure au manifeste de l’application
        [many] Slack : ses { $count } de commandes figurent au manifeste de l’application
       *[other] Slack : ses { $count } commandes figurent toutes au manifeste de l’application
    }
