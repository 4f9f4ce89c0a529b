command-member = adherent
    .about = Adhésion, cotisations, annuaire et registre
member-join = adhérer
    .about = Demander à devenir membre, ou à le redevenir
member-join-message = message
    .about = Un mot à l’intention des personnes qui décident
member-admit = admettre
    .about = Admettre une personne comme membre, ou voir qui attend
member-admit-person = personne
    .about = Qui ; les demandes en attente par défaut
member-admit-decision = décision
    .about = Votre décision ; admettre par défaut
member-admit-decision-admit = admettre
member-admit-decision-refuse = refuser
member-admit-category = catégorie
    .about = Une des catégories de l’association
member-admit-reason = motif
    .about = Pourquoi non, pour la personne qui demande
member-profile = profil
    .about = Ce que vous dites de vous, et ce que les autres en voient
member-profile-person = personne
    .about = De qui ; le vôtre par défaut
member-profile-name = nom
    .about = Votre nom
member-profile-about = présentation
    .about = Quelques mots sur vous ; - les retire
member-profile-skills = compétences
    .about = Ce que vous savez faire
member-profile-city = ville
    .about = Où vous habitez
member-profile-phone = téléphone
    .about = Votre numéro de téléphone
member-profile-mail = courriel
    .about = Votre adresse de courriel
member-profile-site = site
    .about = Votre site web
member-profile-address = adresse
    .about = Votre adresse postale, pour les lettres ; jamais dans l’annuaire
member-profile-show = montrer
    .about = Ce que voient les membres : presentation, competences, ville, telephone, courriel, site, tout, rien
member-list = liste
    .about = L’annuaire des membres
member-list-search = recherche
    .about = Un nom ou un mot d’un profil
member-list-status = statut
    .about = Les membres par défaut ; le reste pour les personnes qui tiennent le registre
member-list-status-member = membre
member-list-status-applicant = candidat
member-list-status-lapsed = échu
member-list-status-resigned = démissionnaire
member-list-status-excluded = exclu
member-list-status-guest = invité
member-list-status-everybody = tous
member-list-format = format
    .about = Le registre sous forme de fichier
member-list-format-csv = csv
member-list-format-pdf = pdf
member-list-format-html = html
member-dues = cotisation
    .about = Ce qui est payé et jusqu’à quand ; enregistrer un paiement
member-dues-person = personne
    .about = De qui ; la vôtre par défaut
member-dues-paid = payé
    .about = Le jour du paiement
member-dues-amount = montant
    .about = Combien, par exemple 30 ou 12,50
member-dues-way = moyen
    .about = Comment : espèces, chèque, virement
member-dues-through = jusque
    .about = Payée jusqu’à ce jour, si la règle en donne un autre
member-dues-rule = règle
    .about = Ce que couvre la cotisation : 12 mois, année civile, année depuis le 01/09, 2 mois offerts
member-dues-grace = délai
    .about = Jours pendant lesquels l’adhésion est maintenue après la cotisation
member-dues-reminders = rappels
    .about = Jours avant le terme auxquels rappeler : 30, 7, ou aucun
member-role = rôle
    .about = Donner ou retirer un rôle, ou classer un membre dans une catégorie
member-role-person = personne
    .about = Qui ; les catégories par défaut
member-role-role = rôle
    .about = Quel rôle
member-role-role-volunteer = bénévole
member-role-role-organizer = organisation
member-role-role-secretary = secrétariat
member-role-role-representative = représentation
member-role-role-admin = administration
member-role-how = comment
    .about = Donner ou retirer ; donner par défaut
member-role-how-give = donner
member-role-how-take = retirer
member-role-category = catégorie
    .about = Une des catégories de l’association, ou habituelle
member-role-categories = catégories
    .about = Toutes les catégories : actif, honneur (sans vote)
member-resign = démissionner
    .about = Mettre fin à votre adhésion
member-resign-reason = motif
    .about = Pourquoi, si vous voulez le dire
member-exclude = exclure
    .about = Proposer une exclusion, ou répondre à celle qui vous vise
member-exclude-person = personne
    .about = Qui
member-exclude-reason = motif
    .about = Pourquoi ; la personne visée le lit
member-exclude-answer = réponse
    .about = Ce que vous avez à dire, si votre exclusion est proposée
member-exclude-decision = décision
    .about = Ce que vous décidez, quand une autre personne a proposé une exclusion
member-exclude-decision-exclude = exclure
member-exclude-decision-drop = abandonner
member-title = Adhésion
member-joined-now = Vous êtes maintenant membre. Bienvenue.
member-applied-to =
    { $count ->
        [0] Votre demande est enregistrée. Personne n’a encore le pouvoir d’en décider ; elle attend.
        [one] Votre demande est enregistrée. Une personne est appelée à décider ; un message vous dira la suite.
        [many] Votre demande est enregistrée. { $count } de personnes sont appelées à décider ; un message vous dira la suite.
       *[other] Votre demande est enregistrée. { $count } personnes sont appelées à décider ; un message vous dira la suite.
    }
member-asks-title = Une demande d’adhésion
member-asks = { $name } demande à devenir membre.
member-waiting =
    { $count ->
        [0] Personne n’attend d’être admis
        [one] Une personne attend d’être admise
        [many] { $count } de personnes attendent d’être admises
       *[other] { $count } personnes attendent d’être admises
    }
member-already = Vous êtes déjà membre. /adherent profil montre où vous en êtes.
member-waits = Votre demande attend déjà. Un message vous dira ce qui a été décidé.
member-excluded = Votre exclusion de cette association a été prononcée. Les personnes qui l’administrent vous diront comment revenir.
member-is-one = { $name } est déjà membre.
member-is-none = Vous n’êtes pas membre ici : il n’y a rien à quitter.
member-not-one = { $name } n’est pas membre ici. Commencez par l’admettre avec /adherent admettre.
member-has-not-asked = { $name } n’a pas de demande en attente. /adherent admettre montre les demandes.
member-last-admin = C’est la dernière personne qui peut administrer l’association. Donnez d’abord ce rôle à une autre avec /adherent rôle.
member-decided =
    { $what ->
        [admitted] Votre demande est acceptée : vous êtes membre. Bienvenue.
       *[refused] Votre demande n’a pas été acceptée.
    }
member-has-resigned = { $name } a démissionné de l’association.
member-became =
    { $what ->
        [admitted] { $name } est maintenant membre.
        [refused] La demande de { $name } est refusée. La personne en est prévenue.
        [resigned] { $name } n’est plus membre. Les votes exprimés restent valables ; merci pour le chemin parcouru ensemble.
        [changed] La place de { $name } dans l’association a changé.
       *[shown] La place de { $name } dans l’association.
    }
member-standing =
    { $standing ->
        [member] membre
        [applicant] demande en attente
        [lapsed] cotisation échue
        [resigned] démission
        [excluded] exclusion
       *[guest] invité
    }
member-roles-label = Rôles
member-role-name =
    { $role ->
        [volunteer] bénévole
        [organizer] organisation
        [secretary] secrétariat
        [representative] représentation
       *[admin] administration
    }
member-categories =
    { $count ->
        [0] Il n’y a pas de catégories : chaque membre a une voix
        [one] Une catégorie de membres
        [many] { $count } de catégories de membres
       *[other] { $count } catégories de membres
    }
member-category-line =
    { $votes ->
        [yes] { $name } : voix délibérative
       *[no] { $name } : voix consultative
    }
member-categories-footer = Pour les fixer : { $example }
member-categories-example = /adherent rôle catégories:"actif, honneur (sans vote)"
member-no-category = Il n’y a pas de catégorie « { $typed } ». Il y a : { $known }.
member-categories-unclear = Je n’ai pas compris « { $typed } » comme catégories. Essayez actif, honneur (sans vote) : vingt au plus, chacune une fois.
member-part =
    { $part ->
        [about] Présentation
        [skills] Compétences
        [city] Ville
        [phone] Téléphone
        [mail] Courriel
        [site] Site web
       *[address] Adresse
    }
member-part-hidden = { $label } (non montré)
member-profile-summary = Le profil de { $name }
member-profile-footer = Pour le changer, ou ce que les autres en voient : { $example }
member-profile-example = /adherent profil ville:Lyon montrer:ville
member-mail-unclear = « { $typed } » n’est pas une adresse de courriel. Elle ressemble à nom@example.org.
member-site-unclear = « { $typed } » n’est pas l’adresse d’un site. Elle ressemble à https://example.org.
member-show-unclear = « { $typed } » n’est rien de ce qu’un profil montre. Il y a : { $known }, tout ou rien.
members-found =
    { $count ->
        [0] Personne ne correspond
        [one] Une personne
        [many] { $count } de personnes
       *[other] { $count } personnes
    }
member-list-of-members = L’annuaire montre les membres. Seules les personnes qui tiennent le registre voient le reste.
member-list-for-members = Seuls les membres voient les profils. /adherent adhérer permet de demander à adhérer.
register-title = Registre des membres
register-at = Établi
register-count = Personnes
register-handle = N°
register-name = Nom
register-status = Situation
register-category = Catégorie
register-joined = Membre depuis
register-through = Cotisation payée jusqu’au
dues-title = Cotisation
dues-none = Aucune cotisation n’est enregistrée pour { $name }.
dues-through =
    { $over ->
        [yes] La cotisation de { $name } était payée jusqu’au { $through } ; elle est échue.
       *[no] La cotisation de { $name } est payée jusqu’au { $through }.
    }
dues-receipt =
    { $known ->
        [yes] { $number } : { $amount } payés le { $paid }, du { $from } au { $through }
       *[no] { $number } : payée le { $paid }, du { $from } au { $through }
    }
dues-rule-none = Aucune règle n’est choisie : la cotisation vaut un an à partir du paiement, et aucune adhésion n’échoit d’elle-même.
dues-rule-months =
    { $months ->
        [one] La cotisation vaut un mois à partir du paiement.
        [many] La cotisation vaut { $months } de mois à partir du paiement.
       *[other] La cotisation vaut { $months } mois à partir du paiement.
    }
dues-rule-year =
    { $offered ->
        [0] La cotisation vaut pour l’année qui commence le { $begins }.
        [one] La cotisation vaut pour l’année qui commence le { $begins } ; payée dans le mois qui précède, elle vaut aussi pour l’année suivante.
        [many] La cotisation vaut pour l’année qui commence le { $begins } ; payée dans les { $offered } de mois qui précèdent, elle vaut aussi pour l’année suivante.
       *[other] La cotisation vaut pour l’année qui commence le { $begins } ; payée dans les { $offered } mois qui précèdent, elle vaut aussi pour l’année suivante.
    }
dues-rule-unclear = Je n’ai pas compris la règle « { $typed } ». Essayez 12 mois, année civile, ou année depuis le 01/09, 2 mois offerts.
dues-amount-unclear = Je n’ai pas compris « { $typed } » comme montant. Essayez 30 ou 12,50.
dues-reminders-unclear = Je n’ai pas compris « { $typed } » comme jours avant le terme. Essayez 30, 7, ou aucun.
dues-paid-when = Un paiement ne peut pas être du { $typed } : donnez un jour déjà venu, comme 2027-03-28.
dues-paid-already = Ceci ressemble au reçu { $receipt } : { $name } a déjà payé cela le { $paid }. Confirmez s’il y a bien eu un second paiement.
dues-through-when = Une cotisation ne peut pas être payée jusqu’au { $typed } : donnez un jour après le paiement, dans les vingt ans.
dues-of-excluded = L’exclusion de { $name } est prononcée : rien n’est dû avant une nouvelle admission.
dues-of-others = Seules les personnes qui tiennent le registre voient les paiements des autres.
dues-notice =
    { $what ->
        [ending] Votre cotisation est payée jusqu’au { $through }. Les personnes qui tiennent le registre peuvent recevoir la suivante.
        [lapsed] Votre cotisation a pris fin le { $through }, et votre adhésion est échue. Elle reprend dès qu’une cotisation est payée.
       *[paid] Merci. Votre cotisation est payée jusqu’au { $through } ; votre reçu porte le numéro { $receipt }.
    }
exclude-title = Une exclusion est proposée
exclude-says =
    { $state ->
        [decided] L’exclusion de { $name } est prononcée. Un recours se forme devant l’assemblée générale.
        [dropped] L’exclusion de { $name } est abandonnée. Rien n’a changé.
       *[proposed]
            { $reader ->
                [meant] Votre exclusion de l’association est proposée. Rien n’est décidé sans vous entendre : vous avez jusqu’au { $until } pour répondre.
               *[decider] L’exclusion de { $name } est proposée. La personne peut répondre jusqu’au { $until } ; puis une autre personne que celle qui l’a proposée décide.
            }
    }
exclude-reason-label = Motif
exclude-proposer-label = Proposée par
exclude-answer-how = Pour répondre : { $line }
exclude-oneself = On ne s’exclut pas soi-même. Pour partir, il y a /adherent démissionner.
exclude-already = L’exclusion de { $name } est déjà prononcée.
exclude-under-way = L’exclusion de { $name } est déjà proposée et attend une décision.
exclude-none-of-you = Aucune exclusion ne vous vise : il n’y a rien à quoi répondre.
exclude-none-waits = Aucune exclusion de { $name } n’attend de décision.
exclude-decided = La décision est déjà prise.
exclude-concerned = Il s’agit de vous : une autre personne décide.
exclude-second-person = Vous avez proposé cette exclusion. Il faut une seconde personne pour en décider.
exclude-not-heard = La personne visée a le droit d’être entendue. Elle n’a pas répondu, et le peut jusqu’au { $until }.
command-delegate = deleguer
    .about = Les pouvoirs qu’une personne donne à une autre
delegate-grant = donner
    .about = Donner à quelqu’un un pouvoir que vous avez
delegate-grant-person = personne
    .about = À qui
delegate-grant-ability = pouvoir
    .about = Ce que la personne peut faire
delegate-grant-ability-run-votes = ouvrir et clore les votes
delegate-grant-ability-convene-assemblies = convoquer les assemblées
delegate-grant-ability-propose-gatherings = proposer des rencontres
delegate-grant-ability-change-any-gathering = modifier toute rencontre
delegate-grant-ability-coordinate-help = coordonner l’entraide
delegate-grant-ability-announce = annoncer
delegate-grant-ability-admit-members = admettre des membres
delegate-grant-ability-moderate = modérer
delegate-grant-ability-publish-charters = publier des chartes
delegate-grant-ability-approve-announcements = approuver des annonces
delegate-grant-ability-settle-the-community = administrer l’association
delegate-grant-scope = thème
    .about = Pour un seul thème d’annonces
delegate-grant-place = salon
    .about = Dans un seul salon
delegate-grant-start = début
    .about = À partir de quel jour ; tout de suite par défaut
delegate-grant-end = fin
    .about = Jusqu’à quel jour ; jusqu’à nouvel ordre par défaut
delegate-revoke = reprendre
    .about = Reprendre un pouvoir que vous avez donné
delegate-revoke-delegation = délégation
    .about = Laquelle, comme D3
delegate-list = liste
    .about = Qui a donné quel pouvoir à qui
delegate-list-person = personne
    .about = Seulement ce qu’une personne a donné ou détient
delegate-title = Pouvoir donné
ability-name =
    { $ability ->
        [run-votes] ouvrir et clore les votes
        [convene-assemblies] convoquer les assemblées
        [propose-gatherings] proposer des rencontres
        [change-any-gathering] modifier toute rencontre
        [coordinate-help] coordonner l’entraide
        [announce] publier des annonces
        [admit-members] admettre des membres
        [moderate] traiter les signalements
        [publish-charters] publier des chartes
        [approve-announcements] approuver des annonces
       *[settle-the-community] administrer l’association
    }
delegate-says =
    { $state ->
        [revoked] { $holder } ne peut plus { $ability } : le pouvoir est repris.
        [ended] { $holder } ne peut plus { $ability } : le temps donné est écoulé.
        [fallen] { $holder } ne peut plus { $ability } : le pouvoir d’où il venait, ou l’adhésion qu’il demande, n’est plus.
        [waiting] { $giver } donne à { $holder } le pouvoir suivant, à partir du jour ci-dessous : { $ability }.
       *[active] { $giver } donne à { $holder } le pouvoir suivant : { $ability }.
    }
delegate-line = { $holder } peut { $ability }, par { $giver }
delegate-line-start = { " " }à partir du { $start }
delegate-line-end = { " " }jusqu’au { $end }
powers-given =
    { $count ->
        [0] Aucun pouvoir n’est donné au-delà des rôles
        [one] Un pouvoir est donné
        [many] { $count } de pouvoirs sont donnés
       *[other] { $count } pouvoirs sont donnés
    }
delegate-topic-label = Thème
delegate-place-label = Salon
delegate-start-label = Du
delegate-end-label = Au
delegate-no-end = jusqu’à nouvel ordre
delegate-everybody-has = Tout membre a déjà ce pouvoir.
delegate-to-oneself = On ne se donne pas un pouvoir à soi-même.
delegate-to-nonmember = { $name } n’est pas membre à jour : les pouvoirs se donnent à des membres.
delegate-already = Vous avez déjà donné ce pouvoir à { $name }. /deleguer liste le montre.
delegate-not-yours = On ne peut donner qu’un pouvoir que l’on a. Vous n’avez pas celui-ci.
delegate-beyond-yours = Votre propre pouvoir ne va pas si loin : donnez au plus son thème, son salon et son temps.
delegate-no-topic = Seul le pouvoir d’annoncer peut être donné pour un thème.
delegate-no-place = Ce pouvoir ne peut pas être donné pour un salon ; seuls ceux d’annoncer et de proposer des rencontres le peuvent.
delegate-ends-first = Ce pouvoir prendrait fin avant de commencer, ou est déjà fini.
delegate-not-given-by-you = Seules peuvent le reprendre la personne qui l’a donné, celle qui lui avait donné le sien et celles qui administrent l’association.
delegate-over = { $handle } est déjà fini.
not-allowed-here =
    { $ability ->
        [propose-gatherings] Le pouvoir de proposer des rencontres vous est donné pour { $known } seulement. Dites-le là, ou nommez ce salon.
       *[announce] Ce pouvoir vous est donné pour { $known } seulement. Dites-le là, ou nommez ce salon.
    }
member-import = importer
    .about = Reprendre des membres d’un tableau (CSV) ; Galette, HelloAsso et Paheko sont reconnus
member-import-csv = csv
    .about = Le tableau avec ses titres ; par défaut, une page pour un long tableau
member-import-apply = appliquer
    .about = Reprendre la table aussitôt, sans montrer d’abord ce qui changerait
member-import-apply-yes = oui
member-import-apply-no = non
import-title =
    { $source ->
        [galette] Membres venus de Galette
        [helloasso] Membres venus de HelloAsso
        [paheko] Membres venus de Paheko
       *[table] Membres d’un tableau
    }
import-says =
    { $how ->
        [problems]
            { $count ->
                [one] Une ligne ne peut pas être reprise : rien ne l’est. Corrigez-la et renvoyez le tableau.
                [many] { $count } de lignes ne peuvent pas être reprises : rien ne l’est. Corrigez-les et renvoyez le tableau.
               *[other] { $count } lignes ne peuvent pas être reprises : rien ne l’est. Corrigez-les et renvoyez le tableau.
            }
        [done] Repris : { $fresh } nouveaux, { $changed } modifiés, { $same } inchangés.
       *[preview] Cela ajouterait { $fresh }, modifierait { $changed } et laisserait { $same } inchangés. Rien n’est encore écrit.
    }
import-skipped =
    { $count ->
        [one] Une ligne est laissée de côté : sa commande a été annulée, ou une commande plus récente de la même personne compte.
        [many] { $count } de lignes sont laissées de côté : leurs commandes ont été annulées, ou une commande plus récente de la même personne compte.
       *[other] { $count } lignes sont laissées de côté : leurs commandes ont été annulées, ou une commande plus récente de la même personne compte.
    }
import-problem = Ligne { $line } : { $what }
import-more =
    { $count ->
        [one] et une autre ligne
        [many] et { $count } d’autres lignes
       *[other] et { $count } autres lignes
    }
import-no-name = « { $typed } » n’est pas un nom.
import-bad-mail = « { $typed } » n’est pas une adresse de courriel.
import-bad-date = « { $typed } » n’est pas un jour déjà venu. Écrivez 2027-03-28 ou 28/03/2027.
import-no-category = Il n’y a pas ici de catégorie « { $typed } ».
import-twice = { $typed } figure deux fois dans le tableau.
import-cells = Elle a { $typed } cases, plus qu’il n’y a de titres.
import-quotes = Autour de « { $typed } », un guillemet n’est pas fermé ou se trouve où il ne peut pas être : on ne sait pas où finit la ligne.
import-several = Plusieurs personnes s’appellent ici { $typed }, et aucune n’a d’adresse. Donnez-en une dans le tableau, ou dans leur fiche.
import-guessed =
    { $count ->
        [one] Une personne invitée est prise pour un membre de ce tableau d’après son seul nom. Vérifiez que c’est bien la même personne :
        [many] { $count } de personnes invitées sont prises pour des membres de ce tableau d’après leur seul nom. Vérifiez que ce sont bien les mêmes personnes :
       *[other] { $count } personnes invitées sont prises pour des membres de ce tableau d’après leur seul nom. Vérifiez que ce sont bien les mêmes personnes :
    }
import-column =
    { $field ->
        [none] { $head } : laissé de côté
        [name] { $head } : nom
        [first] { $head } : prénom
        [last] { $head } : nom de famille
        [mail] { $head } : courriel
        [phone] { $head } : téléphone
        [city] { $head } : ville
        [address] { $head } : adresse
        [postcode] { $head } : code postal
        [joined] { $head } : membre depuis
        [through] { $head } : cotisation payée jusqu’au
        [paid] { $head } : payé le
        [category] { $head } : catégorie
        [payermail] { $head } : courriel de qui a payé, pris si c’est la même personne
        [payerfirst] { $head } : prénom de qui a payé
        [payerlast] { $head } : nom de qui a payé
       *[state] { $head } : si elle compte
    }
import-nothing = Il n’y a pas de membre dans ce tableau. La première ligne nomme les colonnes, chaque autre un membre.
import-no-headers = Aucune colonne de ce tableau n’est un nom. La première ligne nomme les colonnes, par exemple : nom,courriel,membre depuis.
import-gone = Ce tableau n’est plus là, ou a déjà été repris. Renvoyez-le.
import-done-before = Ce tableau a déjà été repris.
import-has-problems =
    { $count ->
        [one] Une ligne ne peut pas être reprise : rien ne l’a été.
        [many] { $count } de lignes ne peuvent pas être reprises : rien ne l’a été.
       *[other] { $count } lignes ne peuvent pas être reprises : rien ne l’a été.
    }
import-page-title = Importer des membres
import-page-link = Envoyez le tableau sur cette page dans les deux heures. Elle sert une fois ; rien n’est écrit avant votre accord.
import-page-file = Le tableau (CSV)
import-page-confirm = Reprendre ces membres
import-page-missing = Choisissez un fichier, ou confirmez ce qui est montré.
