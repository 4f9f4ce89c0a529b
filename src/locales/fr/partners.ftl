command-partner = partenaire
    .about = Partenaires : ce qui se partage avec d’autres associations
partner-invite = inviter
    .about = Un code par lequel une autre association devient partenaire
partner-accept = accepter
    .about = Accepter une invitation, ou confirmer qui a accepté la vôtre
partner-accept-code = code
    .about = Le code que l’autre association vous a donné
partner-accept-partner = partenaire
    .about = Qui confirmer, par exemple L1
partner-accept-answer = réponse
    .about = oui accepte ou confirme aussitôt, non décline
partner-accept-answer-yes = oui
partner-accept-answer-no = non
partner-share = partager
    .about = Partager quelque chose avec un partenaire, ou ne plus le partager
partner-share-gathering = rencontre
    .about = Une rencontre, par exemple G3
partner-share-announcement = annonce
    .about = Une annonce, par exemple B2
partner-share-service = avantage
    .about = Un avantage, par exemple S1
partner-share-campaign = campagne
    .about = Une campagne, par exemple K1
partner-share-partner = partenaire
    .about = Avec qui, par exemple L1 ; inutile quand il n’y en a qu’un
partner-share-seats = places
    .about = Des places pour ce seul partenaire ; sinon, les places communes
partner-share-stop = fin
    .about = oui cesse de le partager
partner-share-stop-yes = oui
partner-share-stop-no = non
partner-list = liste
    .about = Les partenaires, et ce qui se partage de part et d’autre
partner-list-partner = partenaire
    .about = Un seul partenaire, par exemple L1
partner-follow = suivre
    .about = Ajouter un partenaire d’une autre installation, par son calendrier
partner-follow-name = nom
    .about = Comment il s’appelle
partner-follow-address = adresse
    .about = Où se lit son calendrier : https://…
partner-end = finir
    .about = Mettre fin à un partenariat, aussitôt
partner-end-partner = partenaire
    .about = Le partenaire, par exemple L1
partner-invite-title = Partenaires
partner-code = À transmettre à l’autre association ; quelqu’un qui l’administre y dira : { $line }
partner-code-why = Le code vaut un jour, et pour une seule association. Une fois qu’il est accepté, vous voyez par qui, et vous confirmez ; le partenariat ne commence qu’alors.
partner-invited-by = { $name } propose un partenariat à votre association. L’acceptez-vous ?
partner-accept-means = Rien n’est partagé par là : chacun dit ce qu’il partage, et avec qui. Aucun nom n’est transmis, hormis ceux des personnes qui s’inscrivent à une rencontre du partenaire.
partner-declined = Rien n’a été accepté. Le code vaut encore pour qui le détient.
partner-stands =
    { $state ->
        [asked] { $name } ({ $handle }) a accepté votre invitation. Confirmez, et le partenariat commence.
        [waiting] { $name } ({ $handle }) : accepté ici. À l’autre association de confirmer.
        [ended] { $name } ({ $handle }) : le partenariat a pris fin. Ce qui était partagé a disparu des deux côtés.
       *[linked]
            { $kind ->
                [elsewhere] { $name } ({ $handle }) est un partenaire d’ailleurs, connu par son calendrier.
               *[here] { $name } ({ $handle }) est un partenaire.
            }
    }
partner-shares-label = Vous partagez :
partner-shown-label = Ils partagent :
partner-elsewhere-label = Ailleurs :
partner-feed-label = Votre calendrier pour eux
partner-line =
    { $own ->
        [yes]
            { $seats ->
                [one] { $handle } « { $title } », { $seats } place réservée
                [many] { $handle } « { $title } », { $seats } de places réservées
               *[other] { $handle } « { $title } », { $seats } places réservées
            }
       *[no] { $handle } « { $title } »
    }
partner-line-here = « { $title } », ici { $here }
partners-title = Partenaires
partners-summary =
    { $count ->
        [0] Aucun partenaire
        [one] { $count } partenaire
        [many] { $count } de partenaires
       *[other] { $count } partenaires
    }
partners-none = Il n’y a pas encore de partenaire. /partenaire inviter donne un code pour une autre association.
partner-shared =
    { $kind ->
        [gathering]
            { $own ->
                [yes]
                    { $seats ->
                        [one] { $name } voit { $handle } « { $title } », avec { $seats } place qui lui est réservée. Ses membres s’y inscrivent.
                        [many] { $name } voit { $handle } « { $title } », avec { $seats } de places qui lui sont réservées. Ses membres s’y inscrivent.
                       *[other] { $name } voit { $handle } « { $title } », avec { $seats } places qui lui sont réservées. Ses membres s’y inscrivent.
                    }
               *[no] { $name } voit { $handle } « { $title } », avec les places communes. Ses membres s’y inscrivent.
            }
       *[other] { $name } voit { $handle } « { $title } ».
    }
partner-unshared =
    { $count ->
        [one] { $handle } n’est plus partagé. Ce qui se voyait a disparu, et les personnes inscrites là-bas ont été prévenues.
        [many] { $handle } n’est plus partagé, avec { $count } de partenaires. Ce qui se voyait a disparu, et les personnes inscrites là-bas ont été prévenues.
       *[other] { $handle } n’est plus partagé, avec { $count } partenaires. Ce qui se voyait a disparu, et les personnes inscrites là-bas ont été prévenues.
    }
partner-shown-summary = { $name } : { $title }
partner-shown-gone = { $name } ne partage plus ceci.
partner-shown-footer =
    { $kind ->
        [service] Un avantage de { $name }, notre partenaire. Demandez-leur comment en profiter.
        [campaign] Une campagne de { $name }, notre partenaire.
       *[announcement] De { $name }, notre partenaire.
    }
partner-gathering-gone = { $name } ne partage plus cette rencontre.
partner-told-asked = { $name } ({ $handle }) a accepté votre invitation. Si c’est bien à qui vous avez donné le code, confirmez : le partenariat commence alors.
partner-told-linked = { $name } ({ $handle }) a confirmé : le partenariat commence. /partenaire partager leur montre quelque chose.
partner-told-ended = { $name } ({ $handle }) : le partenariat a pris fin. Ce qui était partagé a disparu des deux côtés, et les personnes inscrites ont été prévenues.
partner-told-trouble = Le calendrier de { $name } ({ $handle }) ne peut pas être lu pour l’instant. Ce qu’il disait en dernier reste affiché. Il n’en sera plus question tant qu’il n’aura pas été lu de nouveau.
partner-no-such-code = Cette invitation n’existe pas, ou ne vaut plus : un code vaut un jour et ne sert qu’une fois. Demandez-en un nouveau à l’autre association.
partner-too-often = Trop de codes ont été dits en vain. Attendez dix minutes, puis demandez-en un nouveau à l’autre association.
partner-own-code = Ce code est celui de votre propre association. C’est à l’autre de le dire, dans son propre espace.
partner-already = { $name } est déjà un partenaire ({ $handle }). /partenaire liste montre ce qui est partagé.
partner-code-missing = Dites le code reçu (« code »), ou qui vous confirmez (« partenaire »). /partenaire inviter donne un code à transmettre.
partner-theirs-to-confirm = À { $name } ({ $handle }) de confirmer, puisque l’invitation vient de là. Un message vous préviendra.
partner-not-confirmed = { $name } ({ $handle }) n’est pas encore un partenaire : les deux associations doivent d’abord confirmer.
partner-is-over = { $name } ({ $handle }) n’est plus un partenaire. /partenaire inviter recommence.
partner-is-elsewhere = { $name } ({ $handle }) est sur une autre installation et lit votre calendrier : ce qui est ouvert à tous s’y trouve déjà.
partner-none = Il n’y a aucun partenaire avec qui partager. /partenaire inviter donne un code pour une autre association.
partner-which = Vous avez plusieurs partenaires : { $known }. Dites lequel.
partner-too-many = On peut suivre au plus { $most } partenaires d’ailleurs. /partenaire finir met fin à l’un d’eux.
partner-share-what = Dites ce qui est à partager : « rencontre », « annonce », « avantage » ou « campagne ».
partner-share-one = Partagez une chose à la fois.
partner-share-theirs = { $handle } « { $title } » vient d’un partenaire, et lui seul la partage.
partner-share-members = { $handle } « { $title } » est réservée aux adhérents : elle ne se partage pas. Proposez-en une ouverte à tous.
partner-share-over = { $handle } « { $title } » : c’est terminé, ou pas encore paru ; il n’y a rien à partager.
partner-share-already = { $name } voit déjà { $handle } « { $title } ». « fin » cesse de partager ; ensuite, on peut recommencer avec d’autres places.
partner-share-none = Ceci n’est partagé avec personne. /partenaire liste montre ce qui l’est.
partner-seats-gathering = Seule une rencontre a des places. Laissez « places » de côté.
notice-partner-asked = un partenaire à confirmer
notice-partner-linked = un nouveau partenaire
notice-partner-ended = un partenariat terminé
notice-partner-shown = quelque chose d’un partenaire
notice-partner-trouble = le calendrier illisible d’un partenaire
job-partner-look = revoir ce que voient les partenaires
job-gathering-follow = suivre la rencontre d’un partenaire
job-gathering-seats-freed = donner les places qu’un partenaire a libérées
gathering-partner-people = De { $partner } : { $names }
gathering-of-partner = { $handle } « { $title } » vient d’un partenaire : lui seul la modifie. Vous pouvez y participer, ou retirer votre réponse.
site-tab-partners = Partenaires
site-partners = Partenaires
site-partners-none = Il n’y a pas encore de partenaire.
site-partners-elsewhere = Ailleurs
