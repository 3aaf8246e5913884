import {describe, expect, it} from 'vitest';

import type {CartReport} from '../../domain/cart/report';
import {fieldText} from '../parts/cart-field-text';
import {cartFeedback, feedbackOf, isGiftToRepeat, saidAgain} from './cart-feedback';

const LINE = 'gid://shopify/CartLine/1';
const OTHER = 'gid://shopify/CartLine/2';

const reported = (traits: Partial<CartReport>): CartReport => ({
  intent: 'update',
  refusals: [],
  values: {},
  repeated: false,
  undo: null,
  ...traits,
});

describe('what a change of the cart came to', () => {
  it('is told at the line that it is about', () => {
    const refusals = [
      {code: 'quantity-reduced', lineId: LINE},
      {code: 'out-of-stock', lineId: OTHER},
    ] as const;
    const {lines, top} = cartFeedback(reported({refusals}), [LINE, OTHER]);
    expect(lines.get(LINE)?.messages).toEqual(['cart:refusal.quantity-reduced']);
    expect(lines.get(OTHER)?.messages).toEqual(['cart:refusal.out-of-stock']);
    expect(top).toEqual([]);
  });

  it('is told at the line whose form was sent when it names none', () => {
    const report = reported({refusals: [{code: 'try-again', lineId: null}], values: {lineId: LINE}});
    expect(cartFeedback(report, [LINE]).lines.get(LINE)?.messages).toEqual(['cart:refusal.try-again']);
  });

  it('is told at the top when its line is gone', () => {
    const report = reported({refusals: [{code: 'try-again', lineId: OTHER}], values: {lineId: OTHER}});
    expect(cartFeedback(report, [LINE])).toMatchObject({top: ['cart:refusal.try-again'], lines: new Map()});
  });

  it.each([
    ['', null],
    ['add', {text: 'added', undo: null}],
    ['apply-code', null],
  ])(
    'says at the top, once, that lines without a title have left the cart, beside what became of "%s"',
    (intent, notice) => {
      const refusals = [OTHER, 'gid://shopify/CartLine/9'].map(
        (lineId) => ({code: 'merchandise-gone', lineId}) as const,
      );
      expect(cartFeedback(reported({intent, refusals}), [LINE])).toMatchObject({
        top: ['cart:refusal.merchandise-gone'],
        topTitle: 'cart:gone.title',
        notice,
        code: {messages: []},
      });
    },
  );

  it('names a line that is gone, beside what is told elsewhere', () => {
    const refusals = [
      {code: 'out-of-stock', lineId: OTHER, goneTitle: 'Waldgold'},
      {code: 'quantity-reduced', lineId: LINE},
    ] as const;
    const gone = [{code: 'out-of-stock', title: 'Waldgold'}];
    const feedback = cartFeedback(reported({refusals}), [LINE]);
    expect(feedback).toMatchObject({gone, top: []});
    expect(feedback.lines.get(LINE)?.messages).toEqual(['cart:refusal.quantity-reduced']);
    expect(cartFeedback(reported({intent: 'apply-code', refusals: [refusals[0]]}), [LINE])).toMatchObject({
      gone,
      code: {messages: [], succeeded: true},
    });
    expect(cartFeedback(reported({intent: 'add', refusals: [refusals[0]]}), [LINE])).toMatchObject({
      gone,
      notice: {text: 'added'},
    });
  });

  it('names a line that was gone before its form came as the form does', () => {
    const values = {lineId: OTHER, title: 'Waldgold, 350 g'};
    const report = reported({refusals: [{code: 'line-missing', lineId: null}], values});
    expect(cartFeedback(report, [LINE])).toMatchObject({
      gone: [{code: 'line-missing', title: 'Waldgold, 350 g'}],
      top: [],
    });
    expect(cartFeedback(report, [LINE, OTHER])).toMatchObject({gone: []});
  });

  it('names what is gone over several reports', () => {
    const lost = (goneTitle: string) => reported({refusals: [{code: 'out-of-stock', lineId: OTHER, goneTitle}]});
    const titles = feedbackOf([lost('Waldgold'), lost('Morgentau')], [LINE]).gone.map(({title}) => title);
    expect(titles).toEqual(['Waldgold', 'Morgentau']);
  });

  it.each(['apply-code', 'remove-code'])('is told at the codes for %s', (intent) => {
    const report = reported({intent, refusals: [{code: 'code-not-found', lineId: null}], values: {code: 'ALT'}});
    const {code, top} = cartFeedback(report, [LINE]);
    expect(code).toMatchObject({messages: ['cart:refusal.code-not-found'], succeeded: false});
    expect(top).toEqual([]);
  });

  it('keeps a code that was refused', () => {
    const refusals = [{code: 'code-not-found', lineId: null}] as const;
    const report = reported({intent: 'apply-code', refusals, values: {code: 'LICHTUNK'}});
    expect(cartFeedback(report, [LINE]).code.typed).toBe('LICHTUNK');
  });

  it.each(['apply-code', 'follow-code'])('is told at the top when there are no boxes to tell it at: %s', (intent) => {
    const report = reported({intent, refusals: [{code: 'code-not-found', lineId: null}]});
    const told = {top: ['cart:refusal.code-not-found'], topTitle: 'cart:codes.code.failure', notice: null};
    expect(cartFeedback(report, [])).toMatchObject(told);
  });

  it('is a code that waits where a link brings one to an empty cart', () => {
    expect(cartFeedback(reported({intent: 'follow-code'}), []).notice?.text).toBe('code-kept');
  });

  it('is told at the codes for what a link brings', () => {
    const refusals = [{code: 'code-not-found', lineId: null}] as const;
    const told = {messages: ['cart:refusal.code-not-found'], succeeded: false, typed: 'NIXDA'};
    for (const intent of ['follow-link', 'follow-code']) {
      const report = reported({intent, refusals, values: {code: 'NIXDA'}});
      expect(cartFeedback(report, [LINE])).toMatchObject({code: told, top: []});
    }
    expect(cartFeedback(reported({intent: 'follow-code', repeated: true}), [LINE]).code.succeeded).toBe(true);
  });

  it('is a success for a code or a gift card that was applied, and for nothing else', () => {
    expect(cartFeedback(reported({intent: 'apply-code'}), [LINE]).code.succeeded).toBe(true);
    expect(cartFeedback(reported({intent: 'apply-gift-card'}), [LINE]).giftCard.succeeded).toBe(true);
    expect(cartFeedback(reported({intent: 'remove-code'}), [LINE]).code.succeeded).toBe(false);
    expect(cartFeedback(reported({intent: 'update'}), [LINE])).toEqual(cartFeedback(null, [LINE]));
  });

  it('keeps a note that was refused', () => {
    const refusals = [{code: 'try-again', lineId: null}] as const;
    const values = {note: 'Bitte klingeln', gift: 'yes'};
    const {note} = cartFeedback(reported({intent: 'write-note', refusals, values}), [LINE]);
    const typed = {typed: 'Bitte klingeln', ticked: true};
    expect(note).toEqual({messages: ['cart:refusal.try-again'], succeeded: false, ...typed});
    const {note: plain} = cartFeedback(reported({intent: 'write-note', refusals, values: {note: 'x'}}), [LINE]);
    expect(plain.ticked).toBe(false);
    expect(cartFeedback(reported({intent: 'write-note', values}), [LINE]).note).not.toHaveProperty('ticked');
  });

  it('keeps a country that was refused', () => {
    const refusals = [{code: 'try-again', lineId: null}] as const;
    const report = reported({intent: 'choose-country', refusals, values: {country: 'AT'}});
    expect(cartFeedback(report, [LINE]).country.typed).toBe('AT');
  });
});

describe('what was done and does not show by itself', () => {
  const undo = {variantId: 'gid://shopify/ProductVariant/1', quantity: 2, sellingPlanId: null, project: null};
  const waiting = [{code: 'code-minimum', lineId: null}] as const;
  const unknown = [{code: 'code-not-found', lineId: null}] as const;
  const cases = [
    ['an add', {intent: 'add'}, 'added'],
    ['an add that had been made before', {intent: 'add', repeated: true}, 'already'],
    ['what a link brought', {intent: 'follow-link'}, 'added'],
    ['a code of a link that waits for goods', {intent: 'follow-link', refusals: waiting}, 'code-kept'],
    ['a code alone that waits for goods', {intent: 'follow-code', refusals: waiting}, 'code-kept'],
    ['a code alone that applies', {intent: 'follow-code'}, undefined],
    ['a code alone that came before', {intent: 'follow-code', repeated: true}, undefined],
    ['a code alone that is unknown', {intent: 'follow-code', refusals: unknown}, undefined],
    ['lines beside a code that is unknown', {intent: 'follow-link', refusals: unknown}, 'added'],
    ['a line that was taken out', {intent: 'remove', undo}, 'removed'],
    ['a note', {intent: 'write-note'}, 'noted'],
    ['a quantity', {intent: 'update'}, undefined],
    ['a quantity that had been changed before', {intent: 'update', repeated: true}, undefined],
    ['a refused add', {intent: 'add', refusals: [{code: 'out-of-stock', lineId: null}]}, undefined],
  ] as const satisfies readonly (readonly [string, Partial<CartReport>, string | undefined])[];

  it.each(cases)('%s', (_name, traits, text) => {
    expect(cartFeedback(reported(traits), [LINE]).notice?.text).toBe(text);
  });

  it('a line comes back as it was', () => {
    expect(cartFeedback(reported({intent: 'remove', undo}), []).notice).toEqual({text: 'removed', undo});
  });
});

describe('a form that was not understood', () => {
  it('is told at its line with what was typed', () => {
    const values = {intent: 'update', lineId: LINE, quantity: '-1'};
    const report = reported({errors: {quantity: 'invalid'}, values});
    expect(cartFeedback(report, [LINE]).lines.get(LINE)).toEqual({
      messages: ['cart:field.quantity-invalid'],
      succeeded: false,
      typed: '-1',
    });
  });

  it('is told at the gift cards', () => {
    const report = reported({intent: 'apply-gift-card', errors: {code: 'required'}});
    expect(cartFeedback(report, [LINE]).giftCard.messages).toEqual(['cart:field.required']);
  });

  it('is one message at the top when no field of the page is wrong', () => {
    const report = reported({intent: '', errors: {intent: 'invalid', lineId: 'invalid'}});
    expect(cartFeedback(report, [LINE]).top).toEqual(['cart:refusal.not-understood']);
  });
});

describe('the text for what is wrong with a field', () => {
  it.each([
    ['quantity', 'invalid', 'quantity-invalid'],
    ['quantity', 'required', 'quantity-invalid'],
    ['sellingPlanId', 'required', 'plan-required'],
    ['sellingPlanId', 'invalid', 'invalid'],
    ['recipientEmail', 'email', 'invalid'],
    ['sendOn', 'day', 'invalid'],
    ['sendOn', 'day-past', 'day-past'],
    ['sendOn', 'invalid', 'day-too-late'],
    ['recipientEmail', 'required', 'recipient-required'],
    ['message', 'too-long', 'words-too-long'],
    ['code', 'too-long', 'too-long'],
  ] as const)('of %s, %s: %s', (field, error, text) => {
    expect(fieldText(field, error)).toBe(text);
  });
});

describe('a gift', () => {
  const words = {intent: 'add', values: {message: 'Prost'}};
  const refused = (code: 'out-of-stock' | 'try-again' | 'quantity-reduced') => ({refusals: [{code, lineId: null}]});
  it.each<readonly [string, Partial<CartReport>, boolean]>([
    ['that is sold out', {...words, ...refused('out-of-stock')}, true],
    ['in an outage', {...words, ...refused('try-again')}, true],
    ['with a wrong field of its own', {intent: 'add', errors: {recipientEmail: 'required'}}, true],
    ['with another wrong field', {...words, errors: {quantity: 'invalid'}}, true],
    ['that is in the cart', words, false],
    ['of which there were too few', {...words, ...refused('quantity-reduced')}, false],
    ['without words', {intent: 'add', values: {quantity: '2'}, ...refused('out-of-stock')}, false],
    ['in another form', {...words, intent: 'update', ...refused('out-of-stock')}, false],
  ])('%s, %o, is to be repeated with its words: %s', (_, traits, isToRepeat) => {
    expect(isGiftToRepeat(reported(traits))).toBe(isToRepeat);
  });
});

describe('what the last change came to', () => {
  const wrong = reported({errors: {quantity: 'invalid'}, values: {lineId: LINE, quantity: '-1'}});
  const elsewhere = reported({errors: {quantity: 'invalid'}, values: {lineId: OTHER, quantity: '-1'}});
  const refused = reported({
    intent: 'apply-code',
    refusals: [{code: 'code-not-found', lineId: null}],
    values: {code: 'A'},
  });

  it.each([
    [
      'a field that is as wrong as before',
      [wrong, {...wrong, values: {lineId: LINE, quantity: '-2'}}],
      ['cart:field.quantity-invalid'],
    ],
    [
      'a code that is refused like the one before',
      [refused, {...refused, values: {code: 'B'}}],
      ['cart:refusal.code-not-found'],
    ],
    ['nothing, the first time', [undefined, wrong], []],
    ['nothing where the one before was about another line', [elsewhere, wrong], []],
    ['nothing where the one before was about something else', [refused, wrong], []],
    ['nothing twice without a refusal', [reported({}), reported({})], []],
  ])('has to be announced where it says the same again: %s', (_, [before, now], messages) => {
    expect(saidAgain(before, now, [LINE, OTHER])).toEqual(messages);
  });
});
