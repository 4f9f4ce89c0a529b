# La page : ses propres libellés. Ce que répond Parvis se trouve dans les fichiers des modules.

web-title = { $community } – Parvis
web-gallery-title = Galerie – Parvis
web-nobody-title = Il n’y a personne à incarner ici
web-nobody = L’association d’exemple n’a aucun membre. Relancez la démonstration avec un exemple : parvis demo --sample union
web-closed-title = Rien n’est montré ici
web-closed = Un lien personnel donné par Parvis ouvre sa propre page. Tout le reste se dit là où parlent vos membres : /parvis aide.
web-pane = Le point de vue de { $name }
web-log = Messages de { $room }, tels que { $name } les voit
web-empty = Rien n’a encore été dit ici. Tapez / ci-dessous, ou suivez une étape de la liste à essayer.
web-private-room = Parvis et moi seulement
web-be-someone-else = Incarner quelqu’un d’autre
web-said = { $name } :
web-edited = mis à jour { $when }
web-only-you = Visible par vous seulement
web-whisper = Message privé, visible par vous seulement
web-dismiss = Masquer
web-commands = Toutes les commandes
web-commands-of = / Toutes les commandes, pour { $name }
web-say = Écrire comme { $name } dans { $room }
web-placeholder = Tapez / pour les commandes
web-send = Envoyer
web-hint = ↑ rappelle la dernière ligne.
web-choose = Choisir
web-optional = facultatif
web-progress = { $have } sur { $need }
web-rail = Salons, choses à essayer, coulisses
web-menu = Menu
web-close = Fermer
web-rooms = Salons
web-tries = À essayer
web-part-gathering = Se réunir
web-part-motion = Décider
web-part-aid = S’entraider
web-try-as = comme { $name }
web-try-clock = avance l’horloge
web-try-taken = (fait)
web-behind = En coulisses
web-outbox = À dire
web-outbox-about = Publications et messages privés qui attendent leur heure, ou un nouvel essai. Avancez l’horloge pour les voir partir.
web-outbox-none = Rien n’attend d’être dit.
web-jobs = À faire
web-jobs-about = Ce que Parvis fera de lui-même : annonces, rappels, votes qui se ferment. Avancez l’horloge pour le voir agir.
web-jobs-none = Rien n’attend d’être fait.
web-gallery = Galerie des cartes
web-gallery-about = Toutes les sortes de cartes que Parvis sait montrer, telles que cette page les montre. Les boutons n’y font rien.
web-back = Retour à la démonstration
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-clock = L’horloge de la démonstration
web-turn-hour = +1 h
    .about = +1 h : avancer l’horloge d’une heure
web-turn-day = +1 j
    .about = +1 j : avancer l’horloge d’un jour
web-turn-week = +1 sem.
    .about = +1 sem. : avancer l’horloge d’une semaine
web-turn-next = Échéance
    .about = Échéance : avancer l’horloge au { $when }
web-turn-nothing = Échéance : rien n’est prévu
web-option-required = nécessaire
web-option-optional = facultatif
web-still-needed = Il manque encore :
web-ready = Entrée pour envoyer.
web-suggestions = { $count ->
    [0] Aucune suggestion
    [one] { $count } suggestion
    [many] { $count } de suggestions
   *[other] { $count } suggestions
  }
web-offline = La connexion est perdue. La page reprendra d’elle-même quand Parvis sera de retour.
web-port-in-use = Le port { $port } de { $host } est déjà pris, peut-être par un autre Parvis. Arrêtez ce programme, ou choisissez un autre port : PARVIS_PORT=4401
web-port-forbidden = Cet utilisateur ne peut pas écouter sur le port { $port }. Choisissez-en un au-dessus de 1023 : PARVIS_PORT=4400
web-host-not-here = { $host } n’est pas une adresse de cette machine. Donnez-en une à PARVIS_HOST, ou ne le définissez pas pour écouter sur 127.0.0.1.
web-cannot-listen = Parvis ne peut pas écouter sur { $host }, port { $port } ({ $code }).
web-other-host = Ce nom n’est pas celui de cette page. Ouvrez l’adresse affichée au démarrage.
web-other-origin = Cet envoi vient d’un autre site. Rien n’a été modifié.
web-not-found-title = Il n’y a rien ici
web-not-found = Cette adresse ne mène nulle part. La démonstration se trouve un niveau plus haut.
web-failed-title = Un incident s’est produit de notre côté
web-failed = La page n’a pas pu être faite. L’envoi a pu être pris en compte ou non : vérifiez avant de recommencer.
web-too-large = C’est plus que Parvis ne peut recevoir en une fois. Rien n’a été modifié.
web-more-fields = { $count ->
    [one] { $count } autre champ, facultatif
    [many] { $count } d’autres champs, facultatifs
   *[other] { $count } autres champs, facultatifs
  }
web-skip = Aller aux messages
web-older = Seuls les { $count } derniers messages sont montrés ici.
