command-parvis = parvis
    .about = Aide, langue, état et réglages
parvis-help = aide
    .about = Ce que vous pouvez dire ici
parvis-help-command = commande
    .about = Une commande en détail, par exemple rencontre
parvis-language = langue
    .about = Choisir la langue dans laquelle Parvis vous parle
parvis-language-language = langue
    .about = Votre langue
parvis-language-language-en = anglais
parvis-language-language-fr = français
parvis-status = état
    .about = Où en est l’association, et si tout a été dit
parvis-settings = réglages
    .about = Voir et changer ce que l’association a choisi
parvis-settings-name = nom
    .about = Le nom de l’association
parvis-settings-zone = fuseau
    .about = Son fuseau horaire, par exemple Europe/Paris
parvis-settings-language = langue
    .about = La langue de ce qui est publié
parvis-settings-language-en = anglais
parvis-settings-language-fr = français
parvis-settings-channel = salon
    .about = Où vont les annonces dans cet espace
parvis-settings-reminders = rappels
    .about = Rappels avant les rencontres, par exemple 1j,2h, ou aucun
parvis-settings-promise = délai
    .about = Heures de veille pendant lesquelles un bénévole donne signe
parvis-settings-quiet = calme
    .about = Heures calmes, par exemple 21:00-08:00
parvis-settings-waiting = attente
    .about = Comment les places libérées vont aux personnes en attente
parvis-settings-waiting-strict = stricte
parvis-settings-waiting-fill = remplir
parvis-settings-offers = propositions
    .about = Si une place libérée est proposée pour un temps plutôt que donnée
parvis-settings-offers-yes = oui
parvis-settings-offers-no = non
parvis-settings-threads = fils
    .about = Si chaque rencontre a son propre fil de discussion
parvis-settings-threads-yes = oui
parvis-settings-threads-no = non
parvis-settings-categories = catégories
    .about = Catégories d’entraide, séparées par des virgules
parvis-settings-zones = zones
    .about = Zones d’entraide, séparées par des virgules
parvis-settings-admission = admission
    .about = Si une personne décide qui devient membre
parvis-settings-admission-decided = décidée
parvis-settings-admission-open = ouverte
parvis-settings-approval = approbation
    .about = Ce qui attend une approbation : annonces à plus de 200 personnes, tout des représentants
parvis-settings-hints = indices
    .about = Mots signalés en privé : en: … ; fr: …
parvis-settings-seat = siège
    .about = Le siège social, tel que les procès-verbaux le nomment
parvis-settings-hearing = audition
    .about = Jours pour entendre la personne visée par une exclusion
settings-approval-unclear = Je n’ai pas compris « { $typed } » comme ce qui attend une approbation. Essayez 200, ou 200, représentants.
settings-hints-unclear = Je n’ai pas compris « { $typed } » comme mots à signaler. Essayez en: fool, idiot ; fr: imbécile.
parvis-export = exporter
    .about = Emporter tout ce qui est gardé de vous
parvis-forget = oublier
    .about = Effacer ici ce qui est gardé de vous, pour de bon
own-data-title = Ce qui est gardé de vous
own-data-says = Voici tout ce qui est gardé de vous. Ce que d’autres ont confié à votre sujet leur appartient.
forget-done = Ce qui était gardé de vous est effacé. Les décomptes, les procès-verbaux et les reçus restent, sans votre nom. Adieu.
parvis-setup = installer
    .about = Installer l’association ici
parvis-setup-name = nom
    .about = Le nom de l’association
parvis-setup-zone = fuseau
    .about = Son fuseau horaire, par exemple Europe/Paris
parvis-setup-language = langue
    .about = La langue de ce qui est publié
parvis-setup-language-en = anglais
parvis-setup-language-fr = français
parvis-setup-channel = salon
    .about = Où vont les annonces
help-summary = Ce que vous pouvez dire ici
help-title = Ce que vous pouvez dire ici
help-intro = Tapez une commande, ou appuyez sur un bouton. Un formulaire s’ouvre quand il manque quelque chose.
help-pick = Une commande en détail
help-footer = Écrivez les options sous la forme nom:valeur, et les textes avec espaces entre guillemets. Les noms anglais conviennent aussi.
help-optional = { $option } { $about } (facultatif)
help-unknown = Aucune commande « { $typed } » ne vous est ouverte. Tapez /parvis aide pour les voir toutes.
language-chosen = Parvis vous parle désormais en français.
settings-summary = Ce que { $name } a choisi
settings-title = Ce que { $name } a choisi
settings-name-label = Nom
settings-zone-label = Fuseau horaire
settings-language-label = Langue des publications
settings-language-name =
    { $locale ->
        [fr] français
       *[en] anglais
    }
settings-channel-label = Salon des annonces
settings-reminders-label = Rappels
settings-promise-label = Un bénévole donne signe sous
settings-quiet-label = Heures calmes
settings-waiting-label = Listes d’attente
settings-waiting =
    { $list ->
        [fill] remplir : un groupe plus petit peut passer quand un plus grand ne tient pas
       *[strict] stricte : dans l’ordre d’arrivée, personne ne passe devant personne
    }
settings-offers-label = Places libérées
settings-offers =
    { $offers ->
        [yes] proposées pour un temps, plus court quand la date approche et jamais la nuit
       *[no] données aussitôt à qui attend
    }
settings-threads-label = Fils de discussion
settings-threads =
  { $threads ->
    [yes] un sous chaque rencontre, là où la plateforme en a
   *[no] aucun
  }
settings-seat-label = Siège social
settings-categories-label = Catégories d’entraide
settings-zones-label = Zones d’entraide
settings-none = aucun choix
settings-footer = Pour changer un réglage : { $example }
settings-example = /parvis réglages rappels:1j,2h
settings-quiet-unclear = Je n’ai pas compris « { $typed } » comme heures calmes. Essayez 21:00-08:00.
settings-zone-unclear = « { $typed } » n’est pas un fuseau horaire. Nommez une ville, par exemple Europe/Paris ; un décalage fixe ne suit pas les changements d’heure.
setup-title = { $name }
setup-ready = { $name } est en place. Voici par quoi commencer.
setup-missing-channel = { $name } est en place, mais n’a pas encore de salon pour les annonces. Choisissez-le avec /parvis installer salon:#nom.
setup-try-gathering = /rencontre nouvelle titre:"Soirée portes ouvertes" début:"vendredi prochain 19h" annonce une première rencontre.
setup-try-motion = /resolution proposer soumet un texte au vote.
setup-try-aid = /entraide bénévole dit à quoi vous pouvez aider.
setup-try-help = /parvis aide montre tout.
status-title = Où en est { $name }
status-well = { $name } : tout va bien, tout ce qui était promis a été dit.
status-trouble = { $name } : quelque chose n’a pas pu être dit ; voyez ci-dessous.
status-members-label = Personnes
status-members =
    { $members ->
        [one] { $members } membre, { $people } en tout
        [many] { $members } de membres, { $people } en tout
       *[other] { $members } membres, { $people } en tout
    }
status-next-label = Prochaine échéance
status-waiting-label = En attente
status-given-up-label = Abandonnés
status-version-label = Version
status-room = #{ $room } : rien ne peut y être dit ({ $reason }).
room-closed-title = Une publication n’a pas pu se faire
room-closed =
    { $why ->
        [closed] Parvis ne peut plus écrire dans #{ $room }. Ce qui lui est destiné attend ; veuillez vérifier que Parvis y a accès.
        [late] Un message destiné à #{ $room } n’a pas pu être publié pendant trop longtemps et a été abandonné. /parvis état dit où en sont les choses.
        [unsure] Un message destiné à #{ $room } a peut-être été publié, peut-être pas : la plateforme a failli en le recevant, et il n’est pas envoyé deux fois. Veuillez regarder dans ce salon, et le redire s’il manque.
       *[broken] Un message destiné à #{ $room } n’a pas pu être publié, par notre faute. /parvis état dit où en sont les choses.
    }
people-unreached-title = Personnes non jointes en privé
people-unreached =
    { $count ->
        [one] Une personne ne peut plus rien recevoir en privé :
        [many] { $count } de personnes ne peuvent plus rien recevoir en privé :
       *[other] { $count } personnes ne peuvent plus rien recevoir en privé :
    }
people-unreached-more =
    { $rest ->
        [one] et une autre.
        [many] et { $rest } d’autres.
       *[other] et { $rest } autres.
    }
people-unreached-help = Ce qui touche à leurs rencontres ne leur a pas été dit. Ces personnes ont peut-être fermé leurs messages privés, ou sont parties. Parvis essaiera de nouveau dans deux semaines ; ce qui attendait leur vient dès qu’elles parlent à Parvis en privé.
parvis-settings-site = site
    .about = Ce que montre le site : calendrier, invités, résultats, chartes, œuvres, partenaires ; tout ou rien
settings-site-label = Site public
settings-site-part =
    { $part ->
        [calendar] le calendrier
        [guests] l’inscription sans être membre
        [results] les résultats et les bulletins
        [works] la galerie et les expositions
        [partners] les partenaires
       *[charters] les chartes
    }
settings-site-unclear = Je n’ai pas compris « { $typed } » comme ce que montre le site. Essayez calendrier, invités, résultats, chartes, œuvres, partenaires ; ou tout, ou aucun.
parvis-settings-fediverse = fédivers
    .about = Si les rencontres publiques se suivent depuis d’autres serveurs (ActivityPub)
parvis-settings-fediverse-yes = oui
parvis-settings-fediverse-no = non
settings-fediverse-label = Suivi depuis d’autres serveurs
settings-fediverse =
    { $state ->
        [on] { $followers ->
            [0] oui, sous { $address } ; personne ne suit encore
            [one] oui, sous { $address } ; une personne suit
            [many] oui, sous { $address } ; { $followers } de personnes suivent
           *[other] oui, sous { $address } ; { $followers } personnes suivent
        }
       *[off] non
    }
settings-fediverse-calendar = pas encore : le site public ne montre pas le calendrier. Pour le montrer : { $example }
settings-fediverse-example = /parvis réglages site:calendrier
settings-fediverse-address = pas encore : Parvis n’a pas d’adresse publique en https (PARVIS_URL)
parvis-web = web
    .about = Vos pages dans le navigateur, par un lien pour vous seul
parvis-posts = envois
    .about = Ce qui attend d’être dit ou a été abandonné, pour réessayer
web-link = Ce lien ouvre vos pages dans le navigateur, une fois. Utilisez-le dans les dix minutes, et ne le donnez à personne.
web-link-title = Vos pages
web-link-once = Redemander fait un autre lien ; celui-ci n’ouvre alors plus rien.
posts-title = Ce qui est à dire
posts-summary =
    { $count ->
        [0] Rien n’attend d’être dit, et rien n’a été abandonné.
        [one] Un envoi attend ou a été abandonné.
        [many] { $count } envois attendent ou ont été abandonnés.
       *[other] { $count } envois attendent ou ont été abandonnés.
    }
posts-line =
    { $where ->
        [person] { $number }. À une personne
       *[channel] { $number }. #{ $channel }
    } · { $at } · { $state ->
        [due] attend
       *[given-up] abandonné
    }, essais : { $attempts }{ $why ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
posts-retry = Réessayer { $number }
posts-told-already = Cela a été dit entre-temps, ou n’existe plus. /parvis envois montre ce qui reste.
