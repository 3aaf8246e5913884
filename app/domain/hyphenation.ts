/** Shorter words fit into every line. */
const LONG = /\p{L}{14,}/gu;
/** Parts of German compounds before which a word may break. */
const PART =
  /(?!^)(kaffee|maschine|vollautomat|bereiter|mühle|anleitung|wirtschaft|kocher|gutschein|geschenk|rabatt|bonus|vorteil|zubereitung|kriterien|erklärung|bedingung|belehrung)/gi;

/**
 * A title with soft hyphens in its long German compounds: browsers without a German dictionary do not hyphenate by
 * themselves, and a headline would be cut off on a narrow phone. Other words stay as they are.
 */
export function softHyphens(title: string): string {
  return title.replace(LONG, (word) => word.replace(PART, '\u00AD$1'));
}
