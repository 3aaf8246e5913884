/** The longest word, in letters, that fits into a line of each place whatever its letters are. */
const FITS = {headline: 12, tile: 10} as const;

/** Where a German compound may break: before each of these parts. Several are parts of others, so that a long one breaks too. */
const PARTS = [
  'kaffee',
  'koffein',
  'puccino',
  'milch',
  'wasser',
  'filter',
  'vollautomat',
  'automat',
  'maschine',
  'mühle',
  'bereiter',
  'brüher',
  'kocher',
  'kessel',
  'kanne',
  'karaffe',
  'flasche',
  'becher',
  'tasse',
  'tasche',
  'schale',
  'löffel',
  'glas',
  'gläser',
  'wand',
  'dose',
  'box',
  'behälter',
  'kasten',
  'waage',
  'rechner',
  'meter$',
  'härte',
  'kännchen',
  'schäumer',
  'streuer',
  'wärmer',
  'verteiler',
  'teil',
  'tamper',
  'stempel',
  'matte',
  'sieb',
  'hebel',
  'hals$',
  'schlauch',
  'ventil',
  'sions',
  'heits',
  'dichtung',
  'gruppe',
  'gitter',
  'ständer',
  'scheibe',
  'träger',
  'system',
  'reiniger',
  'tablette',
  'pulver',
  'spül',
  'bürste',
  'pinsel',
  'tuch',
  'tücher',
  'papier',
  'tüte',
  'kartusche',
  'streifen',
  'presse',
  'pumpe',
  'kurbel',
  'tank$',
  'sets?$',
  'abo$',
  'kalender',
  'sommer',
  'schatten',
  'schicht',
  'stellung',
  'kostung',
  'bewahrung',
  'kuppe',
  'stille',
  'fertig',
  'schule',
  'anleitung',
  'wirtschaft',
  'gutschein',
  'geschenk',
  'rabatt',
  'bonus',
  'vorteil',
  'zubereitung',
  'röstung',
  'zubehör',
  'kriterien',
  'erklärung',
  'bedingung',
  'belehrung',
  'freiheit',
  'schön',
  'druck',
];
const BREAK = new RegExp(`(?!^)(?=${PARTS.join('|')})`, 'gi');

/**
 * Returns a title with soft hyphens in its long German compounds: browsers without a German dictionary do not hyphenate
 * by themselves, and a word would be cut in the middle. Shorter words, which fit into every line of the place, stay as
 * they are.
 */
export function softHyphens(title: string, place: keyof typeof FITS = 'headline'): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length > FITS[place] ? word.replace(BREAK, '\u00AD') : word));
}

/** A title with soft hyphens as tiles show it; not there where it has no long word. Names, data and mails take the plain one. */
export type TileTitle = {readonly tileTitle?: string};

/**
 * Returns the hyphenated title of a tile as a field to spread, without the field where nothing is hyphenated. The worker does it: the
 * parts of words weigh more in the browser than the hyphenated titles.
 */
export function withTileTitle(title: string): TileTitle {
  const tileTitle = softHyphens(title, 'tile');
  return tileTitle === title ? {} : {tileTitle};
}
