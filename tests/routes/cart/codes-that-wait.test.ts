import {expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart, changeCart} from '../support/cart';
import {createVisitor, type Visitor} from '../support/visitor';

const PATH = '/de/checkout/cart';

/** A cart of gear with a code for coffee, which a link has brought. */
async function withWaitingCode(): Promise<Visitor> {
  const visitor = createVisitor();
  await addToCart(visitor, productUrl('de', GOODS.dripper));
  await visitor.post('/de/discount/WILLKOMMEN10', {idempotencyKey: crypto.randomUUID()});
  return visitor;
}

test('a code beside one that waits is refused for its own reason, and that one stays', async () => {
  const visitor = await withWaitingCode();
  await changeCart(visitor, {intent: 'apply-code', code: 'GIBT-ES-NICHT'});
  expect((await visitor.get(PATH)).data).toMatchObject({
    flash: {refusals: [{code: 'code-not-found'}]},
    summary: {discountCodes: [{code: 'WILLKOMMEN10', applicable: false}]},
  });
});

test('a note beside a code that waits is saved, and the parcel is a present', async () => {
  const visitor = await withWaitingCode();
  await changeCart(visitor, {intent: 'write-note', note: 'Bitte klingeln', gift: 'yes'});
  expect((await visitor.get(PATH)).data).toMatchObject({
    flash: {intent: 'write-note', refusals: []},
    summary: {note: 'Bitte klingeln', isGift: true},
  });
});
