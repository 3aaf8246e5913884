import {afterEach, describe, expect, inject, test} from 'vitest';

import {readPlatformCart} from '../../contract/cart/platform';
import {CODES, GIFT_CARDS, GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {control, origins} from '../support/services';
import {createVisitor} from '../support/visitor';
import {order} from './hosted';

/** Every other test runs by the version that is set unless told otherwise: 2026-04. */
const VERSIONS = inject('apiVersions').slice(inject('isFullRun') ? 0 : -1);

// The order has used up the gift card.
afterEach(() => control.reset());

describe.each(VERSIONS)('with version %s of the Storefront API', (version) => {
  test('a shopper adds a coffee, changes the quantity, redeems a code and a gift card, and orders', async () => {
    const visitor = createVisitor({settings: {STOREFRONT_API_VERSION: version}});
    const {id: lineId} = await addToCart(visitor, productUrl('de', GOODS.boaLuz));
    for (const fields of [
      {intent: 'update', lineId, quantity: '3'},
      {intent: 'apply-code', code: CODES.fifteenPercent},
      {intent: 'apply-gift-card', code: GIFT_CARDS[0].code},
    ]) {
      const {status, calls} = await changeCart(visitor, fields);
      expect(status, fields.intent).toBe(303);
      const asked = calls.filter((call) => call.endsWith('/graphql.json'));
      expect(new Set(asked)).toEqual(new Set([`${origins.emulator}/api/${version}/graphql.json`]));
    }
    expect(await cartOf(visitor)).toMatchObject({lines: [{quantity: 3}], count: 3});
    const held = await readPlatformCart(
      origins.emulator,
      decodeURIComponent(visitor.cookies.get('storefront_cart_id') ?? ''),
    );
    expect(held?.discountCodes).toEqual([{code: CODES.fifteenPercent, applicable: true}]);
    expect(held?.appliedGiftCards).toHaveLength(1);

    const {status, data} = await visitor.get(await order(visitor));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      confirmation: {state: 'found', order: {lines: [{title: GOODS.boaLuz.title.de, quantity: 3}]}},
    });
  });
});
