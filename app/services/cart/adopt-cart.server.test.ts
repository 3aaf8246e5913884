import {describe, expect, it, vi} from 'vitest';
import {CART_LINES} from '../../config/limits';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import {lineTitle} from '../../domain/cart/gone-lines';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {cart, command, KEY, serviceWith} from './cart-service.fixture';
import {answerWith, done} from './platform.fixture';

describe('two first adds at once', () => {
  const other = {...exampleCart([exampleLine({quantity: 3})]), id: 'gid://shopify/Cart/2?key=2'};
  const both = exampleCart([exampleLine({quantity: 4})]);
  const read = (id: string) => Promise.resolve(id === other.id ? other : cart);

  it('remembers the cart that a first add has made, and no other', async () => {
    const first = serviceWith();
    await first.service.perform(command, KEY);
    expect(first.newCart.mock.calls).toEqual([[cart.id]]);
    const second = serviceWith({cartId: cart.id});
    await second.service.perform(command, KEY);
    expect(second.newCart).not.toHaveBeenCalled();
  });

  it('moves the lines of the other cart into the visitor’s, once', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(both)));
    const {service, forgotten} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    await service.read();
    await service.read();
    const {variantId, attributes} = exampleLine();
    expect(addLines.mock.calls).toEqual([[cart.id, [{variantId, attributes, sellingPlanId: null, quantity: 3}]]]);
    expect(forgotten).toHaveBeenCalledWith(other.id);
  });

  it('brings it in to the end also when the visitor has left', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(both)));
    const {service, forgotten, kept} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    void service.read();
    await Promise.all(kept);
    expect(forgotten).toHaveBeenCalledWith(other.id);
  });

  it('brings in one other cart for each request', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(both)));
    const others = [other.id, 'gid://shopify/Cart/3?key=3'];
    const {service, forgotten} = serviceWith({platform: {read, addLines}, cartId: cart.id, others});
    await service.read();
    expect([addLines.mock.calls.length, forgotten.mock.calls]).toEqual([1, [[other.id]]]);
  });

  it('brings in no more lines than the cart has room for', async () => {
    const lineOf = (number: number) =>
      exampleLine({id: `gid://shopify/CartLine/${number}`, variantId: `gid://shopify/ProductVariant/${number}`});
    const full = exampleCart(Array.from({length: CART_LINES - 1}, (_, number) => lineOf(number + 1)));
    const large = {...other, lines: [lineOf(1), lineOf(98), lineOf(99)]};
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(full)));
    const platform = {read: (id: string) => Promise.resolve(id === other.id ? large : full), addLines};
    const {service, lost} = serviceWith({platform, cartId: full.id, others: [other.id]});
    await service.read();
    const added = addLines.mock.calls[0]?.[1].map(({variantId}) => variantId.split('/').at(-1));
    expect(added).toEqual(['1', '98']);
    expect(lost).toEqual([{code: 'cart-full', lineId: null, goneTitle: lineTitle(lineOf(99))}]);
  });

  it('brings in the others where the platform refuses a line, and names that one', async () => {
    const refused = exampleLine({id: '6', variantId: 'gid://shopify/ProductVariant/6', title: 'Coffee 6'});
    const two = {...other, lines: [exampleLine({quantity: 3}), refused]};
    const addLines = vi.fn<PlatformCart['addLines']>((_id, lines) =>
      Promise.resolve(
        lines.some(({variantId}) => variantId === refused.variantId)
          ? answerWith({refusals: [{code: 'plan-not-possible', lineId: null}]})
          : done(both),
      ),
    );
    const platform = {read: (id: string) => Promise.resolve(id === other.id ? two : cart), addLines};
    const {service, forgotten, lost} = serviceWith({platform, cartId: cart.id, others: [other.id]});
    expect(await service.read()).toEqual(both);
    expect(lost).toMatchObject([{code: 'plan-not-possible', lineId: null, goneTitle: 'Coffee 6'}]);
    expect(forgotten).toHaveBeenCalledWith(other.id);
  });

  it('names what has sold out meanwhile', async () => {
    const empty = exampleLine({id: '7', variantId: 'gid://shopify/ProductVariant/7', title: 'Coffee 7', quantity: 0});
    const platform = {
      read,
      addLines: () => Promise.resolve(done({...cart, emptyLines: [empty]})),
      removeLines: () => Promise.resolve(done(cart)),
    };
    const {service, lost} = serviceWith({platform, cartId: cart.id, others: [other.id]});
    expect(await service.read()).toEqual(cart);
    expect(lost).toEqual([{code: 'out-of-stock', lineId: empty.id, goneTitle: 'Coffee 7'}]);
  });

  it('keeps the other cart for later where the platform cannot change the cart now', async () => {
    const addLines = () => Promise.resolve(answerWith({refusals: [{code: 'try-again', lineId: null}]}));
    const {service, forgotten, lost} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    expect(await service.read()).toEqual(cart);
    expect(forgotten).not.toHaveBeenCalled();
    expect(lost).toEqual([]);
  });

  it('brings its codes along', async () => {
    const coded = {...other, lines: [], discountCodes: [{code: 'FRUEH10', applicable: true}]};
    const updateDiscountCodes = vi.fn<PlatformCart['updateDiscountCodes']>(() => Promise.resolve(done(cart)));
    const platform = {read: (id: string) => (id === other.id ? Promise.resolve(coded) : read(id)), updateDiscountCodes};
    await serviceWith({platform, cartId: cart.id, others: [other.id]}).service.read();
    expect(updateDiscountCodes.mock.calls).toEqual([[cart.id, ['FRUEH10']]]);
  });

  it('adopts the other cart at the next read after a command and returns both', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(both)));
    const {service, forgotten} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    await service.perform(command, KEY);
    expect(forgotten).not.toHaveBeenCalled();
    expect(await service.read()).toEqual(both);
    expect(addLines.mock.calls.map(([, [line]]) => line?.quantity)).toEqual([1, 3]);
  });

  it('reconciles the worker’s own lines with the adopted ones', async () => {
    const coffee = exampleLine({donationVariantId: 'gid://shopify/ProductVariant/9'});
    const addLines = vi
      .fn<PlatformCart['addLines']>()
      .mockResolvedValueOnce(done(exampleCart([coffee])))
      .mockResolvedValueOnce(done(both));
    await serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]}).service.read();
    expect(addLines.mock.calls[1]?.[1].map(({variantId}) => variantId)).toEqual([coffee.donationVariantId]);
  });

  it('keeps the other cart for later where the platform does not answer', async () => {
    const addLines = () => Promise.reject(new ServiceError('storefront', 'status', '503'));
    const {service, forgotten} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    expect(await service.read()).toEqual(cart);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('keeps it where the visitor’s own cart is gone', async () => {
    const {service, forgotten} = serviceWith({
      platform: {read: () => Promise.resolve(null)},
      cartId: cart.id,
      others: [other.id],
    });
    expect(await service.read()).toBeNull();
    expect(forgotten).not.toHaveBeenCalled();
  });
});
