import {expect, it} from 'vitest';

import {planDiscounts} from '../../scripts/lib/store/discounts.mjs';
import {answerAdmin, emptyAdminShop} from '../support/admin-shop';

/** A merchant without a free article. */
const RATES = {shipping: {freeFromCents: 3950}, freeArticle: {enabled: false, fromCents: 7900}};

/** Plans for a shop that has free shipping under some titles. */
async function planFor(titles: readonly string[], rates = RATES) {
  const shop = emptyAdminShop();
  for (const title of titles) {
    shop.discounts.push({
      __typename: 'DiscountAutomaticFreeShipping',
      title,
      from: '39.5',
      countsSubscriptions: true,
    });
  }
  const ask = async (query: string, variables: object = {}) => answerAdmin(shop, query, variables);
  const steps = await planDiscounts(ask, {startsAt: '2026-11-25T08:00:00.000Z'}, rates);
  return steps.map(({object, change}) => `${object}: ${change}`);
}

it('a free article that no product is says where it is to be named', async () => {
  const freeArticle = {...RATES.freeArticle, enabled: true};
  expect(await planFor(['Versandkostenfrei ab 39.5 €'], {...RATES, freeArticle})).toEqual([
    'discount for the free article: name the article in store/products.json, with the tag free-article, or switch it off in store/merchant/shop.json',
  ]);
  expect(await planFor(['Versandkostenfrei ab 39.5 €'])).toEqual([]);
});

it('of discounts that nobody wants those alone are to end that were made here', async () => {
  const own = ['Versandkostenfrei ab 39.5 €', 'Versandkostenfrei ab 29.5 €'];
  const foreign = ['Versandkostenfrei ab 3 Packungen', 'Versandkostenfrei ab 20 € Kaffee', 'Versandkostenfrei'];
  expect(await planFor([...own, ...foreign])).toEqual([
    'discount “Versandkostenfrei ab 29.5 €”: end it: store/merchant/shop.json says something else',
  ]);
});
