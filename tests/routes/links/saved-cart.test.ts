import {afterEach, describe, expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control, freshAddress, mailedLink} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const CART = '/de/checkout/cart';
const DAY_MS = 24 * 60 * 60 * 1000;
const RECIPIENT = 'mara@example.com';

/** Keeps a cart by mail; gives the path of the link in it. */
async function savedPath(addMore: (visitor: Visitor) => Promise<void> = () => Promise.resolve()): Promise<string> {
  const visitor = createVisitor();
  await addToCart(visitor, '/de/p/boa-luz', 2);
  await addMore(visitor);
  const email = freshAddress();
  await visitor.post('/de/cart/save', {email, idempotencyKey: crypto.randomUUID()});
  return (await mailedLink(email, '/cart/saved/')).pathname;
}

async function addGiftCard(visitor: Visitor): Promise<void> {
  const {id} = await firstVariant(visitor, productUrl('de', GOODS.giftCard));
  const sendOn = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const recipient = {giftKind: 'card', recipientEmail: RECIPIENT, sendOn};
  const {status} = await changeCart(visitor, {intent: 'add', variantId: id, quantity: '1', ...recipient});
  expect(status).toBe(303);
}

afterEach(async () => {
  await control.repair();
  await control.moveClock(0);
});

describe('a cart saved by mail', () => {
  test('is shown by its link, which changes nothing', async () => {
    const visitor = createVisitor();
    const {status, data} = await visitor.get(await savedPath());
    expect(status).toBe(200);
    expect(data).toMatchObject({state: 'found', offer: {missing: 0}, seo: {canonical: null}});
    expect((await cartOf(visitor)).count).toBe(0);
  });

  test('is restored by its button', async () => {
    const visitor = createVisitor();
    const answer = await visitor.post(await savedPath(), {idempotencyKey: crypto.randomUUID()});
    expect(answer).toMatchObject({status: 303, location: `${CART}?filled=1`});
    expect(await cartOf(visitor)).toMatchObject({count: 2});
  });

  test('comes back with a gift card of which nobody learns whom it was for', async () => {
    const path = await savedPath(addGiftCard);
    await control.moveClock(4 * DAY_MS);
    const visitor = createVisitor();
    expect(JSON.stringify((await visitor.get(path)).data)).not.toContain(RECIPIENT);
    await visitor.post(path, {idempotencyKey: crypto.randomUUID()});
    const {data} = await visitor.get(CART);
    expect(data).toMatchObject({summary: {displayedQuantity: 3}});
    expect(JSON.stringify(data)).not.toContain(RECIPIENT);
  });

  test('is gone after its time, also for a page that was open', async () => {
    const path = await savedPath();
    await control.moveClock(92 * DAY_MS);
    expect(await createVisitor().get(path)).toMatchObject({status: 410, data: {state: 'expired', offer: null}});
    expect(await createVisitor().post(path, {})).toMatchObject({status: 303, location: path});
  });

  test('is 404 for an unknown link, and its button leads there', async () => {
    const visitor = createVisitor();
    const path = '/de/cart/saved/never';
    expect(await visitor.get(path)).toMatchObject({status: 404, data: {state: 'unknown', offer: null}});
    expect(await visitor.post(path, {})).toMatchObject({status: 303, location: path});
    expect((await cartOf(visitor)).count).toBe(0);
  });

  test('is unavailable while the service is down', async () => {
    const path = await savedPath();
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    expect((await createVisitor().get(path)).status).toBe(503);
  });
});
