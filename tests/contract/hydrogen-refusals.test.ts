import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';
import {ADDRESS, createHydrogenCart, readCart} from './storefront/hydrogen-cart';
import type {HydrogenCart} from './storefront/hydrogen-cart';

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

let cart: HydrogenCart;
beforeEach(async () => {
  cart = await createHydrogenCart(services.wire);
});

describe('what the platform refuses about the delivery and the metafields of a cart', () => {
  const refusals = z.looseObject({userErrors: z.array(z.looseObject({code: z.string()}))});
  const none = 'gid://shopify/CartSelectableAddress/none';
  const strict = {validationStrategy: 'STRICT'} as const;
  const twice = {address: {deliveryAddress: ADDRESS}, selected: true};

  it.each<readonly [string, () => Promise<unknown>, string]>([
    [
      'an address without a country',
      () => cart.addDeliveryAddresses([{address: {deliveryAddress: {city: 'Bonn'}}}]),
      'ADDRESS_FIELD_IS_REQUIRED',
    ],
    [
      'half an address that is to be whole',
      () => cart.addDeliveryAddresses([{address: {deliveryAddress: {...ADDRESS, city: ''}}, ...strict}]),
      'ADDRESS_FIELD_IS_REQUIRED',
    ],
    ['two selected ones', () => cart.addDeliveryAddresses([twice, twice]), 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'],
    [
      '21 addresses',
      () => cart.addDeliveryAddresses(Array.from({length: 21}, () => ({address: {deliveryAddress: ADDRESS}}))),
      'TOO_MANY_DELIVERY_ADDRESSES',
    ],
    [
      'a change of none',
      () => cart.updateDeliveryAddresses([{id: none, selected: true}]),
      'INVALID_DELIVERY_ADDRESS_ID',
    ],
    ['a removal of none', () => cart.removeDeliveryAddresses([none]), 'INVALID_DELIVERY_ADDRESS_ID'],
    [
      'an option for no group',
      () => cart.updateSelectedDeliveryOption([{deliveryGroupId: none, deliveryOptionHandle: 'standard'}]),
      'INVALID_DELIVERY_GROUP',
    ],
    [
      'a metafield of no type',
      () => cart.setMetafields([{key: 'custom.gift', type: 'colourful', value: 'x'}]),
      'INVALID_TYPE',
    ],
    [
      'a metafield of a wrong value',
      () => cart.setMetafields([{key: 'custom.gift', type: 'boolean', value: 'yes'}]),
      'INVALID_VALUE',
    ],
    ['a metafield that is not there', () => cart.deleteMetafield('custom.gift'), 'METAFIELD_DOES_NOT_EXIST'],
  ])('%s', async (_what, call, code) => {
    const before = await cart.get();
    expect(refusals.parse(await call()).userErrors[0]?.code).toBe(code);
    expect(await cart.get()).toEqual(before);
  });

  it('of the cart of somebody else', async () => {
    const cartId = (await readCart(cart)).id.replace(/\?.*/, '?key=wrong');
    const answer = await cart.setMetafields([{key: 'custom.gift', type: 'boolean', value: 'true'}], {cartId});
    expect(refusals.parse(answer).userErrors).toMatchObject([{code: 'INVALID_OWNER'}]);
  });
});
