import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {textFiles} from '../support/shop-texts';

/**
 * Generic environmental claims and sustainability labels, which need a proof that the text cannot give
 * (Directive (EU) 2024/825; annex to § 3 (3) UWG, nos. 2a, 4a to 4c; since 27 September 2026).
 */
const CLAIMS = {
  de: [
    /nachhaltig/i,
    /umwelt-?(?:freundlich|schon|bewuss|gerecht|verträglich|neutral)/i,
    /gut für (?:die )?(?:umwelt|natur|das klima)/i,
    /klima-?(?:neutral|positiv|freundlich|schon|gerecht|bewuss|kompens)/i,
    /co[2₂]-?\s?(?:neutral|frei|arm|positiv|kompens|reduz)|emissions(?:frei|arm)/i,
    /\bök(?:o|ologisch)/i,
    /ressourcen-?schon|natur-?(?:freundlich|schonend)|regenerativ/i,
    /kompost|biologisch abbaubar|bio-?(?:kunststoff|basiert)|pflanzlicher kunststoff/i,
    /rec(?:y|i)cel|recycl|plastikfrei|müllfrei|zero waste/i,
    /grün(?:er|e|es|en)? (?:strom|energie|versand|wahl|kaffeegenuss)|energieeffizient/i,
  ],
  en: [
    /sustainab/i,
    /eco-?\s?(?:friendly|conscious|logical)|\beco\b/i,
    /environmental(?:ly)?[- ](?:friendly|sound|conscious|safe|correct)/i,
    /(?:good|better|kind|gentle) (?:for|to|on) the (?:environment|planet|climate|nature)|planet-friendly/i,
    /climate[- ](?:neutral|positive|friendly)|net[- ]zero/i,
    /(?:carbon|co[2₂])[- ](?:neutral|negative|positive|free|reduced|compensated)|low[- ]carbon|emission-free/i,
    /compost|biodegradable|bio-?(?:plastic|based)|plant-based plastic/i,
    /recycl|plastic-free|zero[- ]waste/i,
    /green (?:energy|electricity|power|delivery|shipping|choice)|energy-efficient|regenerative/i,
  ],
  both: [/\bFSC\b|\bPEFC\b|blauer engel|blue angel|cradle to cradle|\bB Corp\b/i],
} as const;

/** Claims that stay, and why. Each is in the texts: one that no text needs any more is deleted here. */
const PROVEN: readonly (readonly [words: RegExp, file: RegExp, reason: string])[] = [
  [/DE-ÖKO-\d{3}|Öko-Kontrollstelle/g, /./, 'the code that Regulation (EU) 2018/848 prescribes'],
  [
    /Hamburger Nachhaltigkeitspreis|nachhaltigkeitspreis|Hamburg Sustainability Award|sustainability-award/g,
    /nachhaltigkeitspreis\.de\.md|sustainability-award\.en\.md/,
    'the name of an award; the post says what for, by whom and with which figures',
  ],
  [
    /im Kompost landete|Der Kompost vom Nachbargarten|went to compost|The compost in the neighbours’ garden/g,
    /kompost-landete\.de\.md|went-to-compost\.en\.md/,
    'what became of one burnt batch',
  ],
  [/geht in den Kompost|goes to the compost/g, /kaffeeroestung|coffee-roasting/, 'what becomes of rejected beans'],
  [/über dem Kompost|above the compost/g, /aeropress/, 'where the grounds are emptied'],
  [/auf den Kompost trägt|carry to the compost/g, /espresso-tools\.json/, 'where the grounds are emptied'],
];

const terms: readonly RegExp[] = Object.values(CLAIMS).flat();

function withoutProven(file: string, text: string): string {
  return PROVEN.filter(([, where]) => where.test(file)).reduce((rest, [words]) => rest.replaceAll(words, ''), text);
}

function claimsIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => terms.some((term) => term.test(line)));
}

describe('environmental claims', () => {
  it('are in no text of the shop without a proof', () => {
    expect(textFiles.length).toBeGreaterThan(300);
    const found = textFiles.flatMap(({file, text}) =>
      claimsIn(withoutProven(file, text)).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Wasser, nachhaltiger Anbau oder Bildung',
    'Die Hülle darf auf den Kompost.',
    'klimaneutraler Versand',
    'CO2-neutral geröstet',
    'umweltfreundlich verpackt',
    'Zellstoff, FSC',
    'water, sustainable farming or education',
    'Goes on the compost with the grounds.',
    'carbon-neutral delivery',
    'an eco-friendly bag',
    'biodegradable and plastic-free',
  ])('are found: %s', (text) => {
    expect(claimsIn(text)).toEqual([text]);
  });

  it.each(PROVEN)('that stay are still said: %s in %s', (words, where) => {
    expect(textFiles.some(({file, text}) => where.test(file) && text.search(words) >= 0)).toBe(true);
  });
});

describe('the share of a donation that arrives', () => {
  const saying = (cents: RegExp) => textFiles.filter(({text}) => cents.test(text)).map(({file}) => path.basename(file));

  it('is the same wherever it is said, and never all of it', () => {
    expect(saying(/98 Cent|98 cents/)).toEqual(
      expect.arrayContaining(['basics.json', 'stiftung.de.md', 'foundation.en.md']),
    );
    expect(saying(/kommt ganz an|jeder Cent|All of the money arrives|every cent/i)).toEqual([]);
  });
});

describe('credit', () => {
  /**
   * Paying later through a third party is consumer credit: advertising it needs a warning and figures
   * (Directive (EU) 2023/2225, articles 7 and 8; since 20 November 2026). The shop does not advertise it.
   */
  const ADVERTISED =
    /(?:später|in 30 tagen|erst nach .{1,20}) (?:be)?zahlen|kauf auf rechnung|rechnungskauf|klarna[, ]+rechnung|raten(?:zahlung|kauf)|in raten|pay later|buy now|klarna invoice|pay in (?:\d|three)|(?:by|in) instal?lments/i;

  it('is advertised in no text of the shop', () => {
    const found = textFiles.flatMap(({file, text}) =>
      text.split('\n').flatMap((line) => (ADVERTISED.test(line) ? [`${file}: ${line}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it.each(['Klarna, später zahlen', '| Klarna Rechnung | 30 Tage |', 'Klarna, pay later', 'Pay in 3 with us'])(
    'is found where it is advertised: %s',
    (text) => {
      expect(ADVERTISED.test(text)).toBe(true);
    },
  );
});

describe('sugar', () => {
  /** A drink has 'little sugar' up to 2.5 g in 100 ml (Regulation (EC) No 1924/2006, annex, 'low sugars'): none of ours does. */
  const LITTLE =
    /(?:wenig|kaum|weniger) Zucker|zucker(?:arm|frei|reduziert)|(?:low|little|less|reduced)[- ]sugar|sugar[- ]free/i;
  /** Said without sugar added, a food with sugar of its own says that too (ibid., 'with no added sugars'). */
  const NOT_ADDED = /ohne Zuckerzusatz|kein Zucker dazu|no added sugar/i;
  const OWN = /enthält von Natur aus Zucker|contains naturally occurring sugars/i;
  const sold = textFiles.filter(({file}) => file.startsWith('emulator/seed/catalogue'));
  const lines = sold.flatMap(({text}) => text.split('\n'));

  it('is not said to be little', () => {
    expect(lines.filter((line) => LITTLE.test(line))).toEqual([]);
    expect(LITTLE.test('Bottled with lemon and a little sugar.')).toBe(true);
  });

  it('is said to be in a food to which none is added', () => {
    const claims = lines.filter((line) => NOT_ADDED.test(line));
    expect(claims).toHaveLength(2);
    for (const claim of claims) expect(claim).toMatch(OWN);
  });
});
