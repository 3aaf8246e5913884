/** A figure and the space before its unit. */
const FIGURE = /(\d) (?=(?:€|%|°C|k?g|ml|[cmk]?m)(?!\w))/g;

/** The sign of a section of a law and the space before its number. */
const SECTION = /(§) (?=\d)/g;

/** A text of at most so many characters fits into a line, and may be the name of a control: names stay as they are typed. */
const LONGEST_NAME = 40;

/** The hyphen of `E-Mail` amid a sentence, but not in an address. */
const MAIL = /([^\w@/#=.-]e-)(?=mail(?![\w.+-]*@))/gi;

/**
 * Returns a text that runs over lines with a word joiner (U+2060) behind the hyphen of `E-Mail`, so that no line ends with
 * `E-`. The hyphen that breaks nowhere (U+2011) is not in the shop's fonts.
 */
export function keepMail(text: string): string {
  return text.length > LONGEST_NAME ? text.replace(MAIL, '$1\u2060') : text;
}

/** Returns a text for machines, without what only keeps its lines together. */
export function machineText(text: string): string {
  return text.replaceAll('\u2060', '');
}

/**
 * Returns an editor's text, or any structure of texts, with no line break between a figure and its unit: `39 €` stays
 * on one line, and so do `§ 7` and `E-Mail`. Addresses and names are processed too, but contain neither. Texts for search
 * engines (`seo`) are left as they are.
 */
export function keepTogether<T>(value: T): T;
export function keepTogether(value: unknown): unknown {
  if (typeof value === 'string') return keepMail(value.replace(FIGURE, '$1\u00a0').replace(SECTION, '$1\u00a0'));
  if (Array.isArray(value)) return value.map((each: unknown) => keepTogether(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, name === 'seo' ? each : keepTogether(each)]),
  );
}
