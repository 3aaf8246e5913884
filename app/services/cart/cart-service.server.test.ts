import {describe, expect, it, vi} from 'vitest';

import {createMemoryMutex} from '../../commands/memory-mutex.fixture';
import {CART_LINES} from '../../config/limits';
import {exampleCart, exampleDonationLine, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/command';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {createCartService} from './cart-service.server';
import {cartRecord} from './idempotency-record.server';
import {done, platformWith} from './platform.fixture';

const command: CartCommand = {
  intent: 'add',
  idempotencyKey: '0b1f3f0e-8d0a-4a51-9f0b-111111111111',
  variantId: 'gid://shopify/ProductVariant/1',
  quantity: 1,
  sellingPlanId: null,
  project: null,
};
const cart = exampleCart([exampleLine()]);

function serviceWith({
  platform = {},
  mutex = createMemoryMutex(),
  allowed = true,
  mayTry = () => Promise.resolve(allowed ? {allowed} : {allowed, retryAfterSeconds: 42}),
  subscriptionVoucher = '',
  cartId = null,
  others = [],
  isBusiness = false,
}: {
  platform?: Partial<PlatformCart>;
  mutex?: ReturnType<typeof createMemoryMutex>;
  allowed?: boolean;
  mayTry?: Parameters<typeof createCartService>[0]['mayTry'];
  subscriptionVoucher?: string;
  cartId?: string | null;
  others?: readonly string[];
  isBusiness?: boolean;
} = {}) {
  const newCart = vi.fn();
  const forgotten = vi.fn();
  const remember = vi.fn();
  const service = createCartService({
    platform: platformWith(cart, {
      create: () => Promise.resolve(done(cart)),
      addLines: () => Promise.resolve(done(cart)),
      ...platform,
    }),
    cartId,
    runOnce: mutex.runOnce,
    remember,
    report: () => undefined,
    mayTry,
    subscriptionVoucher,
    newCarts: {others, add: newCart, remove: forgotten},
    refusedReconciliations: new Set<string>(),
    isBusiness: () => Promise.resolve(isBusiness),
    pause: () => Promise.resolve(),
    keepAlive: () => undefined,
  });
  return {service, remember, mutex, newCart, forgotten};
}

describe('the cart service', () => {
  it('remembers the cart that a command leaves behind', async () => {
    const {service, remember} = serviceWith();
    expect(await service.perform(command)).toEqual({cart, state: 'done', refusals: [], repeated: false, removed: null});
    expect(remember).toHaveBeenCalledWith(cart);
  });

  it('reads the cart of a repeated command instead of carrying it out again', async () => {
    const create = vi.fn<PlatformCart['create']>(() => Promise.resolve(done(cart)));
    const {service, remember} = serviceWith({platform: {create}});
    await service.perform(command);
    expect(await service.perform(command)).toEqual({cart, state: 'done', refusals: [], repeated: true, removed: null});
    expect(create).toHaveBeenCalledOnce();
    expect(remember.mock.calls).toEqual([[cart], [cart]]);
  });

  it('is unavailable in an outage and forgets nothing', async () => {
    const outage = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, remember} = serviceWith({platform: {create: outage}});
    expect(await service.perform(command)).toEqual({state: 'unavailable'});
    expect(remember).not.toHaveBeenCalled();
  });

  it.each([
    ['a minute, unless the platform says how long', undefined, 60],
    ['as long as the platform says', 7, 7],
  ])('is rate-limited where the platform turns people away: %s', async (_, waitSeconds, seconds) => {
    const error = new ServiceError('storefront', 'rate-limited', '429', {...(waitSeconds && {waitSeconds})});
    const {service} = serviceWith({platform: {create: () => Promise.reject(error)}});
    expect(await service.perform(command)).toEqual({state: 'rate-limited', seconds});
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
      expect(outcome).toMatchObject({
        refusals: [],
        cart: {discountCodes: applicable ? [{code: 'ABO5', applicable}] : []},
      });
      expect(updateDiscountCodes.mock.calls.map(([, codes]) => codes)).toEqual(
        applicable ? [['ABO5']] : [['ABO5'], []],
      );
    }
  });

  it.each(['apply-code', 'apply-gift-card'] as const)(
    'asks the platform nothing once %s was tried too often',
    async (intent) => {
      const read = vi.fn<PlatformCart['read']>();
      const mayTry = () => Promise.resolve({allowed: false, retryAfterSeconds: 90} as const);
      const {service, remember} = serviceWith({platform: {read}, mayTry});
      const outcome = await service.perform({intent, idempotencyKey: null, code: 'GUESS'});
      expect(outcome).toEqual({state: 'rate-limited', seconds: 90});
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
      state: 'done',
      refusals: [],
      repeated: false,
      removed: null,
    });
  });

  it('stores the result of a first add at the new cart too, where the same form waits when it comes again', async () => {
    const {service, mutex} = serviceWith();
    await service.perform(command);
    expect(mutex.calls.map(({key}) => key)).toEqual([`new-cart/${command.idempotencyKey ?? ''}`, `cart/${cart.id}`]);
    const result = {cartId: cart.id, refusals: [], removed: null};
    expect(mutex.results()).toEqual([result, result]);
  });
});

describe('what tells two commands apart', () => {
  const gift = (recipientEmail: string): CartCommand => ({
    ...command,
    recipient: {
      ...{giftKind: 'card', recipientName: 'Ada', recipientEmail, senderName: null, message: null, sendOn: null},
    },
  });
  const link = (variantId: string): CartCommand => ({
    intent: 'follow-link',
    idempotencyKey: null,
    lines: [{variantId, quantity: 1, sellingPlanId: null, attributes: []}],
    code: null,
  });

  async function fingerprintOf(wanted: CartCommand): Promise<string> {
    const {service, mutex} = serviceWith();
    await service.perform(wanted);
    return mutex.calls[0]?.fingerprint ?? '';
  }

  it.each<readonly [string, CartCommand, CartCommand, boolean]>([
    ['another id of the form: the same', command, {...command, idempotencyKey: null}, true],
    ['another order of its fields: the same', command, Object.assign({quantity: 1}, command), true],
    ['another quantity', command, {...command, quantity: 2}, false],
    ['another recipient of a gift', gift('ada@example.com'), gift('ida@example.com'), false],
    ['other lines of a link', link('gid://shopify/ProductVariant/1'), link('gid://shopify/ProductVariant/2'), false],
  ])('is everything but the id of the form: %s', async (_, one, other, isSame) => {
    expect((await fingerprintOf(one)) === (await fingerprintOf(other))).toBe(isSame);
  });
});

describe('a command in the mutex of its cart', () => {
  const coded: CartCommand = {intent: 'apply-code', idempotencyKey: null, code: 'FRUEH10'};

  it('has its refusals and the line that it took out stored', async () => {
    const line = exampleLine({id: 'gid://shopify/CartLine/7', attributes: [{key: '_D', value: 'SP023'}]});
    const {id, quantity, variantId, attributes} = line;
    const refusals = [{code: 'quantity-reduced', lineId: null}] as const;
    const {service, mutex} = serviceWith({
      platform: {
        read: () => Promise.resolve(exampleCart([line])),
        updateLines: () => Promise.resolve({cart: exampleCart([]), refusals}),
      },
      cartId: cart.id,
    });
    const removed = {variantId, sellingPlanId: null, attributes, quantity};
    expect(await service.perform({intent: 'remove', idempotencyKey: command.idempotencyKey, lineId: id})).toMatchObject(
      {
        refusals,
        removed,
      },
    );
    expect(mutex.results()).toEqual([{cartId: cart.id, refusals, removed}]);
  });

  it('leaves pending what a cart was to hold, where the answer was lost', async () => {
    const lost = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, mutex} = serviceWith({platform: {addLines: lost}, cartId: cart.id});
    await service.perform(command);
    const content = {variantId: command.variantId, sellingPlanId: null, attributes: []};
    expect(mutex.pending()).toEqual([[{content, quantity: 2}]]);
  });

  it('leaves nothing pending of a new cart whose id was lost: it belongs to nobody', async () => {
    const lost = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, mutex} = serviceWith({platform: {create: lost}});
    await service.perform(command);
    expect(mutex.pending()).toEqual([]);
  });

  it('is not carried out again where the cart holds what an earlier one left pending', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>();
    const content = {variantId: command.variantId, sellingPlanId: null, attributes: []};
    const mutex = createMemoryMutex({pending: [{content, quantity: 1}]});
    const {service} = serviceWith({platform: {addLines}, mutex, cartId: cart.id});
    expect(await service.perform(command)).toMatchObject({state: 'done', refusals: []});
    expect(addLines).not.toHaveBeenCalled();
  });

  it.each<readonly [string, CartCommand, string | null, number]>([
    ['a first add that has an idempotency key', command, null, 2],
    ['a first add without one', {...command, idempotencyKey: null}, null, 1],
    ['an add to a cart that is there', command, cart.id, 1],
  ])('enters one mutex, and that of a new cart: %s', async (_, wanted, cartId, count) => {
    const {service, mutex} = serviceWith({cartId});
    await service.perform(wanted);
    expect(mutex.calls).toHaveLength(count);
  });

  it('enters one mutex for a first add that was carried out before', async () => {
    const {service, mutex} = serviceWith();
    await service.perform(command);
    await service.perform(command);
    expect(mutex.calls).toHaveLength(3);
  });

  it('is done although the result cannot be stored at the new cart', async () => {
    const mutex = createMemoryMutex({
      reach: (call) => {
        if (call > 1) throw new ServiceError('mutex', 'unreachable', 'not reached');
      },
    });
    expect(await serviceWith({mutex}).service.perform(command)).toMatchObject({cart, state: 'done'});
  });

  it('hides no mistake of the shop’s own at the platform', async () => {
    const {service} = serviceWith({platform: {create: () => Promise.reject(new TypeError('a mistake'))}});
    await expect(service.perform(command)).rejects.toThrow('a mistake');
  });

  it('hides no mistake of the shop’s own at the new cart', async () => {
    const mutex = createMemoryMutex({
      reach: (call) => {
        if (call > 1) throw new TypeError('a mistake');
      },
    });
    await expect(serviceWith({mutex}).service.perform(command)).rejects.toThrow('a mistake');
  });

  it('that leaves no cart behind shows none', async () => {
    const {service, remember} = serviceWith({platform: {create: () => Promise.resolve({cart: null, refusals: []})}});
    expect(await service.perform(command)).toMatchObject({cart: null, state: 'done'});
    expect(remember).toHaveBeenCalledWith(null);
  });

  it.each<readonly [CartCommand, unknown]>([
    [coded, ['discountCode', 'gid://shopify/Cart/1']],
    [{intent: 'follow-link', idempotencyKey: null, lines: [], code: 'A'}, ['discountCode', 'gid://shopify/Cart/1']],
    [{intent: 'apply-gift-card', idempotencyKey: null, code: 'TAU'}, ['giftCard', 'gid://shopify/Cart/1']],
    [{intent: 'follow-link', idempotencyKey: null, lines: [], code: null}, undefined],
    [{intent: 'remove-code', idempotencyKey: null, code: 'A'}, undefined],
    [command, undefined],
  ])('is counted where somebody may be guessing: %o', async (wanted, counted) => {
    const mayTry = vi.fn((_what: string, _cart: string | null) =>
      Promise.resolve({allowed: false, retryAfterSeconds: 90} as const),
    );
    const {service} = serviceWith({
      cartId: cart.id,
      mayTry,
      platform: {updateDiscountCodes: () => Promise.resolve(done(cart))},
    });
    const {state} = await service.perform(wanted);
    expect(mayTry.mock.calls).toEqual(counted === undefined ? [] : [counted]);
    expect(state).toBe(counted === undefined ? 'done' : 'rate-limited');
  });

  it('is counted by the visitor alone before there is a cart', async () => {
    const mayTry = vi.fn((_what: string, _cart: string | null) =>
      Promise.resolve({allowed: false as const, retryAfterSeconds: 1}),
    );
    const {service} = serviceWith({mayTry});
    for (const idempotencyKey of [null, crypto.randomUUID()]) {
      await service.perform({intent: 'apply-code', idempotencyKey, code: 'GUESS'});
    }
    expect(mayTry.mock.calls).toEqual([
      ['discountCode', null],
      ['discountCode', null],
    ]);
  });
});

describe('two first adds at once', () => {
  const other = {...exampleCart([exampleLine({quantity: 3})]), id: 'gid://shopify/Cart/2?key=2'};
  const both = exampleCart([exampleLine({quantity: 4})]);
  const read = (id: string) => Promise.resolve(id === other.id ? other : cart);

  it('remembers the cart that a first add has made, and no other', async () => {
    const first = serviceWith();
    await first.service.perform(command);
    expect(first.newCart.mock.calls).toEqual([[cart.id]]);
    const second = serviceWith({cartId: cart.id});
    await second.service.perform(command);
    expect(second.newCart).not.toHaveBeenCalled();
  });

  it('puts what lies in the other cart into the visitor’s, once', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(both)));
    const {service, forgotten} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    await service.read();
    await service.read();
    const {variantId, attributes} = exampleLine();
    expect(addLines.mock.calls).toEqual([[cart.id, [{variantId, attributes, sellingPlanId: null, quantity: 3}]]]);
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
    await serviceWith({platform, cartId: full.id, others: [other.id]}).service.read();
    const added = addLines.mock.calls[0]?.[1].map(({variantId}) => variantId.split('/').at(-1));
    expect(added).toEqual(['1', '98']);
  });

  it('brings its codes along', async () => {
    const coded = {...other, lines: [], discountCodes: [{code: 'FRUEH10', applicable: true}]};
    const updateDiscountCodes = vi.fn<PlatformCart['updateDiscountCodes']>(() => Promise.resolve(done(cart)));
    const platform = {read: (id: string) => (id === other.id ? Promise.resolve(coded) : read(id)), updateDiscountCodes};
    await serviceWith({platform, cartId: cart.id, others: [other.id]}).service.read();
    expect(updateDiscountCodes.mock.calls).toEqual([[cart.id, ['FRUEH10']]]);
  });

  it('does so with the next look after a command, and shows what has come in', async () => {
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done(both)));
    const {service, forgotten} = serviceWith({platform: {read, addLines}, cartId: cart.id, others: [other.id]});
    await service.perform(command);
    expect(forgotten).not.toHaveBeenCalled();
    expect(await service.read()).toEqual(both);
    expect(addLines.mock.calls.map(([, [line]]) => line?.quantity)).toEqual([1, 3]);
  });

  it('brings the worker’s own lines in step with what comes in', async () => {
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

describe('a stored result', () => {
  it('is read, and refused in another shape', () => {
    const result = {cartId: cart.id, refusals: [{code: 'cart-full' as const, lineId: null}], removed: null};
    expect(cartRecord.result.parse(result)).toEqual(result);
    expect(() => cartRecord.result.parse({...result, refusals: [{code: 'unheard', lineId: null}]})).toThrow();
    expect(() => cartRecord.pending.parse({})).toThrow();
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

  it('reconciles the donation lines in the cart’s mutex where an outage left them behind', async () => {
    const updateLines = vi.fn<PlatformCart['updateLines']>(() => Promise.resolve(done(inStep)));
    const read = () => Promise.resolve(outOfStep);
    const {service, remember, mutex} = serviceWith({platform: {read, updateLines}, cartId: outOfStep.id});
    expect(await service.read()).toEqual(inStep);
    expect(remember.mock.calls).toEqual([[inStep]]);
    expect(mutex.calls).toMatchObject([{key: `cart/${outOfStep.id}`, idempotencyKey: null}]);
    expect(mutex.results()).toEqual([]);
    expect(updateLines.mock.calls).toEqual([[outOfStep.id, [{id: exampleDonationLine().id, quantity: 2}]]]);
  });

  it('changes nothing where the change under way has done so by the time it is its turn', async () => {
    const read = vi.fn<PlatformCart['read']>().mockResolvedValueOnce(outOfStep).mockResolvedValueOnce(inStep);
    const {service} = serviceWith({platform: {read}, cartId: outOfStep.id});
    expect(await service.read()).toEqual(inStep);
  });

  it('waits for nobody where all is in step', async () => {
    const {service, mutex} = serviceWith({platform: {read: () => Promise.resolve(inStep)}, cartId: inStep.id});
    expect(await service.read()).toEqual(inStep);
    expect(mutex.calls).toEqual([]);
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

describe('what is sold to businesses only', () => {
  const bag = exampleLine({id: 'gid://shopify/CartLine/1'});
  // Its 90 EUR would earn the free article, and its plan the code.
  const sack = exampleLine({
    id: 'gid://shopify/CartLine/2',
    cents: 9000,
    isForBusinesses: true,
    plan: {id: 'gid://shopify/SellingPlan/4', name: '4', weeks: 4},
  });
  const allowed = exampleCart([bag]);
  const forbidden = exampleCart([bag, sack]);
  const takenOut = [[forbidden.id, [{id: sack.id, quantity: 0}]]];
  const takeOut = () => vi.fn<PlatformCart['updateLines']>(() => Promise.resolve(done(allowed)));
  const refusals = [{code: 'business-only', lineId: null}];
  const link: CartCommand = {intent: 'follow-link', idempotencyKey: command.idempotencyKey, lines: [], code: null};

  it.each<readonly [string, CartCommand, string | null]>([
    ['a first add', command, null],
    ['an add', command, allowed.id],
    ['a link', {...link, lines: [{...command, attributes: []}]}, allowed.id],
  ])('leaves a consumer’s cart again with %s, before anything follows from it', async (_, wanted, cartId) => {
    const updateLines = takeOut();
    const create = () => Promise.resolve(done(forbidden));
    const {service, mutex} = serviceWith({
      platform: {read: () => Promise.resolve(allowed), create, addLines: create, updateLines},
      ...{cartId, subscriptionVoucher: 'ABO5'},
    });
    expect(await service.perform(wanted)).toMatchObject({state: 'done', cart: allowed, refusals});
    expect(updateLines.mock.calls).toEqual(takenOut);
    expect(mutex.results()[0]).toMatchObject({refusals});
  });

  it('leaves it at the next look where an outage kept it in', async () => {
    const updateLines = takeOut();
    const read = () => Promise.resolve(forbidden);
    const {service, remember} = serviceWith({platform: {read, updateLines}, cartId: forbidden.id});
    expect(await service.read()).toEqual(allowed);
    expect([updateLines.mock.calls, remember.mock.calls]).toEqual([takenOut, [[allowed]]]);
  });

  it('stays in the cart of a business', async () => {
    const held = exampleCart([exampleLine({isForBusinesses: true})]);
    const platform = {create: () => Promise.resolve(done(held)), read: () => Promise.resolve(held)};
    const {service} = serviceWith({platform, isBusiness: true});
    expect(await service.perform(command)).toMatchObject({state: 'done', cart: held, refusals: []});
    expect(await serviceWith({platform, isBusiness: true, cartId: held.id}).service.read()).toEqual(held);
  });
});
