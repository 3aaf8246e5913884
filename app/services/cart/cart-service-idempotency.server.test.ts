import {describe, expect, it, vi} from 'vitest';

import {createMemoryMutex} from '../../commands/memory-mutex.fixture';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/command';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {cart, command, KEY, serviceWith} from './cart-service.fixture';
import {answerWith} from './platform.fixture';
import {cartRecord} from './idempotency-record.server';

describe('what tells two commands apart', () => {
  const gift = (recipientEmail: string): CartCommand => ({
    ...command,
    recipient: {
      giftKind: 'card',
      recipientName: 'Ada',
      recipientEmail,
      senderName: null,
      message: null,
      sendOn: null,
    },
  });
  const link = (variantId: string): CartCommand => ({
    intent: 'follow-link',
    lines: [{variantId, quantity: 1, sellingPlanId: null, attributes: []}],
    code: null,
  });

  async function fingerprintOf(wanted: CartCommand, key = KEY): Promise<string> {
    const {service, mutex} = serviceWith();
    await service.perform(wanted, key);
    return mutex.calls[0]?.fingerprint ?? '';
  }

  it.each<readonly [string, CartCommand, CartCommand, boolean]>([
    ['another order of its fields: the same', command, Object.assign({quantity: 1}, command), true],
    ['another quantity', command, {...command, quantity: 2}, false],
    ['another recipient of a gift', gift('ada@example.com'), gift('ida@example.com'), false],
    ['other lines of a link', link('gid://shopify/ProductVariant/1'), link('gid://shopify/ProductVariant/2'), false],
  ])('is all that it asks for: %s', async (_, one, other, isSame) => {
    expect((await fingerprintOf(one)) === (await fingerprintOf(other))).toBe(isSame);
  });

  it('is not the form that it comes with', async () => {
    expect(await fingerprintOf(command, 'another form')).toBe(await fingerprintOf(command));
  });
});

describe('a command in the mutex of its cart', () => {
  it('has its refusals and the line that it took out stored', async () => {
    const line = exampleLine({id: 'gid://shopify/CartLine/7', attributes: [{key: '_D', value: 'SP023'}]});
    const {id, quantity, variantId, attributes} = line;
    const refusals = [{code: 'quantity-reduced', lineId: null}] as const;
    const {service, mutex} = serviceWith({
      platform: {
        read: () => Promise.resolve(exampleCart([line])),
        updateLines: () => Promise.resolve(answerWith({cart: exampleCart([]), refusals})),
      },
      cartId: cart.id,
    });
    const removed = {variantId, sellingPlanId: null, attributes, quantity};
    expect(await service.perform({intent: 'remove', lineId: id}, KEY)).toMatchObject({refusals, removed});
    expect(mutex.results()).toEqual([{cartId: cart.id, refusals, removed}]);
  });

  it('stores the target quantities as pending when the answer is lost', async () => {
    const lost = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, mutex} = serviceWith({platform: {addLines: lost}, cartId: cart.id});
    await service.perform(command, KEY);
    const content = {variantId: command.variantId, sellingPlanId: null, attributes: []};
    expect(mutex.pending()).toEqual([[{content, quantity: 2}]]);
  });

  it('leaves nothing pending of a new cart whose id was lost: it belongs to nobody', async () => {
    const lost = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, mutex} = serviceWith({platform: {create: lost}});
    await service.perform(command, KEY);
    expect(mutex.pending()).toEqual([]);
  });

  it('is not carried out again where the cart holds what an earlier one left pending', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>();
    const content = {variantId: command.variantId, sellingPlanId: null, attributes: []};
    const mutex = createMemoryMutex({pending: [{content, quantity: 1}]});
    const {service} = serviceWith({platform: {addLines}, mutex, cartId: cart.id});
    expect(await service.perform(command, KEY)).toMatchObject({state: 'done', refusals: []});
    expect(addLines).not.toHaveBeenCalled();
  });

  it.each([
    ['a first add', null, 2],
    ['an add to a cart that is there', cart.id, 1],
  ])('enters one mutex, and that of a new cart: %s', async (_, cartId, count) => {
    const {service, mutex} = serviceWith({cartId});
    await service.perform(command, KEY);
    expect(mutex.calls).toHaveLength(count);
  });

  it('enters one mutex for a first add that was carried out before', async () => {
    const {service, mutex} = serviceWith();
    await service.perform(command, KEY);
    await service.perform(command, KEY);
    expect(mutex.calls).toHaveLength(3);
  });

  it('is done although the result cannot be stored at the new cart', async () => {
    const mutex = createMemoryMutex({
      reach: (call) => {
        if (call > 1) throw new ServiceError('mutex', 'unreachable', 'not reached');
      },
    });
    expect(await serviceWith({mutex}).service.perform(command, KEY)).toMatchObject({cart, state: 'done'});
  });

  it('hides no mistake of the shop’s own at the platform', async () => {
    const {service} = serviceWith({platform: {create: () => Promise.reject(new TypeError('a mistake'))}});
    await expect(service.perform(command, KEY)).rejects.toThrow('a mistake');
  });

  it('hides no mistake of the shop’s own at the new cart', async () => {
    const mutex = createMemoryMutex({
      reach: (call) => {
        if (call > 1) throw new TypeError('a mistake');
      },
    });
    await expect(serviceWith({mutex}).service.perform(command, KEY)).rejects.toThrow('a mistake');
  });

  it('stores the result of a first add at the new cart too, where the same form waits when it comes again', async () => {
    const {service, mutex} = serviceWith();
    await service.perform(command, KEY);
    expect(mutex.calls.map(({key}) => key)).toEqual([`new-cart/${KEY}`, `cart/${cart.id}`]);
    const result = {cartId: cart.id, refusals: [], removed: null};
    expect(mutex.results()).toEqual([result, result]);
  });

  it('that leaves no cart behind shows none', async () => {
    const platform = {read: () => Promise.resolve(null), create: () => Promise.resolve(answerWith({}))};
    const {service, remember} = serviceWith({platform, cartId: cart.id});
    expect(await service.perform(command, KEY)).toMatchObject({cart: null, state: 'done'});
    expect(remember).toHaveBeenCalledWith(null);
  });
});

describe('a stored result', () => {
  it('is read, and refused in another shape', () => {
    const result = {cartId: cart.id, refusals: [{code: 'cart-full' as const, lineId: null}], removed: null};
    expect(cartRecord.result.parse(result)).toEqual(result);
    expect(() => cartRecord.result.parse({...result, refusals: [{code: 'unheard', lineId: null}]})).toThrow();
    expect(() => cartRecord.pending.parse({})).toThrow();
  });
});
