gathering-approve = approuver
    .about = Approuver ce que propose autrui, ou voir ce qui attend
gathering-approve-gathering = rencontre
    .about = Laquelle, comme G3
gathering-approve-decision = décision
    .about = Approuver sauf avis contraire ; qui l’a demandée peut la retirer
gathering-approve-decision-approve = approuver
gathering-approve-decision-refuse = refuser
gathering-approve-decision-withdraw = retirer
gathering-hold-repeat-label = Répétition
gathering-hold-until-label = Jusqu’au
gathering-hold-link-label = Lien
gathering-hold-cover-label = Image de couverture
gathering-hold-channel-label = Salon
gathering-hold-date-label = Date modifiée
gathering-hold-new-title-label = Nouveau titre
gathering-hold-says =
    { $state ->
        [approved]
            { $what ->
                [change] La modification demandée par { $author } est approuvée et faite.
               *[gathering] Cette rencontre de { $author } est approuvée et annoncée.
            }
        [refused]
            { $what ->
                [change] La modification demandée par { $author } n’a pas été approuvée. La rencontre reste comme elle était.
               *[gathering] Cette rencontre de { $author } n’a pas été approuvée. Elle n’a jamais été annoncée.
            }
        [void] { $author } ne le demande plus.
       *[waiting]
            { $reader ->
                [author]
                    { $what ->
                        [change] Votre modification attend l’approbation d’une autre personne. D’ici là, la rencontre reste comme elle était.
                       *[gathering] Votre rencontre attend l’approbation d’une autre personne. D’ici là, personne ne la voit. Un message vous préviendra.
                    }
               *[approver]
                    { $what ->
                        [change] { $author } demande cette modification d’une rencontre. Elle sera faite quand une autre personne l’aura approuvée.
                       *[gathering] { $author } demande cette rencontre. Elle sera annoncée quand une autre personne l’aura approuvée.
                    }
            }
    }
gathering-holds-found =
    { $count ->
        [0] Aucune rencontre n’attend d’approbation
        [one] Une rencontre attend une approbation
        [many] { $count } de rencontres attendent une approbation
       *[other] { $count } rencontres attendent une approbation
    }
gathering-hold-own = On n’approuve pas sa propre demande : une autre personne décide. décision:retirer le retire.
gathering-hold-not-yours = Seule la personne qui l’a demandée peut la retirer. Vous pouvez la refuser avec décision:refuser.
gathering-hold-decided = { $handle } a déjà été décidée.
gathering-hold-none = Aucune rencontre appelée « { $typed } » n’attend d’approbation. En attente : { $known }.
notice-gathering-asks = une rencontre qui attend une approbation
notice-gathering-decided = une décision sur une rencontre
gathering-hold-author-gone = { $name } n’est plus membre, donc rien n’est annoncé en son nom. Refusez avec /rencontre approuver { $handle } décision:refuser, ou proposez-la vous-même.
