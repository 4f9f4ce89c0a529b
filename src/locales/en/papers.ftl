# Papers: what is printed, or kept as a file.

paper-no-pdf = PDF cannot be written here: the package @myriaddreamin/typst-ts-node-compiler is not installed. The page can be printed, and there is a Markdown file.
paper-signs-missing =
    { $count ->
        [one] One character cannot be printed with the font of this paper; its number in Unicode stands in its place. The page and the Markdown file show it as it is.
       *[other] { $count } characters cannot be printed with the font of this paper; their numbers in Unicode stand in their places. The page and the Markdown file show them as they are.
    }
