command-course = formation
    .about = Les formations : plusieurs leçons, aux mêmes personnes
course-new = nouvelle
    .about = Ouvrir une formation, avec ses leçons si elles sont connues
course-new-title = titre
    .about = Le nom de la formation
course-new-text = texte
    .about = De quoi il s’agit, et pour qui
course-new-start = début
    .about = La première leçon, par exemple 08/09/2027 19h30
course-new-duration = durée
    .about = La durée d’une leçon ; 2 h par défaut
course-new-repeat = répétition
    .about = Quand suivent les leçons : chaque semaine le mer, ven
course-new-until = jusque
    .about = Le dernier jour des leçons
course-new-except = sauf
    .about = Les jours sans leçon : 20/12/2027-04/01/2028, août
course-new-place = lieu
    .about = Où se tiennent les leçons
course-new-leader = responsable
    .about = Qui la dirige ; vous par défaut
course-new-cohort = promotion
    .about = Le nom de cette promotion : 2027
course-new-capacity = capacité
    .about = Le plus grand nombre de personnes
course-new-admission = admission
    .about = Si la personne responsable admet chaque personne
course-new-admission-open = libre
course-new-admission-asked = demandée
course-new-audience = public
    .about = Qui peut s’inscrire ; les adhérents par défaut
course-new-audience-everyone = tous
course-new-audience-members = adhérents
course-new-required = requis
    .about = La part des leçons pour une attestation, en pour cent ; 80 par défaut
course-new-after = après
    .about = La formation à suivre avant, par exemple F1
course-lesson = leçon
    .about = Prévoir des leçons ; avec un numéro, modifier cette leçon
course-lesson-course = formation
    .about = La formation, par exemple F1
course-lesson-number = numéro
    .about = La leçon à modifier
course-lesson-title = titre
    .about = Son titre
course-lesson-start = début
    .about = Quand elle commence
course-lesson-duration = durée
    .about = Combien de temps elle dure
course-lesson-repeat = répétition
    .about = Pour une suite de leçons : chaque semaine le mer, ven
course-lesson-until = jusque
    .about = Le dernier jour de la suite
course-lesson-except = sauf
    .about = Les jours sans leçon
course-lesson-leader = responsable
    .about = Qui la dirige, à la place de la personne responsable
course-lesson-place = lieu
    .about = Où elle se tient
course-lesson-text = texte
    .about = De quoi elle traite : pour les personnes inscrites
course-lesson-link = lien
    .about = Un enregistrement, un document, une salle : pour les personnes inscrites
course-lesson-exercise = exercice
    .about = Ce qui est à rendre
course-lesson-exam = examen
    .about = oui : cet exercice est un examen, nécessaire pour l’attestation
course-lesson-exam-yes = oui
course-lesson-exam-no = non
course-lesson-cancel = annuler
    .about = oui : elle n’a pas lieu
course-lesson-cancel-yes = oui
course-lesson-cancel-no = non
course-enrol = inscrire
    .about = Demander une place dans une formation
course-enrol-course = formation
    .about = La formation, par exemple F1
course-enrol-person = personne
    .about = Quelqu’un d’autre, si vous dirigez la formation
course-leave = quitter
    .about = Rendre votre place dans une formation
course-leave-course = formation
    .about = La formation, par exemple F1
course-admit = admettre
    .about = Répondre à qui demande une place
course-admit-course = formation
    .about = La formation, par exemple F1
course-admit-person = personne
    .about = Qui a demandé
course-admit-answer = réponse
    .about = oui par défaut
course-admit-answer-yes = oui
course-admit-answer-no = non
course-attendance = présence
    .about = Dire qui était à une leçon
course-attendance-course = formation
    .about = La formation, par exemple F1
course-attendance-lesson = leçon
    .about = Le numéro de la leçon ; la dernière par défaut
course-attendance-present = présents
    .about = Qui était là
course-attendance-absent = absents
    .about = Qui n’était pas là
course-attendance-excused = excusés
    .about = Qui avait une excuse : la leçon ne compte pas pour ces personnes
course-attendance-caught-up = rattrapé
    .about = Qui l’a rattrapée depuis
course-hand-in = rendre
    .about = Rendre un exercice, pour la seule personne qui dirige la leçon
course-hand-in-course = formation
    .about = La formation, par exemple F1
course-hand-in-lesson = leçon
    .about = Le numéro de la leçon
course-hand-in-text = texte
    .about = Ce que vous rendez
course-answer = corriger
    .about = Répondre en privé à ce que quelqu’un a rendu
course-answer-course = formation
    .about = La formation, par exemple F1
course-answer-lesson = leçon
    .about = Le numéro de la leçon
course-answer-person = personne
    .about = Qui l’a rendu
course-answer-text = texte
    .about = Votre réponse
course-answer-passed = réussi
    .about = Si cela suffit ; oui par défaut
course-answer-passed-yes = oui
course-answer-passed-no = non
course-progress = parcours
    .about = Montrer où vous en êtes, ou chacun dans une formation que vous dirigez
course-progress-course = formation
    .about = La formation, par exemple F1
course-progress-person = personne
    .about = Une personne, si vous dirigez la formation
course-certificate = attestation
    .about = Recevoir votre attestation, ou en vérifier une par son code
course-certificate-course = formation
    .about = La formation, par exemple F1
course-certificate-person = personne
    .about = Quelqu’un d’autre, si vous dirigez la formation
course-certificate-code = code
    .about = Le code d’une attestation, pour la vérifier
course-list = liste
    .about = Lister les formations
course-list-state = état
    .about = Lesquelles ; les ouvertes par défaut
course-list-state-open = ouvertes
course-list-state-finished = terminées
course-list-state-all = toutes
course-show = voir
    .about = Voir une formation
course-show-course = formation
    .about = La formation, par exemple F1
course-timetable = horaire
    .about = Voir vos leçons d’une semaine
course-timetable-week = semaine
    .about = Un jour de la semaine ; celle-ci par défaut
course-end = terminer
    .about = Terminer une formation : qui a assez suivi reçoit une attestation
course-end-course = formation
    .about = La formation, par exemple F1
course-end-how = comment
    .about = terminée par défaut
course-end-how-finished = terminée
course-end-how-cancelled = annulée
course-summary = { $handle } { $title } : sous la conduite de { $leader }, { $count ->
        [one] { $count } leçon
        [many] { $count } de leçons
       *[other] { $count } leçons
    }
course-state-label = État
course-state =
    { $state ->
        [finished] terminée
        [cancelled] annulée
       *[open] ouverte
    }
course-leader-label = Responsable
course-begin-label = Début
course-places-label = Places
course-places = { $count ->
        [one] { $count } personne inscrite
        [many] { $count } de personnes inscrites
       *[other] { $count } personnes inscrites
    }
course-places-of = { $waiting ->
        [0] { $count } sur { $most } prises
       *[other] { $count } sur { $most } prises, { $waiting } en attente
    }
course-audience-label = Pour
course-for-members-only = les adhérents
course-admission-label = Admission
course-admission-asked = la personne responsable répond à chaque demande
course-after-label = Après
course-certificate-label = Attestation
course-certificate-asks = pour { $required } % des leçons
course-own-label = Vous
course-own =
    { $state ->
        [asked] place demandée
        [waiting] en liste d’attente
        [enrolled] inscription faite
        [declined] demande non acceptée
        [withdrawn] inscription retirée
       *[completed] formation achevée, avec attestation
    }
course-lessons-none = Aucune leçon n’est encore prévue.
course-lessons-coming = { $count ->
        [one] Sa leçon :
        [many] Les prochaines de ses { $count } de leçons :
       *[other] Les prochaines de ses { $count } leçons :
    }
course-lessons-past = { $count ->
        [one] Sa leçon est passée :
        [many] Ses { $count } de leçons sont passées :
       *[other] Ses { $count } leçons sont passées :
    }
course-lessons-more = { $count ->
        [one] et { $count } autre
        [many] et { $count } d’autres
       *[other] et { $count } autres
    }
course-lesson-line = { $number } · { $title } : { $at }
course-lesson-line-at = { $number } · { $title } : { $at }, { $place }
course-lesson-line-cancelled = { $number } · { $title } : { $at }, annulée
course-lesson-named = leçon { $number }, { $title }
course-next-is = La prochaine, leçon { $number }, { $title } :
course-exercise-is = L’exercice :
course-link-label = Lien
course-opened-said = { $count ->
        [0] { $handle } est ouverte. Ajoutez ses leçons avec /formation leçon { $handle }.
        [one] { $handle } est ouverte, avec { $count } leçon.
        [many] { $handle } est ouverte, avec { $count } de leçons.
       *[other] { $handle } est ouverte, avec { $count } leçons.
    }
course-place-now =
    { $state ->
        [asked] Vous avez demandé une place dans « { $title } ». La personne responsable répondra.
        [waiting] « { $title } » est complète. Vous êtes en liste d’attente, et un message vous préviendra dès qu’une place se libère.
        [enrolled] Vous avez une place dans « { $title } ».
        [declined] Votre demande pour « { $title } » n’a pas été acceptée. La personne responsable peut dire pourquoi.
        [withdrawn] Vous n’avez pas de place dans « { $title } ».
       *[completed] Vous avez achevé « { $title } ».
    }
course-line = { $course }, sous la conduite de { $leader }, inscriptions : { $count }
course-line-from = { $course }, sous la conduite de { $leader }, dès { $at }, inscriptions : { $count }
courses-title = Formations
courses-summary = { $count ->
        [0] Aucune formation
        [one] { $count } formation
        [many] { $count } de formations
       *[other] { $count } formations
    }
courses-none = Il n’y en a pas en ce moment. /formation nouvelle en ouvre une.
course-timetable-title = Vos leçons de la semaine du { $day }
course-timetable-summary = { $count ->
        [0] Aucune leçon cette semaine
        [one] { $count } leçon
        [many] { $count } de leçons
       *[other] { $count } leçons
    }
course-timetable-none = Aucune leçon.
course-timetable-line = { $at } : { $course }, leçon { $number }, { $title } ({ $length })
course-roll-line = { $mark ->
        [present] { $name } : présence
        [absent] { $name } : absence
        [excused] { $name } : absence excusée
        [caught-up] { $name } : leçon rattrapée
       *[none] { $name } : rien n’est noté
    }
course-roll-summary = Leçon { $number }, { $title } : présences { $count }
course-roll-none = Personne n’est inscrit.
course-roll-both = { $name } est nommé pour deux choses différentes. Nommez chaque personne une seule fois.
course-not-handed-in = Rien n’a été rendu.
course-handed-in = { $name } a rendu, { $at } :
course-answered =
    { $passed ->
        [yes] La réponse : cela suffit.
       *[no] La réponse : à refaire.
    }
course-exercise-summary = L’exercice de la leçon { $number }, { $title }
course-answer-how = Pour répondre : /formation corriger { $handle } { $number }
course-progress-line = { $name } : leçons suivies { $attended } sur { $held }, excusées { $excused } ; exercices rendus { $handedIn } sur { $exercises }, suffisants { $passed } ; { $exams ->
        [0] sans examen
        [one] examens réussis { $examsPassed } sur { $exams }
        [many] examens réussis { $examsPassed } sur { $exams }
       *[other] examens réussis { $examsPassed } sur { $exams }
    } ; { $state }
course-progress-attended = Leçons suivies
course-progress-summary = { $handle } { $title } : { $count ->
        [one] où en est { $count } personne
        [many] où en sont { $count } de personnes
       *[other] où en sont { $count } personnes
    }
course-certificate-title = Attestation
course-certificate-file = attestation
course-certificate-said = { $name } a achevé la formation « { $title } » : leçons suivies { $attended } sur { $held }.
course-certificate-given = Vous avez achevé « { $title } ». Votre attestation porte le code { $code } ; /formation attestation { $handle } donne le papier.
course-certificate-which = Dites de quelle formation, ou donnez un code à vérifier.
course-cohort-label = Promotion
course-given-label = Délivrée
course-code-label = Code
course-code-where-label = À vérifier à l’adresse
course-code-known = { $name } a achevé la formation « { $title } » de { $association } ; attesté { $at }.
course-code-unknown = Aucune attestation ne porte le code { $code }. Vérifiez-le lettre par lettre.
course-attended-label = Leçons
course-attended-of = { $attended } suivies sur { $held }
course-asked-by = { $name } demande une place dans « { $title } ».
course-cancelled-said = La formation « { $title } » n’a pas lieu.
course-lesson-soon = Bientôt : leçon { $number }, { $title }, { $at }.
course-lesson-now = Changement : la leçon { $number }, { $title }, a lieu { $at }, sous la conduite de { $leader }.
course-lesson-off = La leçon { $number }, { $title }, { $at }, n’a pas lieu.
course-ended =
    { $state ->
        [cancelled] { $handle } est annulée. Chaque personne inscrite est avertie.
       *[finished] { $count ->
            [0] { $handle } est terminée. Personne n’a assez suivi pour une attestation.
            [one] { $handle } est terminée. { $count } personne a une attestation.
            [many] { $handle } est terminée. { $count } de personnes ont une attestation.
           *[other] { $handle } est terminée. { $count } personnes ont une attestation.
        }
    }
course-not-open =
    { $state ->
        [cancelled] { $handle } a été annulée.
       *[finished] { $handle } est terminée.
    }
course-not-yours = Seules les personnes qui dirigent { $handle } peuvent faire cela.
course-no-lesson = { $count ->
        [0] { $handle } n’a pas encore de leçon.
        [one] { $handle } n’a pas de leçon { $number } : elle en a une seule, la leçon 1.
        [many] { $handle } n’a pas de leçon { $number } : elles vont de 1 à { $count }.
       *[other] { $handle } n’a pas de leçon { $number } : elles vont de 1 à { $count }.
    }
course-lesson-when = Dites quand la leçon commence, avec début ; ou donnez le numéro d’une leçon à modifier.
course-lesson-one = Un numéro modifie une seule leçon. Pour une suite de nouvelles leçons, ne donnez pas le numéro { $number }.
course-lesson-nothing = Dites ce qui change dans la leçon { $number } : titre, début, responsable, texte, exercice, annuler.
course-lesson-cancelled = La leçon { $number } de { $handle } n’a pas lieu.
course-lesson-ahead = La leçon { $number } commence { $at }. La présence se note à partir de ce moment.
course-too-many-lessons = Une formation compte { $most } leçons au plus. Donnez un dernier jour plus proche.
course-no-dates = « { $repeat } » ne donne aucune leçon.
course-until-early = Le dernier jour, { $until }, est avant la première leçon.
course-endless = « { $repeat } » n’a pas de fin. Donnez un dernier jour, par exemple jusque:{ $example }, ou un nombre de fois.
course-begun = { $handle } a commencé { $at }. Adressez-vous à qui la dirige : une inscription reste possible par cette voie.
course-for-members = { $handle } est réservée aux adhérents. /adherent adhérer permet de demander à adhérer.
course-after-another = { $handle } vient après { $before }, « { $title } », qui doit être achevée d’abord.
course-answered-already =
    { $state ->
        [withdrawn] { $name } a retiré sa demande pour { $handle }. /formation inscrire { $handle } personne:"{ $name }" lui donne une place malgré tout.
        [declined] { $name } a reçu un refus pour { $handle }. /formation inscrire { $handle } personne:"{ $name }" lui donne une place malgré tout.
        [completed] { $name } a achevé { $handle } ; c’est acquis.
       *[other] { $name } a une place dans { $handle }, ou en attend une. Il n’y a que cette personne qui puisse la rendre, par /formation quitter { $handle }.
    }
course-not-asked = Cette personne n’a pas demandé de place dans { $handle }. /formation inscrire lui en donne une.
course-completed = Vous avez achevé { $handle } ; c’est acquis.
course-not-enrolled = { $name } n’a pas de place dans { $handle }.
course-not-enrolled-yourself = Personne de ce nom n’a de place dans { $handle }.
course-no-exercise = La leçon { $number } de { $handle } n’a pas d’exercice.
course-nothing-handed-in = { $name } n’a rien rendu pour la leçon { $number }.
course-none-begun = Aucune leçon de { $handle } n’a commencé. Dites laquelle, avec leçon.
course-not-over = Des leçons de { $handle } sont encore à venir. Les attestations se donnent ensuite.
course-attended-too-little = Une attestation de { $handle } demande { $required } % des leçons ; { $attended } sur { $held } ont été suivies. Ce qui a été manqué peut se rattraper : la personne responsable le note.
course-no-certificate = Cette attestation n’existe pas.
course-exam-label = Examen
course-exam-is = L’examen :
course-exam-what = Dites ce qui est à rendre pour l’examen : exercice:"…".
course-exam-once = Un examen est une seule leçon, pas une suite. Laissez « répétition » de côté.
course-exam-missing = Une attestation de { $handle } demande son examen, qui n’est pas encore réussi. Rendez-le avec /formation rendre ; la personne responsable y répond.
course-lesson-file = fichier
    .about = À lire ou à suivre : pour les personnes inscrites
course-lesson-remove = retirer
    .about = Le nom d’un fichier à retirer
course-show-lesson = leçon
    .about = Le numéro d’une leçon, pour la lire
course-hand-in-file = fichier
    .about = Ce que vous rendez, en fichier
course-edit = modifier
    .about = Modifier une formation, ou qui la dirige pour un temps
course-edit-course = formation
    .about = La formation, par exemple F1
course-edit-title = titre
    .about = Son nom
course-edit-text = texte
    .about = De quoi il s’agit, et pour qui
course-edit-cohort = promotion
    .about = Le nom de cette promotion
course-edit-capacity = capacité
    .about = Le plus grand nombre de personnes
course-edit-admission = admission
    .about = Si la personne responsable admet chaque personne
course-edit-admission-open = libre
course-edit-admission-asked = demandée
course-edit-audience = public
    .about = Qui peut s’inscrire
course-edit-audience-everyone = tous
course-edit-audience-members = adhérents
course-edit-required = requis
    .about = La part des leçons pour une attestation, en pour cent
course-edit-after = après
    .about = La formation à suivre avant
course-edit-leader = responsable
    .about = Qui la dirige désormais
course-edit-substitute = remplacement
    .about = Qui remplace la personne responsable ; elle-même pour y mettre fin
course-edit-from = dès
    .about = Le premier jour du remplacement ; toute la formation par défaut
course-edit-until = jusque
    .about = Le dernier jour du remplacement
course-absent = absence
    .about = Dire que vous ne viendrez pas à une leçon, ou pendant des jours
course-absent-course = formation
    .about = La formation, par exemple F1
course-absent-lesson = leçon
    .about = Le numéro de la leçon ; la prochaine par défaut
course-absent-from = dès
    .about = Le premier jour sans vous
course-absent-until = jusque
    .about = Le dernier jour sans vous
course-absent-reason = motif
    .about = Pourquoi : pour la seule personne qui dirige
course-absent-answer = réponse
    .about = retour : vous venez quand même
course-absent-answer-away = absence
course-absent-answer-back = retour
course-catchup = rattraper
    .about = Dire que vous avez rattrapé une leçon manquée
course-catchup-course = formation
    .about = La formation, par exemple F1
course-catchup-lesson = leçon
    .about = Le numéro de la leçon ; la dernière manquée par défaut
course-catchup-text = texte
    .about = Ce que vous avez fait : pour la seule personne qui dirige
course-catchup-person = personne
    .about = À qui vous répondez, si vous dirigez la leçon
course-catchup-answer = réponse
    .about = Si c’est rattrapé ; oui par défaut
course-catchup-answer-yes = oui
course-catchup-answer-no = non
course-substitute-label = En remplacement
course-files-label = À lire et à suivre :
course-edited = { $handle } est modifiée.
course-edit-nothing = Dites ce qui change : titre, texte, capacité, responsable, remplacement.
course-substitute-who = Dites qui dirige ces jours-là : remplacement:"Paul".
course-after-itself = { $handle } ne peut pas venir après { $after } : personne ne pourrait jamais s’y inscrire.
course-led-now = « { $title } » est désormais dirigée par { $leader }, sauf les leçons qui nomment quelqu’un d’autre.
course-file-once = Un fichier va avec une leçon. Prévoyez d’abord la suite, puis ajoutez le fichier avec le numéro de sa leçon.
course-file-where = Dites de quelle leçon est le fichier : numéro:1.
course-file-none = Aucun fichier de la leçon { $number } ne s’appelle « { $typed } ». /formation voir les nomme.
course-files-many = Une leçon a { $most } fichiers au plus. Retirez-en d’abord un, avec retirer.
course-hand-in-nothing = Donnez un texte ou un fichier.
course-handed-in-file = { $count ->
        [one] Avec un fichier.
        [many] Avec { $count } fichiers.
       *[other] Avec { $count } fichiers.
    }
course-you-not-enrolled = Vous n’avez pas de place dans { $handle }. /formation inscrire { $handle } en demande une.
course-lesson-for-enrolled = Ce qu’il y a à lire de la leçon { $number } est réservé aux personnes inscrites à { $handle }. /formation inscrire { $handle } demande une place.
course-lesson-summary = { $handle }, leçon { $number }, { $title }
course-lesson-own =
    { $claimed ->
        [yes] rattrapée, à confirmer par qui la dirige
       *[no] { $mark ->
            [present] présence
            [absent] absence
            [excused] absence excusée
            [caught-up] rattrapée
            [away] absence annoncée
           *[none] non notée
        }
    }
course-away-said =
    { $answer ->
        [back] { $count ->
            [one] C’est noté : vous venez quand même.
            [many] C’est noté : vous venez quand même à { $count } leçons.
           *[other] C’est noté : vous venez quand même à { $count } leçons.
        }
       *[away] { $count ->
            [one] C’est noté : vous ne viendrez pas à cette leçon. La personne qui la dirige est prévenue.
            [many] C’est noté : vous ne viendrez pas à { $count } leçons. Les personnes qui les dirigent sont prévenues.
           *[other] C’est noté : vous ne viendrez pas à { $count } leçons. Les personnes qui les dirigent sont prévenues.
        }
    }
course-away-then = Ce qu’il y a à lire vous reste ouvert : /formation voir { $handle } leçon:… Une fois la leçon rattrapée, dites-le avec /formation rattraper { $handle }.
course-away-told =
    { $answer ->
        [back] { $count ->
            [one] { $name } vient quand même à cette leçon.
            [many] { $name } vient quand même à { $count } leçons.
           *[other] { $name } vient quand même à { $count } leçons.
        }
       *[away] { $count ->
            [one] { $name } ne viendra pas à cette leçon.
            [many] { $name } ne viendra pas à { $count } leçons.
           *[other] { $name } ne viendra pas à { $count } leçons.
        }
    }
course-roll-away =
    { $why ->
        [yes] { $name } : absence annoncée ({ $reason })
       *[no] { $name } : absence annoncée
    }
course-excused-said =
    { $to ->
        [leads] { $count ->
            [one] Absence excusée : cette leçon ne compte pas.
            [many] Absences excusées : ces { $count } leçons ne comptent pas.
           *[other] Absences excusées : ces { $count } leçons ne comptent pas.
        }
       *[learns] { $count ->
            [one] Votre absence est excusée : cette leçon ne compte pas pour vous.
            [many] Vos absences sont excusées : ces { $count } leçons ne comptent pas pour vous.
           *[other] Vos absences sont excusées : ces { $count } leçons ne comptent pas pour vous.
        }
    }
course-catchup-said =
    { $to ->
        [leads] { $state ->
            [confirmed] { $name } a rattrapé la leçon { $number }, { $title } : elle compte comme suivie.
            [declined] { $name } n’a pas encore rattrapé la leçon { $number }, { $title }, et un message l’en prévient.
           *[claimed] { $name } dit avoir rattrapé la leçon { $number }, { $title }.
        }
       *[learns] { $state ->
            [confirmed] Vous avez rattrapé la leçon { $number }, { $title } : elle compte comme suivie.
            [declined] La leçon { $number }, { $title }, ne compte pas encore comme rattrapée. La personne qui la dirige peut dire ce qui manque.
           *[claimed] C’est noté : vous avez rattrapé la leçon { $number }, { $title }. La personne qui la dirige le confirmera.
        }
    }
course-missed-label = Manquées jusqu’ici ; /formation voir { $handle } leçon:… montre ce qu’il y a à lire, /formation rattraper { $handle } dit que c’est rattrapé :
course-absence-past = La leçon { $number } de { $handle } est finie. Une fois rattrapée, dites-le avec /formation rattraper { $handle } { $number }.
course-absence-none = { $handle } n’a aucune leçon à venir à ce moment. /formation horaire montre vos semaines.
course-absence-lesson-or-days = Donnez le numéro d’une leçon ou des jours, pas les deux.
course-absence-backwards = Le dernier jour, { $until }, vient avant le premier, { $from }.
course-absence-gone = Plus aucune absence n’est annoncée pour { $handle }.
course-catchup-none = { $name } n’a dit d’aucune leçon de { $handle } qu’elle était rattrapée. /formation présence la note quand même, avec rattrapé.
course-catchup-nothing = Vous n’avez manqué aucune leçon de { $handle }.
course-catchup-ahead = La leçon { $number }, { $at }, n’est pas finie. Si vous ne pouvez pas venir, dites-le avec /formation absence.
course-catchup-not-missed = La leçon { $number } de { $handle } compte déjà comme suivie pour vous.
course-handed-in-files = En fichier :
course-led-some = { $count ->
        [one] { $leader } dirige cette leçon de « { $title } ».
        [many] { $leader } dirige { $count } leçons de « { $title } ».
       *[other] { $leader } dirige { $count } leçons de « { $title } ».
    }
