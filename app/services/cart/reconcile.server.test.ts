import {describe, expect, it, vi} from 'vitest';
import {exampleCart, exampleDonationLine, exampleLine} from '../../domain/cart/cart.fixture';
import {ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {cart, serviceWith} from './cart-service.fixture';
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

  it.each([
    ['the change', {read: () => Promise.resolve(outOfStep), updateLines: outage}],
    ['the second look', {read: vi.fn<PlatformCart['read']>(outage).mockResolvedValueOnce(outOfStep)}],
  ])('shows the cart as it is while the platform fails at %s', async (_what, platform) => {
    const {service} = serviceWith({platform, cartId: outOfStep.id});
    expect(await service.read()).toEqual(outOfStep);
  });
});
