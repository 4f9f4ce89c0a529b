motion-second = appuyer
    .about = Dire qu’une résolution mérite un vote
motion-second-motion = résolution
    .about = La résolution, par exemple M3
motion-amend = amender
    .about = Proposer de changer le texte d’une résolution
motion-amend-motion = résolution
    .about = La résolution, par exemple M3
motion-amend-text = texte
    .about = Les mots nouveaux
motion-amend-passage = passage
    .about = Les mots qu’ils remplacent ; tout le texte si rien n’est dit
motion-amend-title = titre
    .about = L’objet de l’amendement
motion-text = compléter
    .about = Ajouter une partie au texte d’une résolution
motion-text-motion = résolution
    .about = La résolution, par exemple M3
motion-text-add = ajouter
    .about = Ce qui vient après le texte actuel
motion-secret = secret
    .about = Demander un vote secret sur une résolution
motion-secret-motion = résolution
    .about = La résolution, par exemple M3
motion-reopen = reprendre
    .about = Reprendre une résolution retirée ou déjà votée
motion-reopen-motion = résolution
    .about = La résolution, par exemple M3
motion-ballots = bulletins
    .about = Les bulletins publiés d’un vote clos, à recompter
motion-ballots-motion = résolution
    .about = La résolution, par exemple M3
amendment-title = Amendement à { $handle }
amendment-of-label = Amende
amendment-whole = Remplace tout le texte par :
amendment-passage = À la place de :
amendment-by = Mots nouveaux :
motion-reopens-label = Reprend
motion-seconds-label = Appuis
motion-amendments = Amendements, le plus éloigné du texte d’abord :
motion-amendments-first = Les amendements passent avant le texte de { $handle } : { $amendments }. Mettez-les aux voix dans cet ordre, ou retirez-les.
motion-seconds-missing =
    { $required ->
        [one] { $handle } demande l’appui de { $required } membre et en a { $seconds } : /resolution appuyer.
        [many] { $handle } demande l’appui de { $required } de membres et en a { $seconds } : /resolution appuyer.
       *[other] { $handle } demande l’appui de { $required } membres et en a { $seconds } : /resolution appuyer.
    }
motion-text-bound = Des amendements sont liés au texte de { $handle } : { $amendments }. Retirez-les avant de changer le texte.
motion-text-long = Un texte compte au plus { $most } caractères.
motion-not-over = { $handle } n’a pas été votée. /resolution ouvrir la met aux voix.
motion-left-undecided = { $assembly } est close sans avoir décidé de { $handle }. /resolution reprendre la reprend.
motion-was-open = { $handle } a été retirée pendant le vote et ne revient pas. Proposez-la de nouveau avec /resolution proposer.
amendment-of-amendment = { $handle } amende déjà un amendement et ne s’amende plus. Proposez plutôt un autre amendement.
amendment-is-decided = { $handle } est un amendement déjà tranché ; cela reste.
amendment-too-late = { $handle } vient trop tard : { $motion } est aux voix ou déjà tranchée.
amendment-another-open = Le vote sur { $other } est ouvert ; clôturez-le d’abord, puis { $handle }.
amendment-farther-first = { $other } est plus éloigné du texte et passe avant { $handle }.
amendment-passage-missing = « { $typed } » ne figure pas dans le texte. Copiez les mots exactement.
amendment-passage-twice = « { $typed } » figure plus d’une fois dans le texte. Copiez quelques mots de plus.
amendment-changes-nothing = Ce sont les mots qui s’y trouvent déjà.
second-own = Vous avez proposé { $handle } ; l’appui vient de quelqu’un d’autre.
secret-not-on-request = Les règles ne permettent pas à chaque membre de demander un vote secret sur { $handle } ; la personne qui l’a proposée ou qui conduit les votes le peut.
ballots-summary =
    { $count ->
        [one] { $count } bulletin a été déposé sur { $handle }.
        [many] { $count } de bulletins ont été déposés sur { $handle }.
       *[other] { $count } bulletins ont été déposés sur { $handle }.
    }
ballots-file = Pour les recompter, enregistrez le fichier { $name } et lancez : { $line }
ballots-blt = Tous les bulletins, pour un programme de dépouillement
ballots-csv = Tous les bulletins, pour un tableur
ballots-json = Tous les bulletins et le résultat, pour un programme
ballots-receipts = Votre bulletin figure sous votre reçu : { $line }
ballots-not-yet = Les bulletins sur { $handle } sont publiés quand le vote est clos.
result-recount = Chacun peut recompter : { $line }
result-ballots-line = /resolution bulletins { $handle }
