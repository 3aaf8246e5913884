import {describe, expect, it} from 'vitest';

import {RETURN_DAYS, SHIPPING} from '../../app/config/commerce';
import {LANGUAGES, type Language} from '../../app/config/languages';
import {createFormat} from '../../app/i18n/format';
import {COUNTRIES, countryName} from '../../emulator/checkout/countries';
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
      fee: /(?:Versand|Versandkosten) (?:kostet|kosten|betragen) (\d+,\d\d €)/g,
      free: /[Aa]b (\d+ €)(?: Bestellwert)?(?: (?:zahlen wir|ist er kostenlos|ohne Versandkosten|übernehmen wir|kostenlos))/g,
      days: /in (\d+–\d+) Werktagen bei dir/g,
      returns: /(\d+) Tage (?:Rückgabe|lang und kostenlos|kostenlose Rückgabe)/g,
      discount: /(\d+) % (?:Rabatt|günstiger|weniger|sparen)/g,
    },
    en: {
      fee: /[Ss]hipping costs (€\d+\.\d\d)/g,
      free: /(?:[Ff]ree (?:shipping )?from|orders of|[Oo]ver) (€\d+)\b/g,
      days: /with you in (\d+–\d+) working days/gi,
      returns: /(\d+) days? (?:to return|of free returns)/g,
      discount: /(\d+)% (?:off|less|cheaper)/g,
    },
  }[language];

  it('for shipping, free shipping, delivery and returns', () => {
    const {deliveryDays, feeCents, freeFromCents} = SHIPPING;
    const expected = {
      fee: amount(feeCents),
      free: amount(freeFromCents),
      days: `${deliveryDays.min}–${deliveryDays.max}`,
      returns: String(RETURN_DAYS),
    };
    for (const name of ['fee', 'free', 'days', 'returns'] as const) {
      const wrong = figures(language, PATTERNS[name]).filter(({figure}) => figure !== expected[name]);
      expect(wrong, name).toEqual([]);
    }
    expect(figures(language, PATTERNS.fee).length + figures(language, PATTERNS.free).length).toBeGreaterThan(2);
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

describe('the campaign of the weekend in November', () => {
  it.each(['black-weekend.de.md', 'black-weekend.en.md'])(
    '%s promises no percentage and no price that products do not have',
    (name) => {
      expect(page(name)).not.toMatch(/\d+ ?(?:%|bis|to) ?\d* ?%/);
      expect(page(name)).toMatch(/niedrigste|lowest/);
    },
  );
});
