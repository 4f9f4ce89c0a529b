command-work = oeuvre
    .about = Œuvres : partage, galerie, expositions
work-share = partager
    .about = Partager une image, un enregistrement, un film, un texte ou un lien
work-share-title = titre
    .about = Comment l’œuvre s’appelle
work-share-file = fichier
    .about = Une image, un enregistrement, un film ou un texte, 25 Mo au plus
work-share-link = lien
    .about = Où elle se trouve, si elle est ailleurs
work-share-text = texte
    .about = Le texte lui-même, ou quelques mots à côté de l’œuvre
work-share-consent = accord
    .about = Si toutes les personnes reconnaissables acceptent d’être montrées
work-share-consent-nobody = personne n’est montré
work-share-consent-yes = oui, tout le monde est d’accord
work-share-consent-no = non
work-share-alt = description
    .about = Ce qu’elle montre, pour qui ne la voit pas
work-share-kind = genre
    .about = Ce que c’est, si le fichier ne le dit pas
work-share-kind-picture = image
work-share-kind-recording = enregistrement
work-share-kind-film = film
work-share-kind-text = texte
work-share-kind-link = lien
work-share-author = auteur
    .about = De qui est l’œuvre, si elle n’est pas de vous
work-share-technique = technique
    .about = Comment elle est faite, par exemple aquarelle
work-share-year = année
    .about = L’année où elle a été faite
work-share-licence = licence
    .about = Ce que les autres peuvent en faire
work-share-licence-all-rights = tous droits réservés
work-share-licence-cc-by = CC BY
work-share-licence-cc-by-sa = CC BY-SA
work-share-licence-cc-by-nc = CC BY-NC
work-share-licence-cc-by-nc-sa = CC BY-NC-SA
work-share-licence-cc-by-nd = CC BY-ND
work-share-licence-cc-by-nc-nd = CC BY-NC-ND
work-share-licence-cc0 = CC0
work-share-licence-public-domain = domaine public
work-share-comments = commentaires
    .about = Si les commentaires sont bienvenus
work-share-comments-yes = oui
work-share-comments-no = non
work-share-audience = public
    .about = Qui la voit : les membres ici, ou tout le monde sur le site
work-share-audience-everyone = tous
work-share-audience-members = adhérents
work-share-channel = salon
    .about = Où elle est publiée ; ici, sauf indication
work-list = liste
    .about = La galerie, les plus récentes d’abord
work-list-kind = genre
    .about = Un seul genre d’œuvres
work-list-kind-picture = image
work-list-kind-recording = enregistrement
work-list-kind-film = film
work-list-kind-text = texte
work-list-kind-link = lien
work-list-author = auteur
    .about = Les œuvres d’une personne
work-list-before = avant
    .about = Celles partagées avant celle-ci, par exemple W12
work-show = voir
    .about = Voir une œuvre, son fichier et ce qu’on en a dit
work-show-work = œuvre
    .about = L’œuvre, par exemple W3
work-show-whole = entier
    .about = Son texte entier
work-show-whole-text = texte
work-edit = modifier
    .about = Corriger ce qui est dit de votre œuvre
work-edit-work = œuvre
    .about = Votre œuvre, par exemple W3
work-edit-title = titre
    .about = Comment elle s’appelle
work-edit-alt = description
    .about = Ce qu’elle montre, pour qui ne la voit pas
work-edit-technique = technique
    .about = Comment elle est faite
work-edit-year = année
    .about = L’année où elle a été faite
work-edit-licence = licence
    .about = Ce que les autres peuvent en faire
work-edit-licence-all-rights = tous droits réservés
work-edit-licence-cc-by = CC BY
work-edit-licence-cc-by-sa = CC BY-SA
work-edit-licence-cc-by-nc = CC BY-NC
work-edit-licence-cc-by-nc-sa = CC BY-NC-SA
work-edit-licence-cc-by-nd = CC BY-ND
work-edit-licence-cc-by-nc-nd = CC BY-NC-ND
work-edit-licence-cc0 = CC0
work-edit-licence-public-domain = domaine public
work-edit-comments = commentaires
    .about = Si les commentaires sont bienvenus
work-edit-comments-yes = oui
work-edit-comments-no = non
work-edit-audience = public
    .about = Qui la voit : les membres ici, ou tout le monde sur le site
work-edit-audience-everyone = tous
work-edit-audience-members = adhérents
work-comment = commenter
    .about = Dire un mot bienveillant d’une œuvre
work-comment-work = œuvre
    .about = L’œuvre, par exemple W3
work-comment-text = texte
    .about = Ce que vous diriez à la personne qui l’a faite, avec bienveillance
work-comment-remove = retirer
    .about = Le numéro d’un commentaire à reprendre
work-withdraw = retirer
    .about = Retirer une œuvre : elle disparaît de partout
work-withdraw-work = œuvre
    .about = L’œuvre, par exemple W3
work-report = signaler
    .about = Dire en confidence ce qui ne va pas dans une œuvre
work-report-work = œuvre
    .about = L’œuvre, par exemple W3
work-report-about = sujet
    .about = Ce qui ne va pas ; une seule personne le lit
work-exhibit = exposer
    .about = Accrocher des œuvres, avec une publication par jour
work-exhibit-title = titre
    .about = Comment l’exposition s’appelle
work-exhibit-works = œuvres
    .about = Les œuvres dans leur ordre, par exemple W3, W1, W7
work-exhibit-text = texte
    .about = Un mot à son sujet
work-exhibit-from = du
    .about = Son premier jour ; aujourd’hui, sauf indication
work-exhibit-until = au
    .about = Son dernier jour ; un jour par œuvre, sauf indication
work-exhibit-hour = heure
    .about = L’heure de la publication de chaque jour ; 10:00, sauf indication
work-exhibit-audience = public
    .about = Qui la voit : les membres ici, ou tout le monde sur le site
work-exhibit-audience-everyone = tous
work-exhibit-audience-members = adhérents
work-exhibit-channel = salon
    .about = Où elle est publiée ; ici, sauf indication
work-exhibit-exhibition = exposition
    .about = Celle à changer, par exemple X1
work-exhibition = exposition
    .about = Voir une exposition, ou celles qu’il y a
work-exhibition-exhibition = exposition
    .about = L’exposition, par exemple X1
work-unhang = décrocher
    .about = Retirer une œuvre d’une exposition ; elle reste dans la galerie
work-unhang-work = œuvre
    .about = L’œuvre, par exemple W3
work-unhang-exhibition = exposition
    .about = L’exposition, par exemple X1
work-close = clore
    .about = Clore une exposition avant son dernier jour
work-close-exhibition = exposition
    .about = L’exposition, par exemple X1
work-charter = charte
    .about = Demander qu’une charte soit signée avant de parler des œuvres
work-charter-charter = charte
    .about = La charte de bienveillance, par exemple C1
work-charter-free = libre
    .about = oui n’en demande plus aucune
work-charter-free-yes = oui
work-charter-title = Parler des œuvres
work-charter-none = Rien n’est demandé. /oeuvre charte C1 demande à qui commente d’avoir signé cette charte.
work-charter-asked = Qui commente une œuvre a signé { $handle } « { $title } ». /oeuvre charte libre:oui n’en demande plus.
work-charter-first = On parle ici des œuvres sous la charte { $charter } « { $title } ». Lisez-la et signez-la, puis redites-le.
work-kind =
    { $kind ->
        [picture] image
        [recording] enregistrement
        [film] film
        [text] texte
       *[link] lien
    }
work-licence =
    { $licence ->
        [cc-by] CC BY 4.0 : partage et modification, en nommant l’auteur
        [cc-by-sa] CC BY-SA 4.0 : partage et modification, en nommant l’auteur, sous la même licence
        [cc-by-nc] CC BY-NC 4.0 : partage et modification, en nommant l’auteur, sans usage commercial
        [cc-by-nc-sa] CC BY-NC-SA 4.0 : partage et modification, en nommant l’auteur, sans usage commercial, sous la même licence
        [cc-by-nd] CC BY-ND 4.0 : partage sans modification, en nommant l’auteur
        [cc-by-nc-nd] CC BY-NC-ND 4.0 : partage sans modification, en nommant l’auteur, sans usage commercial
        [cc0] CC0 1.0 : usage libre
        [public-domain] domaine public : à tout le monde
       *[all-rights] tous droits réservés
    }
work-summary = { $handle } « { $title } », de { $by }
work-by-label = De
work-kind-label = Genre
work-technique-label = Technique
work-year-label = Année
work-licence-label = Licence
work-link-label = Lien
work-file-label = Fichier
work-file = { $name }, { $size } Mo
work-exhibitions-label = Exposée dans
work-comments-title = Ce qu’on en a dit
work-comment-line = { $number }. { $name } : { $text }
work-kindly = On commente comme on parle à quelqu’un qu’on aime bien : ce qui plaît, ce qu’on se demande, rien qui blesse.
work-comments-unwanted = La personne qui l’a partagée ne souhaite pas de commentaires.
work-shared = { $handle } est partagée. Vous pouvez la retirer à tout moment : elle disparaîtra alors de partout.
work-hint-alt = Personne n’a encore dit ce qu’elle montre, pour qui ne la voit pas. /oeuvre modifier { $handle } description:"…" le dit.
work-hint-audience =
    { $audience ->
        [everyone] Tout le monde peut la voir sur le site de l’association, s’il montre une galerie. /oeuvre modifier { $handle } public:adhérents la garde entre membres.
       *[members] Seuls les membres la voient. /oeuvre modifier { $handle } public:tous la montre aussi sur le site de l’association.
    }
work-withdrawn = { $handle } a été retirée. Elle a disparu de partout ici.
work-not-yours = { $handle } a été partagée par quelqu’un d’autre : à cette personne de la modifier ou de la retirer. Si quelque chose ne va pas, /oeuvre signaler le dit en confidence.
work-nothing = Il n’y a encore rien à partager. Donnez un fichier, un lien ou un texte.
work-file-or-link = Donnez un fichier ou un lien, pas les deux : partagez l’autre comme une œuvre à part.
work-other-kind =
    { $sort ->
        [picture] { $name } est une image. Ne donnez pas le genre, ou dites image.
        [recording] { $name } est un enregistrement. Ne donnez pas le genre, ou dites enregistrement.
        [film] { $name } est un film. Ne donnez pas le genre, ou dites film.
       *[text] { $name } est un texte. Ne donnez pas le genre, ou dites texte.
    }
work-link-is-no-text = Un texte se donne comme texte ou comme fichier. Avec un lien, ne donnez pas le genre, ou dites ce qu’on y trouve.
work-needs-file =
    { $kind ->
        [picture] Une image demande un fichier ou un lien.
        [recording] Un enregistrement demande un fichier ou un lien.
        [film] Un film demande un fichier ou un lien.
       *[link] Il manque un lien.
    }
work-without-consent = Une œuvre qui montre des personnes ne se partage qu’avec leur accord. Demandez-le d’abord, ou partagez-la sans elles.
work-consent-missing =
    { $kind ->
        [film] Dites si des personnes sont reconnaissables dans le film : personne, ou oui si toutes celles qu’il montre sont d’accord.
       *[picture] Dites si des personnes sont reconnaissables sur l’image : personne, ou oui si toutes celles qu’elle montre sont d’accord.
    }
work-year-ahead = L’année { $year } n’a pas commencé. Ne donnez pas l’année si elle n’est pas connue.
work-link-unreadable = Ce n’est pas une adresse qu’un navigateur puisse suivre. Écrivez-la en entier, par exemple https://example.org/film.
work-link-password = Cette adresse porte un nom ou un mot de passe. Donnez-la sans eux.
work-edit-nothing = Dites ce qui doit changer : titre, description, technique, année, licence, commentaires ou public.
work-no-comments = La personne qui a partagé { $handle } ne souhaite pas de commentaires.
work-comment-none = { $handle } n’a pas de commentaire numéro { $number }. /oeuvre voir { $handle } les montre.
work-comment-not-yours = Le commentaire { $number } sur { $handle } peut être retiré par qui l’a écrit, par qui a partagé l’œuvre et par les personnes qui modèrent.
work-commented-title = Un mot sur votre œuvre
work-commented = { $name } a dit un mot de votre œuvre { $handle } « { $title } ».
work-commented-footer = Vous pouvez l’enlever par /oeuvre commenter { $handle } retirer:{ $number }, ou refuser les commentaires par /oeuvre modifier { $handle } commentaires:non.
work-taken-down-title = Une œuvre a été enlevée
work-taken-down = Votre œuvre { $handle } a été enlevée par les personnes qui modèrent. Si vous pensez que c’est à tort, /signaler le dit à quelqu’un qui n’y a pris aucune part.
work-exhibited-title = Votre œuvre est exposée
work-exhibited = Votre œuvre { $work } « { $title } » est accrochée dans l’exposition { $exhibition } « { $name } ».
work-exhibited-footer = Si vous préférez que non : /oeuvre décrocher { $work } { $exhibition }.
gallery-title =
    { $where ->
        [author] Œuvres de { $author }
        [kind]
            { $kind ->
                [picture] Galerie : images
                [recording] Galerie : enregistrements
                [film] Galerie : films
                [text] Galerie : textes
               *[link] Galerie : liens
            }
        [both]
            { $kind ->
                [picture] Images de { $author }
                [recording] Enregistrements de { $author }
                [film] Films de { $author }
                [text] Textes de { $author }
               *[link] Liens de { $author }
            }
       *[all] Galerie
    }
gallery-none = Il n’y a encore rien à montrer. /oeuvre partager ajoute une œuvre.
gallery-line =
    { $kind ->
        [picture] { $handle } { $title }, de { $by } (image)
        [recording] { $handle } { $title }, de { $by } (enregistrement)
        [film] { $handle } { $title }, de { $by } (film)
        [text] { $handle } { $title }, de { $by } (texte)
       *[link] { $handle } { $title }, de { $by } (lien)
    }
gallery-next = Œuvres plus anciennes : la même demande avec avant:{ $handle }
exhibition-stage-label = État
exhibition-stage =
    { $stage ->
        [planned] à venir
        [over] finie
       *[open] ouverte
    }
exhibition-summary =
    { $stage ->
        [planned] L’exposition { $handle } « { $title } » est à venir.
        [over] L’exposition { $handle } « { $title } » est finie.
       *[open] L’exposition { $handle } « { $title } » est ouverte.
    }
exhibition-days-label = Jours
exhibition-days = du { $from } au { $until } ; une publication par jour à { $hour }
exhibition-curator-label = Accrochée par
exhibition-audience-label = Visible par
exhibition-audience =
    { $audience ->
        [everyone] tout le monde, aussi sur le site de l’association : les œuvres qui peuvent y être vues
       *[members] les membres
    }
exhibition-line = { $handle } { $title }, de { $by } – { $day }
exhibition-empty = Plus rien n’est accroché ici.
exhibition-opened = { $handle } est accrochée.
exhibition-changed = L’accrochage de { $handle } a changé.
exhibition-closed-now = { $handle } est close. Plus rien n’en sera publié.
exhibition-day =
    { $count ->
        [one] Aujourd’hui dans { $handle } « { $title } » : « { $work } », de { $by }.
        [many] Aujourd’hui dans { $handle } « { $title } » : « { $work } », de { $by }, et d’autres.
       *[other] Aujourd’hui dans { $handle } « { $title } » : « { $work } », de { $by }, et d’autres.
    }
exhibition-day-gone = Ce que { $handle } « { $title } » montrait ce jour-là n’est plus accroché.
exhibition-caption =
    { $kind ->
        [picture] { $handle } « { $title } », de { $by } (image)
        [recording] { $handle } « { $title } », de { $by } (enregistrement)
        [film] { $handle } « { $title } », de { $by } (film)
        [text] { $handle } « { $title } », de { $by } (texte)
       *[link] { $handle } « { $title } », de { $by } (lien)
    }
exhibitions-title = Expositions
exhibitions-summary =
    { $count ->
        [0] Aucune exposition
        [one] { $count } exposition
        [many] { $count } d’expositions
       *[other] { $count } expositions
    }
exhibitions-none = Il n’y a pas encore d’exposition. /oeuvre exposer en accroche une.
exhibitions-line =
    { $stage ->
        [planned] { $handle } { $title } – à venir, du { $from } au { $until }
        [over] { $handle } { $title } – finie, du { $from } au { $until }
       *[open] { $handle } { $title } – ouverte, du { $from } au { $until }
    }
exhibition-no-works = Nommez au moins une œuvre, par exemple W3.
exhibition-many-works = Au plus { $most } œuvres s’accrochent dans une exposition.
exhibition-twice = { $handle } figure deux fois.
exhibition-unknown-work = Il n’y a pas d’œuvre { $handle } à accrocher. /oeuvre liste les montre.
exhibition-until-early = Une exposition ne peut finir le { $until }, avant de commencer le { $from }.
exhibition-too-long = Une exposition dure au plus { $most } jours. Donnez un dernier jour plus proche.
exhibition-past = Le { $until } est passé. Donnez un dernier jour encore à venir.
exhibition-from-past = Le { $from } est passé. Donnez un premier jour qui soit aujourd’hui ou à venir.
exhibition-nothing = Dites ce qui doit changer : titre, œuvres, texte, du, au, heure ou public.
exhibition-closed = { $handle } est close. /oeuvre exposer en accroche une nouvelle.
exhibition-not-hung = { $work } n’est pas accrochée dans { $handle }.
notice-work-shared = une œuvre partagée
notice-work-commented = un mot sur une œuvre
notice-work-taken-down = une œuvre enlevée
notice-work-exhibited = une œuvre exposée
notice-exhibition-opened = une exposition
notice-exhibition-day = ce qu’une exposition montre un jour
job-exhibition-stage = dire qu’une exposition est ouverte ou finie
site-tab-works = Galerie
site-works = Galerie
site-works-kinds = Genres d’œuvres
site-works-all = Toutes
site-works-kind =
    { $kind ->
        [picture] Images
        [recording] Enregistrements
        [film] Films
        [text] Textes
       *[link] Liens
    }
site-works-none = Il n’y a encore rien à voir ici.
site-works-older = Œuvres plus anciennes
site-work-line =
    { $kind ->
        [picture] de { $by } (image)
        [recording] de { $by } (enregistrement)
        [film] de { $by } (film)
        [text] de { $by } (texte)
       *[link] de { $by } (lien)
    }
site-work-file = Ouvrir le fichier ({ $name })
site-work-withdrawn = Cette œuvre a été retirée. Elle a disparu.
site-exhibitions = Expositions
site-exhibitions-none = Il n’y a pas encore d’exposition à voir.
site-exhibition-line =
    { $stage ->
        [planned] À venir : du { $from } au { $until }
        [over] Finie : du { $from } au { $until }
       *[open] Ouverte : du { $from } au { $until }
    }
site-exhibition-days = Du { $from } au { $until }
site-exhibition-closed = Cette exposition a été close. Elle a disparu.
