import {expect, it} from 'vitest';

import {marketFaults} from '../../scripts/lib/merchant-questions.mjs';

const country = (isoCode: string, currency = 'EUR', languages: readonly string[] = ['DE', 'EN']) => ({
  isoCode,
  currency: {isoCode: currency},
  availableLanguages: languages.map((language) => ({isoCode: language})),
});

it.each([
  ['whole', [country('DE'), country('CH'), country('US', 'USD')], []],
  ['without a country', [country('DE')], ['none for CH']],
  ['with prices in francs', [country('DE'), country('CH', 'CHF')], ['not in EUR for CH']],
  ['without a language', [country('DE', 'EUR', ['DE']), country('CH', 'EUR', ['DE'])], ['without EN for DE, CH']],
])('markets that are %s', (_what, there, faults) => {
  expect(marketFaults(there, ['DE', 'CH'], ['DE', 'EN'])).toEqual(faults);
});
