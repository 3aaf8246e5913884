import {describe, expect, it, vi} from 'vitest';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/command';
import {lineTitle} from '../../domain/cart/gone-lines';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {cart, command, KEY, serviceWith} from './cart-service.fixture';
import {answerWith, done} from './platform.fixture';

describe('the cart service', () => {
  it('remembers the cart that a command leaves behind', async () => {
    const {service, remember} = serviceWith();
    expect(await service.perform(command, KEY)).toEqual({
      cart,
      state: 'done',
      refusals: [],
      repeated: false,
      removed: null,
    });
    expect(remember).toHaveBeenCalledWith(cart);
  });

  it('reads the cart of a repeated command instead of carrying it out again', async () => {
    const create = vi.fn<PlatformCart['create']>(() => Promise.resolve(done(cart)));
    const {service, remember} = serviceWith({platform: {create}});
    await service.perform(command, KEY);
    expect(await service.perform(command, KEY)).toEqual({
      cart,
      state: 'done',
      refusals: [],
      repeated: true,
      removed: null,
    });
    expect(create).toHaveBeenCalledOnce();
    expect(remember.mock.calls).toEqual([[cart], [cart]]);
  });

  it('forgets no cart where a first add is refused: another one may have made it', async () => {
    const create = () => Promise.resolve(answerWith({refusals: [{code: 'out-of-stock', lineId: null}]}));
    const {service, remember} = serviceWith({platform: {create}});
    expect(await service.perform(command, KEY)).toMatchObject({state: 'done', cart: null});
    expect(remember).not.toHaveBeenCalled();
  });

  it('is unavailable in an outage and forgets nothing', async () => {
    const outage = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, remember} = serviceWith({platform: {create: outage}});
    expect(await service.perform(command, KEY)).toEqual({state: 'unavailable'});
    expect(remember).not.toHaveBeenCalled();
  });

  it.each([
    ['a minute, unless the platform says how long', undefined, 60],
    ['as long as the platform says', 7, 7],
  ])('is rate-limited where the platform is: %s', async (_, waitSeconds, seconds) => {
    const error = new ServiceError('storefront', 'rate-limited', '429', {...(waitSeconds && {waitSeconds})});
    const {service} = serviceWith({platform: {create: () => Promise.reject(error)}});
    expect(await service.perform(command, KEY)).toEqual({state: 'rate-limited', seconds});
  });

  it('brings the configured code with the first subscription line, and takes it away where it does not apply', async () => {
    const subscribed = exampleCart([exampleLine({plan: {id: 'gid://shopify/SellingPlan/4', name: '4', weeks: 4}})]);
    for (const applicable of [true, false]) {
      const updateDiscountCodes = vi.fn<PlatformCart['updateDiscountCodes']>((_id, codes) =>
        Promise.resolve(done({...subscribed, discountCodes: codes.map((code) => ({code, applicable}))})),
      );
      const create = () => Promise.resolve(done(subscribed));
      const {service} = serviceWith({platform: {create, updateDiscountCodes}, subscriptionVoucher: 'ABO5'});
      const outcome = await service.perform(command, KEY);
      expect(outcome).toMatchObject({
        refusals: [],
        cart: {discountCodes: applicable ? [{code: 'ABO5', applicable}] : []},
      });
      expect(updateDiscountCodes.mock.calls.map(([, codes]) => codes)).toEqual(
        applicable ? [['ABO5']] : [['ABO5'], []],
      );
    }
  });

  it('keeps the shopper’s change when the donation lines could not be brought in step', async () => {
    const coffee = exampleCart([exampleLine({donationVariantId: 'gid://shopify/ProductVariant/9'})]);
    const {service} = serviceWith({
      platform: {
        create: () => Promise.resolve(done(coffee)),
        addLines: () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer')),
      },
    });
    expect(await service.perform(command, KEY)).toEqual({
      cart: coffee,
      state: 'done',
      refusals: [],
      repeated: false,
      removed: null,
    });
  });
});

describe('rate limits of the cart', () => {
  it.each(['apply-code', 'apply-gift-card'] as const)(
    'asks the platform nothing once %s was tried too often',
    async (intent) => {
      const read = vi.fn<PlatformCart['read']>();
      const mayTry = () => Promise.resolve({allowed: false, retryAfterSeconds: 90} as const);
      const {service, remember} = serviceWith({platform: {read}, mayTry});
      const outcome = await service.perform({intent, code: 'GUESS'}, KEY);
      expect(outcome).toEqual({state: 'rate-limited', seconds: 90});
      expect([read.mock.calls.length, remember.mock.calls.length]).toEqual([0, 0]);
    },
  );

  it.each<readonly [CartCommand, unknown]>([
    [{intent: 'apply-code', code: 'FRUEH10'}, ['discountCode', 'gid://shopify/Cart/1']],
    [{intent: 'follow-link', lines: [], code: 'A'}, ['discountCode', 'gid://shopify/Cart/1']],
    [{intent: 'apply-gift-card', code: 'TAU'}, ['giftCard', 'gid://shopify/Cart/1']],
    [{intent: 'follow-link', lines: [], code: null}, undefined],
    [{intent: 'remove-code', code: 'A'}, undefined],
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
    const {state} = await service.perform(wanted, KEY);
    expect(mayTry.mock.calls).toEqual(counted === undefined ? [] : [counted]);
    expect(state).toBe(counted === undefined ? 'done' : 'rate-limited');
  });

  it('is counted by the visitor alone before there is a cart', async () => {
    const mayTry = vi.fn((_what: string, _cart: string | null) =>
      Promise.resolve({allowed: false as const, retryAfterSeconds: 1}),
    );
    const {service} = serviceWith({mayTry});
    for (const key of [KEY, crypto.randomUUID()]) {
      await service.perform({intent: 'apply-code', code: 'GUESS'}, key);
    }
    expect(mayTry.mock.calls).toEqual([
      ['discountCode', null],
      ['discountCode', null],
    ]);
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
  const link: CartCommand = {intent: 'follow-link', lines: [], code: null};

  it.each<readonly [string, CartCommand, string | null]>([
    ['a first add', command, null],
    ['an add', command, allowed.id],
    ['a link', {...link, lines: [{...command, attributes: []}]}, allowed.id],
  ])('leaves a consumer’s cart again with %s, before anything follows from it', async (_, wanted, cartId) => {
    const updateLines = takeOut();
    const create = () => Promise.resolve(done(forbidden));
    const {service, mutex} = serviceWith({
      platform: {read: () => Promise.resolve(allowed), create, addLines: create, updateLines},
      cartId,
      subscriptionVoucher: 'ABO5',
    });
    expect(await service.perform(wanted, KEY)).toMatchObject({state: 'done', cart: allowed, refusals});
    expect(updateLines.mock.calls).toEqual(takenOut);
    expect(mutex.results()[0]).toMatchObject({refusals});
  });

  it('leaves it at the next look where an outage kept it in', async () => {
    const updateLines = takeOut();
    const read = () => Promise.resolve(forbidden);
    const {service, remember, lost} = serviceWith({platform: {read, updateLines}, cartId: forbidden.id});
    expect(await service.read()).toEqual(allowed);
    expect(lost).toEqual([{code: 'business-only', lineId: sack.id, goneTitle: lineTitle(sack)}]);
    expect([updateLines.mock.calls, remember.mock.calls]).toEqual([takenOut, [[allowed]]]);
  });

  it('is named where it was brought in from another cart of the visitor', async () => {
    const other = {...exampleCart([sack]), id: 'gid://shopify/Cart/2?key=2'};
    const {service, lost} = serviceWith({
      platform: {
        read: (id) => Promise.resolve(id === other.id ? other : allowed),
        addLines: () => Promise.resolve(done(forbidden)),
        updateLines: takeOut(),
      },
      cartId: allowed.id,
      others: [other.id],
    });
    expect(await service.read()).toEqual(allowed);
    expect(lost).toMatchObject([{code: 'business-only', lineId: sack.id}]);
  });

  it('is not named while it is still in the cart', async () => {
    const updateLines = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const [read, addLines] = [() => Promise.resolve(forbidden), () => Promise.resolve(done(forbidden))];
    const {service, lost} = serviceWith({platform: {read, addLines, updateLines}, cartId: forbidden.id});
    await service.read();
    expect(lost).toEqual([]);
  });

  it('stays in the cart of a business', async () => {
    const held = exampleCart([exampleLine({isForBusinesses: true})]);
    const platform = {create: () => Promise.resolve(done(held)), read: () => Promise.resolve(held)};
    const {service} = serviceWith({platform, isBusiness: true});
    expect(await service.perform(command, KEY)).toMatchObject({state: 'done', cart: held, refusals: []});
    expect(await serviceWith({platform, isBusiness: true, cartId: held.id}).service.read()).toEqual(held);
  });
});

describe('lines that reading the cart removes', () => {
  const [one, named] = ['1', 'named'].map((lineId) => ({code: 'merchandise-gone', lineId}) as const);
  const lostByReading = [one, named].flatMap((refusal) => refusal ?? []);

  it('are told with the refusals of a command, but for the one that it names', async () => {
    const {service, lost} = serviceWith({cartId: cart.id, lostByReading});
    const change = {intent: 'remove', lineId: 'named'} as const;
    expect(await service.perform(change, KEY)).toMatchObject({state: 'done', refusals: [one]});
    expect(lost).toEqual([]);
  });

  it('are told where the cart is shown, and after a command that an outage has ended', async () => {
    const addLines = () => Promise.reject(new ServiceError('storefront', 'circuit-open', 'left alone'));
    const {service, lost} = serviceWith({cartId: cart.id, lostByReading, platform: {addLines}});
    await service.read();
    expect(lost).toEqual(lostByReading);
    expect(await service.perform(command, KEY)).toMatchObject({state: 'unavailable'});
    expect(lost).toEqual([...lostByReading, ...lostByReading]);
  });

  it('are told after a command that an outage has ended, also the one that it names', async () => {
    const read = () => Promise.reject(new ServiceError('storefront', 'timeout', 'no answer'));
    const {service, lost} = serviceWith({cartId: cart.id, lostByReading, platform: {read}});
    expect(await service.perform({intent: 'increase', lineId: 'named'}, KEY)).toMatchObject({state: 'unavailable'});
    expect(lost).toEqual(lostByReading);
  });

  it('are told with a command that is repeated, which reads the cart alone', async () => {
    const {service} = serviceWith({lostByReading});
    expect(await service.perform(command, KEY)).toMatchObject({repeated: false, refusals: []});
    expect(await service.perform(command, KEY)).toMatchObject({repeated: true, refusals: lostByReading});
  });
});
