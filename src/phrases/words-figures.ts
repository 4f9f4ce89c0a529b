/** Dates in figures, which are written alike in every language; added to the phrases of each. */
export const figures: Readonly<Record<string, readonly string[]>> = {
  "fixed.iso": ["<year> _- <d:month> _- <d:day>", "<year> _/ <d:month> _/ <d:day>", "<year> _. <d:month> _. <d:day>"],
  "isoDate.iso": ["<year> _- <d:month> _- <d:day>"],
  "left.isoRange": ["<isoDate:from> _/ <isoDate:to>"],
  "fixed.slashed": [
    "<d:a> / <d:b> / <year>",
    "<d:a> _/ <d:b> _/ <gg:shortYear>",
    "<d:a> _/ <d:b>",
    "<d:a> _- <d:b> _- <year>",
    "<d:a> _. <d:b> _. <year>",
    "<d:a> _. <d:b> _. <gg:shortYear>",
  ],
};
