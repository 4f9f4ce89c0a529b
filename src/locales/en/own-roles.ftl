member-role-own = own
    .about = One of the roles that the association has made for itself
member-role-roles = roles
    .about = Roles of your own: treasurer: admit members, announce; host: propose gatherings
member-own-roles =
    { $count ->
        [one] { $count } role of the association’s own:
       *[other] { $count } roles of the association’s own:
    }
member-own-role-line = { $name }: { $able }
member-own-unknown = No role of the association’s own is called “{ $typed }”. There are: { $known }. /member role roles: makes others.
member-roles-unclear = I could not read “{ $typed }”. Write each role with what it may do: treasurer: admit members, announce; host: propose gatherings – at most twenty, of forty characters each, none twice. roles:none takes them away.
member-roles-taken = “{ $name }” is a role that every association has. Choose another name.
member-roles-ability = “{ $typed }” is nothing that a role can hold. It can hold: { $known }.
