gathering-rota = tour
    .about = Qui anime, accueille, joue : une tâche à tour de rôle au fil des dates
gathering-rota-gathering = rencontre
    .about = G1, ou son titre
gathering-rota-name = nom
    .about = La tâche : animation, accueil, musique
gathering-rota-people = personnes
    .about = Qui la fait à tour de rôle, avec des virgules
gathering-rota-from = depuis
    .about = La première date ; la prochaine par défaut
gathering-rota-dates = dates
    .about = Combien de dates sont remplies ; 8 par défaut
gathering-rota-count = nombre
    .about = Combien de personnes par date ; 1 par défaut
gathering-rota-remind = rappel
    .about = Combien de temps avant vient le rappel ; 2j par défaut
gathering-swap = échanger
    .about = Céder votre date d’une tâche, ou prendre celle d’une autre personne
gathering-swap-gathering = rencontre
    .about = G1, ou son titre
gathering-swap-name = nom
    .about = La tâche : animation, accueil, musique
gathering-swap-date = date
    .about = Quelle date ; la prochaine par défaut
gathering-swap-with = avec
    .about = À qui vous demandez ; à toutes les personnes du tour par défaut
gathering-swap-for = contre
    .about = Sa date, que vous prenez en retour
gathering-swap-answer = réponse
    .about = Pour répondre à une demande, ou garder votre date
gathering-swap-answer-take = prendre
gathering-swap-answer-decline = décliner
gathering-swap-answer-keep = garder
gathering-message = message
    .about = Publier le message d’une date après coup, avec son enregistrement
gathering-message-gathering = rencontre
    .about = G1, ou son titre
gathering-message-date = date
    .about = Quelle date ; la dernière par défaut
gathering-message-text = texte
    .about = Ce qui doit en rester
gathering-message-link = lien
    .about = Où est l’enregistrement ; aucun pour le retirer

gathering-rota-open = { $task } : personne encore
gathering-rota-short = { $task } : { $names } (il manque quelqu’un)
gathering-rota-task = { $task } : { $names }
gathering-rota-line = { $at } : { $tasks }
gathering-rota-line-none = { $at } : aucune tâche ouverte
gathering-rota-filled = { $dates ->
    [0] Chaque date avait déjà quelqu’un ; rien n’a changé.
    [one] { $dates } date a maintenant quelqu’un. Un message prévient chaque personne.
    [many] { $dates } de dates ont maintenant quelqu’un. Un message prévient chaque personne.
   *[other] { $dates } dates ont maintenant quelqu’un. Un message prévient chaque personne.
    }
gathering-rota-summary = { $title } : qui fait quoi
gathering-rota-none = Aucune date n’est à venir.
gathering-rota-how = Qui ne peut pas à une date la cède avec /rencontre échanger { $handle }.
gathering-rota-yours = { $count ->
    [one] { $task } à « { $title } » : c’est votre tour à { $count } date.
    [many] { $task } à « { $title } » : c’est votre tour à { $count } de dates.
   *[other] { $task } à « { $title } » : c’est votre tour à { $count } dates.
    }
gathering-rota-cannot = En cas d’empêchement : /rencontre échanger { $handle } nom:"{ $task }" date:…
gathering-task-soon = Votre tour : { $task } à « { $title } », { $at }.
gathering-rota-who = Dites qui participe au tour : personnes:"alice, bo".
gathering-rota-what = Dites quelle tâche fait le tour : nom:accueil.
gathering-rota-no-date = « { $title } » n’a aucune date à partir de là. Laissez « depuis » de côté, ou nommez un jour plus tôt.
gathering-swap-asks = { $name } ne peut pas assurer « { $task } » à « { $title } » le { $at }. Le ferez-vous ?
gathering-swap-asks-for = { $name } ne peut pas assurer « { $task } » à « { $title } » le { $at }, et prendrait votre date du { $back } en retour. Le ferez-vous ?
gathering-swap-done = { $what ->
    [asked] { $count ->
        [one] La demande pour « { $task } » le { $at } est faite à { $count } personne. Sans réponse favorable, la date reste la vôtre.
        [many] La demande pour « { $task } » le { $at } est faite à { $count } de personnes. Sans réponse favorable, la date reste la vôtre.
       *[other] La demande pour « { $task } » le { $at } est faite à { $count } personnes. Sans réponse favorable, la date reste la vôtre.
        }
    [taken] « { $task } » le { $at } vous revient. Un message prévient { $name }.
    [kept] Vous gardez « { $task } » le { $at }.
   *[declined] C’est noté : « { $task } » le { $at } reste à { $name }.
    }
gathering-swap-told = { $state ->
    [taken] { $name } assure « { $task } » le { $at } à votre place.
   *[declined] { $name } ne peut pas non plus assurer « { $task } » le { $at } : la date reste la vôtre. Demandez à une autre personne, ou à l’équipe d’organisation.
    }
gathering-swap-no-task = « { $title } » n’a aucune tâche nommée « { $name } ». /rencontre tour les montre.
gathering-swap-not-yours = « { $task } » le { $at } n’est pas à vous : il n’y a rien à céder.
gathering-swap-not-theirs = « { $task } » le { $at } n’est pas à { $name }. /rencontre tour montre à qui.
gathering-swap-has-it = { $name } a déjà « { $task } » à cette date. Demandez à une autre personne.
gathering-swap-has-both = Vous avez déjà « { $task } » le { $at }. Nommez une autre date, ou laissez « contre » de côté.
gathering-swap-has-it-yourself = Vous avez déjà « { $task } » à cette date.
gathering-swap-yourself = On n’échange pas avec soi-même. Nommez une autre personne, ou laissez « avec » de côté.
gathering-swap-for-whom = Une date en retour suppose une personne à qui demander : nommez-la avec avec:.
gathering-swap-nobody = Personne d’autre ne fait le tour de « { $task } ». Nommez quelqu’un : avec:alice.
gathering-swap-none = Personne ne vous demande d’assurer « { $task } » le { $at }.
gathering-swap-not-for-you = Cela ne vous était pas demandé.
gathering-swap-settled = C’est déjà réglé : « { $task } » a quelqu’un. /rencontre tour montre qui.
gathering-message-of = { $title }, { $day } : ce qu’il en reste
gathering-message-recording = Enregistrement :
gathering-message-line = { $day } : { $words }
gathering-messages-summary = { $count ->
    [one] { $title } : { $count } message
    [many] { $title } : { $count } de messages
   *[other] { $title } : { $count } messages
    }
gathering-messages-none = Aucun message n’a encore été publié.
gathering-message-empty = Donnez un texte, ou un lien vers l’enregistrement.
gathering-message-early = { $at } est encore à venir, ou annulé. Le message se publie après coup.
gathering-message-none-begun = Aucune date de « { $title } » n’a encore commencé. Le message se publie après coup.
