# Les rôles d'une plateforme, comme une association les connaît, et les comptes qui quittent un espace.

parvis-roles = rôles
    .about = Ce que donnent ici les rôles de cette plateforme, et lesquels peuvent être prévenus
parvis-roles-role = rôle
    .about = Un rôle de cette plateforme : sa mention ou son nom
parvis-roles-gives = donne
    .about = Ce que devient ici la personne qui le porte
parvis-roles-gives-none = rien
parvis-roles-gives-member = adhésion
parvis-roles-gives-volunteer = bénévole
parvis-roles-gives-organizer = organisation
parvis-roles-gives-secretary = secrétariat
parvis-roles-gives-representative = représentation
parvis-roles-gives-admin = administration
parvis-roles-own = particulier
    .about = Le rôle propre à l’association qu’il donne ici
parvis-roles-notify = prévenir
    .about = Si annonces et rencontres peuvent le prévenir
parvis-roles-notify-yes = oui
parvis-roles-notify-no = non

platform-roles-title = Rôles de cette plateforme
platform-roles-summary = { $count ->
    [0] Aucun rôle de cette plateforme n’a de sens ici.
    [one] Un rôle de cette plateforme a un sens ici.
    [many] { $count } de rôles de cette plateforme ont un sens ici.
   *[other] { $count } rôles de cette plateforme ont un sens ici.
  }
platform-roles-none = Aucun rôle de cette plateforme n’a de sens ici.
platform-roles-how = Dites par exemple { $line }. Un rôle est suivi dès que la personne qui le porte dit quelque chose ici.
platform-roles-line = /parvis rôles rôle:@Bureau donne:organisation prévenir:oui
platform-role-gives = { $role ->
    [member] fait adhérer qui le porte
    [volunteer] rend bénévole qui le porte
    [organizer] charge d’organiser qui le porte
    [secretary] charge du secrétariat qui le porte
    [representative] charge de représenter qui le porte
   *[admin] charge d’administrer qui le porte
  }
platform-role-gives-own = donne à qui le porte le rôle « { $role } »
roles-by-role = Un rôle dure plus longtemps qu’un pouvoir donné : les personnes qui administrent par leur propre rôle les donnent et les retirent. Vous pouvez transmettre votre pouvoir par /deleguer donner.
platform-role-gives-one = Un rôle de plateforme donne une seule chose : nommez-la dans donne:, ou un rôle propre à l’association dans particulier:.
platform-role-notified = les annonces et les rencontres peuvent le prévenir
platform-role-nowhere = Les rôles se nomment sur la plateforme qui les a. Dites-le là-bas.
platform-role-gives-nothing = « { $role } » ne peut rien donner ici : cette plateforme ne dit pas à Parvis qui en fait partie. Ce rôle peut être prévenu (prévenir:oui) ; un pouvoir se donne à une personne, avec /deleguer donner ou /adherent rôle.
platform-role-unknown = Aucun rôle ne s’appelle « { $typed } » ici. Sont connus : { $known }. Sa mention convient aussi.
platform-role-several = Plusieurs rôles s’appellent « { $typed } » ici. Prenez la mention de celui que vous voulez dire.
platform-role-not-notified = « { $typed } » ne peut pas être prévenu. Ceux-ci le peuvent : { $known }. Qui organise en autorise un autre avec /parvis rôles.
platform-role-none-notified = « { $typed } » ne peut pas être prévenu : aucun rôle ne le peut encore. Qui organise en autorise un, par exemple avec /parvis rôles rôle:@Bureau prévenir:oui.
platform-role-posted-elsewhere = @{ $role } ne serait pas prévenu : rien n’est publié là où ce rôle existe. Nommez un salon de là-bas, ou ne nommez pas de rôle.
