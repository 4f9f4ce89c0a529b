when-empty = Indiquez une date et une heure, par exemple « 28/03/2027 10h30 » ou « dimanche prochain 10h30 ».
when-unclear = Je n’ai pas compris « { $text } ». Essayez « 28/03/2027 10h30 », ou des mots comme « dimanche prochain 10h30 ».
when-without-hour = « { $text } » est le { $date }, mais l’heure manque. Ajoutez-la, par exemple « { $text } à 10h30 ».
when-without-day = « { $text } » donne une heure, mais pas de jour. Ajoutez le jour, par exemple « demain { $text } ».
when-hour-too-many = Il faut ici une date sans heure ; « { $text } » en comporte une. Essayez « 28/03/2027 ».
when-past = « { $text } » correspond au { $date }, qui est passé. Donnez une date à venir.
when-past-words = « { $text } » est passé. Donnez une date à venir.
when-past-without-year = « { $text } » était le { $date }, qui est passé. S’il s’agit de l’an prochain, ajoutez { $year }.
when-no-such-day = Je n’ai pas compris « { $text } » : ce jour n’existe pas, { $month } { $year } a { $days } jours.
when-no-such-month = Je n’ai pas compris « { $text } » : il n’y a pas de mois { $month }. Le jour et le mois sont peut-être inversés.
when-no-such-hour = Je n’ai pas compris « { $text } » : cette heure n’existe pas. Les heures vont de 0 h 00 à 23 h 59.
wall-hour-unclear = Je n’ai pas compris « { $typed } » comme une heure. Essayez 18h30.
when-other-weekday = « { $text } » se contredit : cette date est le { $date }, et non un { $weekday }. Corrigez le jour ou la date.
when-other-part = « { $text } » ne s’accorde pas avec le moment de la journée indiqué à côté. Écrivez l’heure seule, par exemple « 19h30 ».
rule-empty = Indiquez la fréquence, par exemple « chaque semaine », « toutes les 2 semaines le jeu » ou « le 1er dimanche du mois ».
rule-unclear = Je n’ai pas compris « { $text } ». Essayez « chaque semaine le mer, ven », « toutes les 2 semaines le jeu », « le dernier vendredi du mois » ou « mer 19h30, dim 10h ».
rule-ambiguous = « { $text } » peut se lire de plusieurs façons. Essayez « toutes les 2 semaines le jeu » ou « le 2e jeudi du mois ».
rule-every-nth = « { $text } » peut désigner une semaine sur plusieurs, ou un jour du mois. Écrivez « toutes les 2 semaines le mar » ou « le 2e mardi du mois ».
rule-no-such-day = « { $text } » désigne un jour qui n’arrive jamais : ce mois a { $days } jours au plus.
rule-hour-unclear = « { $text } » peut être avant ou après midi. Écrivez « 7h » ou « 19h ».
rule-hour-too-many = « { $text } » se répète à l’heure ou à la minute et ne peut pas avoir en plus une heure à soi.
rule-midnight = « { $text } » tombe à minuit : précisez de quel jour en écrivant « 0h00 » ou « 23h59 ».
rule-date-unclear = « { $text } » contient une date qui peut se lire de plusieurs façons. Écrivez-la ainsi : « 30/06/2027 ».
rule-limit-twice = « { $text } » dit deux fois quand cela finit. Gardez une seule fin.
rrule-without-freq = « { $text } » ne dit pas la fréquence : FREQ manque. Essayez « FREQ=WEEKLY;BYDAY=WE ».
rrule-unclear = Je n’ai pas compris « { $text } » dans la règle. La RFC 5545 dit comment s’écrit chaque partie, par exemple « FREQ=MONTHLY;BYDAY=1SU ».
rrule-unknown-part = Une règle avec « { $text } » ne peut pas être conservée ici. Retirez cette partie, ou dites la règle en mots.
rrule-twice = « { $text } » figure deux fois dans la règle. Gardez-en une.
rrule-together = « { $text } » ne vont pas ensemble dans une même règle. Retirez l’une de ces parties.
duration-unclear = Je n’ai pas compris « { $text } » comme une durée. Essayez « 90m », « 1h30 », « 2 h » ou « 1 jour ».
duration-out-of-bounds = « { $text } » est hors limites : il faut plus de zéro et 400 jours au plus.
hours-unclear = Je n’ai pas compris « { $text } » comme des heures de la semaine. Essayez « lun-ven 18h-21h », ou « sam 9h-12h, dim 14h-18h ».
zone-unknown = « { $text } » n’est pas le fuseau horaire d’un lieu. Un décalage fixe comme EST ou UTC+1 devient faux au changement d’heure. Essayez « Europe/Paris ».
local-unclear = Je n’ai pas compris « { $text } » comme une date et une heure locales. Écrivez « 2027-03-28T10:30 ».
date-unclear = Je n’ai pas compris « { $text } » comme une date. Écrivez « 2027-06-30 ».
instant-unclear = Je n’ai pas compris « { $text } » comme un instant. Écrivez « 2027-03-28T08:30:00Z ».
count-unclear = « { $text } » n’est pas un nombre de dates. Donnez un nombre entier de 0 à { $most }.
when-offset = « { $text } » est un décalage par rapport à UTC. Les heures sont ici celles des horloges de la communauté : retirez-le, et écrivez l’heure locale.
when-vague = « { $text } » peut être plusieurs jours. Écrivez le jour, par exemple « 31/03/2027 10h30 » ou « le 31 mars à 10h30 ».
rule-twice = « { $text } » peut vouloir dire deux fois dans ce temps, ou une fois sur deux. Écrivez « toutes les 2 semaines », « tous les 2 mois », ou les jours eux-mêmes : « lun, jeu ».
rule-working-day = « { $text } » dépend des jours où l’on travaille. Écrivez « du lundi au vendredi » pour tous ; pour le dernier jour du lundi au vendredi, « FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 ».
rule-how-long = « { $text } » ne dit pas combien de dates cela fait pour cette répétition. Écrivez « 10 fois », ou « jusqu’au 30/06/2027 ».
rule-range-backwards = « { $text } » finit avant de commencer. Écrivez le premier jour, puis le dernier : « 20/12/2027–04/01/2028 ».
rule-holidays-where = « { $text } » : seuls les jours fériés de France sont connus ici, et le fuseau de cette communauté est ailleurs. Donnez les dates, ou écrivez « jours fériés de métropole ».
rule-holidays-which = « { $text } » ne dit pas quels jours : les vacances changent d’une zone scolaire à l’autre. Écrivez le premier et le dernier jour, « 20/12/2027–04/01/2028 », ou « jours fériés ».
except-empty = Indiquez ce qui est laissé de côté, par exemple « 04/04/2027 », « 20/12/2027–04/01/2028 », « août » ou « jours fériés ».
except-unclear = Je n’ai pas compris « { $text } » parmi ce qui est laissé de côté. Essayez « 04/04/2027 », « 20/12/2027–04/01/2028 », « août » ou « jours fériés ».
calendar-file-unclear = « { $text } » n’est pas un fichier d’agenda. Choisissez un fichier en .ics, tel que les agendas l’exportent.
calendar-file-empty = Ce fichier d’agenda ne contient aucun { $text } : aucun jour à laisser de côté.
calendar-file-event = L’événement « { $text } » de ce fichier d’agenda n’a pas de date lisible. Retirez-le du fichier, ou donnez sa date.
calendar-file-long = Ce fichier d’agenda contient { $text } événements ; on en lit { $most } au plus. Choisissez-en un plus court.
holiday-new-year = Jour de l’an
holiday-good-friday = Vendredi saint
holiday-easter-monday = Lundi de Pâques
holiday-labour = Fête du travail
holiday-victory = Victoire de 1945
holiday-ascension = Ascension
holiday-whit-monday = Lundi de Pentecôte
holiday-national = Fête nationale
holiday-assumption = Assomption
holiday-all-saints = Toussaint
holiday-armistice = Armistice de 1918
holiday-christmas = Noël
holiday-saint-stephen = Saint-Étienne
holiday-abolition = Abolition de l’esclavage
holiday-citizenship = Fête de la citoyenneté
holiday-gospel = Arrivée de l’Évangile
holiday-autonomy = Fête de l’autonomie
holiday-matarii = Matari’i i ni’a
holiday-pierre-chanel = Saint Pierre Chanel
holiday-peter-and-paul = Saints Pierre et Paul
holiday-territory = Fête du territoire
feast-rosh-hashanah = Roch Hachana, dès la veille au soir
feast-yom-kippur = Yom Kippour, dès la veille au soir
feast-sukkot = Souccot, dès la veille au soir
feast-shemini-atzeret = Chemini Atseret et Sim’hat Torah, dès la veille au soir
feast-pesach = Pessa’h, dès la veille au soir
feast-shavuot = Chavouot, dès la veille au soir
pause-dates = du { $from } au { $to }
pause-months = { $months }, chaque année
pause-french-holidays =
    { $region ->
       *[metropole] jours fériés (métropole)
        [alsace-moselle] jours fériés (Alsace-Moselle)
        [guadeloupe] jours fériés (Guadeloupe)
        [guyane] jours fériés (Guyane)
        [martinique] jours fériés (Martinique)
        [mayotte] jours fériés (Mayotte)
        [nouvelle-caledonie] jours fériés (Nouvelle-Calédonie)
        [polynesie] jours fériés (Polynésie française)
        [reunion] jours fériés (La Réunion)
        [saint-barthelemy] jours fériés (Saint-Barthélemy)
        [saint-martin] jours fériés (Saint-Martin)
        [saint-pierre-et-miquelon] jours fériés (Saint-Pierre-et-Miquelon)
        [wallis-et-futuna] jours fériés (Wallis-et-Futuna)
    }
pause-hebrew-feasts = les fêtes du calendrier hébraïque, chacune dès la veille
pause-calendar =
    { $count ->
        [one] les jours de { $count } événement d’un fichier d’agenda
        [many] les jours de { $count } d’événements d’un fichier d’agenda
       *[other] les jours de { $count } événements d’un fichier d’agenda
    }
when-far = « { $text } » est trop loin : les dates sont lues jusqu’à l’année { $year }. Il y a peut-être un chiffre de trop.
locale-unknown = « { $text } » n’est pas une langue parlée ici. Indiquez en ou fr.
rule-gives-none = « { $text } » ne donne aucune date : ses conditions ne se rencontrent jamais, ou la fin précède le début. Voyez le début, la fin et ce qui est exclu.
rule-which-days = « { $text } » ne dit pas quels jours. Nommez-les : « mar, ven », ou « mar 19h30, ven 18h ».
rule-times-days = « { $text } » dit { $times } fois et nomme { $days } jours. Nommez chaque jour : « mar, ven ».
rule-which-of-month = « { $text } » ne dit pas lesquels. Écrivez « le 1er dimanche du mois », « les 1er et 3e dimanches du mois », ou « toutes les 2 semaines le dim ».
rule-which-months = « { $text } » peut valoir pour cette année ou pour chaque année. Ajoutez « chaque année » ; sinon donnez la première date comme début, et « jusqu’au 31 juillet ».
rule-never = « { $text } » : ce qui n’a lieu qu’une fois n’a pas besoin de règle. Laissez la répétition de côté.
rule-part-hour = « { $text } » ne dit pas à quelle heure. Ajoutez-la, par exemple « dim 10h30 » ; sans heure, écrivez les jours seuls : c’est le début qui la donne.
rule-hours-between = « { $text } » donne deux heures. Écrivez celle du début, par exemple « dim 10h30 » ; le temps que cela prend est la durée.
rule-month-end = « { $text } » peut être plusieurs jours. Écrivez « le dernier jour du mois », « le 1er du mois » ou « le dernier vendredi du mois ».
rule-week-or-all = « { $text } » peut aller du lundi au vendredi, ou compter sept jours. Écrivez « du lundi au vendredi » ou « tous les jours ».
rule-start = « { $text } » dit quand cela commence, ce que le début dit déjà. Donnez-y la première date, et ici comment cela se répète ; une fin s’écrit « jusqu’au 30/06/2027 ».
rule-feast-moves = « { $text } » tombe à une autre date chaque année, et aucune règle ne la suit. Donnez chaque date, ou le même jour de l’année.
rule-feast-again = « { $text } » exclut une fête qui revient : la prochaine est le { $next }, et cette répétition va plus loin. Donnez chaque date avec son année, « 28/03/2027, 16/04/2028 », ou une fin, « jusqu’au 30/06/2027 ».
rule-nth-alone = « { $text } » peut être ce jour de chaque mois, ou une seule date. Écrivez « le 2e mar du mois » ou « le 15 du mois ».
rule-weekend-which = « { $text } » peut être le samedi, le dimanche ou les deux, et le premier dimanche ne suit pas toujours le premier samedi. Écrivez « le 1er sam du mois ».
rule-except-of-month = « { $text } » ne dit pas clairement quelles dates sont exclues. Nommez-les par leur date, ou écrivez celles qui ont lieu : « les 2e, 3e et 4e dim du mois ».
rule-except-days = « { $text } » n’est aucun des jours de cette règle, ou les désigne tous. Nommez les jours retenus : « lun, mar, jeu ».

# Un calendrier du web.

calendar-web-unclear = Je n’ai pas pu lire « { $text } » comme une adresse du web. Écrivez-la en entier : https://calendrier.example.org/vacances.ics
calendar-web-not-https = « { $text } » ne commence pas par https. Seules ces adresses sont lues ; collez plutôt le fichier lui-même.
calendar-web-closed = { $text } n’est pas une adresse de l’internet public. Indiquez un calendrier que tout le monde peut lire, ou collez le fichier lui-même.
calendar-web-unreachable = { $text } n’a pas pu être joint. Vérifiez l’adresse, ou collez le fichier lui-même.
calendar-web-late = { $text } met trop de temps à répondre. Réessayez plus tard, ou collez le fichier lui-même.
calendar-web-big = Ce que { $text } envoie dépasse { $most } Ko. Choisissez un calendrier plus petit, ou collez les jours utiles.
calendar-web-status = { $text } répond par l’erreur { $status } : aucun calendrier ne s’y trouve. Vérifiez l’adresse.
calendar-web-turns = « { $text } » renvoie sans fin d’une adresse à l’autre. Donnez celle du calendrier lui-même.
calendar-addresses-many = Au plus { $max } calendriers du web sont lus à la fois. Retirez-en.
clock-gap = Le { $date }, les horloges avancent et { $asked } n’existe pas : { $shown } est retenu.
clock-overlap = Le { $date }, les horloges reculent et { $asked } revient deux fois : la première est retenue.
