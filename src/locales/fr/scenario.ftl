# Ce que `parvis play` dit d’un scénario : ce qui ne peut être lu, ce qui était attendu et ce qui a été vu.

scenario-empty = Le scénario est vide. Il commence par : community "Nom".
scenario-continues-nothing = Cette ligne commence par un blanc : elle continue la ligne précédente, et il n’y en a pas : { $text }. Commencez-la à la marge.
scenario-quote-open = Un guillemet n’est pas fermé : { $text }. Dans un texte, écrivez \" pour un guillemet.
scenario-pattern-open = Une expression régulière n’est pas fermée : { $text }. Elle s’écrit entre deux barres, comme /texte/i.
scenario-pattern-bad = Ceci n’est pas une expression régulière : { $text } ({ $reason }).
scenario-pattern-endless = Une expression rationnelle de cette ligne n’aboutit pas : elle répète ce qui est déjà répété, comme (a+)+. Écrivez-la autrement.
scenario-text-missing =
    { $text ->
        [scenario-none] Il manque un texte. Écrivez-le entre guillemets, "ainsi", ou en expression régulière, /ainsi/i.
       *[other] Un texte entre guillemets, "ainsi", ou une expression régulière, /ainsi/i, devrait se trouver à la place de : { $text }
    }
scenario-value-unnamed = Un nom et une valeur, comme nom:"valeur", devraient se trouver à la place de : { $text }
scenario-value-missing = « { $name }: » n’a pas de valeur. Écrivez-la juste après les deux points, entre guillemets si elle a plusieurs mots.
scenario-too-much = Rien d’autre ne peut se trouver ici : { $text }. Un texte de plusieurs mots s’écrit entre guillemets.
scenario-path-bad = Cette partie du chemin ne peut être lue : { $text }. Un chemin ressemble à gatherings.G1.occurrences[0].registrations[state=going].length.
scenario-name-bad =
    { $text ->
        [scenario-none] Il manque un nom : un seul mot de lettres, de chiffres, de - ou de _.
       *[other] « { $text } » ne peut être un nom : c’est un seul mot de lettres, de chiffres, de - ou de _.
    }
scenario-room-bad = « { $text } » ne peut être un salon : écrivez #general, ou #general@slack.
scenario-name-taken = Personne ne peut s’appeler { $name } : des instructions commencent par ce mot.
scenario-deed-unknown =
    { $text ->
        [scenario-none] Il manque ce qui est fait après les deux points : une commande qui commence par /, press "Libellé", choose "Libellé" valeur, ou submit nom:"valeur".
       *[other] « { $text } » n’est rien que l’on puisse faire. On peut : une commande qui commence par /, press "Libellé", choose "Libellé" valeur, submit nom:"valeur".
    }
scenario-label-missing = Un libellé entre guillemets devrait suivre { $deed }, comme { $deed } "Participer".
scenario-handle-bad = Un identifiant devrait suivre « on » : une lettre capitale avec un numéro, comme G1.
scenario-choice-missing = Il manque ce qui est choisi sous « { $label } » : choose "{ $label }" valeur, ou plusieurs séparées par des virgules.
scenario-twice = « { $name } » est donné deux fois.
scenario-expect-nothing = Il manque ce qui est attendu : expect alice sees "…", expect #general has "…", expect refused, ou expect export CHEMIN is VALEUR.
scenario-room-verb = Après { $room } vient has "texte" ou lacks "texte".
scenario-expect-unknown = « { $text } » n’est rien que l’on puisse attendre : alice sees "…", #general has "…", #general lacks "…", refused, export CHEMIN is VALEUR, export CHEMIN lacks "…".
scenario-export-verb = Après le chemin vient is VALEUR ou lacks "texte".
scenario-value-nothing = Il manque la valeur après « is ».
scenario-value-words = Une valeur de plusieurs mots s’écrit entre guillemets : is "{ $text }".
scenario-value-json = Ceci commence comme du JSON et ne peut être lu comme tel : { $text }
scenario-statement-unknown = « { $text } » n’est pas une instruction. Elles commencent par { $known }, ou par le nom de quelqu’un et deux points.
scenario-option-unknown = « { $name } » n’est pas connu ici. Ce qui l’est : { $known }.
scenario-community-name = L’association n’a pas de nom : community "Nom".
scenario-community-first = La première instruction est l’association, comme community "Nom", et non : { $text }
scenario-community-twice = Il y a une seule association par scénario, et elle est déjà nommée.
scenario-zone-bad = « { $text } » n’est pas un fuseau horaire. Un fuseau ressemble à Europe/Paris.
scenario-locale-bad = « { $text } » n’est pas une langue que parle Parvis : { $known }.
scenario-time-bad =
    { $text ->
        [scenario-none] Il manque l’heure : une date et une heure, comme 2027-03-28 10:30.
       *[other] « { $text } » n’est pas une heure : écrivez une date qui existe et une heure, comme 2027-03-28 10:30.
    }
scenario-step-bad =
    { $text ->
        [scenario-none] Il manque de combien : { $word } 3d, { $word } 90m, { $word } 1h30, ou { $word } to 2027-03-28 10:00.
       *[other] « { $text } » n’est pas une durée : { $word } 3d, { $word } 90m, { $word } 1h30, ou { $word } to 2027-03-28 10:00.
    }
scenario-date-bad = « { $text } » n’est pas une date pour { $name } : écrivez { $name }:2027-12-31.
scenario-role-bad = « { $text } » n’est pas un rôle. Les rôles sont { $known }.
scenario-role-guest = Une personne invitée n’est pas membre et n’a pas d’autre rôle.
scenario-link-bad = Les deux comptes doivent dire leur espace : link alice@discord alice@slack.
scenario-space-unknown = L’espace { $space } n’existe pas. Il y a { $known } ; un autre s’ajoute avec : space { $space }
scenario-space-twice = L’espace { $space } existe déjà.
scenario-person-unknown = Personne ne s’appelle { $name }. Il y a { $known } ; quelqu’un d’autre s’ajoute avec : person { $name }
scenario-person-twice = Quelqu’un s’appelle déjà { $name }. Un autre compte de la même personne s’ajoute avec link.
scenario-account-unknown = { $name } n’a pas de compte sur { $space }, seulement sur { $known }. Un autre s’ajoute avec link.
scenario-link-two-people = { $one } et { $other } sont deux personnes ; link donne un second compte à une seule.
scenario-link-twice = { $name } a déjà ce compte sur { $space }.
scenario-channel-unknown = Le salon { $channel } n’existe pas sur { $space } (il est sur : { $known }). Un autre s’ajoute avec : channel { $channel }
scenario-channel-twice = Le salon { $channel } existe déjà sur { $space }.
scenario-together-nested = « together » a commencé à la ligne { $line } et n’est pas terminé.
scenario-together-empty = Il n’y a rien entre « together » et « end ».
scenario-together-only-acts = Seul ce que font les gens peut se trouver entre « together » et « end », et non : { $text }
scenario-together-open = « together » n’est pas terminé : fermez-le par une ligne « end ».
scenario-end-alone = Il n’y a pas de « together » que cela pourrait terminer.
scenario-clock-late = L’horloge a déjà avancé à la ligne { $line }. La première instruction clock vient avant.
scenario-clock-far = L’horloge ne va pas au-delà de l’année 9998.
scenario-file-no-text = { $file } n’est pas un texte. Un scénario est un fichier de texte en UTF-8.
scenario-clock-back = L’horloge est à { $now } et ne revient pas à { $to }.

scenario-joined-late = { $name } ne peut avoir adhéré le { $joined } : l’horloge est à { $now }.
scenario-no-button = { $who } ne voit pas de bouton « { $label } ». Boutons en vue : { $seen }.
scenario-no-button-on = { $who } ne voit pas de bouton « { $label } » sur { $on }. Boutons en vue : { $seen }.
scenario-no-select = { $who } ne voit pas de liste « { $label } ». Listes en vue : { $seen }.
scenario-no-choice = « { $value } » n’est pas parmi les choix de « { $label } » : { $known }.
scenario-one-choice = « { $label } » n’accepte qu’un seul choix.
scenario-no-form = Aucun formulaire n’est ouvert devant { $who }.
scenario-no-input = Le formulaire ne demande pas « { $name } ». Il demande { $known }.

scenario-expected = attendu : { $what }
scenario-seen = vu : { $what }
scenario-expected-sees = { $who } voit { $wanted }
scenario-expected-sees-nothing = { $who } ne voit rien de plus
scenario-expected-has = #{ $room } contient { $wanted }
scenario-expected-lacks = #{ $room } n’a jamais contenu { $wanted }
scenario-expected-refused = la dernière action est refusée
scenario-expected-refused-with = la dernière action est refusée avec { $wanted }
scenario-expected-export = l’export { $path } est { $value }
scenario-expected-export-lacks = l’export { $path } ne contient pas { $wanted }
scenario-seen-nothing = rien
scenario-seen-no-act = personne n’a encore rien fait
scenario-seen-outcome =
    { $outcome ->
        [done] elle a été faite
        [asked] une question est posée avant qu’elle soit faite
        [incident] un incident
        [misuse] elle n’a pas été comprise
       *[refused] elle a été refusée
    }
scenario-seen-missing = il n’y a rien à { $path } ; à { $walked } il y a { $last }

scenario-passed =
    { $count ->
        [one] { $file } : joué jusqu’au bout, une attente remplie
        [many] { $file } : joué jusqu’au bout, { $count } d’attentes remplies
       *[other] { $file } : joué jusqu’au bout, { $count } attentes remplies
    }
scenario-incident = un incident (référence { $reference })
scenario-file-missing = Le scénario { $file } ne peut être lu : { $reason }
scenario-export-unwritable = L’export ne peut être écrit dans { $file } : { $reason }
scenario-database-there = { $file } existe déjà. Un scénario se joue sur une base neuve : nommez un fichier qui n’existe pas encore.
