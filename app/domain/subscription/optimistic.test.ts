import {describe, expect, it} from 'vitest';

import {optimisticSubscription, optimisticCommand} from './optimistic';
import {delivery, item, product, subscription} from './subscription.fixture';

const TODAY = '2026-11-21';
const KEY = '2-2026-12-01';

describe('what a page shows before the service has answered', () => {
  it.each([
    ['skip', 'upcoming', 'skipped'],
    ['unskip', 'skipped', 'upcoming'],
    ['send-now', 'upcoming', 'processing'],
  ] as const)('%s: %s is %s', (name, before, after) => {
    const other = delivery({id: 12, day: '2026-12-08', items: [item({itemId: 5})]});
    const known = subscription({deliveries: [delivery({state: before}), other]});
    const {deliveries} = optimisticSubscription(known, {name, key: KEY}, TODAY);
    expect(deliveries).toEqual([delivery({state: after}), other]);
  });

  it.each([
    ['cancel', product(), [product({state: 'cancelled'})]],
    ['reactivate', product({state: 'cancelled'}), [product()]],
    ['remove', product({kind: 'one-time', state: 'one-time'}), []],
    ['remove', product(), [product({state: 'cancelled'})]],
  ] as const)('%s', (name, before, after) => {
    expect(optimisticSubscription(subscription({products: [before]}), {name, itemId: 1}, TODAY).products).toEqual(
      after,
    );
  });

  it('changes no other product', () => {
    const products = [product(), product({itemId: 2, state: 'cancelled'})];
    expect(optimisticSubscription(subscription({products}), {name: 'remove', itemId: 1}, TODAY).products).toEqual([
      product({state: 'cancelled'}),
      products[1],
    ]);
  });

  it.each([
    ['/de/account/subscription/deliveries/2-2026-12-01/unskip', false, {name: 'unskip', key: KEY}],
    ['/de/account/subscription/deliveries/2-2026-12-01/send-now', false, {name: 'send-now', key: KEY}],
    ['/de/account/subscription/deliveries/2-2026-12-01/cancel', false, null],
    ['/de/account/subscription/deliveries/2-2026-12-01/skip/done', false, null],
    ['/en/account/subscription/products/7/remove', false, {name: 'remove', itemId: 7}],
    ['/en/account/subscription/products/7/reactivate', false, {name: 'reactivate', itemId: 7}],
    ['/en/account/subscription/products/7/skip', false, null],
    ['/de/account/subscription/deliveries/2-2026-12-01/skip', false, {name: 'skip', key: KEY}],
    ['/de/account/subscription/deliveries/2-2026-12-01/skip', true, null],
    ['/de/account/subscription/deliveries/2-2026-12-01/address', false, null],
    ['/en/account/subscription/products/7/cancel', false, {name: 'cancel', itemId: 7}],
    ['/en/account/subscription/products/7/swap', false, null],
    ['/de/checkout/cart', false, null],
  ] as const)('a form to %s, in part %s', (path, isPartial, command) => {
    expect(optimisticCommand(path, isPartial)).toEqual(command);
  });
});
