import {describe, expect, it} from 'vitest';

import {BRAND} from '../config/brand';
import {RETURN_DAYS} from '../config/commerce';
import {exampleCoffee, exampleProduct} from '../domain/product/product.fixture';
import {resources} from './catalogue.server';
import {productSeo} from './page-titles';
import {createTranslate} from './translate';

const translate = createTranslate('de', resources.de);
const values = {title: 'Morgenlicht', shop: BRAND.name, vendor: 'Kolben', taste: 'Honig', days: RETURN_DAYS};

describe('the description of a product without one of its own', () => {
  it.each([
    ['a coffee', {kind: 'coffee', coffee: exampleCoffee({taste: ['Honig']})}, 'seo:product.coffee'],
    ['a coffee whose taste is not told', {kind: 'coffee'}, 'seo:product.coffeePlain'],
    ['gear', {kind: 'gear', vendor: 'Kolben'}, 'seo:product.other'],
    ['what the shop makes itself', {kind: 'bundle', vendor: BRAND.name}, 'seo:product.own'],
  ] as const)('of %s', (_, traits, key) => {
    const i18n = {language: 'de', translate} as const;
    const product = exampleProduct(traits);
    const {description} = productSeo(product, {de: 'morgenlicht', en: null}, '', {
      origin: 'https://shop.example',
      i18n,
    });
    expect(description).toBe(translate(key, values));
  });
});
