# Majorités et quorums
majority-unread = Je n’ai pas compris la majorité « { $typed } ». Essayez exprimés>1/2, exprimés>=2/3, présents>1/2, inscrits>=2/3, unanimité ou pluralité, ou des mots comme deux tiers des suffrages exprimés.
majority-of-what = « { $typed } » : comptée sur quoi ? Sur les suffrages exprimés, pour et contre : exprimés{ $share }. Sur les membres présents ou représentés : présents{ $share }. Sur les seuls présents : présents-seuls{ $share }. Sur tous les inscrits : inscrits{ $share }.
majority-which-share = « { $typed } » ne dit pas combien de voix il faut. Indiquez aussi la part, par exemple deux tiers des suffrages exprimés, ou exprimés>=2/3.
majority-half-plus-one = « { $typed } » se lit de deux façons quand le nombre est impair : de 9, la moitié plus un fait 5 ou 6. Plus de la moitié s’écrit exprimés>1/2.
majority-rounded = « { $typed } » est une part arrondie. Écrivez-la en fraction, par exemple exprimés>=2/3.
majority-unreachable = Aucun vote ne peut satisfaire « { $typed } ». La part se situe entre la moitié et le tout.
majority-too-low = « { $typed } » n’est pas une majorité : la moitié des voix ou moins suffirait, et deux résolutions contraires pourraient être adoptées. Essayez exprimés>1/2.
quorum-unread = Je n’ai pas compris le quorum « { $typed } ». Essayez 50 %, 1/3, plus de la moitié, 12 membres ou aucun.
quorum-bare-number = « { $typed } » peut se lire de deux façons. Écrivez { $number } % ou { $number } membres.
quorum-half-plus-one = « { $typed } » ne dit pas ce qu’est la moitié plus un d’un nombre impair : sur 9 membres, 5 ou 6. Écrivez plus de la moitié, ou un nombre de membres.
quorum-unreachable = Aucune assemblée ne peut atteindre le quorum « { $typed } ». Il ne peut pas dépasser tous les membres.
quorum-nothing = Un quorum de personne n’est pas un quorum. Écrivez aucun.

# parvis tally
tally-method = La méthode « { $typed } » n’existe pas. Les méthodes sont : { $known }.
tally-seats = « { $typed } » n’est pas un nombre de sièges. Donnez un nombre entier, 1 au moins.
tally-option = « { $typed } » n’est pas connu pour { $option }. Donnez l’un de : { $known }.
tally-lot = Le tirage au sort nomme « { $typed } », qui ne figure pas parmi les candidatures.
tally-one-seat = { $method } pourvoit un seul siège, et { $seats } sont demandés. Dépouillez avec --seats 1, ou par une méthode à plusieurs sièges.
tally-not-yes-no = Un dépouillement par oui ou non demande les candidats Oui et Non, avec au besoin une abstention et un blanc. Nommez une méthode, par exemple --method scottish-stv.
tally-no-scale = Ces bulletins ne sont pas des notes. Chacun doit donner un rang à chaque note de l’échelle, la plus haute d’abord, - si personne ne l’a ; ici les uns ont { $shortest } rangs, d’autres { $longest }.
tally-method-yes-no = Oui ou non, à plus de la moitié des suffrages exprimés.
tally-method-plurality = { $seats ->
        [one] Majorité relative, un siège.
        [many] Majorité relative, { $seats } de sièges.
       *[other] Majorité relative, { $seats } sièges.
    }
tally-method-approval = { $seats ->
        [one] Vote par approbation, un siège.
        [many] Vote par approbation, { $seats } de sièges.
       *[other] Vote par approbation, { $seats } sièges.
    }
tally-method-score = { $seats ->
        [one] Vote par notes, un siège.
        [many] Vote par notes, { $seats } de sièges.
       *[other] Vote par notes, { $seats } sièges.
    }
tally-method-irv = Vote alternatif, un siège.
tally-method-scottish-stv = { $seats ->
        [one] Vote unique transférable (règles écossaises, SSI 2007/42), un siège.
        [many] Vote unique transférable (règles écossaises, SSI 2007/42), { $seats } de sièges.
       *[other] Vote unique transférable (règles écossaises, SSI 2007/42), { $seats } sièges.
    }
tally-method-meek-stv = { $seats ->
        [one] Vote unique transférable (Meek), un siège.
        [many] Vote unique transférable (Meek), { $seats } de sièges.
       *[other] Vote unique transférable (Meek), { $seats } sièges.
    }
tally-method-schulze = { $seats ->
        [one] Schulze (voix gagnantes), un siège. Les nombres sont les duels gagnés par chemins.
        [many] Schulze (voix gagnantes), { $seats } de sièges. Les nombres sont les duels gagnés par chemins.
       *[other] Schulze (voix gagnantes), { $seats } sièges. Les nombres sont les duels gagnés par chemins.
    }
tally-ballots = Bulletins comptés : { $ballots }. Blancs : { $blank }.
tally-quota = Quota : { $quota }.
tally-required = Majorité requise : { $quota }.
tally-round = Tour { $round }
tally-round-surplus = Tour { $round } : transfert de l’excédent de { $names }
tally-round-excluded = Tour { $round } : élimination de { $names }
tally-total = { $name } : { $votes }
tally-exhausted = Épuisés : { $votes }
tally-elected = Élection acquise : { $names }.
tally-tied = { $seats ->
        [one] À égalité pour le siège restant : { $names }. Aucune règle ne les départage ; un tirage au sort est possible.
        [many] À égalité pour les { $seats } de sièges restants : { $names }. Aucune règle ne les départage ; un tirage au sort est possible.
       *[other] À égalité pour les { $seats } sièges restants : { $names }. Aucune règle ne les départage ; un tirage au sort est possible.
    }
tally-tie-earlier-round = { $about ->
        [surplus] Excédents égaux : { $names }. Celui de { $taken } est passé le premier, d’après le dernier tour où ils différaient.
       *[other] À égalité pour l’élimination : { $names }. Élimination de { $taken }, d’après le dernier tour où les voix différaient.
    }
tally-tie-lot = { $about ->
        [surplus] Excédents égaux : { $names }. Celui de { $taken } est passé le premier, d’après le tirage au sort publié.
        [last-seat] À égalité : { $names }. Le tirage au sort publié a tranché.
       *[other] À égalité pour l’élimination : { $names }. Élimination de { $taken }, d’après le tirage au sort publié.
    }
tally-tie-cut = Les voix de { $names } ne diffèrent que de ce qui est coupé après la cinquième décimale : elles sont égales, car un arrondi ne donne de siège à personne.
tally-tie-no-difference = À égalité : { $names }. Quel que soit le sort, les mêmes personnes sont élues.
tally-tie-open = À égalité : { $names }. L’élection dépend d’un tirage au sort, et aucun n’a eu lieu.

# Fichiers de bulletins (BLT)
blt-not-text = Ligne { $line } : ce n’est pas du texte UTF-8. Enregistrez le fichier en UTF-8.
blt-unseen = Ligne { $line } : le caractère { $code } ne se voit pas et n’a pas sa place dans un fichier de bulletins. Ôtez-le, ou enregistrez le fichier en texte UTF-8.
blt-empty = Ligne { $line } : le fichier est vide. Un fichier de bulletins commence par le nombre de candidats et de sièges, par exemple 5 2.
blt-first-line = Ligne { $line } : la première ligne doit donner deux nombres, candidats et sièges, par exemple 5 2 ; elle porte « { $found } ».
blt-no-candidates = Ligne { $line } : il faut au moins un candidat.
blt-many-candidates = Ligne { $line } : { $found } candidats dépassent les { $most } qui peuvent être dépouillés.
blt-no-seats = Ligne { $line } : il faut au moins un siège.
blt-many-seats = Ligne { $line } : « { $found } » n’est pas un nombre de sièges.
blt-withdrawn = Ligne { $line } : « { $found } » ne retire personne. Les candidats vont de 1 à { $candidates }.
blt-withdrawn-twice = Ligne { $line } : le candidat { $candidate } est retiré deux fois.
blt-withdrawn-late = Ligne { $line } : « { $found } ». Les retraits figurent avant le premier bulletin, sur leurs propres lignes.
blt-all-withdrawn = Ligne { $line } : tous les candidats sont retirés.
blt-weight = Ligne { $line } : « { $found } » n’est pas un nombre de bulletins. Un bulletin commence par le nombre de ceux qui l’ont déposé, un entier, 1 au moins.
blt-weight-zero = Ligne { $line } : un bulletin que personne n’a déposé, puisque son poids est 0. Une ligne avec 0 seul termine les bulletins.
blt-weight-long = Ligne { $line } : le poids « { $found } » a plus de { $most } chiffres.
blt-no-end = Ligne { $line } : ce bulletin ne se termine pas par 0.
blt-rank = Ligne { $line } : « { $found } » n’est pas un rang. Un rang est le numéro d’un candidat, plusieurs joints par =, ou - pour un rang laissé vide.
blt-candidate = Ligne { $line } : il n’y a pas de candidat { $candidate }. Les candidats vont de 1 à { $candidates }.
blt-twice = Ligne { $line } : le candidat { $candidate } figure deux fois sur le même bulletin.
blt-id = Ligne { $line } : « { $found } » n’est pas un identifiant de bulletin. Un identifiant figure entre parenthèses devant son bulletin.
blt-id-twice = Ligne { $line } : deux bulletins ont l’identifiant { $id }.
blt-id-weight = Ligne { $line } : le bulletin { $id } a un poids de { $found }. Un bulletin avec identifiant est un seul bulletin.
blt-no-end-of-ballots = Ligne { $line } : les bulletins ne se terminent pas. Après le dernier bulletin vient une ligne avec 0 seul.
blt-name = Ligne { $line } : « { $found } ». Les noms et le titre figurent entre guillemets droits.
blt-name-open = Ligne { $line } : le nom « { $found } » n’a pas de guillemet fermant.
blt-name-empty = Ligne { $line } : le candidat { $candidate } a un nom vide.
blt-name-twice = Ligne { $line } : les candidats { $first } et { $second } ont le même nom, « { $name } ».
blt-names-missing = Ligne { $line } : { $found } noms sont donnés pour { $candidates } candidats.
blt-too-much = Ligne { $line } : « { $found } » figure après la fin. Pour { $candidates } candidats, il y a autant de noms et un titre.
