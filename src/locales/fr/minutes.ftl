# Procès-verbaux
assembly-minutes = procès-verbal
    .about = Le procès-verbal : rédiger, corriger, approuver, extraire
assembly-minutes-assembly = assemblée
    .about = L’assemblée, par exemple A2
assembly-minutes-section = section
    .about = La section à corriger : son numéro, son titre, ou une résolution, par exemple M3
assembly-minutes-text = texte
    .about = Ce que la section doit dire
assembly-minutes-language = langue
    .about = La langue du projet
assembly-minutes-language-en = anglais
assembly-minutes-language-fr = français
assembly-minutes-extract = extrait
    .about = La résolution dont il faut un extrait certifié, par exemple M3
assembly-minutes-approve = approuver
    .about = Approuver le procès-verbal : plus rien n’y change ensuite
assembly-minutes-approve-yes = oui
minutes-title =
    { $kind ->
        [extraordinary] Procès-verbal de l’assemblée générale extraordinaire du { $day }
       *[ordinary] Procès-verbal de l’assemblée générale ordinaire du { $day }
    }
minutes-section-session = Tenue de la séance
minutes-section-attendance = Présence et quorum
minutes-section-agenda = Ordre du jour
minutes-section-debates = Débats
minutes-section-documents = Documents remis
minutes-section-motion = Résolution { $handle } : { $title }
minutes-section-incidents = Incidents, arrivées et départs
minutes-section-closing = Clôture
minutes-annex-roll = Annexe 1 : feuille d’émargement
minutes-annex-proxies = Annexe 2 : pouvoirs
minutes-held =
    { $kind ->
        [extraordinary] Le { $when }, les membres de l’association { $association } se sont réunis en assemblée générale extraordinaire.
       *[ordinary] Le { $when }, les membres de l’association { $association } se sont réunis en assemblée générale ordinaire.
    }
minutes-held-at =
    { $kind ->
        [extraordinary] Le { $when }, les membres de l’association { $association } se sont réunis en assemblée générale extraordinaire. Lieu : { $place }.
       *[ordinary] Le { $when }, les membres de l’association { $association } se sont réunis en assemblée générale ordinaire. Lieu : { $place }.
    }
minutes-called =
    L’assemblée a été convoquée par { $name } pour le { $start }. La convocation est partie à compter du { $when }, par { $ways } ; elle est parvenue à { $reached } membres sur { $entitled } inscrits{ $missing ->
        [0] {""}
        [one] , et { $missing } n’a pu être joint par cette voie
        [many] , et { $missing } n’ont pu être joints par cette voie
       *[other] , et { $missing } n’ont pu être joints par cette voie
    }.
minutes-called-by = L’assemblée a été convoquée par { $name } pour le { $start }.
minutes-second-call = C’est la seconde convocation de { $handle }, dont le quorum n’était pas atteint ; l’ordre du jour est le même.
minutes-electorate =
    { $entitled ->
        [one] Le corps électoral, relevé le { $when }, compte { $entitled } membre à jour.
        [many] Le corps électoral, relevé le { $when }, compte { $entitled } de membres à jour.
       *[other] Le corps électoral, relevé le { $when }, compte { $entitled } membres à jour.
    }
minutes-rules = Les règles de vote sont celles en vigueur depuis le { $since }.
minutes-rules-silent = Aucune règle de vote n’a été fixée : dans le silence des statuts, les décisions sont prises à plus de la moitié des suffrages exprimés.
minutes-bureau = { $chair } préside la séance ; { $secretary } en assure le secrétariat.
minutes-attendance = Inscrits : { $entitled }. Présents : { $present }. Représentés : { $represented }. Absents ou excusés : { $absent }.
minutes-quorum =
    { $state ->
        [none] Aucun quorum n’est exigé ; l’assemblée peut valablement délibérer.
        [met] À l’ouverture, le quorum est atteint : { $counted } membres comptés, { $required } requis (présents : { $present }, représentés : { $represented }). L’assemblée peut valablement délibérer.
       *[missing] À l’ouverture, le quorum n’est pas atteint : { $counted } membres comptés, { $required } requis (présents : { $present }, représentés : { $represented }).
    }
minutes-represented = Sont représentés :
minutes-represented-by = { $name }, par { $holder }
minutes-roll-annexed = La feuille d’émargement et les pouvoirs sont annexés au présent procès-verbal.
minutes-agenda-empty = L’ordre du jour ne portait aucun point.
minutes-proposed =
    { $seconds ->
        [0] Résolution proposée par { $proposer }.
        [one] Résolution proposée par { $proposer }, appuyée par { $seconds } membre.
        [many] Résolution proposée par { $proposer }, appuyée par { $seconds } de membres.
       *[other] Résolution proposée par { $proposer }, appuyée par { $seconds } membres.
    }
minutes-amendment = Amendement { $handle } : { $title }
minutes-amendment-whole = { $proposer } propose de remplacer le texte entier par :
minutes-amendment-passage = { $proposer } propose de remplacer le passage :
minutes-amendment-by = par :
minutes-text = Texte mis aux voix :
minutes-text-amended = Texte mis aux voix, tel qu’amendé :
minutes-withdrawn = Retirée avant d’être mise aux voix.
minutes-not-voted = N’a pas été mise aux voix.
minutes-vote =
    { $secret ->
        [yes] Scrutin secret, ouvert du { $opened } au { $closed }. Règle : { $rule }.
       *[no] Scrutin public, ouvert du { $opened } au { $closed }. Règle : { $rule }.
    }
minutes-vote-hours =
    { $secret ->
        [yes] Scrutin secret, ouvert de { $opened } à { $closed }. Règle : { $rule }.
       *[no] Scrutin public, ouvert de { $opened } à { $closed }. Règle : { $rule }.
    }
figure-name = Décompte
figure-count = Nombre
figures-caption = Décompte de { $handle }
figure-entitled = Inscrits
figure-present = Présents
figure-represented = Représentés
figure-quorum = Quorum requis
figure-voters = Votants
figure-abstain = Abstentions
figure-blank = Blancs
figure-void = Nuls
figure-cast = Suffrages exprimés
figure-quota = Quota
figure-base = Base de la majorité
figure-required = Majorité requise
round-line =
    { $key ->
        [surplus] Tour { $round }, transfert de l’excédent de { $names } : { $votes }
        [excluded] Tour { $round }, élimination de { $names } : { $votes }
       *[count] Tour { $round } : { $votes }
    }
minutes-adjourned = Séance suspendue le { $when }.
minutes-no-quorum = { $handle } n’a pu être mise aux voix à { $when } : le quorum n’était pas atteint.
minutes-carried =
    { $count ->
        [one] { $motions } n’a pas été décidée et passe à l’ordre du jour de la seconde convocation, { $to }.
        [many] { $motions } n’ont pas été décidées et passent à l’ordre du jour de la seconde convocation, { $to }.
       *[other] { $motions } n’ont pas été décidées et passent à l’ordre du jour de la seconde convocation, { $to }.
    }
minutes-arrived = Arrivée de { $name } à { $when }.
minutes-left = Départ de { $name } à { $when }.
minutes-still-open = La séance se poursuit.
minutes-closed = L’ordre du jour étant épuisé, la séance est levée le { $when }. De tout ce que dessus, il a été dressé le présent procès-verbal, signé par { $chair }, à la présidence de séance, et { $secretary }, au secrétariat.
roll-name = Nom
roll-arrived = Arrivée
roll-left = Départ
roll-holder = Représenté par
roll-signature = Signature
minutes-no-proxies = Aucun pouvoir n’a été donné.
proxies-from = Mandant
proxies-to = Mandataire
proxies-given = Donné le
proxies-state = État
proxy-state =
    { $state ->
        [revoked] révoqué
        [declined] décliné
       *[active] en vigueur
    }
minutes-sign-chair = Présidence de séance
minutes-sign-secretary = Secrétariat de séance
extract-title =
    { $kind ->
        [extraordinary] Extrait du procès-verbal de l’assemblée générale extraordinaire du { $day }
       *[ordinary] Extrait du procès-verbal de l’assemblée générale ordinaire du { $day }
    }
extract-certified = Extrait certifié conforme au procès-verbal approuvé le { $when }, dont l’empreinte figure ci-dessous ; présidence de séance : { $chair }.
minutes-hash-label = Empreinte (SHA-256)
minutes-summary =
    { $state ->
        [approved] Procès-verbal de { $handle } « { $title } » : approuvé.
       *[draft] Procès-verbal de { $handle } « { $title } » : projet.
    }
minutes-state-label = État
minutes-state =
    { $state ->
        [approved] approuvé le { $when }
       *[draft] projet, encore modifiable
    }
minutes-secretary-label = Secrétariat
minutes-file-markdown = Le texte en fichier
minutes-file-page = La page à imprimer
minutes-file-pdf = Le PDF
minutes-footer-draft = Pour corriger : { $line }. Les chiffres, les textes et les verdicts viennent du registre ; vos mots s’y ajoutent.
minutes-correct-line = /assemblee procès-verbal { $handle } section:4 texte:"…"
minutes-footer-approved = Une résolution en extrait certifié : { $line }
minutes-extract-line = /assemblee procès-verbal { $handle } extrait:M1
minutes-correct-title = Corriger le PV
minutes-correct-intro = { $title }
minutes-correct-assembly = Assemblée
minutes-correct-section = Section
minutes-correct-text = Texte
minutes-correct-help = Une ligne vide sépare les paragraphes. Un tiret seul rend les mots d’origine.
minutes-approve-ask = Une fois approuvé, le procès-verbal de { $handle } ne change plus. Une empreinte est prise de son texte.
minutes-section-unknown = Il n’y a pas de section « { $typed } ». Donnez un numéro de 1 à { $known }, un titre, ou une résolution par son repère.
minutes-section-long = « { $title } » compte { $count } caractères, plus que les { $most } qu’un formulaire contient. Récrivez le tout : { $line }
minutes-too-early = { $handle } n’a pas commencé ; son procès-verbal se dresse une fois l’assemblée ouverte.
minutes-frozen = Le procès-verbal de { $handle } a été approuvé le { $when } ; il ne change plus.
minutes-not-over = { $handle } n’est pas encore close : son procès-verbal s’approuve ensuite.
minutes-changed-meanwhile = Quelqu’un a modifié le procès-verbal de { $handle } au même moment. Regardez-le de nouveau.
minutes-none = Le procès-verbal de { $handle } n’est pas encore approuvé ; qui convoque les assemblées le dresse.
minutes-not-approved = Un extrait se certifie une fois le procès-verbal de { $handle } approuvé : /assemblee procès-verbal { $handle } approuver:oui.
minutes-motion-elsewhere = { $motion } n’est pas une résolution de { $handle }.
minutes-seat = Siège social de l’association : { $seat }.
