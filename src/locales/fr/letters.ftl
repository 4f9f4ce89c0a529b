letter-why-owed = { $association } doit cet avis à chaque membre appelé à voter. Personne ne lit les réponses à cette adresse.
letter-why-asked = Vous recevez ce message de { $association } parce que vous l’avez demandé. Personne ne lit les réponses à cette adresse.
letter-refuse = Ne plus recevoir de rappels ni d’annonces par courriel :
letter-page-title = Courriels de { $association }
letter-page-wanted = { $association } vous envoie par courriel les rappels et les annonces que vous avez demandés.
letter-page-refused = { $association } ne vous envoie plus de rappels ni d’annonces par courriel.
letter-page-owed = Les convocations aux assemblées continuent d’arriver : l’association doit convoquer chaque membre appelé à voter.
letter-page-refuse = Ne plus en recevoir par courriel
letter-page-want = Les recevoir de nouveau
config-smtp = Ce n’est pas un serveur de courriel. Donnez smtps://utilisateur:motdepasse@mail.example.org ou smtp://mail.example.org:587 ; des signes comme @ dans le mot de passe s’écrivent %40.
config-smtp-missing = Un expéditeur est donné, mais aucun serveur de courriel. Donnez smtps://utilisateur:motdepasse@mail.example.org, ou retirez MAIL_FROM.
config-sender = « { $typed } » n’est pas un expéditeur. Donnez parvis@example.org, ou Parvis <parvis@example.org>.
config-sender-missing = Un serveur de courriel est donné, mais aucun expéditeur. Donnez l’adresse d’où partent les lettres, comme Parvis <parvis@example.org>.
mail-doctor-well = Le serveur de courriel { $host } accepte les lettres de { $from }.
mail-doctor-password = Le serveur de courriel { $host } n’accepte pas l’utilisateur ou le mot de passe ({ $error }). Regardez SMTP_URL ; des signes comme @ dans le mot de passe s’écrivent %40.
mail-doctor-unreachable = Le serveur de courriel { $host } ne répond pas ({ $error }). Regardez le nom et le port dans SMTP_URL, et si la machine peut l’atteindre.
mail-doctor-no-address = Des lettres sont envoyées, mais PARVIS_URL manque : personne hors de cette machine ne peut ouvrir la page où l’on refuse d’en recevoir d’autres.
mail-doctor-no-https = Les lettres mènent à { $url }. Les logiciels de courriel ne proposent de refuser en un geste que si cela commence par https://.
setup-part-mail = des lettres par courriel aux membres sans messagerie (il faut un serveur de courriel)
setup-ask-smtp-url = Le serveur de courriel : smtps://utilisateur:motdepasse@mail.example.org (des signes comme @ dans le mot de passe s’écrivent %40)
setup-ask-mail-from = L’expéditeur des lettres, comme Parvis <parvis@example.org>
members-unsummoned-title = Non convoqués
members-unsummoned =
    { $count ->
        [one] La convocation à une assemblée n’a pas atteint un membre appelé à voter :
        [many] La convocation à une assemblée n’a pas atteint { $count } de membres appelés à voter :
       *[other] La convocation à une assemblée n’a pas atteint { $count } membres appelés à voter :
    }
members-unsummoned-help = Convoquez-les d’une autre manière. /assemblee convocations dit qui a été joint et comment, et donne des lettres à imprimer.
notice-members-unsummoned = des membres que la convocation n’a pas atteints
member-show-theirs = Ce que les autres voient d’un profil, chaque personne le choisit. Laissez cette option de côté.
behalf-own = Chaque personne le décide pour elle-même. Sans l’option personne: vous décidez pour vous.
behalf-theirs = { $name } a un compte ici et le fait en personne. La tenue du registre ne le fait que pour les membres sans messagerie.
announce-follow-person = personne
    .about = Un membre sans messagerie qui l’a demandé ; vous sinon
notice-way =
    { $way ->
        [discord] Discord
        [slack] Slack
        [web] la page web
        [mail] courriel
        [letter] lettre sur papier
        [playground] le terrain de jeu
       *[other] { $way }
    }
assembly-notices-letters = lettres
    .about = Des lettres à imprimer pour qui n’a pas été joint
assembly-notices-letters-yes = oui
assembly-notices-handed = remises
    .about = Membres ayant reçu la convocation sur papier, en main propre ou par la poste
notices-letters-title = Lettres à imprimer
notices-letters =
    { $people ->
        [one] Une lettre, pour le membre appelé à voter qui n’a pas été joint.
        [many] { $people } de lettres, une pour chaque membre appelé à voter qui n’a pas été joint.
       *[other] { $people } lettres, une pour chaque membre appelé à voter qui n’a pas été joint.
    }
notices-letters-footer = Une fois remises ou postées : /assemblee convocations remises: avec les noms, pour que le procès-verbal le dise.
notices-nobody-missing = Tous les membres appelés à voter ont été joints pour { $handle } : il n’y a pas de lettre à imprimer.
notices-too-late = { $handle } a commencé ou est terminée : on ne peut plus y convoquer personne.
notices-not-entitled = { $name } n’est pas appelé à voter dans { $handle } : aucune convocation n’est due.
summons-title = Convocation à { $handle } · { $title }
summons-file = lettres
summons-date = Écrit le { $when }.
summons-says =
    { $kind ->
        [extraordinary] { $association } vous convoque à son assemblée générale extraordinaire, le { $when }.
       *[ordinary] { $association } vous convoque à son assemblée générale ordinaire, le { $when }.
    }
summons-no-agenda = Rien n’est encore inscrit à l’ordre du jour.
summons-proxy-title = Pouvoir
summons-proxy = Je donne pouvoir à ............................................................ pour me représenter et voter en mon nom à l’assemblée { $handle } du { $when }.
summons-proxy-sign = Date, et signature après la mention « bon pour pouvoir »
