import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {PERKS, RETURN_DAYS, SHIPPING} from '../../app/config/commerce';
import {LANGUAGES, type Language} from '../../app/config/languages';
import {deliveryRange} from '../../app/domain/delivery';
import {createFormat} from '../../app/i18n/format';
import {COUNTRIES, countryName} from '../../emulator/shared/countries';
import {seed} from '../../emulator/seed/seed';
import {shopTexts, textFiles} from '../support/shop-texts';

const page = (name: string) => textFiles.find(({file}) => file.endsWith(`cms/pages/${name}`))?.text ?? '';
const ofLanguage = (language: Language) => shopTexts.filter((one) => one.language === language);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** What people call it; the standard name is another. */
const CZECHIA = ['Tschechien', 'Czech Republic'];

/** Every text that matches, as a place and what the first group of the pattern found. */
const figures = (language: Language, pattern: RegExp) =>
  ofLanguage(language).flatMap(({where, text}) =>
    [...plain(text).matchAll(pattern)].map(([, figure = '']) => ({where, figure})),
  );

describe.each(LANGUAGES)('what texts promise is what the shop does, in %s', (language) => {
  const amount = (cents: number) => {
    const {money} = createFormat(language);
    return plain(money({cents, currency: 'EUR'})).replace(/[.,]00/, '');
  };
  const PATTERNS = {
    de: {
      fee: /(?:(?:Versand|Versandkosten) (?:kostet|kosten|betragen) |kostet der Versand |darunter |(?=\d+,\d\d € Versand))(\d+,\d\d €)/g,
      free: /[Aa]b (\d+ €)(?: Bestellwert)?(?: (?:zahlen wir|ist er kostenlos|ohne Versandkosten|übernehmen wir|kostenlos|versandkostenfrei)|(?: nichts)?, darunter)/g,
      days: /(\d+–\d+) Werktage nach dem Versand/g,
      freeArticle: /Ab (\d+) Euro legen wir ihn/g,
      returns: /(\d+) Tage (?:Rückgabe|kostenlose Rückgabe|lang (?:und )?kostenlos|Zeit|um\b)/g,
      discount: /(\d+) % (?:Rabatt|günstiger|weniger|sparen)/g,
    },
    en: {
      fee: /(?:[Ss]hipping costs |, (?=€\d+\.\d\d below))(€\d+\.\d\d)/g,
      free: /(?:[Ff]ree (?:shipping )?(?:on orders )?from |[Oo]rders of |[Nn]othing from |[Oo]ver |From (?=€\d+, it’s (?:on us|free)))(€\d+)\b/g,
      days: /(\d+–\d+) working days after dispatch/g,
      freeArticle: /orders from €(\d+), we’ll add one/g,
      returns:
        /(?:[Rr]eturns (?:within|for) |[Yy]ou have |[Yy]es, for |[Oo]nce the |(?=\d+ days (?:to decide|to return|of free returns)))(\d+) days/g,
      discount: /(\d+)% (?:off|less|cheaper)/g,
    },
  }[language];

  it('for shipping, free shipping, delivery and returns', () => {
    const {deliveryDays, feeCents, freeFromCents} = SHIPPING;
    const expected = {
      fee: amount(feeCents),
      free: amount(freeFromCents),
      days: `${deliveryDays.min}–${deliveryDays.max}`,
      freeArticle: String((PERKS.find(({id}) => id === 'free-article')?.fromCents ?? 0) / 100),
      returns: String(RETURN_DAYS),
    };
    const fewest = {fee: 5, free: 7, days: 3, freeArticle: 1, returns: 6};
    for (const name of ['fee', 'free', 'days', 'freeArticle', 'returns'] as const) {
      const found = figures(language, PATTERNS[name]);
      expect(
        found.filter(({figure}) => figure !== expected[name]),
        name,
      ).toEqual([]);
      // A pattern that texts have outgrown checks nothing.
      expect(found.length, name).toBeGreaterThanOrEqual(fewest[name]);
    }
  });

  it('for what a subscription saves: a percentage is said of most coffees, and true of most', () => {
    const groups = new Map(seed.sellingPlans.map(({group, percentOff}) => [group, percentOff]));
    const saved = seed.products.flatMap(({sellingPlanGroup, productType}) =>
      productType === 'Coffee' && sellingPlanGroup !== null ? [groups.get(sellingPlanGroup) ?? 0] : [],
    );
    const most = saved.filter((percent) => percent === 10).length;
    expect(most / saved.length).toBeGreaterThan(0.5);
    const said = figures(language, PATTERNS.discount).filter(({where}) => /abo|subscription|home\./.test(where));
    const general = ofLanguage(language).filter(
      ({where, text}) => where.startsWith('locales/') && /\b10 ?%/.test(text),
    );
    expect(general.filter(({where}) => !where.includes('design.json'))).toEqual([]);
    for (const {where, figure} of said) expect(figure, where).toBe('10');
  });

  it('for the days to each country', () => {
    const rows = page(language === 'de' ? 'versand.de.md' : 'shipping.en.md').split('\n');
    const usual = rows.find((row) => /^\| (?:Übrige EU|Other EU)/.test(row)) ?? '';
    for (const {code, deliveryDays} of COUNTRIES) {
      const named = [
        countryName(code, language),
        ...(['BE', 'NL', 'LU'].includes(code) ? ['Benelux'] : []),
        ...(code === 'CZ' ? CZECHIA : []),
      ];
      const row = rows.find((one) => one.startsWith('| ') && named.some((name) => one.includes(name))) ?? usual;
      expect(row, code).toContain(`${deliveryDays.min}–${deliveryDays.max}`);
    }
    const abroad = COUNTRIES.filter(({code}) => code !== 'DE').map(({deliveryDays}) => deliveryDays);
    expect(SHIPPING.deliveryDaysAbroad).toEqual({
      min: Math.min(...abroad.map(({min}) => min)),
      max: Math.max(...abroad.map(({max}) => max)),
    });
  });
});

/** Of a product by its handle: what its variants cost, in euros. */
const pricesOf = (handle: string) =>
  seed.products
    .filter((product) => LANGUAGES.some((language) => product.handle[language] === handle))
    .flatMap(({variants}) => variants.map(({priceCents}) => priceCents / 100));

/** Every amount of a text, in euros. */
const eurosIn = (text: string) =>
  [...plain(text).matchAll(/€(\d+(?:\.\d\d)?)|(\d+(?:,\d\d)?) €/g)].map(([, en, de = '']) =>
    Number(en ?? de.replace(',', '.')),
  );

describe.each(LANGUAGES)('what editors say that a product costs is its price, in %s', (language) => {
  it('where the price of coffee is explained', () => {
    const text = page(language === 'de' ? 'preis-update-2024.de.md' : 'price-update-2024.en.md');
    expect(eurosIn(/table\[.*Morgentau .*250.*\]/.exec(text)?.[0] ?? '')).toEqual([pricesOf('morgentau')[0]]);
  });

  it('where our own are tested', () => {
    const verdicts = textFiles
      .filter(({file}) => file.includes('cms/tests/') && file.endsWith(`.${language}.md`))
      .flatMap(({file, text}) =>
        [...text.matchAll(/product: (\S+)\n.*\n *verdict: (.*)/g)].map(([, handle = '', verdict = '']) => {
          return {file, prices: pricesOf(handle), named: eurosIn(verdict)};
        }),
      );
    expect(verdicts.length).toBeGreaterThan(3);
    for (const {file, prices, named} of verdicts) {
      expect(prices.length, file).toBeGreaterThan(0);
      expect(
        named.filter((euros) => !prices.includes(euros)),
        file,
      ).toEqual([]);
    }
  });

  it('where burrs are fitted, which includes them', () => {
    const names = {
      de: {
        page: 'reparatur.de.md',
        post: 'handmuehle-reinigen.de.md',
        hand: /^\| Handmühle.*/m,
        cost: /Ein neues Mahlwerk.*/,
      },
      en: {
        page: 'repairs.en.md',
        post: 'cleaning-a-hand-grinder.en.md',
        hand: /^\| Hand grinder.*/m,
        cost: /New burrs.*/,
      },
    }[language];
    const post = textFiles.find(({file}) => file.endsWith(names.post))?.text ?? '';
    const [fitted = 0] = eurosIn(names.hand.exec(page(names.page))?.[0] ?? '');
    expect(eurosIn(names.cost.exec(post)?.[0] ?? '')).toEqual([fitted]);
    const sets = seed.products.filter(({title}) => title.de.startsWith('Mahlwerk für '));
    expect(sets.length).toBeGreaterThan(1);
    for (const {handle} of sets)
      for (const price of pricesOf(handle.de)) expect(fitted, handle.de).toBeGreaterThan(price);
  });
});

it('a withdrawal has the fourteen days of the law, whatever the shop’s own period is (§ 355 (2), § 357 (1) BGB)', () => {
  const named = textFiles.flatMap(({file, text}) =>
    text
      .split('\n')
      .filter((line) => /widerr|withdr/i.test(line))
      .flatMap((line) => [...plain(line).matchAll(/(\d+|\p{L}+(?:zehn|zig|ßig|teen|ty)) (?:Tagen?|days)\b/gu)])
      .map(([words, count = '']) => ({file, words, count})),
  );
  const places = new Set(named.map(({file}) => path.basename(file)));
  expect([...places].sort()).toEqual(
    expect.arrayContaining(['contract-notices.ts', 'order.ts', 'policies.json', 'widerruf.de.md', 'withdrawal.en.md']),
  );
  expect(named.filter(({count}) => !['14', 'vierzehn', 'fourteen'].includes(count))).toEqual([]);
});

describe('the campaign of the weekend in November', () => {
  it.each(['black-weekend.de.md', 'black-weekend.en.md'])(
    '%s promises no percentage and no price that products do not have',
    (name) => {
      expect(page(name)).not.toMatch(/\d+ ?(?:%|bis|to) ?\d* ?%/);
      expect(page(name)).toMatch(/niedrigste|lowest/);
    },
  );
});

describe('what is ordered in Germany by the last day that a text names is there in time', () => {
  const story = (handle: string, language: Language) =>
    seed.products.find((product) => product.handle.de === handle)?.descriptionHtml[language] ?? '';
  const calendar = 'adventskalender-24-lichtungen';

  it.each([
    ['the calendar', story(calendar, 'de'), /bis zum (\d+)\., dann ist er in Deutschland/, '2026-11', '2026-11-30'],
    ['the calendar', story(calendar, 'en'), /order by the (\d+)th and .* in Germany/, '2026-11', '2026-11-30'],
    ['presents', page('weihnachtsgeschenke.de.md'), /Deutschlands: bis (\d+)\. Dezember/, '2026-12', '2026-12-24'],
    ['presents', page('christmas-presents.en.md'), /Germany: noon on (\d+) December/, '2026-12', '2026-12-24'],
  ])('%s (%#)', (_, text, pattern, month, needed) => {
    const lastDay = `${month}-${pattern.exec(text)?.[1] ?? ''}`;
    expect(deliveryRange(lastDay).to <= needed, lastDay).toBe(true);
  });
});
