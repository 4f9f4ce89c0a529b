line-nothing = Rien n’a été dit. Tapez une commande telle que /rencontre liste, ou /parvis aide pour voir ce que vous pouvez faire.
line-unknown-command = La commande « { $typed } » n’existe pas. Tapez /parvis aide pour voir ce que vous pouvez faire.
line-second-missing = Que doit faire « { $command } » ? Possibilités : { $known }.
line-second-unknown = « { $command } » ne connaît pas « { $typed } ». Possibilités : { $known }.
line-unknown-option = L’option « { $typed } » n’existe pas ici. Les options sont : { $known }.
line-option-twice = L’option « { $option } » est donnée deux fois.
line-quote-open = Un guillemet n’est pas fermé, après « { $typed } ».
line-too-much = Je n’ai pas compris « { $typed } ». Écrivez les options sous la forme nom:valeur, et les textes avec espaces entre guillemets.
option-missing = Il manque « { $option } » : { $about }.
option-empty = « { $option } » est vide : { $about }.
option-too-long = « { $option } » accepte { $max } caractères au plus ; il y en a { $length }.
option-too-short = « { $option } » demande au moins { $min } caractères.
option-not-whole = « { $option } » demande un nombre entier de { $min } à { $max }, et non « { $typed } ».
option-not-a-choice = « { $option } » accepte { $known }, et non « { $typed } ».
option-not-a-length = « { $option } » demande une durée comme 90m, 1h30 ou 2 h, et non « { $typed } ».
option-length-too-long = « { $option } » ne dépasse pas { $max }.
option-nobody = Personne ici ne s’appelle « { $typed } ». Un nom ou un identifiant comme U12 convient.
option-several-people = Plusieurs personnes ici s’appellent « { $typed } » : { $known }. Donnez l’identifiant.
option-several-things = Plusieurs choses portent ici le titre « { $typed } » : { $known }. Donnez l’identifiant.
option-too-many-people = « { $option } » accepte { $max } personnes au plus.
option-no-room = Aucun salon ne s’appelle « { $typed } » ici.
page-none = Il n’y a pas de page { $typed } : la dernière est la page { $pages }.
page-of = Page { $page } sur { $pages }.
option-nothing-found =
    { $what ->
        [gathering] La rencontre « { $typed } » n’existe pas. /rencontre liste les montre.
        [assembly] L’assemblée « { $typed } » n’existe pas.
        [motion] La résolution « { $typed } » n’existe pas. /resolution liste les montre.
        [campaign] Il n’y a pas de campagne « { $typed } ». /campagne liste les montre.
        [course] Il n’y a pas de formation « { $typed } ». /formation liste les montre.
        [agreement] Il n’y a pas de convention « { $typed } ». /convention liste les montre.
        [party] Il n’y a pas de partie « { $typed } ». /convention parties les montre, et en ajoute une avec nom:"…".
        [partner] Il n’y a pas de partenaire « { $typed } ». /partenaire liste les montre.
        [exchange] Il n’y a pas d’échange « { $typed } ». /echange liste les montre.
        [service] Il n’y a pas d’avantage « { $typed } ». /avantage liste les montre.
        [survey] Il n’y a pas d’enquête « { $typed } ». /campagne résultats les montre.
        [work] Il n’y a pas d’œuvre « { $typed } ». /oeuvre liste les montre.
        [exhibition] Il n’y a pas d’exposition « { $typed } ». /oeuvre exposition les montre.
        [need] Il n’y a pas de besoin « { $typed } ». /besoin liste les montre.
        [poll] Le sondage « { $typed } » n’existe pas.
        [delegation] Il n’y a pas de délégation « { $typed } ». /deleguer liste les montre.
        [charter] Il n’y a pas de charte « { $typed } ». /charte lire les montre.
        [announcement] Il n’y a pas d’annonce « { $typed } ». /annonce liste les montre.
        [report] Il n’y a pas de signalement « { $typed } » que vous puissiez lire.
       *[request] La demande d’aide « { $typed } » n’existe pas. /entraide liste les montre.
    }
option-ambiguous = « { $typed } » peut désigner plusieurs dates. Laquelle ?
option-past = « { $typed } » est passé : j’ai lu { $moment }.
not-allowed =
    { $ability ->
        [look-around] Vous n’avez pas ici le pouvoir de consulter. Les personnes qui administrent l’association peuvent vous le donner.
        [take-part] Vous n’avez pas ici le pouvoir de participer. Les personnes qui administrent l’association peuvent vous le donner.
        [vote] Vous n’avez pas ici le pouvoir de voter. Les personnes qui administrent l’association peuvent vous le donner.
        [propose-motions] Vous n’avez pas ici le pouvoir de proposer des résolutions. Les personnes qui administrent l’association peuvent vous le donner.
        [run-votes] Vous n’avez pas ici le pouvoir d’ouvrir et clore les votes. Les personnes qui administrent l’association peuvent vous le donner.
        [convene-assemblies] Vous n’avez pas ici le pouvoir de convoquer les assemblées. Les personnes qui administrent l’association peuvent vous le donner.
        [propose-gatherings] Vous n’avez pas ici le pouvoir de proposer des rencontres. Les personnes qui administrent l’association peuvent vous le donner.
        [change-any-gathering] Vous n’avez pas ici le pouvoir de modifier toute rencontre. Les personnes qui administrent l’association peuvent vous le donner.
        [ask-for-help] Vous n’avez pas ici le pouvoir de demander de l’aide. Les personnes qui administrent l’association peuvent vous le donner.
        [help] Vous n’avez pas ici le pouvoir d’aider. Les personnes qui administrent l’association peuvent vous le donner.
        [coordinate-help] Vous n’avez pas ici le pouvoir de coordonner l’entraide. Les personnes qui administrent l’association peuvent vous le donner.
        [announce] Vous n’avez pas ici le pouvoir de faire des annonces. Les personnes qui administrent l’association peuvent vous le donner.
        [admit-members] Vous n’avez pas ici le pouvoir d’admettre des membres. Les personnes qui administrent l’association peuvent vous le donner.
        [see-members] Vous n’avez pas ici le pouvoir de voir les membres. Les personnes qui administrent l’association peuvent vous le donner.
        [moderate] Vous n’avez pas ici le pouvoir de traiter les signalements. Les personnes qui administrent l’association peuvent vous le donner.
        [publish-charters] Vous n’avez pas ici le pouvoir de publier des chartes. Les personnes qui administrent l’association peuvent vous le donner.
        [approve-announcements] Vous n’avez pas ici le pouvoir d’approuver des annonces. Les personnes qui administrent l’association peuvent vous le donner.
       *[settle-the-community] Vous n’avez pas ici le pouvoir de régler l’association. Les personnes qui administrent l’association peuvent vous le donner.
    }
not-allowed-as-guest =
    { $ability ->
        [look-around] Il faut être membre pour consulter ici.
        [take-part] Il faut être membre pour participer ici.
        [vote] Il faut être membre pour voter ici.
        [propose-motions] Il faut être membre pour proposer des résolutions ici.
        [run-votes] Il faut être membre pour ouvrir et clore les votes ici.
        [convene-assemblies] Il faut être membre pour convoquer les assemblées ici.
        [propose-gatherings] Il faut être membre pour proposer des rencontres ici.
        [change-any-gathering] Il faut être membre pour modifier toute rencontre ici.
        [ask-for-help] Il faut être membre pour demander de l’aide ici.
        [help] Il faut être membre pour aider ici.
        [coordinate-help] Il faut être membre pour coordonner l’entraide ici.
        [announce] Il faut être membre pour faire des annonces ici.
        [admit-members] Il faut être membre pour admettre des membres ici.
        [see-members] Il faut être membre pour cela.
        [moderate] Il faut être membre pour traiter les signalements ici.
        [publish-charters] Il faut être membre pour publier des chartes ici.
        [approve-announcements] Il faut être membre pour approuver des annonces ici.
       *[settle-the-community] Il faut être membre pour régler l’association ici.
    } { $standing ->
        [applicant] Votre demande d’adhésion attend la réponse des personnes chargées des adhésions.
        [lapsed] Votre cotisation est échue : dès qu’un paiement est noté par les personnes qui tiennent le registre, vous redevenez membre.
        [excluded] Votre exclusion a été prononcée ; les personnes chargées des adhésions peuvent vous admettre à nouveau.
       *[guest] /adherent adhérer permet de demander à adhérer.
    }
not-set-up = Cet espace n’est pas encore installé. Une personne qui l’administre peut taper /parvis installer.
incident = Un incident s’est produit de notre côté. Rien n’a été modifié. Référence { $reference }.
press-stale = Ce bouton n’agit plus. Tapez /parvis aide pour voir ce que vous pouvez faire.
draft-gone = Cette question date de plus d’un jour ou a déjà reçu sa réponse. Rien n’a été modifié ; veuillez recommencer.
confirm-title = Confirmez-vous ?
confirm-text = Ceci est définitif : { $what }.
confirm-summary = À confirmer : { $what }
confirm-cancelled = Rien n’a été modifié.
confirm-typed = Au clavier : ajoutez confirmer:oui.
form-intro = Les champs sans la mention « facultatif » sont nécessaires.
form-submit = Envoyer
wrong-title = Pas compris
refused-title = Une autre voie
too-fast =
    { $seconds ->
        [one] Beaucoup de choses arrivent de vous à la fois, plus que Parvis n’en peut suivre. Rien n’a été modifié ; réessayez dans une seconde.
        [many] Beaucoup de choses arrivent de vous à la fois, plus que Parvis n’en peut suivre. Rien n’a été modifié ; réessayez dans { $seconds } secondes.
       *[other] Beaucoup de choses arrivent de vous à la fois, plus que Parvis n’en peut suivre. Rien n’a été modifié ; réessayez dans { $seconds } secondes.
    }
too-many-at-once =
    { $seconds ->
        [one] Beaucoup de membres parlent à la fois. Rien n’a été modifié ; réessayez dans une seconde. Les votes et les demandes d’aide passent d’abord.
        [many] Beaucoup de membres parlent à la fois. Rien n’a été modifié ; réessayez dans { $seconds } secondes. Les votes et les demandes d’aide passent d’abord.
       *[other] Beaucoup de membres parlent à la fois. Rien n’a été modifié ; réessayez dans { $seconds } secondes. Les votes et les demandes d’aide passent d’abord.
    }
