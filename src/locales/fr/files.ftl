file-none = Il n’y a pas de fichier « { $typed } » ici. Joignez-en un, ou ne donnez pas l’option.
file-gone = Ce fichier n’est plus là : il attend un jour au plus, et sert une fois. Donnez-le à nouveau.
file-not-fetched = { $name } n’a pas pu être récupéré. Rien n’a été gardé ; donnez-le à nouveau dans un moment.
file-empty = { $name } est vide. Donnez-en un qui contienne quelque chose.
file-too-large =
    { $size ->
        [0] { $name } dépasse { $most } Mo. Donnez-en un plus petit, ou un lien vers l’endroit où il se trouve.
       *[other] { $name } fait { $size } Mo ; { $most } Mo au plus sont gardés. Donnez-en un plus petit, ou un lien vers l’endroit où il se trouve.
    }
file-not-what-it-says = { $name } n’est pas ce que dit son nom : il finit par « { $ending } », et son contenu est { $found }. Donnez le fichier sous son vrai nom.
file-not-kept = { $name } est d’une sorte qui n’est pas gardée ici. Celles-ci le sont : { $known }.
file-unreadable = Impossible de savoir ce qu’est { $name }. Donnez-le dans un format courant, par exemple jpg, png, mp3, mp4, pdf ou txt.
file-picture-broken = { $name } ne s’ouvre pas comme une image ; peut-être est-il abîmé. Enregistrez-le à nouveau et redonnez-le.
file-too-many-pixels = { $name } a trop de pixels pour être ouvert ici. Donnez une image plus petite.
file-hint-kept = { $name } est gardé tel quel, avec ce que l’appareil y a écrit, peut-être un lieu. Seules les images en sont débarrassées.
