campaign-survey = enquête
    .about = Interroger les membres sur leurs conditions de travail, anonymement
campaign-survey-title = titre
    .about = Sur quoi porte l’enquête
campaign-survey-questions = questions
    .about = Métier : image, son ; Tarif à la journée : nombre
campaign-survey-floor = plancher
    .about = Combien de réponses il faut pour montrer une case, 5 par défaut
campaign-survey-closes = clôture
    .about = Quand elle se clôt d’elle-même
campaign-survey-survey = enquête
    .about = Une enquête à vous, à clore, par exemple Q1
campaign-survey-close = clore
    .about = Si elle se clôt maintenant
campaign-survey-close-yes = oui
campaign-answer = répondre
    .about = Répondre à une enquête, ou y répondre à nouveau
campaign-answer-survey = enquête
    .about = L’enquête, par exemple Q1
campaign-answer-answers = réponses
    .about = Vos réponses dans l’ordre des questions, séparées par des points-virgules
campaign-results = résultats
    .about = Ce qu’une enquête a trouvé, en image et en tableau
campaign-results-survey = enquête
    .about = L’enquête, par exemple Q1
survey-state =
    { $state ->
        [closed] close
       *[open] ouverte
    }
survey-summary =
    { $state ->
        [unshown] L’enquête { $handle } « { $title } » est close ; trop peu de personnes ont répondu.
        [closed] L’enquête { $handle } « { $title } » est close ; réponses : { $answers }.
       *[open] L’enquête { $handle } « { $title } » est ouverte ; réponses pour l’instant : { $answers }.
    }
survey-state-label = État
survey-answers-label = Ont répondu
survey-floor-label = Plancher
survey-closes-label = Clôture
survey-number = un nombre
survey-spread = { $median } (la moitié entre { $lower } et { $upper })
survey-cell-kept = non montré
survey-cell-count =
    { $count ->
        [one] { $count } réponse
        [many] { $count } de réponses
       *[other] { $count } réponses
    }
survey-too-few = Moins de { $floor } personnes ont répondu : rien n’est montré, et les réponses sont détruites.
survey-footer = Rien n’est montré, ni ne peut se déduire, sur moins de { $floor } personnes. Les réponses sont détruites à la clôture.
survey-answers-input = Vos réponses
survey-answers-help = Une ligne pour chaque question, après son nom
survey-which-input = Enquête
survey-answered = Votre réponse à { $handle } est gardée scellée jusqu’à la clôture, puis comptée et détruite. Vous pouvez la changer d’ici là.
survey-table = Les cases en tableau
surveys-title = Enquêtes
surveys-summary =
    { $count ->
        [0] Aucune enquête
        [one] { $count } enquête
        [many] { $count } d’enquêtes
       *[other] { $count } enquêtes
    }
surveys-none = Aucune enquête à montrer. /campagne enquête en ouvre une.
survey-closed-already = { $handle } est close depuis le { $when }. /campagne résultats { $handle } montre ce qu’elle a donné.
survey-is-closed = { $handle } s’est close le { $when }. Votre réponse est venue après.
survey-not-yours = Seule la personne qui a ouvert { $handle } peut la clore, ou celles qui conduisent les votes.
survey-closes-past = Une enquête se clôt à une heure à venir.
survey-questions-count = Donnez de 1 à { $most } questions, séparées par des points-virgules.
survey-asked-lately =
    { $state ->
        [open] « { $label } » est déjà demandé dans { $handle }. Les deux résultats diraient ce qu’a répondu une personne qui ne participe qu’à l’une. /campagne répondre { $handle } y répond.
       *[closed] « { $label } » a été demandé dans { $handle }. Les deux résultats diraient ce qu’a répondu une personne qui n’a participé qu’à l’une. Redemandez-le à partir du { $when }.
    }
survey-question-twice = Deux questions portent le même nom. Donnez à chacune le sien.
survey-question-unclear = Je n’ai pas compris « { $typed } ». Écrivez un nom, deux-points, puis des choix ou le mot nombre : Métier : image, son
survey-choices-unclear = « { $typed } » demande de 2 à { $most } choix différents, séparés par des virgules, ou le mot nombre.
survey-answers-count =
    { $given ->
        [one] { $given } réponse est donnée à { $asked } questions. Il en faut une par question, séparées par des points-virgules ou des lignes.
        [many] { $given } de réponses sont données à { $asked } questions. Il en faut une par question, séparées par des points-virgules ou des lignes.
       *[other] { $given } réponses sont données à { $asked } questions. Il en faut une par question, séparées par des points-virgules ou des lignes.
    }
survey-answer-unknown = « { $typed } » ne répond pas à « { $label } ». Au choix : { $known }.
survey-answer-no-number = « { $typed } » n’est pas un nombre pour « { $label } ». Écrivez 250 ou 9,5.
notice-survey-asked = une enquête
notice-survey-result = ce qu’une enquête a trouvé
job-close-survey = clore une enquête
