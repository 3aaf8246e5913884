import {describe, expect, it} from 'vitest';

import {BRAND} from '../config/brand';
import {RETURN_DAYS} from '../config/commerce';
import {exampleCoffee, exampleProduct} from '../domain/product/product.fixture';
import {resources} from './catalogue.server';
import {productSeo, removedProductSeo} from './page-titles';
import {createTranslate} from './translate';

const translate = createTranslate('de', resources.de);
const values = {title: 'Morgenlicht', shop: BRAND.name, vendor: 'Kolben', taste: 'Honig', days: RETURN_DAYS};
const roastGuidance = 'Am besten ab Tag 10.';
const FRESH = {...values, returns: translate('seo:product.fresh', values)};
const KEPT = {...values, returns: translate('seo:product.returns', values)};

describe('the description of goods with a story', () => {
  it('begins with it, says the returns, and is at most 155 characters long', () => {
    const story =
      'Einmal in der Woche einen Messlöffel ins Blindsieb, fünfmal spülen, und die Brühgruppe riecht wieder nach nichts mehr.';
    const product = exampleProduct({
      kind: 'gear',
      coffee: null,
      descriptionHtml: `<p>${story}</p><p>Phosphatfrei.</p>`,
    });
    const context = {origin: 'https://shop.example', i18n: {language: 'de', translate} as const};
    const {description} = productSeo(product, {de: 'klar', en: null}, '', context);
    const [lead = '', said] = description.split('… ');
    expect(story.startsWith(`${lead} `)).toBe(true);
    expect(lead.length).toBeGreaterThan(90);
    expect(said).toBe(KEPT.returns);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

describe('the description of a product without one of its own', () => {
  it.each([
    [
      'a coffee',
      {kind: 'coffee', coffee: exampleCoffee({taste: ['Honig'], roastGuidance})},
      'seo:product.coffee',
      FRESH,
    ],
    [
      'a coffee whose taste is not told',
      {kind: 'coffee', coffee: exampleCoffee({roastGuidance})},
      'seo:product.coffeePlain',
      FRESH,
    ],
    ['a drink', {kind: 'coffee', coffee: exampleCoffee({taste: ['Honig']})}, 'seo:product.coffee', KEPT],
    ['capsules', {kind: 'coffee', coffee: exampleCoffee()}, 'seo:product.coffeePlain', KEPT],
    ['gear', {kind: 'gear', vendor: 'Kolben'}, 'seo:product.other', KEPT],
    ['what the shop makes itself', {kind: 'bundle', vendor: BRAND.name}, 'seo:product.own', KEPT],
  ] as const)('of %s', (_, traits, key, said) => {
    const i18n = {language: 'de', translate} as const;
    const product = exampleProduct(traits);
    const {description} = productSeo(product, {de: 'morgenlicht', en: null}, '', {
      origin: 'https://shop.example',
      i18n,
    });
    expect(description).toBe(translate(key, said));
  });
});

it.each([
  ['for everybody', false, 'https://shop.example/de/p/morgenlicht'],
  ['for businesses alone', true, null],
])('a product %s has a canonical address for search engines, or none: %s', (_, b2bExclusive, canonical) => {
  const context = {origin: 'https://shop.example', i18n: {language: 'de', translate} as const};
  const seo = productSeo(exampleProduct({b2bExclusive}), {de: 'morgenlicht', en: null}, '', context);
  expect(seo.canonical).toBe(canonical);
});

describe('the language switch leads to the same handle while the other is not known', () => {
  const context = {origin: 'https://shop.example', i18n: {language: 'de', translate} as const};

  it.each([
    ['of a product', productSeo(exampleProduct(), {de: 'notizheft', en: null}, '', context), '/en/p/notizheft'],
    ['of a product that has left', removedProductSeo('coffee', 'nebelwald', context), '/en/p/nebelwald'],
    ['of nothing that is not there', removedProductSeo('unknown', null, context), undefined],
  ])('%s', (_, {sameHandle}, path) => {
    expect(sameHandle).toBe(path);
  });
});
