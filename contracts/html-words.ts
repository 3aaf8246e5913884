/** The names of the characters of Latin-1, in order, from the no-break space on. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const FIRST_OF_LATIN_1 = 0xa0;

/** What editors and older shop systems write by name: HTML has 2,231 names, of which most stand in no text. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCodePoint(FIRST_OF_LATIN_1 + index)] as const),
  ...Object.entries({amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"}),
  ...Object.entries({AMP: '&', LT: '<', GT: '>', QUOT: '"', COPY: '©', REG: '®', TRADE: '™'}),
  ...Object.entries({ndash: '–', mdash: '—', hellip: '…', bull: '•', dagger: '†', Dagger: '‡', permil: '‰'}),
  ...Object.entries({lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„'}),
  ...Object.entries({lsaquo: '‹', rsaquo: '›', prime: '′', Prime: '″', euro: '€', trade: '™'}),
  ...Object.entries({minus: '−', asymp: '≈', ne: '≠', le: '≤', ge: '≥', larr: '←', rarr: '→', infin: '∞'}),
  ...Object.entries({OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', fnof: 'ƒ', circ: 'ˆ', tilde: '˜'}),
  ...Object.entries({ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d'}),
]);

const REFERENCE = /&(?:([a-z][a-z\d]{1,31})|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
/**
 * What the numbers from 128 on mean in text from Windows-1252, as browsers read them. Source:
 * https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_OF_WINDOWS_1252 = 0x80;

const NO_CHARACTER = '\ufffd';

/** Resolves the references to characters in a text or an attribute of HTML, such as `&auml;` or `&#8211;`; unknown names stay. */
export function resolveReferences(html: string): string {
  return html.replace(REFERENCE, (all, name?: string, digits?: string, hex?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? all;
    return character(digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits));
  });
}

/** As browsers have it: the character that older systems meant, and nothing that is no character, or half of one. */
function character(code: number): string {
  const meant = WINDOWS_1252[code - FIRST_OF_WINDOWS_1252];
  if (meant !== undefined) return meant;
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : NO_CHARACTER;
}

/** Returns the words of HTML in one line, without its markup and the hyphens that only a break shows. */
export function htmlWords(html: string): string {
  return resolveReferences(html.replace(/<[^>]*>/g, ' '))
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim();
}
