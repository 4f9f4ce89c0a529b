file-none = There is no file “{ $typed }” here. Attach one, or leave the option out.
file-gone = This file is no longer there: it waits a day at most, and is used once. Please give it again.
file-not-fetched = { $name } could not be fetched. Nothing was kept; please give it again in a moment.
file-empty = { $name } is empty. Please give one with something in it.
file-too-large =
    { $size ->
        [0] { $name } is larger than { $most } MB. Give a smaller one, or a link to where it lies.
       *[other] { $name } has { $size } MB; at most { $most } MB are kept. Give a smaller one, or a link to where it lies.
    }
file-not-what-it-says = { $name } is not what its name says: it ends in “{ $ending }”, and what is in it is { $found }. Please give the file under its own name.
file-not-kept = { $name } is of a kind that is not kept here. These are: { $known }.
file-unreadable = I cannot tell what { $name } is. Please give it as one of the usual kinds, such as jpg, png, mp3, mp4, pdf or txt.
file-picture-broken = { $name } cannot be opened as a picture; perhaps it is damaged. Please save it anew and give it again.
file-too-many-pixels = { $name } has too many pixels to be opened here. Please give a smaller picture.
file-hint-kept = { $name } is kept as it is, with whatever the device wrote into it, perhaps a place. Only pictures are cleaned of that.
