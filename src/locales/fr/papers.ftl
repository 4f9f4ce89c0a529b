# Papiers : ce qui s’imprime, ou se garde en fichier.

paper-no-pdf = Le PDF ne peut pas être écrit ici : le paquet @myriaddreamin/typst-ts-node-compiler n’est pas installé. La page peut s’imprimer, et il y a un fichier Markdown.
paper-signs-missing =
    { $count ->
        [one] Un caractère manque à la police de ce papier ; son numéro Unicode est écrit à sa place. La page et le fichier Markdown le montrent tel quel.
        [many] { $count } de caractères manquent à la police de ce papier ; leurs numéros Unicode sont écrits à leur place. La page et le fichier Markdown les montrent tels quels.
       *[other] { $count } caractères manquent à la police de ce papier ; leurs numéros Unicode sont écrits à leur place. La page et le fichier Markdown les montrent tels quels.
    }
