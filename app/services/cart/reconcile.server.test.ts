import {describe, expect, it, vi} from 'vitest';
import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from '../../domain/cart/cart.fixture';
import type {Cart} from '../../domain/cart/cart';
import {lineTitle} from '../../domain/cart/gone-lines';
import {money} from '../../domain/money';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {cart, command, KEY, serviceWith} from './cart-service.fixture';
import {answerWith, done} from './platform.fixture';

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

  describe('with lines without a piece', () => {
    const empty = exampleLine({
      id: 'gid://shopify/CartLine/2',
      variantId: 'gid://shopify/ProductVariant/2',
      quantity: 0,
    });
    const told = {code: 'out-of-stock', lineId: empty.id, goneTitle: lineTitle(empty)};
    const removal = (left: Cart) => vi.fn<PlatformCart['removeLines']>(() => Promise.resolve(done(left)));

    it('removes them, and names them', async () => {
      const removeLines = removal(inStep);
      const read = () => Promise.resolve({...inStep, emptyLines: [empty]});
      const {service, lost} = serviceWith({platform: {read, removeLines}, cartId: inStep.id});
      expect(await service.read()).toEqual(inStep);
      expect(removeLines.mock.calls).toEqual([[inStep.id, [empty.id]]]);
      expect(lost).toEqual([told]);
    });

    it('keeps the donations in step where that is refused, which it asks for once', async () => {
      let held: Cart = {...outOfStep, emptyLines: [empty]};
      const removeLines = vi.fn<PlatformCart['removeLines']>(() =>
        Promise.resolve(answerWith({cart: held, refusals: [{code: 'not-understood', lineId: null}]})),
      );
      const updateLines = () => Promise.resolve(done((held = {...inStep, emptyLines: [empty]})));
      const read = () => Promise.resolve(held);
      const {service, lost} = serviceWith({platform: {read, updateLines, removeLines}, cartId: inStep.id});
      for (let count = 0; count < 2; count += 1) expect((await service.read())?.lines).toEqual(inStep.lines);
      expect(removeLines).toHaveBeenCalledOnce();
      expect(lost).toEqual([]);
    });

    it.each([
      ['names them with a change that is about something else', command, [told]],
      ['is silent where the change is about them', {intent: 'remove', lineId: empty.id} as const, []],
    ])('%s', async (_, change, refusals) => {
      const held = {...inStep, emptyLines: [empty]};
      const platform = {read: () => Promise.resolve(held), addLines: () => Promise.resolve(done(held))};
      const {service} = serviceWith({platform: {...platform, removeLines: removal(inStep)}, cartId: inStep.id});
      expect(await service.perform(change, KEY)).toMatchObject({cart: inStep, refusals});
    });
  });

  it('changes nothing where the change under way has done so by the time it is its turn', async () => {
    const read = vi.fn<PlatformCart['read']>().mockResolvedValueOnce(outOfStep).mockResolvedValueOnce(inStep);
    const {service} = serviceWith({platform: {read}, cartId: outOfStep.id});
    expect(await service.read()).toEqual(inStep);
  });

  it('does not enter the mutex when nothing has to be reconciled', async () => {
    const {service, mutex} = serviceWith({platform: {read: () => Promise.resolve(inStep)}, cartId: inStep.id});
    expect(await service.read()).toEqual(inStep);
    expect(mutex.calls).toEqual([]);
  });

  it('does not repeat a refused reconciliation until another change is due', async () => {
    const gear = (cents: number) => exampleCart([exampleLine({kind: 'gear', cents})]);
    let held = gear(9000);
    const addLines = vi.fn<PlatformCart['addLines']>(() =>
      Promise.resolve(answerWith({cart: held, refusals: [{code: 'out-of-stock', lineId: null}]})),
    );
    const {service} = serviceWith({platform: {read: () => Promise.resolve(held), addLines}, cartId: held.id});
    for (let count = 0; count < 3; count += 1) expect(await service.read()).toEqual(held);
    expect(addLines.mock.calls.map(([, lines]) => lines.length)).toEqual([1]);
    held = exampleCart([...held.lines, exampleLine({id: 'coffee', donationVariantId})]);
    await service.read();
    expect(addLines.mock.calls[1]?.[1].map(({variantId}) => variantId)).toEqual([donationVariantId]);
  });

  it('tries a free article that is sold out once, also where the codes are others or it is another cart', async () => {
    const article = exampleLine({id: 'article', kind: 'gear', variantId: FREE_ARTICLE, quantity: 0});
    const gear = [exampleLine({kind: 'gear', cents: 9000})];
    let held = exampleCart(gear);
    const addLines = vi.fn<PlatformCart['addLines']>(() => Promise.resolve(done({...held, emptyLines: [article]})));
    const removeLines = vi.fn<PlatformCart['removeLines']>(() => Promise.resolve(done(held)));
    const platform = {read: () => Promise.resolve(held), addLines, removeLines};
    const {service} = serviceWith({platform, cartId: held.id});
    const code = {code: 'SOLO20', applicable: false};
    const carts = [exampleCart(gear), exampleCart(gear, {discountCodes: [code]}), exampleCart(gear, {id: 'another'})];
    for (held of carts) expect(await service.read()).toEqual(held);
    expect([addLines.mock.calls.length, removeLines.mock.calls.length]).toEqual([1, 1]);
    held = exampleCart(gear, {countryCode: 'AT'});
    await service.read();
    expect(addLines).toHaveBeenCalledTimes(2);
  });

  it('takes a free article out again that the platform charges for, until the codes are others', async () => {
    const gear = exampleLine({kind: 'gear', cents: 9000});
    const article = exampleLine({id: 'article', kind: 'gear', variantId: FREE_ARTICLE, cents: 990});
    const code = {code: 'SOLO20', applicable: false};
    let held = exampleCart([gear], {discountCodes: [code]});
    const price = () => (held.discountCodes.length > 0 ? article : {...article, total: money(0)});
    const codesFor = (lines: typeof held.lines) =>
      held.discountCodes.map((known) => ({...known, applicable: lines.length > 1}));
    const hold = (lines: typeof held.lines) =>
      Promise.resolve(done((held = {...held, lines, discountCodes: codesFor(lines)})));
    const addLines = vi.fn<PlatformCart['addLines']>(() => hold([gear, price()]));
    const updateLines = vi.fn<PlatformCart['updateLines']>(() => hold([gear]));
    const {service} = serviceWith({
      platform: {read: () => Promise.resolve(held), addLines, updateLines},
      cartId: held.id,
    });
    for (let count = 0; count < 3; count += 1) expect((await service.read())?.lines).toEqual([gear]);
    expect(updateLines.mock.calls).toEqual([[held.id, [{id: 'article', quantity: 0}]]]);
    held = {...held, discountCodes: []};
    for (let count = 0; count < 2; count += 1) expect((await service.read())?.lines).toEqual([gear, price()]);
    expect(addLines).toHaveBeenCalledTimes(2);
    // A code that comes later makes it cost something in the cart.
    held = {...held, discountCodes: [{...code, code: 'SOLO30'}], lines: [gear, article]};
    for (let count = 0; count < 2; count += 1) expect((await service.read())?.lines).toEqual([gear]);
    expect([addLines.mock.calls.length, updateLines.mock.calls.length]).toEqual([2, 2]);
  });

  it('gives the free article back at once to a cart that was below its amount for a moment', async () => {
    const gear = (quantity: number) => exampleLine({kind: 'gear', cents: 4500, quantity});
    const article = (cents: number) => exampleLine({id: 'article', kind: 'gear', variantId: FREE_ARTICLE, cents});
    let held = exampleCart([gear(2), article(0)]);
    const hold = (...lines: typeof held.lines) => Promise.resolve(done((held = exampleCart(lines))));
    const platform = {
      read: () => Promise.resolve(held),
      addLines: () => hold(gear(2), article(0)),
      updateLines: () => hold(gear(1)),
    };
    const {service} = serviceWith({platform, cartId: held.id});
    // Below the amount the platform's discount has ended.
    held = exampleCart([gear(1), article(990)]);
    expect((await service.read())?.lines).toEqual([gear(1)]);
    held = exampleCart([gear(2)]);
    expect((await service.read())?.lines).toEqual([gear(2), article(0)]);
  });

  it('shows a free article that is charged as long as it cannot be taken out', async () => {
    const article = exampleLine({id: 'article', kind: 'gear', variantId: FREE_ARTICLE, cents: 990});
    const held = exampleCart([exampleLine({kind: 'gear', cents: 9000}), article]);
    const updateLines = vi.fn<PlatformCart['updateLines']>(outage);
    const {service} = serviceWith({platform: {read: () => Promise.resolve(held), updateLines}, cartId: held.id});
    expect(await service.read()).toEqual(held);
  });

  it.each([
    ['the change', {read: () => Promise.resolve(outOfStep), updateLines: outage}],
    ['the second look', {read: vi.fn<PlatformCart['read']>(outage).mockResolvedValueOnce(outOfStep)}],
  ])('shows the cart as it is while the platform fails at %s', async (_what, platform) => {
    const {service} = serviceWith({platform, cartId: outOfStep.id});
    expect(await service.read()).toEqual(outOfStep);
  });
});
