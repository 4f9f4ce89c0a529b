parvis-link = lier
    .about = Réunir vos comptes de plusieurs plateformes : une personne, une voix
parvis-link-code = code
    .about = Le code donné à votre autre compte
parvis-link-answer = réponse
    .about = Ce que vous répondez à la question qui vous est posée
parvis-link-answer-confirm = confirmer
parvis-link-answer-cancel = annuler
link-look-first = Dites d’abord le code : les deux comptes vous sont alors montrés, et vous confirmez ce que vous avez vu.
link-title = Une personne, plusieurs comptes
link-code = Depuis votre autre compte, tapez { $line } dans les dix minutes.
link-code-why = Les deux comptes vous y seront montrés, et la question vous sera posée ici encore une fois avant toute réunion. Ne donnez le code à personne.
link-code-space = Dans un serveur Discord ou un espace Slack qui n’a pas encore d’association, la même ligne, tapée par qui l’administre, le rattache à celle-ci.
link-ask =
    { $vouched ->
        [yes] La personne qui a perdu ses comptes, et le nouveau compte : réunis, ils sont une seule personne, avec une seule voix. Ne confirmez que si vous le savez.
       *[no] Ces deux comptes sont-ils les vôtres ? Réunis, ils sont une seule personne, avec une seule voix. Un compte peut être détaché avec /parvis délier ; ce qui a été réuni le reste.
    }
link-waits =
    { $vouched ->
        [yes] La question est maintenant posée à la personne qui a donné le code. Rien n’est réuni tant qu’elle n’a pas confirmé aussi.
       *[no] La question est maintenant posée à votre autre compte. Rien n’est réuni tant qu’il n’a pas confirmé lui aussi.
    }
link-done =
    { $vouched ->
        [yes] Le nouveau compte est maintenant le sien. Un compte perdu pour de bon se détache avec /parvis délier.
       *[no] Les deux comptes sont maintenant une seule personne.
    }
link-first-label = Premier compte
link-second-label = Second compte
link-cancelled = Rien n’a été réuni.
link-space-taken = Cet espace appartient déjà à une association. /parvis état dit laquelle.
link-no-such-code = Ce code n’existe pas, ou date de plus de dix minutes. Tapez /parvis lier depuis votre premier compte pour en obtenir un autre.
link-same-person = Ce compte est déjà celui de la même personne.
link-over = Cette question est close. Tapez /parvis lier pour recommencer.
link-not-confirmed = L’autre compte doit confirmer d’abord.
link-both-voted = Les deux comptes ont voté dans { $handle }, et ce vote est encore ouvert. Ils pourront être réunis une fois qu’il sera clos.
notice-link-asked = une question sur la réunion de comptes
parvis-link-person = personne
    .about = Une personne qui a perdu ses comptes : un code pour le nouveau
parvis-unlink = délier
    .about = Vos comptes ; détacher celui qui n’est plus à vous
parvis-unlink-account = compte
    .about = Lequel : son nom ou sa plateforme
parvis-unlink-person = personne
    .about = De qui ; de vous si rien n’est dit
link-code-lost = Depuis le nouveau compte de { $name }, tapez { $line } dans les dix minutes.
link-code-lost-why = Les deux y seront montrés, et la question vous sera posée ici encore une fois avant toute réunion. Ne donnez le code qu’à quelqu’un dont vous savez que c’est cette personne. Elle est prévenue sur les comptes qui lui restent.
link-vouched-member = Ce compte est déjà celui d’une personne adhérente : il se réunit par son propre code, avec /parvis lier sur l’autre compte.
link-too-often = Trop de codes ont été dits en vain. Attendez dix minutes, puis demandez-en un nouveau avec /parvis lier depuis votre premier compte.
account-vouched = { $account } dit être votre nouveau compte, et { $by } doit le confirmer. Si ce n’est pas le vôtre, dites-le à { $by } ou à une autre personne qui administre l’association, avant qu’il ne vous soit réuni.
account-unlinked =
    { $reader ->
        [person] Le compte { $account } n’est plus le vôtre ici. Tout ce que vous avez fait avec lui reste à vous.
       *[account] Ce compte, { $account }, n’est plus rattaché à aucune adhésion ici : vous parlez sans adhésion. Si c’est une erreur, la personne qui administre l’association peut vous donner un code.
    }
accounts-found =
    { $own ->
        [yes]
            { $count ->
                [one] Vous avez un compte ici
                [many] Vous avez { $count } de comptes ici
               *[other] Vous avez { $count } comptes ici
            }
       *[no]
            { $count ->
                [0] { $name } n’a aucun compte ici
                [one] { $name } a un compte ici
                [many] { $name } a { $count } de comptes ici
               *[other] { $name } a { $count } comptes ici
            }
    }
unlink-ask =
    { $own ->
        [yes] { $account } ne sera plus le vôtre : qui parle avec lui n’a pas d’adhésion. Votes, réponses, engagements et délégations vous restent.
       *[no]
            { $left ->
                [0] { $account } est le dernier compte de { $name } : sans lui, rien ne lui parvient plus ici, jusqu’à ce que /parvis lier personne donne un code au nouveau. Votes, réponses, engagements et délégations lui restent.
               *[other] { $account } n’appartiendra plus à { $name } : qui parle avec lui n’a pas d’adhésion. Votes, réponses, engagements et délégations lui restent.
            }
    }
unlink-done =
    { $own ->
        [yes] { $account } n’est plus le vôtre.
       *[no]
            { $left ->
                [0] { $account } n’appartient plus à { $name }. Pour son nouveau compte, /parvis lier personne:… donne un code.
               *[other] { $account } n’appartient plus à { $name }.
            }
    }
unlink-last = C’est votre seul compte ici. Pour quitter l’association, il y a /adherent démissionner, et /parvis oublier pour l’oubli de vos données.
unlink-this-one = Vous parlez depuis ce compte. Dites-le depuis un autre des vôtres.
unlink-gone = Ce compte n’existe pas, ou n’est plus le vôtre. /parvis délier montre vos comptes.
unlink-no-such = Il n’y a pas de compte « { $typed } ». Il y a : { $known }.
unlink-several = Plusieurs comptes s’appellent « { $typed } ». Dites lequel : { $known }.
notice-account-vouched = une question sur un nouveau compte
notice-account-unlinked = un compte détaché
