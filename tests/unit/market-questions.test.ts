import {expect, it} from 'vitest';

import {marketFaults, platformShopQuestions, priceFaults} from '../../scripts/lib/merchant-questions.mjs';

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

const prices = (isoCode: string, ...amounts: readonly string[]) => ({
  country: isoCode,
  variants: amounts.map((price, index) => ({id: String(index), title: `Kaffee ${index}`, price})),
});

it.each([
  ['the same', [prices('DE', 'EUR 9.90'), prices('AT', 'EUR 9.90')], []],
  [
    'by the tax of each country',
    [prices('DE', 'EUR 9.90', 'EUR 5.00'), prices('AT', 'EUR 10.18', 'EUR 5.00'), prices('CH', 'EUR 9.25')],
    ['Kaffee 0 costs EUR 10.18 in AT, EUR 9.90 in DE', 'Kaffee 0 costs EUR 9.25 in CH, EUR 9.90 in DE'],
  ],
  ['of what is not sold at home', [prices('DE'), prices('AT', 'EUR 9.90')], []],
])('prices that are %s', (_what, countries, faults) => {
  expect(priceFaults(countries)).toEqual(faults);
});

it('the platform is asked for the prices of three countries', async () => {
  const question = platformShopQuestions((query) => {
    const amount = query.includes('country: CH') ? '9.25' : '9.9';
    const variants = {nodes: [{id: '1', price: {amount, currencyCode: 'EUR'}}]};
    return Promise.resolve({products: {nodes: [{title: 'Waldgold', variants}]}});
  }).find(({what}) => what.includes('same prices'));
  await expect(question?.ask()).rejects.toThrow(/^Waldgold costs EUR 9\.25 in CH, EUR 9\.90 in DE: /);
});
