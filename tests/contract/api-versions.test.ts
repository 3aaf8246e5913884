import {describe, expect, it} from 'vitest';

import {SERVED_VERSIONS} from '../../emulator/shared/api-versions';
import {controlOf} from '../support/control';
import {trials} from '../support/full-run';
import {CODES, GIFT_CARDS, GOODS} from '../support/goods';
import {messages} from '../support/messages';
import {addToCart} from '../support/plain-cart';
import {startShop} from '../support/shop-process';
import {createShopCart} from './cart/shop-cart';
import {checkOut} from './service-api/shopper';
import type {Answer} from './service-api/start-services';

/** Every other test runs by the version that is set unless told otherwise: 2026-04. */
const versions = trials({quick: ['2026-10'], full: ['2025-10', ...SERVED_VERSIONS]});

/** Sends a request to the hosted checkout, redirects not followed. */
async function send(origin: string, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(origin + path, {...init, redirect: 'manual'});
  return {status: response.status, headers: response.headers, text: await response.text()};
}

describe.each(versions)('with version %s of the Storefront API', (version) => {
  it('a shopper adds a coffee, changes the quantity, redeems a code and a gift card, and orders', async () => {
    const running = await startShop({STOREFRONT_API_VERSION: version});
    try {
      const cart = createShopCart(running);
      expect((await addToCart(cart.visitor, GOODS.boaLuz)).status).toBe(303);
      const [lineId = ''] = (await cart.shown()).lines.keys();
      expect((await cart.send({intent: 'update', lineId, quantity: '3'})).status).toBe(303);
      expect((await cart.send({intent: 'apply-code', code: CODES.fifteenPercent})).status).toBe(303);
      expect((await cart.send({intent: 'apply-gift-card', code: GIFT_CARDS[0].code})).status).toBe(303);
      const {html, lines, giftCards} = await cart.shown();
      expect([...lines.values()]).toEqual([3]);
      expect(giftCards).toHaveLength(1);
      expect((await cart.held())?.discountCodes).toEqual([{code: CODES.fifteenPercent, applicable: true}]);

      const [, way = ''] = /href="([^"]*\/checkout\/start)"/.exec(html) ?? [];
      const link = (await cart.visitor.get(way)).headers.get('Location') ?? '';
      const checkout = {send: (path: string, init?: RequestInit) => send(running.emulator, path, init)};
      const {status, headers} = await checkOut(checkout, link);
      expect(status).toBe(303);

      const back = new URL(headers.get('Location') ?? '');
      const confirmation = await cart.visitor.get(back.pathname + back.search);
      expect(confirmation.body).toContain(messages('de')('checkout:thanks'));
      expect(confirmation.body).toContain(GOODS.boaLuz.title.de);

      const asked = (await controlOf(running.emulator).received()).find(
        (each) => each.operation === 'CartDiscountCodesUpdate',
      );
      expect(asked?.path).toBe(`/api/${version}/graphql.json`);
    } finally {
      await running.stop();
    }
  });
});
