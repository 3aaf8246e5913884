import {describe, expect, it} from 'vitest';

import {SHIPPING_COUNTRIES, shippingCountry} from '../../config/countries';
import {exampleCart, exampleLine} from './cart.fixture';
import {obstructedItems} from './delivery-country';
import {groupLines} from './groups';

const plan = {id: 'gid://shopify/SellingPlan/1', name: 'Every week', weeks: 1};
const coffee = exampleLine({id: 'coffee'});
const subscription = exampleLine({id: 'subscription', plan});
const gear = exampleLine({id: 'gear', kind: 'gear'});
const set = exampleLine({id: 'set', kind: 'bundle'});
const coffeeSet = exampleLine({id: 'coffee-set', kind: 'bundle', isCoffeeAlone: true});
const card = exampleLine({id: 'card', kind: 'gift-card'});
const course = exampleLine({id: 'course', kind: 'gear', requiresShipping: false});
const donation = exampleLine({id: 'donation', kind: 'donation'});

function obstacles(code: string) {
  const {oneTime, subscription: regular} = groupLines(
    exampleCart([coffee, subscription, gear, set, coffeeSet, card, course, donation]),
    '2026-11-23',
  );
  const country = shippingCountry(code);
  if (country === null) throw new Error(`The shop does not ship to ${code}.`);
  return obstructedItems([...oneTime, ...regular], country).map(({lineId, obstacle}) => [lineId, obstacle]);
}

describe('what cannot go there', () => {
  it.each(['DE', 'AT', 'MT', 'SE'])('nothing stays behind for %s', (code) => {
    expect(obstacles(code)).toEqual([]);
  });

  it.each(['CH', 'NO', 'GB'])('coffee only, no accessories, to %s', (code) => {
    expect(obstacles(code)).toEqual([
      ['gear', 'coffee-only'],
      ['set', 'coffee-only'],
      ['subscription', 'no-subscription'],
    ]);
  });

  it.each(['LI', 'HR', 'IM', 'MC'])('no subscriptions to %s', (code) => {
    expect(obstacles(code)).toEqual([['subscription', 'no-subscription']]);
  });

  it('every country of the table is one of these three', () => {
    for (const {code, availableForSubscription, coffeeOnly} of SHIPPING_COUNTRIES) {
      expect(obstacles(code).length).toBe(coffeeOnly ? 3 : availableForSubscription ? 0 : 1);
    }
  });
});
