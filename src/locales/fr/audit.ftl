parvis-audit = journal
    .about = Qui a fait quoi et quand : personne ne peut le modifier
parvis-audit-page = page
    .about = Quelle page ; le plus récent d’abord
parvis-audit-person = personne
    .about = Qui l’a fait, ou qui est concerné
parvis-audit-action = action
    .about = Un mot de ce qui a été fait, comme délégation ou cotisation
parvis-audit-from = depuis
    .about = À partir de ce jour
parvis-audit-to = jusque
    .about = Jusqu’à ce jour compris
record-found =
    { $count ->
        [0] Rien de tel n’est consigné
        [one] Une chose est consignée
        [many] { $count } de choses sont consignées
       *[other] { $count } choses sont consignées
    }
record-footer = Page { $page } sur { $pages }. Ce qui est consigné ici n’est modifié par personne ; ni les votes, ni ce qui a été confié n’y figurent.
record-line = { $when } · { $who } · { $what }
record-by-itself = Parvis de lui-même
record-in-confidence = une personne, en confiance
record-no-action = Rien de ce qui a été fait ici ne s’appelle « { $typed } ». Il y a : { $known }.
record-to-early = Le { $to } est avant le { $from } : nommez un jour plus tardif, ou laissez l’un des deux.
record-from-ahead = Le { $from } est à venir : rien n’y est encore consigné.
audit-action =
    { $action ->
        [gathering-proposed] Rencontre proposée
        [gathering-changed] Rencontre modifiée
        [gathering-cancelled] Rencontre annulée
        [gathering-answered-for] Réponse donnée pour une autre personne
        [gathering-slot] Tâches d’une rencontre arrangées
        [gathering-rota] Tâche d’une rencontre à tour de rôle
        [gathering-message] Message d’une rencontre publié
        [gathering-workshop] Atelier décrit
        [gathering-material] Supports d’une rencontre modifiés
        [gathering-promoted] Rencontre montrée ailleurs
        [gathering-waits] Rencontre soumise à approbation
        [gathering-approved] Rencontre approuvée
        [gathering-refused] Rencontre non approuvée
        [attendance-marked] Présences notées
        [programme-chosen] Programme de la semaine réglé
        [assembly-convened] Assemblée convoquée
        [own-roles-settled] Rôles propres fixés
        [notice-handed-over] Convocation remise sur papier
        [second-call-convened] Seconde convocation
        [assembly-opened] Assemblée ouverte
        [assembly-closed] Assemblée close
        [assembly-adjourned] Assemblée ajournée
        [agenda-extended] Ordre du jour complété
        [attendance-signed] Feuille d’émargement signée
        [departure-signed] Départ signé
        [proxy-given] Pouvoir donné
        [proxy-revoked] Pouvoir révoqué
        [proxy-declined] Pouvoir refusé
        [rules-changed] Règles des statuts modifiées
        [minutes-drawn-up] Procès-verbal dressé
        [minutes-corrected] Procès-verbal corrigé
        [minutes-approved] Procès-verbal approuvé
        [motion-proposed] Résolution proposée
        [motion-seconded] Résolution appuyée
        [motion-text-extended] Texte d’une résolution complété
        [motion-withdrawn] Résolution retirée
        [motion-taken-up-again] Résolution reprise
        [amendment-proposed] Amendement proposé
        [secret-ballot-asked-for] Scrutin secret demandé
        [vote-opened] Vote ouvert
        [vote-closed] Vote clos
        [quorum-missing] Vote impossible : quorum manquant
        [candidates-called] Appel à candidatures
        [candidate-named] Candidature proposée
        [candidate-accepted] Candidature acceptée
        [candidate-declined] Candidature déclinée
        [candidate-withdrawn] Candidature retirée
        [office-settled] Fonction réglée
        [mandate-entered] Mandat inscrit
        [mandate-ended] Mandat terminé
        [poll-opened] Sondage ouvert
        [poll-closed] Sondage clos
        [aid-asked] Aide demandée
        [aid-changed] Demande d’aide modifiée
        [aid-corrected] Demande d’aide corrigée
        [aid-offered] Aide proposée
        [aid-offered-on] Demande transmise
        [aid-claimed] Demande d’aide prise en charge
        [aid-claim-refused] Prise en charge refusée
        [aid-declined] Demande d’aide déclinée
        [aid-extended] Délai promis prolongé
        [aid-handed-over] Demande d’aide confiée à une autre personne
        [aid-released] Demande d’aide rendue
        [aid-done] Aide apportée
        [aid-confirmed] Aide confirmée
        [aid-withdrawn] Demande d’aide retirée
        [aid-wrote] Mot transmis entre la personne qui demande et celle qui aide
        [aid-proposed] Demandes ouvertes proposées ensemble
        [aid-removed] Propos confiés effacés
        [aid-duty-set] Garde en cas de danger réglée
        [aid-volunteered] Proposition d’aider réglée
        [aid-leave-planned] Absence d’une personne bénévole prévue
        [aid-leave-ended] Absence d’une personne bénévole terminée
        [aid-check-recorded] Vérification d’une personne bénévole inscrite
        [aid-check-revoked] Vérification d’une personne bénévole révoquée
        [aid-kept-apart] Deux personnes tenues à l’écart l’une de l’autre
        [aid-may-meet] Deux personnes peuvent de nouveau se croiser
        [need-confided] Besoin confié
        [need-confided-changed] Besoin confié modifié
        [need-submitted] Besoin soumis
        [need-supported] Besoin soutenu
        [need-support-taken-back] Soutien d’un besoin repris
        [need-discussed] Besoin discuté
        [need-joined] Besoins réunis
        [need-tabled] Besoin porté devant l’assemblée
        [need-withdrawn] Besoin retiré
        [campaign-started] Campagne lancée
        [campaign-closed] Campagne close
        [campaign-action-set-up] Action d’une campagne organisée
        [campaign-task-taken] Tâche d’une campagne prise
        [campaign-task-open] Tâche d’une campagne rendue
        [campaign-task-done] Tâche d’une campagne accomplie
        [survey-asked] Enquête ouverte
        [survey-closed] Enquête close
        [mandate-written-down] Mandat de négociation inscrit
        [negotiation-logged] Négociation consignée
        [agreement-drafted] Texte d’une convention rédigé
        [ratification-asked] Ratification mise aux voix
        [withdrawal-of-mandate-asked] Retrait d’un mandat mis aux voix
        [agreement-signed] Convention signée
        [signing-link-made] Lien de signature donné
        [paper-signature-written-down] Signature sur papier inscrite
        [notice-of-termination-given] Dénonciation donnée
        [counterpart-written-down] Interlocuteur inscrit
        [breach-followed-up] Manquement suivi
        [reply-asked] Réponse à un manquement demandée
        [service-added] Avantage ajouté
        [service-codes-added] Codes d’un avantage ajoutés
        [service-ended] Avantage terminé
        [charter-published] Charte publiée
        [charter-signed] Charte signée
        [charter-signed-from-outside] Charte signée par une partie extérieure
        [charter-invitation] Invitation à signer une charte donnée
        [course-opened] Formation ouverte
        [course-finished] Formation achevée
        [course-cancelled] Formation annulée
        [course-asked] Place dans une formation demandée
        [course-waiting] Attente d’une place dans une formation
        [course-enrolled] Inscription à une formation
        [course-declined] Inscription à une formation refusée
        [course-left] Formation quittée
        [exchange-begun] Échange ouvert
        [exchange-changed] Échange modifié
        [exchange-ended] Échange terminé
        [lessons-planned] Leçons prévues
        [lesson-changed] Leçon modifiée
        [lesson-marked] Présences à une leçon notées
        [lesson-caught-up] Leçon rattrapée
        [absence-announced] Absence à une leçon annoncée
        [absence-taken-back] Absence à une leçon reprise
        [course-changed] Formation modifiée
        [exercise-handed-in] Exercice rendu
        [exercise-answered] Exercice corrigé
        [certificate-given] Attestation délivrée
        [announcement-posted] Annonce publiée
        [announcement-scheduled] Annonce programmée
        [announcement-waiting] Annonce soumise à approbation
        [announcement-approved] Annonce approuvée
        [announcement-refused] Annonce non approuvée
        [announcement-changed] Annonce modifiée
        [announcement-withdrawn] Annonce retirée
        [topic-added] Thème ajouté
        [report-received] Signalement reçu
        [report-hint] Signalement : une remarque faite
        [report-warning] Signalement : un avertissement donné
        [report-suspension] Signalement : une suspension proposée
        [report-exclusion] Signalement : une exclusion proposée
        [report-resolve] Signalement réglé
        [report-dismiss] Signalement classé sans suite
        [report-pass] Signalement transmis à une autre personne
        [measure-hint] Remarque faite
        [measure-warning] Avertissement donné
        [measure-proposed] Suspension proposée
        [measure-active] Mesure en vigueur
        [measure-dropped] Mesure abandonnée
        [measure-appealed] Recours contre une mesure
        [measure-lifted] Mesure levée
        [measure-over] Mesure terminée
        [member-applied] Adhésion demandée
        [member-admitted] Adhésion acceptée
        [member-refused] Adhésion refusée
        [member-returned] Retour d’une personne adhérente
        [member-resigned] Démission
        [member-exclusion-proposed] Exclusion proposée
        [member-heard] Réponse à l’exclusion proposée
        [member-exclusion-dropped] Exclusion abandonnée
        [member-excluded] Exclusion
        [membership-lapsed] Adhésion échue
        [dues-paid] Cotisation payée
        [profile-changed] Profil modifié
        [register-taken-out] Registre extrait
        [members-imported] Adhérents importés
        [own-data-taken-out] Données personnelles extraites
        [person-forgotten] Personne oubliée
        [people-joined] Comptes réunis en une personne
        [account-vouched-for] Code donné pour le nouveau compte d’une personne
        [account-unlinked] Compte détaché
        [space-attached] Espace rattaché
        [space-left] Espace quitté
        [promises-given-back] Engagements rendus après une absence
        [roles-changed] Rôles modifiés
        [roles-followed] Rôles repris de la plateforme
        [platform-role-set] Rôle d’une plateforme réglé
        [power-given] Délégation donnée
        [power-revoked] Délégation reprise
        [power-ended] Délégation arrivée à son terme
        [power-fallen] Délégation tombée
        [community-settled] Réglages modifiés
        [channel-chosen] Salon des annonces choisi
        [kept-too-long] Ce qui n’est plus gardé effacé
        [aid-reopened] Demande d’aide rouverte
        [signature-shown] Signature montrée sur le site, ou non
        [guest-registered-on-the-site] Inscription d’un invité sur le site
        [work-shared] Œuvre partagée
        [work-edited] Œuvre corrigée
        [work-commented] Commentaire sur une œuvre
        [work-comment-removed] Commentaire sur une œuvre retiré
        [work-taken-out] Œuvre décrochée d’une exposition
        [work-withdrawn] Œuvre retirée
        [exhibition-opened] Exposition accrochée
        [exhibition-changed] Exposition modifiée
        [exhibition-closed] Exposition close
        [partner-invited] Invitation pour une autre association
        [partner-accepted] Partenaire accepté
        [partner-linked] Partenaire confirmé
        [partner-ended] Partenariat terminé
        [shared-with-partner] Partagé avec un partenaire
        [no-longer-shared-with-partner] N’est plus partagé avec un partenaire
        [partner-followed] Partenaire d’ailleurs ajouté
        [gathering-of-a-partner-ended] Rencontre d’un partenaire terminée
        [web-session-opened] Pages ouvertes dans le navigateur
        [post-tried-again] Publication retentée
        [aid-closed] Demande d’aide close
        [gathering-calendar-followed] Calendrier d’une rencontre suivi
        [candidate-completed] Candidature complétée
       *[other] { $action }
    }
