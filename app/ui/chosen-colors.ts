/** The one chosen of several, where the visitor's system sets all colours: grounds and shadows of the theme are not shown. */
export const chosenColors = {background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none'} as const;
