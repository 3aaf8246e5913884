import {describe, expect, it, vi} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/form.server';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {createCartService, type InTurn} from './cart-service.server';
import {done, platformWith} from './platform.fixture';

const command: CartCommand = {
  intent: 'add',
  operation: '0b1f3f0e-8d0a-4a51-9f0b-111111111111',
  variantId: 'gid://shopify/ProductVariant/1',
  quantity: 1,
  sellingPlanId: null,
  project: null,
};
const cart = exampleCart([exampleLine()]);

function serviceWith({
  platform = {},
  inTurn,
  allowed = true,
  subscriptionVoucher = '',
  cartId = null,
}: {
  platform?: Partial<PlatformCart>;
  inTurn?: InTurn;
  allowed?: boolean;
  subscriptionVoucher?: string;
  cartId?: string | null;
} = {}) {
  const remember = vi.fn();
  const service = createCartService({
    platform: platformWith(cart, {
      create: () => Promise.resolve(done(cart)),
      addLines: () => Promise.resolve(done(cart)),
      ...platform,
    }),
    cartId,
    inTurn: inTurn ?? (async (_key, _operation, task) => ({result: await task(null), repeated: false})),
    remember,
    report: () => undefined,
    mayTry: () => Promise.resolve(allowed),
    subscriptionVoucher,
    refusedUpkeep: new Set<string>(),
    pause: () => Promise.resolve(),
    keepAlive: () => undefined,
  });
  return {service, remember};
}

describe('the cart service', () => {
  it('remembers the cart that a command leaves behind', async () => {
    const {service, remember} = serviceWith();
    expect(await service.perform(command)).toEqual({cart, reached: true, refusals: [], repeated: false, removed: null});
    expect(remember).toHaveBeenCalledWith(cart);
  });

  it('reads the cart of a repeated command instead of carrying it out again', async () => {
    const create = vi.fn<PlatformCart['create']>();
    const {service, remember} = serviceWith({
      platform: {create},
      inTurn: () => Promise.resolve({result: {cartId: cart.id, refusals: [], removed: null}, repeated: true}),
    });
    expect(await service.perform(command)).toEqual({cart, reached: true, refusals: [], repeated: true, removed: null});
    expect(create).not.toHaveBeenCalled();
    expect(remember).toHaveBeenCalledWith(cart);
  });

  it('says "try again" in an outage and forgets nothing', async () => {
    const outage = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, remember} = serviceWith({platform: {create: outage}});
    expect(await service.perform(command)).toEqual({
      cart: null,
      reached: false,
      refusals: [{code: 'try-again', lineId: null}],
      repeated: false,
      removed: null,
    });
    expect(remember).not.toHaveBeenCalled();
  });

  it('says that the shop is busy where the platform turns people away', async () => {
    const turnedAway = () => Promise.reject(new ServiceError('storefront', 'throttled', '429'));
    const {service} = serviceWith({platform: {create: turnedAway}});
    expect(await service.perform(command)).toMatchObject({
      reached: false,
      refusals: [{code: 'too-busy', lineId: null}],
    });
  });

  it('brings the configured code with the first subscription line, and takes it away where it does not apply', async () => {
    const subscribed = exampleCart([exampleLine({plan: {id: 'gid://shopify/SellingPlan/4', name: '4', weeks: 4}})]);
    for (const applicable of [true, false]) {
      const updateDiscountCodes = vi.fn<PlatformCart['updateDiscountCodes']>((_id, codes) =>
        Promise.resolve(done({...subscribed, discountCodes: codes.map((code) => ({code, applicable}))})),
      );
      const create = () => Promise.resolve(done(subscribed));
      const {service} = serviceWith({platform: {create, updateDiscountCodes}, subscriptionVoucher: 'ABO5'});
      const outcome = await service.perform(command);
      expect(outcome.refusals).toEqual([]);
      expect(outcome.cart?.discountCodes.map(({code}) => code)).toEqual(applicable ? ['ABO5'] : []);
      expect(updateDiscountCodes.mock.calls.map(([, codes]) => codes)).toEqual(
        applicable ? [['ABO5']] : [['ABO5'], []],
      );
    }
  });

  it.each(['apply-code', 'apply-gift-card'] as const)(
    'asks the platform nothing once %s was tried too often',
    async (intent) => {
      const read = vi.fn<PlatformCart['read']>();
      const {service, remember} = serviceWith({platform: {read}, allowed: false});
      const outcome = await service.perform({intent, operation: null, code: 'GUESS'});
      expect(outcome.refusals).toEqual([{code: 'too-many-attempts', lineId: null}]);
      expect([read.mock.calls.length, remember.mock.calls.length]).toEqual([0, 0]);
    },
  );

  it('keeps the shopper’s change when the donation lines could not be brought in step', async () => {
    const coffee = exampleCart([exampleLine({donationVariantId: 'gid://shopify/ProductVariant/9'})]);
    const {service} = serviceWith({
      platform: {
        create: () => Promise.resolve({cart: coffee, refusals: []}),
        addLines: () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer')),
      },
    });
    expect(await service.perform(command)).toEqual({
      cart: coffee,
      reached: true,
      refusals: [],
      repeated: false,
      removed: null,
    });
  });

  it('knows the operation of a first add at the new cart too, where the same form queues when it comes again', async () => {
    const remembered: {key: string; outcome: unknown}[] = [];
    const inTurn: InTurn = async (key, _operation, task) => {
      const result = await task(null);
      remembered.push({key, outcome: result});
      return {result, repeated: false};
    };
    await serviceWith({inTurn}).service.perform(command);
    const outcome = {cartId: cart.id, refusals: [], removed: null};
    expect(remembered).toEqual([
      {key: `new-cart/${command.operation ?? ''}`, outcome},
      {key: cart.id.split('?')[0], outcome},
    ]);
  });

  it('lets requests for a first cart queue by their operation, not by chance', async () => {
    const keys: string[] = [];
    const inTurn: InTurn = async (key, _operation, task) => {
      keys.push(key);
      return {result: await task(null), repeated: false};
    };
    const {service} = serviceWith({inTurn});
    await service.perform(command);
    await service.perform(command);
    expect(new Set(keys.filter((key) => key.startsWith('new-cart/'))).size).toBe(1);
  });
});

describe('reading a cart', () => {
  const donationVariantId = 'gid://shopify/ProductVariant/9';
  const coffee = exampleLine({quantity: 2, donationVariantId});
  const outOfStep = exampleCart([coffee, exampleDonationLine({quantity: 1})]);
  const inStep = exampleCart([coffee, exampleDonationLine({quantity: 2})]);
  const outage = () => Promise.reject(new ServiceError('storefront', 'status', '503'));

  it('brings the donation lines in step, in turn, where an outage left them behind', async () => {
    const turns: unknown[] = [];
    const inTurn: InTurn = async (key, {operationId, isUpkeep}, task) => {
      turns.push({key, operationId, isUpkeep});
      return {result: await task(null), repeated: false};
    };
    const updateLines = vi.fn<PlatformCart['updateLines']>(() => Promise.resolve(done(inStep)));
    const read = () => Promise.resolve(outOfStep);
    const {service, remember} = serviceWith({platform: {read, updateLines}, inTurn, cartId: outOfStep.id});
    expect(await service.read()).toEqual(inStep);
    expect(remember.mock.calls).toEqual([[inStep]]);
    expect(turns).toEqual([{key: outOfStep.id.split('?')[0], operationId: null, isUpkeep: true}]);
    expect(updateLines.mock.calls).toEqual([[outOfStep.id, [{id: exampleDonationLine().id, quantity: 2}]]]);
  });

  it('changes nothing where the change under way has done so by the time it is its turn', async () => {
    const read = vi.fn<PlatformCart['read']>().mockResolvedValueOnce(outOfStep).mockResolvedValueOnce(inStep);
    const {service} = serviceWith({platform: {read}, cartId: outOfStep.id});
    expect(await service.read()).toEqual(inStep);
  });

  it('waits for nobody where all is in step', async () => {
    const inTurn = vi.fn<InTurn>();
    const {service} = serviceWith({platform: {read: () => Promise.resolve(inStep)}, inTurn, cartId: inStep.id});
    expect(await service.read()).toEqual(inStep);
    expect(inTurn).not.toHaveBeenCalled();
  });

  it('asks once for what the platform refuses, and again when something else is due', async () => {
    const gear = (cents: number) => exampleCart([exampleLine({kind: 'gear', cents})]);
    let held = gear(9000);
    const addLines = vi.fn<PlatformCart['addLines']>(() =>
      Promise.resolve({cart: held, refusals: [{code: 'out-of-stock', lineId: null}]}),
    );
    const {service} = serviceWith({platform: {read: () => Promise.resolve(held), addLines}, cartId: held.id});
    for (let count = 0; count < 3; count += 1) expect(await service.read()).toEqual(held);
    expect(addLines.mock.calls.map(([, lines]) => lines.length)).toEqual([1]);
    held = exampleCart([...held.lines, exampleLine({id: 'coffee', donationVariantId})]);
    await service.read();
    expect(addLines.mock.calls[1]?.[1].map(({variantId}) => variantId)).toEqual([donationVariantId]);
  });

  it.each([
    ['the change', {read: () => Promise.resolve(outOfStep), updateLines: outage}],
    ['the second look', {read: vi.fn<PlatformCart['read']>(outage).mockResolvedValueOnce(outOfStep)}],
  ])('shows the cart as it is while the platform fails at %s', async (_what, platform) => {
    const {service} = serviceWith({platform, cartId: outOfStep.id});
    expect(await service.read()).toEqual(outOfStep);
  });
});
