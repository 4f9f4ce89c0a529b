slack-about = Réunions, votes, entraide et annonces d’une association, là où elle se parle
slack-loading = Un instant…
slack-done = C’est fait.
slack-close = Fermer
slack-continued = { $label } (suite)
slack-form-late = Le formulaire a mis trop de temps à s’ouvrir. Il est prêt maintenant.
slack-form-open = Ouvrir le formulaire
slack-too-many-commands = Le manifeste contiendrait { $count } commandes ; Slack en accepte { $most }. Nommez moins de langues, ou choisissez --single : seule /parvis est alors enregistrée, et reçoit toutes les autres.
