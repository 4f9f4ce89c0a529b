command-charter = charte
    .about = Chartes : lire, signer, publier
charter-publish = publier
    .about = Publier une charte, ou une nouvelle version
charter-publish-text = texte
    .about = Le texte entier
charter-publish-title = titre
    .about = Son titre, pour une nouvelle charte
charter-publish-charter = charte
    .about = La charte dont c’est une nouvelle version, comme C1
charter-publish-changes = changements
    .about = Ce qui a changé, pour une nouvelle version
charter-publish-kind = nature
    .about = Un changement de fond demande à chaque signataire de signer de nouveau
charter-publish-kind-substance = fond
charter-publish-kind-correction = correction
charter-publish-adopted = adoptée
    .about = Par quel organe, comme l’assemblée générale
charter-publish-date = date
    .about = Le jour de l’adoption
charter-publish-more = suite
    .about = La suite du texte, quand un champ ne suffit pas
charter-read = lire
    .about = Lire une charte, ou voir lesquelles il y a
charter-read-charter = charte
    .about = Laquelle, comme C1
charter-read-version = version
    .about = Une version antérieure
charter-sign = signer
    .about = Signer une charte
charter-sign-charter = charte
    .about = Laquelle, comme C1
charter-sign-capacity = qualité
    .about = En quelle qualité vous signez
charter-sign-show = montrer
    .about = Si tout le monde peut voir sur le site que vous avez signé ; non, sauf si vous le dites
charter-sign-show-yes = oui
charter-sign-show-no = non
charter-signatories = signataires
    .about = Qui a signé quelle version
charter-signatories-charter = charte
    .about = Laquelle, comme C1
charter-invite = inviter
    .about = Un lien pour faire signer une fois une personne extérieure
charter-invite-charter = charte
    .about = Laquelle, comme C1
charter-invite-name = nom
    .about = À qui vous l’envoyez
charter-invite-organisation = organisme
    .about = Pour qui cette personne signe
charter-breach = manquement
    .about = Signaler en confidence qu’une partie ne tient pas parole
charter-breach-party = partie
    .about = Qui, comme O1 ou son nom
charter-breach-text = texte
    .about = Ce qui s’est passé ; seules les personnes qui y donnent suite le lisent
charter-breach-charter = charte
    .about = La charte qui n’est pas respectée, comme C1
charter-answer = répondre
    .about = Donner suite à ce qui est signalé d’une partie
charter-answer-party = partie
    .about = Qui, comme O1 ou son nom
charter-answer-number = numéro
    .about = Le numéro du signalement : 1 pour O1/1
charter-answer-answer = réponse
    .about = La réponse à qui l’a signalé
charter-answer-reply = droit-de-réponse
    .about = Ce qu’en dit la partie
charter-answer-close = réglé
    .about = Si l’affaire est réglée
charter-answer-close-yes = oui
charter-answer-close-no = non
charter-answer-tell = exposer
    .about = Ce qui est dit à la partie ; donne un lien où elle répond
charter-summary = { $handle } : { $title }
charter-version-label = Version
charter-version = { $number }, publiée le { $at }
charter-adopted-label = Adoptée
charter-adopted-by-on = par { $by }, le { $day }
charter-adopted-by = par { $by }
charter-adopted-on = le { $day }
charter-changes-label = Ce qui a changé
charter-changes =
    { $kind ->
        [correction] { $changes } (une correction : les signatures valent)
       *[substance] { $changes }
    }
charter-signatories-label = Signataires
charter-not-signed = Vous n’avez pas signé cette charte.
charter-sign-again = Vous avez signé la version { $number }. La version { $binding } en a changé le fond : signez de nouveau.
charter-signed = Vous avez signé la version { $number } ; votre signature vaut.
charter-version-line = Version { $number }, { $at } : { $changes }
charter-old = C’est une version antérieure. Celle en vigueur est la { $current }.
charter-signed-now = Vous avez signé « { $title } », version { $number }. Votre insigne est ci-dessous.
charter-published =
    { $kind ->
        [correction] « { $title } », version { $number }, est publiée comme correction : les signatures valent.
        [first] « { $title } », version { $number }, est publiée. Les membres la signent par /charte signer, les autres par un lien de /charte inviter.
       *[substance] « { $title } », version { $number }, est publiée. Les signataires d’une version antérieure sont appelés à signer de nouveau.
    }
charter-invited = Voici le lien pour { $name }. Il n’est montré qu’une fois et ne sert qu’une fois, dans les 30 jours.
charter-invited-once = Envoyez-le par une voie que cette personne est seule à lire : qui l’ouvre peut signer.
charter-signatory =
    { $holds ->
        [yes] { $name }, version { $number }, { $at }
       *[no] { $name }, version { $number }, { $at } : pas la version en vigueur
    }
charter-line = { $handle } { $title }, version { $number }
charters-found =
    { $count ->
        [0] Il n’y a pas encore de charte
        [one] Une charte
        [many] { $count } de chartes
       *[other] { $count } chartes
    }
charter-people =
    { $count ->
        [0] Personne n’a signé « { $title } » dans sa version actuelle
        [one] Une personne a signé « { $title } » dans sa version actuelle
        [many] { $count } de personnes ont signé « { $title } » dans sa version actuelle
       *[other] { $count } personnes ont signé « { $title } » dans sa version actuelle
    }
charter-asks-again = Le fond de « { $title } » a changé. Vous l’aviez signée ; lisez la version { $number } et signez de nouveau.
charter-outside-signed = { $name } a signé « { $title } » par le lien que vous avez fait.
charter-badge = Insigne
charter-badge-says = signée, version { $number }
charter-unchanged = C’est le texte déjà en vigueur. Rien n’a été publié.
charter-say-changes = Dites ce qui a changé, pour que chacun le voie : changements:"…"
charter-title-stays = Une nouvelle version garde le titre, « { $title } », signé avec le texte. Laissez titre: de côté, ou publiez une autre charte.
charter-adopted-ahead = Le { $day } est encore à venir. Une charte se publie une fois adoptée : donnez le jour de l’adoption, ou laissez date: de côté.
charter-title-missing = Une nouvelle charte a besoin d’un titre : titre:"…"
charter-first-is-no-correction = La première version ne corrige rien : publiez-la sans nature:correction.
charter-no-version = { $handle } n’a pas de version { $number }. La plus récente est la { $current }.
charter-for-members = Les membres signent ici. Les autres reçoivent un lien par /charte inviter.
charter-signed-already = Vous avez déjà signé { $handle }, version { $number }. Votre signature vaut.
charter-changed-meanwhile = Le texte a changé pendant votre lecture. Relisez-le avant de signer.
charter-consent-missing = Cochez la case si vous êtes d’accord avec le texte.
charter-page-missing = Remplissez ce champ.
charter-page-too-long = Au plus { $max } caractères.
charter-page-label =
    { $part ->
        [name] Votre nom
        [capacity] En quelle qualité vous signez
        [consent] Accord
        [show] Montré à tout le monde
       *[organisation] Pour qui vous signez
    }
charter-page-consent = J’ai lu « { $title } », version { $number }, et je la signe.
charter-page-show = Mon nom et ma qualité peuvent être montrés sur le site public
charter-page-intro = { $community } vous demande de lire ce texte et de le signer. Le lien sert une fois, jusqu’au { $until }.
charter-page-signed = { $name } a signé ce texte le { $at }. Un message en prévient { $community }.
charter-page-keep = Gardez-en une copie : cette page reste quelques semaines.
charter-page-copy-pdf = La copie signée en PDF
charter-page-copy-html = La copie signée à imprimer
charter-digest-label = Empreinte du texte (SHA-256)
charter-signature-title = Signature
charter-signed-label = Signé le
