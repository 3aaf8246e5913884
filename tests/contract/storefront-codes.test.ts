import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {at} from '../support/at';
import {cartsAt, ID, variant} from './storefront/carts';
import {startStorefront} from './storefront/start-storefront';
import type {RunningStorefront} from './storefront/start-storefront';

let storefront: RunningStorefront;

beforeAll(async () => {
  storefront = await startStorefront();
});

afterAll(() => storefront.stop());

const {mutate, create, addLines, applyCodes, addGiftCards} = cartsAt(() => storefront);

describe('codes', () => {
  it('an unusable discount code stays, with a warning', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(11)}]});
    const applied = await applyCodes(cart.id, ['Quatsch'], 'DE');
    expect(applied.userErrors).toEqual([]);
    expect(applied.cart.discountCodes).toEqual([{code: 'Quatsch', applicable: false}]);
    const message = 'Den Rabattcode Quatsch gibt es nicht.';
    expect(applied.warnings).toEqual([{code: 'DISCOUNT_NOT_FOUND', message, target: cart.id}]);
    expect((await applyCodes(cart.id, [])).cart.discountCodes).toEqual([]);
  });

  it('what stands in the cart is warned of with every change, and not with a refused one', async () => {
    const {cart, warnings} = await create({lines: [{merchandiseId: variant(11)}], discountCodes: ['Quatsch']});
    const standing = {code: 'DISCOUNT_NOT_FOUND', target: cart.id};
    const added = await addLines(cart.id, [{merchandiseId: variant(21)}]);
    const noted = await mutate('cartNoteUpdate', {...ID, note: 'String!'}, {cartId: cart.id, note: 'Hallo'});
    expect([warnings, added.warnings, noted.warnings]).toMatchObject([[standing], [standing], [standing]]);
    expect((await addLines(cart.id, [{merchandiseId: variant(61)}])).warnings).toEqual([]);
  });

  it('a code that the buyer used before is refused, once the address is known', async () => {
    const usage = (await storefront.env()).DISCOUNT_USAGE.getByName('shop');
    expect(await usage.record('Used@example.com', 'willkommen10', 'order-1')).toBe(true);
    expect(await usage.record('used@example.com', 'WILLKOMMEN10', 'order-2')).toBe(false);
    const {cart} = await create({lines: [{merchandiseId: variant(12)}]});
    expect((await applyCodes(cart.id, ['WILLKOMMEN10'])).cart.discountCodes).toMatchObject([{applicable: true}]);
    const types = {...ID, buyerIdentity: 'CartBuyerIdentityInput!'};
    const buyerIdentity = {email: 'used@example.com'};
    const known = await mutate('cartBuyerIdentityUpdate', types, {cartId: cart.id, buyerIdentity});
    expect(known.cart.discountCodes).toMatchObject([{applicable: false}]);
  });

  it('a code for shipping counts, and is told of by an allocation once an address is selected', async () => {
    const lines = [{merchandiseId: variant(11)}];
    const {cart} = await create({lines, discountCodes: ['PORTOFREI']});
    expect(cart).toMatchObject({discountCodes: [{applicable: true}], discountAllocations: []});
    const addresses = [{address: {deliveryAddress: {countryCode: 'DE'}}, selected: true}];
    const {cart: addressed} = await create({lines, discountCodes: ['PORTOFREI'], delivery: {addresses}});
    expect(addressed.discountAllocations).toEqual([{targetType: 'SHIPPING_LINE', discountedAmount: {amount: '4.9'}}]);
  });

  it('an invalid gift card changes nothing and says nothing', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(12)}]});
    const answer = await addGiftCards(cart.id, ['NICHTS', 'LICHTLEER0000', ' LICHTAAAA1111']);
    expect(answer).toMatchObject({userErrors: [], warnings: [], cart: {appliedGiftCards: []}});
  });

  it('gift cards combine, repeat harmlessly and are removed by id, never by code', async () => {
    const {cart} = await create({lines: [{merchandiseId: variant(12)}]});
    await addGiftCards(cart.id, ['lichtaaaa1111']);
    const both = await addGiftCards(cart.id, ['LICHTBBBB2222', 'LICHTAAAA1111']);
    expect(both.cart.appliedGiftCards).toMatchObject([
      {lastCharacters: '1111', presentmentAmountUsed: {amount: '20.0'}, balance: {amount: '0.0'}},
      {lastCharacters: '2222', presentmentAmountUsed: {amount: '19.95'}, balance: {amount: '30.05'}},
    ]);
    expect(both.cart.cost).toMatchObject({subtotalAmount: {amount: '39.95'}, totalAmount: {amount: '0.0'}});
    expect(JSON.stringify(both)).not.toContain('AAAA');
    const types = {...ID, appliedGiftCardIds: '[ID!]!'};
    const appliedGiftCardIds = [at(both.cart.appliedGiftCards, 0).id];
    const one = await mutate('cartGiftCardCodesRemove', types, {cartId: cart.id, appliedGiftCardIds});
    expect(one.cart.appliedGiftCards).toMatchObject([
      {lastCharacters: '2222', presentmentAmountUsed: {amount: '39.95'}},
    ]);
  });
});
