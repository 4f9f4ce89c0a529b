# Ce que Parvis ne dit que sur Discord : étapes des longs formulaires, accueil, diagnostic.

discord-menu-profile = Voir le profil
discord-menu-report = Signaler à l’association
discord-done = C’est fait.
discord-form-open = Ouvrir le formulaire
discord-form-correct = Corriger
discord-form-continue = Continuer
discord-form-send = Envoyer
discord-form-waiting = Le formulaire est prêt : { $title }
discord-form-waiting-title = Un formulaire à remplir
discord-form-wrong-title = Il y a quelque chose à corriger
discord-form-wrong = Votre saisie est conservée. Corrigez-la, puis envoyez-la de nouveau.
discord-form-step = Étape { $step } sur { $steps }
discord-form-needed = Votre saisie est conservée. Il faut encore répondre à : { $inputs }
discord-form-more = Votre saisie est conservée. Vous pouvez l’envoyer maintenant ou ajouter : { $inputs }
discord-form-gone = Ce formulaire n’est plus conservé. Redites la commande ; rien n’a été modifié.
discord-welcome-summary = Parvis est là. La personne qui gère le serveur peut l’installer avec /parvis setup.
discord-welcome-title = Parvis est là
discord-welcome = Parvis tient l’agenda, les votes et les promesses de l’association. La personne qui gère ce serveur l’installe une fois ; cela prend une minute.
discord-welcome-again = Parvis est de retour. Tout ce que l’association avait ici est resté en l’état.
discord-welcome-setup = Installer ici
discord-welcome-help = Que puis-je dire
discord-welcome-language = Français
