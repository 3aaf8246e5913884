import {describe, expect, it, vi} from 'vitest';

import type {Cart} from '../../domain/cart/cart';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import {ServiceError, type ServiceFailure} from '../service-error.server';
import type {CartAnswer, PlatformCart} from '../storefront/platform-cart.server';
import {createVerifiedPlatform, type VerifiedPlatform} from './verified-platform.server';
import {done, platformWith} from './platform.fixture';

const line = exampleLine({quantity: 2});
const before = exampleCart([line]);
const bag = {variantId: line.variantId, quantity: 1, attributes: [], sellingPlanId: null};
const withBag = exampleCart([{...line, quantity: 3}]);
const card = {
  id: 'card',
  lastCharacters: 'moos',
  amountUsed: {cents: 1, currency: 'EUR'},
  balance: {cents: 0, currency: 'EUR'},
};

const lost = (failure: ServiceFailure) => new ServiceError('storefront', failure, 'no answer');
const noPause = () => Promise.resolve();

type Mutation =
  | 'addLines'
  | 'updateLines'
  | 'removeLines'
  | 'updateDiscountCodes'
  | 'addGiftCards'
  | 'removeGiftCards'
  | 'updateAttributes'
  | 'updateNote'
  | 'updateCountry';

/** Every change with what the cart looks like once it is made. */
const CHANGES: readonly (readonly [Mutation, (platform: VerifiedPlatform) => Promise<CartAnswer>, Cart])[] = [
  ['addLines', (platform) => platform.addLines(before, [bag]), withBag],
  ['updateLines', (platform) => platform.updateLines(before, [{id: line.id, quantity: 3}]), withBag],
  ['updateLines', (platform) => platform.updateLines(before, [{id: line.id, quantity: 0}]), exampleCart([])],
  [
    'updateLines',
    (platform) => platform.updateLines(before, [{id: line.id, attributes: [{key: '_D', value: 'SP022'}]}]),
    exampleCart([], {emptyLines: [{...line, quantity: 0, attributes: [{key: '_D', value: 'SP022'}]}]}),
  ],
  ['removeLines', (platform) => platform.removeLines(before, [line.id]), exampleCart([])],
  [
    'updateDiscountCodes',
    (platform) => platform.updateDiscountCodes(before, ['lichtung15']),
    {...before, discountCodes: [{code: 'LICHTUNG15', applicable: true}]},
  ],
  ['addGiftCards', (platform) => platform.addGiftCards(before, ['TAU-MOOS']), {...before, giftCards: [card]}],
  ['removeGiftCards', (platform) => platform.removeGiftCards({...before, giftCards: [card]}, ['card']), before],
  [
    'updateAttributes',
    (platform) => platform.updateAttributes(before, [{key: 'gift', value: 'yes'}]),
    {...before, attributes: [{key: 'gift', value: 'yes'}]},
  ],
  ['updateCountry', (platform) => platform.updateCountry(before, 'CH'), {...before, countryCode: 'CH'}],
  ['updateNote', (platform) => platform.updateNote(before, 'Bitte klingeln'), {...before, note: 'Bitte klingeln'}],
];

/** A platform whose change `mutation` fails as told, the answers after that coming in their order. */
function failing(mutation: Mutation, failures: readonly ServiceFailure[], carts: readonly Cart[], answer: CartAnswer) {
  const send = vi.fn<() => Promise<CartAnswer>>().mockResolvedValue(answer);
  for (const failure of failures) send.mockRejectedValueOnce(lost(failure));
  const read = vi.fn<PlatformCart['read']>().mockResolvedValue(carts.at(-1) ?? null);
  for (const cart of carts) read.mockResolvedValueOnce(cart);
  const platform = createVerifiedPlatform(platformWith(before, {read, [mutation]: send}), noPause);
  return {platform, send, read};
}

describe('when the answer to a change is lost', () => {
  it.each(CHANGES)('%s is not sent again where it was made', async (mutation, change, after) => {
    const {platform, send} = failing(mutation, ['unreachable'], [after], done(after));
    expect(await change(platform)).toEqual(done(after));
    expect(send).toHaveBeenCalledOnce();
  });

  it.each(CHANGES)('%s is sent once more where it was not made', async (mutation, change, after) => {
    const unmade = mutation === 'removeGiftCards' ? {...before, giftCards: [card]} : before;
    const {platform, send} = failing(mutation, ['status'], [unmade], done(after));
    expect(await change(platform)).toEqual(done(after));
    expect(send).toHaveBeenCalledTimes(2);
  });

  const plan = {id: 'gid://shopify/SellingPlan/4', name: '4', weeks: 4};
  const project = [{key: '_D', value: 'SP022'}];
  const second = exampleLine({id: 'second', variantId: 'gid://shopify/ProductVariant/2'});
  const code = (name: string, applicable = true) => ({code: name, applicable});
  it.each<readonly [string, Mutation, (platform: VerifiedPlatform) => Promise<CartAnswer>, Cart]>([
    [
      'one of two lines',
      'updateLines',
      (platform) =>
        platform.updateLines(before, [
          {id: line.id, quantity: 3},
          {id: 'second', quantity: 5},
        ]),
      exampleCart([{...line, quantity: 3}, second]),
    ],
    [
      'another line',
      'updateLines',
      (platform) => platform.updateLines(before, [{id: 'second', quantity: 2}]),
      exampleCart([line, second]),
    ],
    [
      'a line that is gone',
      'updateLines',
      (platform) => platform.updateLines(before, [{id: line.id, quantity: 3}]),
      exampleCart([]),
    ],
    [
      'other attributes',
      'updateLines',
      (platform) => platform.updateLines(before, [{id: line.id, attributes: project}]),
      exampleCart([line]),
    ],
    [
      'another plan',
      'updateLines',
      (platform) => platform.updateLines(before, [{id: line.id, sellingPlanId: plan.id}]),
      exampleCart([line]),
    ],
    [
      'a code that does not apply',
      'updateDiscountCodes',
      (platform) => platform.updateDiscountCodes(before, ['A']),
      {...before, discountCodes: [code('A', false)]},
    ],
    [
      'one of two codes',
      'updateDiscountCodes',
      (platform) => platform.updateDiscountCodes(before, ['A', 'B']),
      {...before, discountCodes: [code('A'), code('C')]},
    ],
    [
      'a code beside another that should be gone',
      'updateDiscountCodes',
      (platform) => platform.updateDiscountCodes(before, ['A']),
      {...before, discountCodes: [code('A'), code('B')]},
    ],
    [
      'another code',
      'updateDiscountCodes',
      (platform) => platform.updateDiscountCodes(before, ['A']),
      {...before, discountCodes: [code('B')]},
    ],
    [
      'another country',
      'updateCountry',
      (platform) => platform.updateCountry(before, 'CH'),
      {...before, countryCode: 'AT'},
    ],
  ])('it was not made where the cart shows %s', async (_, mutation, change, seen) => {
    const {platform, send} = failing(mutation, ['status'], [seen], done(withBag));
    expect(await change(platform)).toEqual(done(withBag));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<readonly [string, (platform: VerifiedPlatform) => Promise<CartAnswer>, Cart]>([
    [
      'other attributes, whatever the quantity',
      (platform) => platform.updateLines(before, [{id: line.id, attributes: project}]),
      exampleCart([{...line, quantity: 9, attributes: project}]),
    ],
    [
      'another plan, whatever the quantity',
      (platform) => platform.updateLines(before, [{id: line.id, sellingPlanId: plan.id}]),
      exampleCart([{...line, quantity: 9, plan}]),
    ],
  ])('it was made where the cart shows %s', async (_, change, seen) => {
    const {platform, send} = failing('updateLines', ['status'], [seen], done(withBag));
    expect(await change(platform)).toEqual(done(seen));
    expect(send).toHaveBeenCalledOnce();
  });

  it('the cart is looked at once, for nothing can still be under way', async () => {
    const {platform, read} = failing('addLines', ['status'], [before], done(withBag));
    await platform.addLines(before, [bag]);
    expect(read).toHaveBeenCalledOnce();
  });

  it('it is sent twice and no more', async () => {
    const {platform, send} = failing('addLines', ['status', 'unreachable', 'status'], [before], done(withBag));
    await expect(platform.addLines(before, [bag])).rejects.toThrow(ServiceError);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('a second lost answer is compared as well', async () => {
    const {platform} = failing('addLines', ['status', 'unreachable'], [before, withBag], done(withBag));
    expect(await platform.addLines(before, [bag])).toEqual(done(withBag));
  });
});

describe('what took too long', () => {
  it('is looked for twice, for it may still be under way', async () => {
    const {platform, send} = failing('addLines', ['timeout'], [before, withBag], done(withBag));
    expect(await platform.addLines(before, [bag])).toEqual(done(withBag));
    expect(send).toHaveBeenCalledOnce();
  });

  it('is looked for once where the cart is gone', async () => {
    const send = () => Promise.reject(lost('timeout'));
    const read = vi.fn<PlatformCart['read']>().mockResolvedValue(null);
    const platform = createVerifiedPlatform(platformWith(null, {addLines: send, read}), noPause);
    expect(await platform.addLines(before, [bag])).toMatchObject({refusals: [{code: 'cart-gone'}]});
    expect(read).toHaveBeenCalledOnce();
  });

  it('is not added again: it may come yet', async () => {
    const {platform, send} = failing('addLines', ['timeout'], [before], done(withBag));
    await expect(platform.addLines(before, [bag])).rejects.toMatchObject({failure: 'timeout'});
    expect(send).toHaveBeenCalledOnce();
  });

  it('is set again where setting it twice is setting it once', async () => {
    const {platform, send} = failing('updateLines', ['timeout'], [before], done(withBag));
    expect(await platform.updateLines(before, [{id: line.id, quantity: 3}])).toEqual(done(withBag));
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it.each(['rate-limited', 'circuit-open'] as const)(
  'a refused call (%s) has changed nothing: nothing is looked at and nothing sent again',
  async (failure) => {
    const {platform, send, read} = failing('addLines', [failure], [before], done(withBag));
    await expect(platform.addLines(before, [bag])).rejects.toMatchObject({failure});
    expect([send.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  },
);

it('a cart that is gone meanwhile is said to be gone', async () => {
  const send = () => Promise.reject(lost('unreachable'));
  const platform = createVerifiedPlatform(platformWith(null, {addLines: send}), noPause);
  expect(await platform.addLines(before, [bag])).toMatchObject({
    cart: null,
    refusals: [{code: 'cart-gone', lineId: null}],
  });
});

it('a new cart whose id was lost is made again', async () => {
  const create = vi
    .fn<PlatformCart['create']>()
    .mockRejectedValueOnce(lost('timeout'))
    .mockResolvedValueOnce(done(before));
  const platform = createVerifiedPlatform(platformWith(null, {create}), noPause);
  expect(await platform.create([bag])).toEqual(done(before));
});

it('an error of our own is no lost answer', async () => {
  const addLines = vi.fn<PlatformCart['addLines']>().mockRejectedValue(new TypeError('a mistake'));
  const platform = createVerifiedPlatform(platformWith(before, {addLines}), noPause);
  await expect(platform.addLines(before, [bag])).rejects.toThrow(TypeError);
  expect(addLines).toHaveBeenCalledOnce();
});

it.each(['rate-limited', 'circuit-open'] as const)(
  'a new cart is not asked for again after a refused call (%s)',
  async (failure) => {
    const create = vi.fn<PlatformCart['create']>().mockRejectedValue(lost(failure));
    const platform = createVerifiedPlatform(platformWith(null, {create}), noPause);
    await expect(platform.create([bag])).rejects.toMatchObject({failure});
    expect(create).toHaveBeenCalledOnce();
  },
);
