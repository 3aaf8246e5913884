import {afterEach, describe, expect, test} from 'vitest';

import {CODES, GIFT_CARDS, productUrl, GOODS} from '../../support/goods';
import {PLATFORM_DOWN} from '../../support/control';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const PATH = '/de/checkout/cart';
const WALDGOLD = productUrl('de', GOODS.waldgold);

/** Reads the cart's page after a form: its data, with what became of the form. */
async function dataAfter(visitor: Visitor, fields: Readonly<Record<string, string>>) {
  const answer = await changeCart(visitor, fields);
  expect([answer.status, answer.location]).toEqual([303, PATH]);
  return (await visitor.get(PATH)).data;
}

afterEach(() => control.repair());

describe('the cart', () => {
  test('is empty for a new visitor, theirs alone, and no page for search engines', async () => {
    const {status, headers, data} = await createVisitor().get(PATH);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(data).toMatchObject({
      summary: {displayedQuantity: 0},
      flash: null,
      hasLast: false,
      cookies: 'unknown',
      seo: {canonical: null, alternates: {de: null, en: null}},
    });
  });

  test('takes a product, says so once, and remembers it in cookies that belong to the shop', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, WALDGOLD);
    const added = await changeCart(visitor, {intent: 'add', variantId: id, quantity: '2'});
    expect([added.status, added.location]).toEqual([303, `${PATH}?filled=1`]);
    expect(await visitor.get(`${PATH}?filled=1`)).toMatchObject({status: 303, location: PATH});
    const cookies = added.headers.getSetCookie();
    const cart = cookies.find((line) => line.startsWith('storefront_cart_id=')) ?? '';
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=1209600']) {
      expect(cart).toContain(flag);
    }
    expect(cookies.every((line) => line.includes('Secure') && line.includes('SameSite=Lax'))).toBe(true);
    expect((await visitor.get(PATH)).data).toMatchObject({
      summary: {displayedQuantity: 2, subtotal: {cents: 2 * GOODS.waldgold.cents}},
      flash: {intent: 'add', refusals: [], repeated: false},
      cookies: 'kept',
    });
    expect((await visitor.get(PATH)).data).toMatchObject({flash: null});
  });

  test.each(['add', 'a link'])('says after %s that a browser keeps no cookies', async (what) => {
    const {id, number} = await firstVariant(createVisitor(), WALDGOLD);
    const added = await (what === 'add'
      ? changeCart(createVisitor(), {intent: 'add', variantId: id})
      : createVisitor().post(`/de/cart/${number}:1`, {}));
    expect(added.location).toBe(`${PATH}?filled=1`);
    expect((await createVisitor().get(`${PATH}?filled=1`)).data).toMatchObject({cookies: 'blocked'});
  });

  test('counts a form that is sent twice once, and says so', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, WALDGOLD);
    const fields = {intent: 'add', variantId: id, idempotencyKey: crypto.randomUUID()};
    await changeCart(visitor, fields);
    expect(await dataAfter(visitor, fields)).toMatchObject({
      summary: {displayedQuantity: 1},
      flash: {intent: 'add', repeated: true},
    });
  });

  test('counts a form that is sent twice before a cart exists once; a reloaded page counts anew', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, WALDGOLD);
    const fields = {intent: 'add', variantId: id, idempotencyKey: crypto.randomUUID()};
    const answers = await Promise.all([changeCart(visitor, fields), changeCart(visitor, fields)]);
    expect(answers.map(({status}) => status)).toEqual([303, 303]);
    await changeCart(visitor, fields);
    expect(await cartOf(visitor)).toMatchObject({lines: [{quantity: 1}], count: 1});
    await changeCart(visitor, {...fields, idempotencyKey: crypto.randomUUID()});
    expect(await cartOf(visitor)).toMatchObject({lines: [{quantity: 2}], count: 2});
  });

  test('restores a removed line', async () => {
    const visitor = createVisitor();
    const line = await addToCart(visitor, WALDGOLD, 2);
    expect(await dataAfter(visitor, {intent: 'remove', lineId: line.id})).toMatchObject({
      summary: {displayedQuantity: 0},
      flash: {intent: 'remove', undo: {quantity: 2}},
    });
  });

  test('takes a code and gift cards, and takes them off again', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, WALDGOLD, 5);
    const [{code, cents}] = GIFT_CARDS;
    expect(await dataAfter(visitor, {intent: 'apply-code', code: CODES.fifteenPercent})).toMatchObject({
      summary: {discountCodes: [{code: CODES.fifteenPercent}]},
    });
    expect(await dataAfter(visitor, {intent: 'remove-code', code: CODES.fifteenPercent})).toMatchObject({
      summary: {discountCodes: []},
    });
    expect(await dataAfter(visitor, {intent: 'apply-gift-card', code})).toMatchObject({
      summary: {giftCards: [{lastCharacters: 'MOOS', amountUsed: {cents}}]},
    });
  });

  test('ships free with a code for shipping', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, WALDGOLD);
    expect(await dataAfter(visitor, {intent: 'apply-code', code: CODES.freeShipping})).toMatchObject({
      summary: {hasShippingCosts: true, isFreeShipping: true, shipping: {cents: 0}},
    });
  });

  test('gives no article beside a code that the platform charges it with', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, WALDGOLD, 15);
    const bought = {isFreeArticle: false, line: {quantity: 15}};
    const given = {isFreeArticle: true, line: {quantity: 1, total: {cents: 0}}};
    const without = {summary: {groups: {oneTime: [bought]}, perks: {reached: 'free-shipping'}}};
    const code = CODES.withoutGift;
    expect(await dataAfter(visitor, {intent: 'apply-code', code})).toMatchObject(without);
    expect(await dataAfter(visitor, {intent: 'write-note', note: 'Bitte klingeln'})).toMatchObject(without);
    expect(await dataAfter(visitor, {intent: 'remove-code', code})).toMatchObject({
      summary: {groups: {oneTime: [given, bought]}, perks: {reached: 'all'}},
    });
  });

  test('keeps a note', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, WALDGOLD);
    expect(await dataAfter(visitor, {intent: 'write-note', note: 'Bitte klingeln', gift: 'yes'})).toMatchObject({
      summary: {note: 'Bitte klingeln', isGift: true},
    });
  });

  test('is not forgotten while the platform is down; adding says that it failed', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, WALDGOLD);
    await addToCart(visitor, WALDGOLD);
    await control.breakDown(PLATFORM_DOWN);
    expect((await visitor.get(PATH)).status).toBe(503);
    expect((await changeCart(visitor, {intent: 'add', variantId: id})).status).toBe(303);
    await control.repair();
    expect((await visitor.get(PATH)).data).toMatchObject({
      summary: {displayedQuantity: 1},
      flash: {intent: 'add', refusals: [{code: 'try-again'}]},
    });
  });

  test('answers a script with the cart, or says when to come again', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, WALDGOLD);
    const add = () => changeCart(visitor, {intent: 'add', variantId: id}, `${PATH}.data`);
    const added = await add();
    expect([added.status, added.location, added.headers.get('Retry-After')]).toEqual([200, null, null]);
    expect(added.body).toContain('displayedQuantity');
    // Recommendations are sent again only if a line was added or removed.
    expect(added.body).toContain('recommended');
    const [line] = (await cartOf(visitor)).lines;
    const more = await changeCart(visitor, {intent: 'increase', lineId: line?.id ?? ''}, `${PATH}.data`);
    expect(more.body).toContain('displayedQuantity');
    expect(more.body).not.toContain('recommended');
    await control.breakDown(PLATFORM_DOWN);
    const failed = await add();
    expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(failed.body).toContain('unavailable');
  });

  test('leads a page of another build to the cart, with what came of its form', async () => {
    const visitor = createVisitor();
    const {id: lineId} = await addToCart(visitor, WALDGOLD);
    const headers = {'X-Scripts': 'another'};
    const {body} = await visitor.post(`${PATH}.data`, {intent: 'remove', lineId}, {headers});
    expect(body).toContain(`"redirect","${PATH}"`);
    expect((await visitor.get(PATH)).data).toMatchObject({flash: {intent: 'remove', undo: {quantity: 1}}});
  });

  test('does not send a gift card on a day that is over', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, productUrl('de', GOODS.giftCard));
    const {status, form} = await changeCart(visitor, {intent: 'add', variantId: id, sendOn: '2020-12-24'});
    expect([status, form]).toMatchObject([
      422,
      {errors: {sendOn: 'day-past'}, values: {sendOn: '2020-12-24'}, shown: null},
    ]);
  });

  test('names the recipient of a gift card as the platform reads it', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, productUrl('de', GOODS.giftCard));
    const gift = {giftKind: 'card', recipientEmail: 'ada@example.com', message: 'Prost', senderName: 'Grace'};
    await changeCart(visitor, {intent: 'add', variantId: id, ...gift});
    const attributes = [
      {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
      {key: 'Recipient email', value: 'ada@example.com'},
      {key: 'Message', value: 'Prost\n– Grace'},
    ];
    const {data} = await visitor.get(PATH);
    expect(data).toMatchObject({summary: {groups: {oneTime: [{line: {attributes}}]}}});
  });
});
