# Roles of a platform, as an association knows them, and accounts that leave a space.

parvis-roles = roles
    .about = What the roles of this platform give here, and which may be notified
parvis-roles-role = role
    .about = A role of this platform: its mention or its name
parvis-roles-gives = gives
    .about = What whoever holds it is here
parvis-roles-gives-none = nothing
parvis-roles-gives-member = member
parvis-roles-gives-volunteer = volunteer
parvis-roles-gives-organizer = organizer
parvis-roles-gives-secretary = secretary
parvis-roles-gives-representative = representative
parvis-roles-gives-admin = admin
parvis-roles-own = own
    .about = The association’s own role that it gives here
parvis-roles-notify = notify
    .about = Whether announcements and gatherings may notify it
parvis-roles-notify-yes = yes
parvis-roles-notify-no = no

platform-roles-title = Roles of this platform
platform-roles-summary = { $count ->
    [0] No role of this platform means anything here.
    [one] One role of this platform means something here.
   *[other] { $count } roles of this platform mean something here.
  }
platform-roles-none = No role of this platform means anything here.
platform-roles-how = Say for example { $line }. A role is followed when its holder next says something here.
platform-roles-line = /parvis roles role:@Board gives:organizer notify:yes
platform-role-gives = { $role ->
    [member] makes its holders members
    [volunteer] makes its holders volunteers
    [organizer] makes its holders organizers
    [secretary] makes its holders secretaries
    [representative] makes its holders representatives
   *[admin] makes its holders admins
  }
platform-role-gives-own = gives its holders the role “{ $role }”
roles-by-role = Roles last longer than a power that was given: those who administer by a role of their own give and take them. You can pass your power on with /delegate grant.
platform-role-gives-one = A role of a platform gives one thing: name it in gives:, or a role of your own in own:.
platform-role-notified = announcements and gatherings may notify it
platform-role-nowhere = Roles are named on the platform that has them. Say this there.
platform-role-gives-nothing = “{ $role }” can give nothing here: this platform does not tell Parvis who is in it. It can be notified (notify:yes); a power is given to a person, with /delegate grant or /member role.
platform-role-unknown = No role here is called “{ $typed }”. Known are: { $known }. Its mention works too.
platform-role-several = Several roles here are called “{ $typed }”. Take the mention of the one you mean.
platform-role-not-notified = “{ $typed }” may not be notified. These may: { $known }. An organizer allows another with /parvis roles.
platform-role-none-notified = “{ $typed }” may not be notified: no role may be yet. An organizer allows one, for example with /parvis roles role:@Board notify:yes.
platform-role-posted-elsewhere = @{ $role } would not be notified: nothing is posted where that role is. Name a channel there, or leave the role out.
