# Dit quand une carte est ajustée à ce qu'une plateforme peut montrer.

fit-more = { $count ->
    [one] et { $count } autre
    [many] et { $count } d’autres
   *[other] et { $count } autres
  }
fit-show-all = Tout afficher
fit-choose = Autres actions
fit-part = { $label } ({ $from }–{ $to })
fit-whole = Le texte entier
fit-typed = { $label } : il y a { $count } choix, plus qu’on n’en peut cocher ici à la fois. Tapez ceux que vous voulez, séparés par des virgules.
# A label as it stands before what it labels.
fit-label = { $label } :
