import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CartIntent} from './command';
import {readForm} from '../../forms/read-form.server';
import {formOf} from '../form/form-data.fixture';
import {cartForm} from './cart.form.server';

const VARIANT = 'gid://shopify/ProductVariant/1001';
const PLAN = 'gid://shopify/SellingPlan/4';
const LINE = 'gid://shopify/CartLine/1e2a-9f?cart=Z2NwLX_1';
const GIFT_CARD = 'gid://shopify/AppliedGiftCard/77';

const TODAY = '2026-11-22';

type Fields = Readonly<Record<string, string>>;

const read = (form: FormData) => readForm(form, cartForm(TODAY));

describe('forms of the cart that are understood', () => {
  const cases: readonly (readonly [string, Fields, object])[] = [
    [
      'add: one piece, once, unless told',
      {intent: 'add', variantId: VARIANT},
      {intent: 'add', variantId: VARIANT, quantity: 1, sellingPlanId: null, project: null},
    ],
    [
      'add: all fields',
      {
        intent: 'add',
        variantId: VARIANT,
        quantity: ' 2 ',
        sellingPlanId: PLAN,
        project: 'SP023',
      },
      {intent: 'add', variantId: VARIANT, quantity: 2, sellingPlanId: PLAN, project: 'SP023'},
    ],
    [
      'add: one-time chosen, the list of plans does not count',
      {intent: 'add', variantId: VARIANT, purchase: 'one-time', sellingPlanId: PLAN},
      {intent: 'add', variantId: VARIANT, quantity: 1, sellingPlanId: null, project: null},
    ],
    [
      'add: a gift with what was written',
      {
        intent: 'add',
        variantId: VARIANT,
        recipientName: 'Ada',
        recipientEmail: ' ada@example.com ',
        message: 'Alles Gute\nzum Geburtstag',
        sendOn: '2026-12-24',
      },
      {
        intent: 'add',
        variantId: VARIANT,
        quantity: 1,
        sellingPlanId: null,
        project: null,
        recipient: {
          giftKind: 'subscription',
          recipientName: 'Ada',
          recipientEmail: 'ada@example.com',
          senderName: null,
          message: 'Alles Gute\nzum Geburtstag',
          sendOn: '2026-12-24',
        },
      },
    ],
    ['update', {intent: 'update', lineId: LINE, quantity: '999'}, {intent: 'update', lineId: LINE, quantity: 999}],
    [
      'update to nothing',
      {intent: 'update', lineId: LINE, quantity: '0'},
      {intent: 'update', lineId: LINE, quantity: 0},
    ],
    ['increase', {intent: 'increase', lineId: LINE}, {intent: 'increase', lineId: LINE}],
    ['decrease', {intent: 'decrease', lineId: LINE}, {intent: 'decrease', lineId: LINE}],
    ['remove', {intent: 'remove', lineId: LINE}, {intent: 'remove', lineId: LINE}],
    [
      'change-plan to another',
      {intent: 'change-plan', lineId: LINE, sellingPlanId: PLAN},
      {intent: 'change-plan', lineId: LINE, sellingPlanId: PLAN},
    ],
    [
      'change-plan to none',
      {intent: 'change-plan', lineId: LINE, sellingPlanId: ''},
      {intent: 'change-plan', lineId: LINE, sellingPlanId: null},
    ],
    [
      'change-project',
      {intent: 'change-project', lineId: LINE, project: 'SP024'},
      {intent: 'change-project', lineId: LINE, project: 'SP024'},
    ],
    ['apply-code, trimmed', {intent: 'apply-code', code: ' Früh 10 '}, {intent: 'apply-code', code: 'Früh 10'}],
    [
      'apply-code, pasted',
      {intent: 'apply-code', code: '\u200bFRUEH\u00ad10\ufeff'},
      {intent: 'apply-code', code: 'FRUEH10'},
    ],
    ['remove-code', {intent: 'remove-code', code: 'FRUEH10'}, {intent: 'remove-code', code: 'FRUEH10'}],
    [
      'apply-gift-card, as it is printed',
      {intent: 'apply-gift-card', code: 'abcd efgh\tijkl-12\u200b34–56'},
      {intent: 'apply-gift-card', code: 'abcdefghijkl123456'},
    ],
    [
      'remove-gift-card',
      {intent: 'remove-gift-card', giftCardId: GIFT_CARD},
      {intent: 'remove-gift-card', giftCardId: GIFT_CARD},
    ],
    ['choose-country', {intent: 'choose-country', country: 'CH'}, {intent: 'choose-country', country: 'CH'}],
    [
      'a card for today',
      {intent: 'add', variantId: VARIANT, giftKind: 'card', recipientEmail: 'ada@example.com', sendOn: TODAY},
      {
        intent: 'add',
        variantId: VARIANT,
        quantity: 1,
        sellingPlanId: null,
        project: null,
        recipient: {
          giftKind: 'card',
          recipientName: null,
          recipientEmail: 'ada@example.com',
          senderName: null,
          message: null,
          sendOn: TODAY,
        },
      },
    ],
    [
      'a day that is over counts where a card is bought, and nowhere else',
      {intent: 'increase', lineId: LINE, sendOn: '2020-01-01'},
      {intent: 'increase', lineId: LINE},
    ],
    [
      'add: a plan, chosen as a subscription',
      {intent: 'add', variantId: VARIANT, purchase: 'subscription', sellingPlanId: PLAN},
      {intent: 'add', variantId: VARIANT, quantity: 1, sellingPlanId: PLAN, project: null},
    ],
    [
      'write-note, with the line breaks of an old browser',
      {intent: 'write-note', note: 'Bitte klingeln.\rDanke!'},
      {intent: 'write-note', note: 'Bitte klingeln.\nDanke!', isGift: false},
    ],
    [
      'write-note, in several lines, as a present',
      {intent: 'write-note', note: ' Bitte klingeln.\r\nDanke! ', gift: 'yes'},
      {intent: 'write-note', note: 'Bitte klingeln.\nDanke!', isGift: true},
    ],
    ['write-note, emptied', {intent: 'write-note', note: ''}, {intent: 'write-note', note: '', isGift: false}],
  ];
  it.each(cases)('%s', (_, fields, command) => {
    expect(read(formOf(fields))).toMatchObject({ok: true, value: command});
  });

  it('take the last value of a field, so that a button may follow a hidden default', () => {
    const form = formOf({intent: 'update', lineId: LINE, quantity: '2'});
    form.append('intent', 'increase');
    expect(read(form)).toMatchObject({ok: true, value: {intent: 'increase', lineId: LINE}});
  });
});

it('a gift that was to be sent today is refused a day later', () => {
  const form = formOf({intent: 'add', variantId: VARIANT, sendOn: TODAY});
  expect(readForm(form, cartForm('2026-11-23'))).toMatchObject({ok: false, errors: {sendOn: 'day-past'}});
  expect(read(form)).toMatchObject({ok: true});
});

describe('forms of the cart that are refused', () => {
  const cases: readonly (readonly [string, Fields, object])[] = [
    ['no intent', {}, {intent: 'invalid'}],
    ['an unknown intent', {intent: 'buy', variantId: VARIANT}, {intent: 'invalid'}],
    ['an inherited name as intent', {intent: '__proto__'}, {intent: 'invalid'}],
    ['no variant', {intent: 'add'}, {variantId: 'required'}],
    ['a forged variant', {intent: 'add', variantId: `${VARIANT}"){id}`}, {variantId: 'invalid'}],
    ['a variant with a line break', {intent: 'add', variantId: `${VARIANT}\n1`}, {variantId: 'invalid'}],
    ['another kind of id', {intent: 'add', variantId: 'gid://shopify/Product/1'}, {variantId: 'invalid'}],
    ['an endless id', {intent: 'add', variantId: 'g'.repeat(513)}, {variantId: 'too-long'}],
    ['a country that we do not ship to', {intent: 'choose-country', country: 'US'}, {country: 'invalid'}],
    ['no country', {intent: 'choose-country'}, {country: 'required'}],
    ['an endless note', {intent: 'write-note', note: 'a'.repeat(501)}, {note: 'too-long'}],
    ['a note with control characters', {intent: 'write-note', note: 'a\u0000b'}, {note: 'invalid'}],
    ['a forged plan', {intent: 'add', variantId: VARIANT, sellingPlanId: '4'}, {sellingPlanId: 'invalid'}],
    [
      'a subscription without a plan',
      {intent: 'add', variantId: VARIANT, purchase: 'subscription'},
      {sellingPlanId: 'required'},
    ],
    ['an unknown way to buy', {intent: 'add', variantId: VARIANT, purchase: 'rent'}, {purchase: 'invalid'}],
    [
      'a gift for nobody in particular on no day',
      {intent: 'add', variantId: VARIANT, recipientEmail: 'ada', sendOn: '24.12.', message: 'x'.repeat(1001)},
      {recipientEmail: 'email', sendOn: 'day', message: 'too-long'},
    ],
    ['a line break in a name', {intent: 'add', variantId: VARIANT, senderName: 'A\nB'}, {senderName: 'invalid'}],
    ['a day that is over', {intent: 'add', variantId: VARIANT, sendOn: '2026-11-21'}, {sendOn: 'day-past'}],
    [
      'a day that is over among other faults',
      {intent: 'add', variantId: VARIANT, recipientEmail: 'ada', sendOn: '2025-12-24'},
      {recipientEmail: 'email', sendOn: 'day-past'},
    ],
    [
      'a gift card with words for nobody, far ahead',
      {intent: 'add', variantId: VARIANT, giftKind: 'card', message: 'Prost', sendOn: '2028-12-24'},
      {recipientEmail: 'required', sendOn: 'invalid'},
    ],
    ['another kind of gift', {intent: 'add', variantId: VARIANT, giftKind: 'horse'}, {giftKind: 'invalid'}],
    ['nothing but hyphens', {intent: 'apply-gift-card', code: '- - -'}, {code: 'invalid'}],
    ['a day that there never was', {intent: 'add', variantId: VARIANT, sendOn: '2025-02-30'}, {sendOn: 'day'}],
    ['an unknown project', {intent: 'add', variantId: VARIANT, project: 'SP999'}, {project: 'invalid'}],
    ['no quantity to update to', {intent: 'update', lineId: LINE}, {quantity: 'required'}],
    ['a forged line', {intent: 'remove', lineId: 'gid://shopify/CartLine/1?cart=a&key=b'}, {lineId: 'invalid'}],
    ['no project to change to', {intent: 'change-project', lineId: LINE}, {project: 'required'}],
    ['an empty code', {intent: 'apply-code', code: '   '}, {code: 'required'}],
    ['an endless code', {intent: 'apply-code', code: 'x'.repeat(65)}, {code: 'too-long'}],
    ['nothing that is seen in a code', {intent: 'apply-code', code: '\u200b'}, {code: 'invalid'}],
    ['control characters in a code', {intent: 'apply-code', code: 'a\u0000b'}, {code: 'invalid'}],
    ['markup in a gift card', {intent: 'apply-gift-card', code: '<script>'}, {code: 'invalid'}],
    ['a forged gift card id', {intent: 'remove-gift-card', giftCardId: '1'}, {giftCardId: 'invalid'}],
    [
      'several faults at once',
      {intent: 'update', lineId: 'x', quantity: 'y'},
      {lineId: 'invalid', quantity: 'invalid'},
    ],
  ];
  it.each(cases)('%s', (_, fields, errors) => {
    const reading = read(formOf(fields));
    expect(reading.ok ? null : reading.errors).toEqual(errors);
  });

  it.each(['0', '-1', '1e9', 'abc', '1.5', '1,5', '1000', '٣', '0x1', '+1', 'Infinity', '2 2'])(
    'adding %j pieces',
    (quantity) => {
      const reading = read(formOf({intent: 'add', variantId: VARIANT, quantity}));
      expect(reading).toMatchObject({ok: false, errors: {quantity: 'invalid'}});
    },
  );

  it('a file in place of a value', () => {
    const form = formOf({intent: 'apply-code'});
    form.append('code', new Blob(['x']));
    expect(read(form)).toMatchObject({ok: false, errors: {code: 'required'}});
  });
});

describe('forms of the cart, whatever comes in', () => {
  it('never throw, and a quantity that gets through is an integer of 0 to 999', () => {
    const intents: readonly CartIntent[] = [
      'add',
      'update',
      'increase',
      'remove',
      'change-plan',
      'apply-code',
      'apply-gift-card',
    ];
    const name = fc.oneof(
      fc.constantFrom('intent', 'variantId', 'lineId', 'quantity', 'code', 'project', 'sellingPlanId', '__proto__'),
      fc.string(),
    );
    const value = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.constantFrom(...intents, VARIANT, LINE, PLAN, 'SP022'),
      fc.oneof(fc.integer(), fc.double()).map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), {maxLength: 12}), (pairs) => {
        const form = new FormData();
        for (const [key, each] of pairs) form.append(key, each);
        const reading = read(form);
        if (!reading.ok) expect(Object.keys(reading.errors).length).toBeGreaterThan(0);
        else if ('quantity' in reading.value) {
          expect(reading.value.quantity).toBeLessThanOrEqual(999);
          expect(reading.value.quantity).toBeGreaterThanOrEqual(reading.value.intent === 'add' ? 1 : 0);
        }
      }),
      {numRuns: 1000},
    );
  });
});
