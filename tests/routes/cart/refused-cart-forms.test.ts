import {beforeAll, describe, expect, test} from 'vitest';

import {CODES, GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {createVisitor, type Visitor} from '../support/visitor';

const PATH = '/de/checkout/cart';
const WALDGOLD = productUrl('de', GOODS.waldgold);
const SCRIPT = '<script>alert(1)</script>';
const LINE = 'gid://shopify/CartLine/';
const VARIANT = 'gid://shopify/ProductVariant/';

/** A form that cannot be carried out: what is wrong with a field (422), or what the cart refuses (303). */
type Refused = {
  readonly fields: Readonly<Record<string, string>>;
  readonly error?: readonly [field: string, code: string];
  readonly refusal?: string;
  /** What was typed and is in its field again. */
  readonly kept?: string;
};

/** Stands for the id of the cart's line. */
const OWN = 'OWN';
describe('a form that cannot be carried out changes nothing, and says why', () => {
  let visitor: Visitor;
  let lineId: string;

  beforeAll(async () => {
    visitor = createVisitor();
    lineId = (await addToCart(visitor, WALDGOLD, 2)).id;
  });

  const quantities = ['-1', '1e9', 'abc', '1.5', '1000', '00000', '٣', '1 2', '0x10', '+2', 'NaN', SCRIPT];
  const cases: readonly (readonly [name: string, refused: Refused])[] = [
    ...quantities.map((quantity): readonly [string, Refused] => [
      `the quantity ${quantity}`,
      {fields: {intent: 'update', lineId: OWN, quantity}, error: ['quantity', 'invalid'], kept: quantity},
    ]),
    ['no quantity', {fields: {intent: 'update', lineId: OWN, quantity: ''}, error: ['quantity', 'required']}],
    [
      'a line of nobody’s cart',
      {fields: {intent: 'update', lineId: `${LINE}deadbeef?cart=deadbeef`, quantity: '2'}, refusal: 'line-missing'},
    ],
    [
      'a line that was removed by somebody else',
      {fields: {intent: 'increase', lineId: `${LINE}1`}, refusal: 'line-missing'},
    ],
    ['an archived variant', {fields: {intent: 'add', variantId: `${VARIANT}41453`}, refusal: 'archived'}],
    ['a line id in HTML', {fields: {intent: 'remove', lineId: SCRIPT}, error: ['lineId', 'invalid']}],
    [
      'a variant that does not exist',
      {fields: {intent: 'add', variantId: `${VARIANT}999999`}, refusal: 'merchandise-gone'},
    ],
    [
      'a forged variant',
      {fields: {intent: 'add', variantId: 'gid://shopify/Product/1008'}, error: ['variantId', 'invalid']},
    ],
    [
      'a variant with a query behind it',
      {fields: {intent: 'add', variantId: `${VARIANT}40351"){id}}`}, error: ['variantId', 'invalid']},
    ],
    ['nothing to add', {fields: {intent: 'add'}, error: ['variantId', 'required']}],
    [
      'a forged interval',
      {
        fields: {intent: 'change-plan', lineId: OWN, sellingPlanId: 'gid://shopify/SellingPlan/99'},
        refusal: 'plan-not-possible',
      },
    ],
    [
      'a project that does not exist',
      {fields: {intent: 'change-project', lineId: OWN, project: 'SP999'}, error: ['project', 'invalid']},
    ],
    ['an intent that does not exist', {fields: {intent: 'give-me-everything'}, error: ['intent', 'invalid']}],
    ['no intent', {fields: {}, error: ['intent', 'invalid']}],
    [
      'a field named like a part of every object',
      {fields: {['__proto__']: 'x', constructor: 'x', 'intent[__proto__]': 'add'}, error: ['intent', 'invalid']},
    ],
    [
      'an unknown discount code',
      {fields: {intent: 'apply-code', code: 'GIBTS-NICHT'}, refusal: 'code-not-found', kept: 'GIBTS-NICHT'},
    ],
    [
      'an expired discount code',
      {fields: {intent: 'apply-code', code: CODES.expired}, refusal: 'code-not-found', kept: CODES.expired},
    ],
    [
      'a discount code in HTML',
      {fields: {intent: 'apply-code', code: SCRIPT}, refusal: 'code-not-found', kept: SCRIPT},
    ],
    [
      'a discount code with control characters',
      {fields: {intent: 'apply-code', code: 'A\u0000B\u0007'}, error: ['code', 'invalid']},
    ],
    [
      'a discount code of 65 characters',
      {fields: {intent: 'apply-code', code: 'X'.repeat(65)}, error: ['code', 'too-long'], kept: 'X'.repeat(65)},
    ],
    ['no discount code', {fields: {intent: 'apply-code', code: '  '}, error: ['code', 'required']}],
    [
      'an unknown gift card',
      {fields: {intent: 'apply-gift-card', code: 'TAU9999NIEM'}, refusal: 'gift-card-invalid', kept: 'TAU9999NIEM'},
    ],
    [
      'a gift card that is used up',
      {fields: {intent: 'apply-gift-card', code: 'TAU0000LEER'}, refusal: 'gift-card-invalid', kept: 'TAU0000LEER'},
    ],
    [
      'a gift card in HTML',
      {fields: {intent: 'apply-gift-card', code: SCRIPT}, error: ['code', 'invalid'], kept: SCRIPT},
    ],
    [
      'a gift card that was never used',
      {fields: {intent: 'remove-gift-card', giftCardId: SCRIPT}, error: ['giftCardId', 'invalid']},
    ],
  ];

  test.each(cases)('%s', async (_, {fields, error, refusal, kept}) => {
    const sent = {...fields, ...(fields['lineId'] === OWN && {lineId})};
    const before = await cartOf(visitor);
    const answer = await changeCart(visitor, sent);
    const elsewhere = await changeCart(visitor, sent, '/de/cart.json');
    // A script that sends the same gets an answer that it can show.
    expect((await changeCart(visitor, sent, `${PATH}.data`)).status).toBeLessThan(500);
    if (error !== undefined) {
      const [field, code] = error;
      expect(answer).toMatchObject({status: 422, form: {errors: {[field]: code}}});
      if (kept !== undefined) expect(answer.form).toHaveProperty(['values', field], kept);
      expect(elsewhere.status).toBe(422);
      expect(JSON.parse(elsewhere.body)).toMatchObject({errors: {[field]: code}, texts: {cart: {}}});
    } else {
      expect(answer.status).toBe(303);
      const {data} = await visitor.get(PATH);
      expect(data).toMatchObject({
        flash: {refusals: [{code: refusal}], values: kept === undefined ? {} : {code: kept}},
      });
      expect(JSON.parse(elsewhere.body)).toMatchObject({
        isDone: true,
        shown: {report: {refusals: [{code: refusal}]}},
        texts: {cart: {}},
      });
    }
    expect(await cartOf(visitor)).toEqual(before);
  });
});
