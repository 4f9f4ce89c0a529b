command-announce = annonce
    .about = Annonces : publier, approuver, suivre
announce-post = publier
    .about = Dire quelque chose à beaucoup de monde, maintenant ou plus tard
announce-post-title = titre
    .about = En quelques mots
announce-post-text = texte
    .about = Ce qu’il y a à dire
announce-post-topic = thème
    .about = De quoi il s’agit ; les personnes qui le suivent sont prévenues en privé
announce-post-channels = salons
    .about = Où, séparés par des virgules ; le salon des annonces par défaut
announce-post-when = quand
    .about = Quand ; tout de suite par défaut
announce-post-language = langue
    .about = La langue du titre et du texte
announce-post-language-en = anglais
announce-post-language-fr = français
announce-post-title2 = titre2
    .about = Le titre dans l’autre langue
announce-post-text2 = texte2
    .about = Le texte dans l’autre langue
announce-post-preview = aperçu
    .about = Montrer seulement l’annonce, et compter qui la lirait
announce-post-preview-yes = oui
announce-post-preview-no = non
announce-edit = modifier
    .about = Changer ce que dit une annonce, là aussi où elle est affichée
announce-edit-announcement = annonce
    .about = Laquelle, comme B3
announce-edit-title = titre
    .about = Le nouveau titre
announce-edit-text = texte
    .about = Le nouveau texte
announce-edit-language = langue
    .about = La langue modifiée
announce-edit-language-en = anglais
announce-edit-language-fr = français
announce-withdraw = retirer
    .about = Retirer une annonce
announce-withdraw-announcement = annonce
    .about = Laquelle, comme B3
announce-approve = approuver
    .about = Approuver l’annonce d’une autre personne, ou voir lesquelles attendent
announce-approve-announcement = annonce
    .about = Laquelle, comme B3
announce-approve-decision = décision
    .about = Votre décision ; approuver par défaut
announce-approve-decision-approve = approuver
announce-approve-decision-refuse = refuser
announce-topics = thèmes
    .about = Les thèmes que l’on peut suivre
announce-topics-add = ajouter
    .about = Un nouveau thème
announce-follow = suivre
    .about = Recevoir en privé les annonces d’un thème
announce-follow-topic = thème
    .about = Quel thème
announce-follow-how = comment
    .about = Comment ; chaque annonce par défaut
announce-follow-how-each = chaque
announce-follow-how-digest = résumé
announce-follow-how-off = non
announce-list = liste
    .about = Ce qui a été et sera annoncé
announce-list-announcement = annonce
    .about = L’une d’elles, comme B3, avec ce qui a été remis
announce-list-state = état
    .about = Lesquelles ; celles qui sont publiées par défaut
announce-list-state-posted = publiée
announce-list-state-waiting = attente
announce-list-state-scheduled = programmée
announce-list-state-withdrawn = retirée
announce-list-state-refused = refusée
announce-list-page = page
    .about = Quelle page ; le plus récent d’abord
announce-in-language =
    { $locale ->
        [fr] En français
       *[en] In English
    }
announce-topic-footer = Thème : { $topic }. Pour en être prévenu, ou non : /annonce suivre
announce-withdrawn = « { $title } » a été retirée.
announce-reachable-label = Membres touchés
announce-closed-label = Membres ailleurs
announce-opted-out-label = Sans ce thème
announce-followers-label = Prévenus en privé
announce-channels-label = Salons
announce-author-label = De
announce-topic-label = Thème
announce-posted-label = Publiée dans
announce-lost-label = Non publiée dans
announce-told-label = Abonnés au thème
announce-told = { $told } prévenus, { $waiting } en attente, { $lost } non joints
announce-preview-summary = À quoi ressemblerait « { $title } »
announce-preview-title = Aperçu : rien n’est publié
announce-preview-footer = Pour la publier, dites la même chose sans aperçu.
announce-would-wait =
    { $doubt ->
        [scope] Elle attendrait une approbation : elle sort de ce qui vous est confié.
        [representative] Elle attendrait une approbation : ici une seconde personne lit ce qu’annoncent les représentants.
       *[size] Elle attendrait une approbation : elle s’adresse à plus de monde qu’une seule personne ne le peut.
    }
announce-waits-because =
    { $doubt ->
        [scope] Elle attend l’approbation d’une autre personne : elle sort de ce qui vous est confié.
        [representative] Elle attend l’approbation d’une autre personne, comme tout ce qu’annoncent les représentants.
       *[size] Elle attend l’approbation d’une autre personne : elle s’adresse à plus de monde qu’une seule personne ne le peut.
    }
announce-state =
    { $state ->
        [waiting] Elle attend l’approbation d’une autre personne que celle qui l’a écrite.
        [pending] Elle est publiée ; un changement attend une approbation.
        [scheduled] Elle sera publiée le { $at }.
        [refused] Elle a été refusée, et n’a pas été publiée.
        [withdrawn] Elle est retirée.
       *[posted] Elle est publiée.
    }
announce-line-state =
    { $state ->
        [waiting] attend une approbation
        [pending] publiée, un changement attend une approbation
        [scheduled] pour le { $at }
        [refused] refusée
        [withdrawn] retirée
       *[posted] { $at }
    }
announce-decided =
    { $how ->
        [approve] « { $title } » est approuvée.
       *[refuse] « { $title } » n’a pas été approuvée, et n’a pas été publiée.
    }
announcements-found =
    { $count ->
        [0] Aucune annonce
        [one] Une annonce
        [many] { $count } d’annonces
       *[other] { $count } annonces
    }
topics-found =
    { $count ->
        [0] Il n’y a pas encore de thème
        [one] Un thème
        [many] { $count } de thèmes
       *[other] { $count } thèmes
    }
announce-topic-line =
    { $how ->
        [each] { $topic } ({ $followers }) : un message pour chaque annonce
        [digest] { $topic } ({ $followers }) : un résumé par semaine
        [off] { $topic } ({ $followers }) : aucun message
       *[none] { $topic } ({ $followers })
    }
announce-topics-footer = Pour en suivre un : { $example }
announce-topics-example = /annonce suivre thème:… comment:résumé
announce-digest =
    { $count ->
        [one] Une annonce cette semaine
        [many] { $count } d’annonces cette semaine
       *[other] { $count } annonces cette semaine
    }
announce-digest-footer = Vous avez demandé ce résumé ; /annonce suivre comment:non y met fin.
announce-too-many-channels = Au plus { $max } salons à la fois.
announce-no-channel = Je ne connais pas ici de salon « { $typed } ».
announce-nowhere = Il n’y a pas encore de salon pour les annonces : nommez des salons, ou choisissez-en un avec /parvis réglages salon:#nom.
announce-no-topic = Il n’y a pas de thème « { $typed } ». Il y a : { $known }.
announce-own = On n’approuve pas sa propre annonce : une autre personne décide.
announce-second-text = Un titre dans l’autre langue a besoin de son texte aussi : texte2:"…"
announce-not-posted = { $handle } n’est pas publiée, on ne peut donc pas la lire. /annonce liste montre celles qui le sont.
announce-changed-by-you = Vous avez modifié { $handle } : une autre personne l’approuve. Vous pouvez la refuser.
announce-nothing-waits = { $handle } n’attend pas d’approbation.
announce-over = { $handle } a été refusée ou retirée : dites-la de nouveau avec /annonce publier.
announce-not-yours = Seules peuvent changer une annonce la personne qui l’a écrite et celles qui approuvent les annonces.
announce-post-notify = prévenir
    .about = Un rôle de la plateforme que ses publications préviennent
announce-notify-label = Prévient
