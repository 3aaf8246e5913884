import {describe, expect, it, vi} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/form.server';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {createCartService, type InTurn} from './cart-service.server';
import {done, platformWith} from './platform.fixture';
import {readDoubt, readRemembered} from './remembered.server';

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
  mayTry = () => Promise.resolve(allowed),
  subscriptionVoucher = '',
  cartId = null,
}: {
  platform?: Partial<PlatformCart>;
  inTurn?: InTurn;
  allowed?: boolean;
  mayTry?: (what: 'discountCode' | 'giftCard', key: string) => Promise<boolean>;
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
    mayTry,
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

describe('what tells two commands apart', () => {
  const gift = (recipientEmail: string): CartCommand => ({
    ...command,
    recipient: {recipientName: 'Ada', recipientEmail, senderName: null, message: null, sendOn: null},
  });
  const link = (variantId: string): CartCommand => ({
    intent: 'follow-link',
    operation: null,
    lines: [{variantId, quantity: 1, sellingPlanId: null, attributes: []}],
    code: null,
  });

  async function fingerprintOf(wanted: CartCommand): Promise<string> {
    const fingerprints: string[] = [];
    const inTurn: InTurn = async (_key, {fingerprint}, task) => {
      fingerprints.push(fingerprint);
      return {result: await task(null), repeated: false};
    };
    await serviceWith({inTurn}).service.perform(wanted);
    return fingerprints[0] ?? '';
  }

  it.each<readonly [string, CartCommand, CartCommand, boolean]>([
    ['another id of the form: the same', command, {...command, operation: null}, true],
    ['another order of its fields: the same', command, Object.assign({quantity: 1}, command), true],
    ['another quantity', command, {...command, quantity: 2}, false],
    ['another recipient of a gift', gift('ada@example.com'), gift('ida@example.com'), false],
    ['other lines of a link', link('gid://shopify/ProductVariant/1'), link('gid://shopify/ProductVariant/2'), false],
  ])('is everything but the id of the form: %s', async (_, one, other, isSame) => {
    expect((await fingerprintOf(one)) === (await fingerprintOf(other))).toBe(isSame);
  });
});

describe('a command in its turn', () => {
  const coded: CartCommand = {intent: 'apply-code', operation: null, code: 'FRUEH10'};

  it('has its refusals and the line that it took out remembered', async () => {
    const line = exampleLine({id: 'gid://shopify/CartLine/7', attributes: [{key: '_D', value: 'SP023'}]});
    const {id, quantity, variantId, attributes} = line;
    const remembered: unknown[] = [];
    const inTurn: InTurn = async (_key, _operation, task) => {
      const result = await task(null);
      remembered.push(result);
      return {result, repeated: false};
    };
    const refusals = [{code: 'quantity-reduced', lineId: null}] as const;
    const {service} = serviceWith({
      platform: {
        read: () => Promise.resolve(exampleCart([line])),
        updateLines: () => Promise.resolve({cart: exampleCart([]), refusals}),
      },
      inTurn,
      cartId: cart.id,
    });
    const removed = {variantId, sellingPlanId: null, attributes, quantity};
    expect(await service.perform({intent: 'remove', operation: null, lineId: id})).toMatchObject({refusals, removed});
    expect(remembered).toEqual([{cartId: cart.id, refusals, removed}]);
  });

  it('leaves in doubt what a cart was to hold, where the answer was lost', async () => {
    const doubts: (string | null | undefined)[] = [];
    const inTurn: InTurn = async (_key, {doubt}, task) => {
      const result = await task(null).finally(() => doubts.push(doubt?.()));
      return {result, repeated: false};
    };
    const lost = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    await serviceWith({platform: {addLines: lost}, inTurn, cartId: cart.id}).service.perform(command);
    const content = {variantId: command.variantId, sellingPlanId: null, attributes: []};
    expect(doubts.map((doubt) => readDoubt(doubt ?? null))).toEqual([[{content, quantity: 2}]]);
    // A new cart whose id was lost belongs to nobody.
    await serviceWith({platform: {create: lost}, inTurn}).service.perform(command);
    expect(doubts[1]).toBeNull();
  });

  it('is handed what an earlier one left in doubt', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>();
    const content = {variantId: command.variantId, sellingPlanId: null, attributes: []};
    const {service} = serviceWith({
      platform: {addLines},
      inTurn: async (_key, _operation, task) => ({
        result: await task(JSON.stringify([{content, quantity: 1}])),
        repeated: false,
      }),
      cartId: cart.id,
    });
    expect(await service.perform(command)).toMatchObject({reached: true, refusals: []});
    expect(addLines).not.toHaveBeenCalled();
  });

  it.each<readonly [string, CartCommand, string | null, boolean, number]>([
    ['a first add that has an id', command, null, false, 2],
    ['a first add without one', {...command, operation: null}, null, false, 1],
    ['an add to a cart that is there', command, cart.id, false, 1],
    ['a first add that was carried out before', command, null, true, 1],
  ])('waits for one turn, and a second one at a new cart: %s', async (_, wanted, cartId, repeated, turns) => {
    const inTurn = vi.fn<InTurn>(async (_key, _operation, task) => ({result: await task(null), repeated}));
    await serviceWith({inTurn, cartId}).service.perform(wanted);
    expect(inTurn).toHaveBeenCalledTimes(turns);
  });

  it('is done although the new cart cannot be told of it', async () => {
    const inTurn = vi.fn<InTurn>(async (_key, _operation, task) => ({result: await task(null), repeated: false}));
    inTurn.mockImplementationOnce(async (_key, _operation, task) => ({result: await task(null), repeated: false}));
    inTurn.mockRejectedValueOnce(new ServiceError('sequencer', 'unreachable', 'no turn'));
    expect(await serviceWith({inTurn}).service.perform(command)).toMatchObject({cart, reached: true});
  });

  it.each([
    ['at the platform', {create: () => Promise.reject(new TypeError('a mistake'))}, undefined],
    [
      'at the new cart',
      {},
      vi
        .fn<InTurn>()
        .mockImplementationOnce(async (_key, _operation, task) => ({result: await task(null), repeated: false}))
        .mockRejectedValueOnce(new TypeError('a mistake')),
    ],
  ])('hides no mistake of the shop’s own %s', async (_, platform, inTurn) => {
    const {service} = serviceWith({platform, ...(inTurn && {inTurn})});
    await expect(service.perform(command)).rejects.toThrow('a mistake');
  });

  it('that leaves no cart behind shows none', async () => {
    const {service, remember} = serviceWith({platform: {create: () => Promise.resolve({cart: null, refusals: []})}});
    expect(await service.perform(command)).toMatchObject({cart: null, reached: true});
    expect(remember).toHaveBeenCalledWith(null);
  });

  it.each<readonly [CartCommand, unknown]>([
    [coded, ['discountCode', 'gid://shopify/Cart/1']],
    [{intent: 'follow-link', operation: null, lines: [], code: 'A'}, ['discountCode', 'gid://shopify/Cart/1']],
    [{intent: 'apply-gift-card', operation: null, code: 'TAU'}, ['giftCard', 'gid://shopify/Cart/1']],
    [{intent: 'remove-code', operation: null, code: 'A'}, undefined],
    [command, undefined],
  ])('is counted where somebody may be guessing: %o', async (wanted, counted) => {
    const mayTry = vi.fn((_what: string, _key: string) => Promise.resolve(false));
    const {service} = serviceWith({
      cartId: cart.id,
      mayTry,
      platform: {updateDiscountCodes: () => Promise.resolve(done(cart))},
    });
    const {refusals} = await service.perform(wanted);
    expect(mayTry.mock.calls).toEqual(counted === undefined ? [] : [counted]);
    expect(refusals).toEqual(counted === undefined ? [] : [{code: 'too-many-attempts', lineId: null}]);
  });
});

describe('an outcome that was JSON in the meantime', () => {
  it('is the same, and nothing else', () => {
    const outcome = {cartId: cart.id, refusals: [{code: 'cart-full' as const, lineId: null}], removed: null};
    expect(readRemembered(outcome)).toEqual(outcome);
    expect(() => readRemembered({...outcome, refusals: [{code: 'unheard', lineId: null}]})).toThrow();
    expect(readDoubt(null)).toBeNull();
    expect(() => readDoubt('{}')).toThrow();
  });
});

describe('reading a cart', () => {
  it.each([
    ['nobody has one', null, 0],
    ['the platform says that it is gone', cart.id, 1],
  ])('is none where %s', async (_, cartId, times) => {
    const {service, remember} = serviceWith({platform: {read: () => Promise.resolve(null)}, cartId});
    expect(await service.read()).toBeNull();
    expect(remember.mock.calls).toEqual(Array.from({length: times}, () => [null]));
  });

  it('that goes while its lines are brought in step is none', async () => {
    const read = vi.fn<PlatformCart['read']>().mockResolvedValueOnce(outOfStep).mockResolvedValueOnce(null);
    const {service, remember} = serviceWith({platform: {read}, cartId: outOfStep.id});
    expect(await service.read()).toBeNull();
    expect(remember.mock.calls).toEqual([[null]]);
  });

  it('hides no mistake of the shop’s own', async () => {
    const read = vi
      .fn<PlatformCart['read']>()
      .mockResolvedValueOnce(outOfStep)
      .mockRejectedValueOnce(new TypeError('a mistake'));
    await expect(serviceWith({platform: {read}, cartId: outOfStep.id}).service.read()).rejects.toThrow('a mistake');
  });

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
