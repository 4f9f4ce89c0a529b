site-language = Langue
site-optional = (facultatif)
site-sorry = Cette page n’existe pas
site-gone = Ce lien ne mène nulle part : il a déjà servi, a été repris ou est arrivé à son terme. La personne qui vous l’a envoyé peut en envoyer un autre.
site-failed = Un incident s’est produit de notre côté. Rien n’a été modifié. Réessayez dans un instant.
site-too-large = L’envoi est trop long. Rien n’a été modifié.
site-not-from-here = L’envoi ne vient pas de la page elle-même. Rien n’a été modifié. Ouvrez de nouveau le lien et répondez-y.
page-used = Une réponse a déjà été donnée, ou le lien est arrivé à son terme. Rien n’a été modifié.
