import {describe, expect, it, vi} from 'vitest';

import {LIMITS} from '../../config/commerce';
import {CART_LINES} from '../../config/limits';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/command';
import type {CartAnswer, PlatformCart} from '../storefront/platform-cart.server';
import {answering, answerWith, CART_ID, done, made, workOn} from './platform.fixture';
import {runCommand} from './run-command.server';

const VARIANT = 'gid://shopify/ProductVariant/1';

const addOne: CartCommand = {
  intent: 'add',
  variantId: VARIANT,
  quantity: 2,
  sellingPlanId: null,
  project: 'SP023',
};

describe('adding', () => {
  const cart = exampleCart([exampleLine()]);

  it('starts a cart on the first add, with the chosen project on the line', async () => {
    const create = answering(done(cart));
    await runCommand(workOn(null, {create}), null, addOne);
    expect(create).toHaveBeenCalledWith([
      {variantId: VARIANT, quantity: 2, sellingPlanId: null, attributes: [{key: '_D', value: 'SP023'}]},
    ]);
  });

  it('starts a new cart when the platform says that the old one is gone', async () => {
    const create = answering(done(cart));
    expect(await runCommand(workOn(null, {create}), CART_ID, addOne)).toMatchObject(made(cart));
  });

  it.each([
    [CART_LINES - 1, 'another', 1, []],
    [CART_LINES, 'another', 0, [{code: 'cart-full', lineId: null}]],
    [CART_LINES, 'the same', 1, []],
  ] as const)('to %i lines %s one calls the platform %i times', async (lines, which, calls, refusals) => {
    const {variantId} = exampleLine();
    const full = exampleCart(
      Array.from({length: lines}, (_, index) => exampleLine({variantId: `${variantId}${index === 0 ? '' : index}`})),
    );
    const addLines = answering(done(full));
    const adding = which === 'the same' ? {...addOne, variantId, project: null} : addOne;
    expect(await runCommand(workOn(full, {addLines}), CART_ID, adding)).toMatchObject({cart: full, refusals});
    expect(addLines).toHaveBeenCalledTimes(calls);
  });

  it('refuses what would be more pieces of a line than a form may ask for', async () => {
    const many = exampleCart([exampleLine({variantId: VARIANT, quantity: LIMITS.quantityMax - 1})]);
    const addLines = answering(done(many));
    expect(await runCommand(workOn(many, {addLines}), CART_ID, {...addOne, project: null})).toMatchObject({
      cart: many,
      refusals: [{code: 'quantity-too-large', lineId: null}],
    });
    expect(addLines).not.toHaveBeenCalled();
  });

  it.each([
    ['increase', 1998, 1998],
    ['decrease', 1998, 1997],
    ['increase', LIMITS.quantityMax, LIMITS.quantityMax],
  ] as const)('and then %s leaves of %i pieces %i', async (intent, quantity, left) => {
    const line = exampleLine({quantity});
    const many = exampleCart([line]);
    const updateLines = answering(done(many));
    await runCommand(workOn(many, {updateLines}), CART_ID, {intent, lineId: line.id});
    expect(updateLines).toHaveBeenCalledWith(many.id, [{id: line.id, quantity: left}]);
  });

  it('keeps the cart and says why when the platform refuses the line', async () => {
    const refusals = [{code: 'merchandise-gone', lineId: null}] as const;
    const addLines = answering({cart: null, refusals});
    expect(await runCommand(workOn(cart, {addLines}), CART_ID, addOne)).toMatchObject({cart, refusals});
  });
});

describe('a warning about what stood in the cart before', () => {
  const soldOut = exampleLine({id: 'gid://shopify/CartLine/7', variantId: 'gid://shopify/ProductVariant/7'});
  const cart = exampleCart([soldOut]);
  const warnings = [
    {code: 'out-of-stock', lineId: soldOut.id},
    {code: 'code-minimum', lineId: cart.id},
  ] as const;

  it('is no refusal of an add', async () => {
    const after = exampleCart([soldOut, exampleLine()]);
    const addLines = answering({cart: after, warnings});
    expect(await runCommand(workOn(cart, {addLines}), CART_ID, addOne)).toMatchObject(made(after));
  });

  it('is none of what a link brings', async () => {
    const after = exampleCart([soldOut, exampleLine()], {discountCodes: [{code: 'A', applicable: true}]});
    const addLines = answering({cart: after, warnings});
    const updateDiscountCodes = answering({cart: after, warnings});
    const lines = [{variantId: VARIANT, quantity: 1, sellingPlanId: null, attributes: []}];
    const command: CartCommand = {intent: 'follow-link', lines, code: 'A'};
    const work = workOn(cart, {addLines, updateDiscountCodes});
    expect(await runCommand(work, CART_ID, command)).toMatchObject(made(after));
  });

  it('is told where the line is gone over the add', async () => {
    const addLines = answering({cart: exampleCart([exampleLine()]), warnings});
    expect((await runCommand(workOn(cart, {addLines}), CART_ID, addOne)).refusals).toEqual([
      {code: 'out-of-stock', lineId: soldOut.id, goneTitle: soldOut.title},
    ]);
  });

  it('does not keep a note from being a present', async () => {
    const noted = {...cart, note: 'Bitte klingeln'};
    const updateNote = answering({cart: noted, warnings});
    const updateAttributes = answering({cart: noted, warnings});
    const command: CartCommand = {intent: 'write-note', note: noted.note, isGift: true};
    const work = workOn(cart, {updateNote, updateAttributes});
    expect(await runCommand(work, CART_ID, command)).toMatchObject(made(noted));
    expect(updateAttributes).toHaveBeenCalledWith(cart.id, [{key: 'gift', value: 'yes'}]);
  });

  it('is no refusal of a gift card', async () => {
    const giftCards = [
      {id: '1', lastCharacters: 'MOOS', amountUsed: {cents: 1, currency: 'EUR'}, balance: {cents: 0, currency: 'EUR'}},
    ];
    const after = exampleCart([soldOut], {giftCards});
    const addGiftCards = answering({cart: after, warnings});
    const command: CartCommand = {intent: 'apply-gift-card', code: 'TAU2500MOOS'};
    expect(await runCommand(workOn(cart, {addGiftCards}), CART_ID, command)).toMatchObject(made(after));
  });

  it('is none of taking another code out', async () => {
    const updateDiscountCodes = answering({cart, warnings});
    const command: CartCommand = {intent: 'remove-code', code: 'A'};
    expect(await runCommand(workOn(cart, {updateDiscountCodes}), CART_ID, command)).toMatchObject(made(cart));
  });
});

describe('a second press after an answer was lost', () => {
  const line = exampleLine({quantity: 3, attributes: [{key: '_D', value: 'SP023'}]});
  const cart = exampleCart([line]);
  const addLines = answering(done(cart));
  const {variantId, attributes} = line;
  const toldToHold = (quantity: number) => [{content: {variantId, sellingPlanId: null, attributes}, quantity}];

  it('notes the target quantity of a step as pending', async () => {
    const note = vi.fn();
    const updateLines = answering(done(cart));
    const command: CartCommand = {intent: 'decrease', lineId: line.id};
    await runCommand({...workOn(cart, {updateLines}), note}, CART_ID, command);
    expect(note).toHaveBeenCalledWith(toldToHold(2));
  });

  it('notes the target quantities as pending before the request is sent', async () => {
    const note = vi.fn();
    await runCommand({...workOn(cart, {addLines}), note}, CART_ID, addOne);
    expect(note).toHaveBeenCalledWith(toldToHold(5));
  });

  it('changes nothing where the first one had arrived', async () => {
    const updateLines = vi.fn<PlatformCart['updateLines']>();
    const work = {...workOn(cart, {updateLines}), pending: toldToHold(3)};
    const command: CartCommand = {intent: 'increase', lineId: line.id};
    expect(await runCommand(work, CART_ID, command)).toMatchObject(made(cart));
    expect(updateLines).not.toHaveBeenCalled();
  });

  it('applies the code of a link whose lines had arrived alone', async () => {
    const coded = {...cart, discountCodes: [{code: 'A', applicable: true}]};
    const added = vi.fn<PlatformCart['addLines']>();
    const work = workOn(cart, {addLines: added, updateDiscountCodes: answering(done(coded))});
    const lines = [{variantId, quantity: 3, sellingPlanId: null, attributes, title: 'Morgentau'}];
    const link: CartCommand = {intent: 'follow-link', lines, code: 'A'};
    expect(await runCommand({...work, pending: toldToHold(3)}, CART_ID, link)).toMatchObject(made(coded));
    expect(added).not.toHaveBeenCalled();
  });

  it('is carried out where it had not', async () => {
    addLines.mockClear();
    await runCommand({...workOn(cart, {addLines}), pending: toldToHold(5)}, CART_ID, addOne);
    expect(addLines).toHaveBeenCalledOnce();
  });
});

describe('what a link brings', () => {
  const empty = exampleCart([]);
  const filled = exampleCart([exampleLine()]);
  const code = {code: 'WILLKOMMEN10', applicable: false};
  const line = {variantId: VARIANT, quantity: 2, sellingPlanId: null, attributes: []};
  const refusal = {code: 'merchandise-gone', lineId: null} as const;
  const link = (traits: object) => ({intent: 'follow-link', lines: [], code: null, ...traits}) satisfies CartCommand;

  it.each<readonly [string, string, CartAnswer['refusals']]>([
    ['one, which it names', 'b', [{code: 'merchandise-gone', lineId: null, goneTitle: 'b'}]],
    ['all, as the platform says it', 'ab', [refusal, refusal]],
  ])('puts in what the platform takes of a link, and refuses %s', async (_, refused, refusals) => {
    const named = ['a', 'b'].map((title) => ({...line, variantId: `gid://shopify/ProductVariant/${title}`, title}));
    const addLines = vi.fn<PlatformCart['addLines']>((_id, lines) => {
      const isRefused = lines.some(({variantId}) => refused.includes(variantId.slice(-1)));
      return Promise.resolve(isRefused ? answerWith({refusals: [refusal]}) : done(filled));
    });
    const result = await runCommand(workOn(empty, {addLines}), CART_ID, link({lines: named}));
    expect(result).toMatchObject({cart: refused === 'b' ? filled : empty});
    expect(result.refusals).toEqual(refusals);
  });

  it('starts a cart for a code alone, and keeps it though nothing is there for it to apply to', async () => {
    const refusals = [{code: 'code-minimum', lineId: null}] as const;
    const kept = {...empty, discountCodes: [code]};
    const create = answering(done(empty));
    const updateDiscountCodes = answering({cart: kept, warnings: refusals});
    const work = workOn(null, {create, updateDiscountCodes});
    expect(await runCommand(work, null, link({code: code.code}))).toMatchObject({cart: kept, refusals});
    expect(create).toHaveBeenCalledWith([]);
    expect(updateDiscountCodes).toHaveBeenCalledOnce();
  });

  it('adds its lines to what is there, in one go', async () => {
    const addLines = answering(done(empty));
    await runCommand(workOn(empty, {addLines}), CART_ID, link({lines: [line, {...line, quantity: 1}]}));
    expect(addLines).toHaveBeenCalledWith(empty.id, [line, {...line, quantity: 1}]);
  });
});

describe('a note', () => {
  const cart = exampleCart([exampleLine()], {attributes: [{key: 'channel', value: 'web'}]});
  const command: CartCommand = {intent: 'write-note', note: 'Bitte klingeln', isGift: true};
  const gift = {key: 'gift', value: 'yes'};

  it('is the platform’s note, and a present an attribute beside those that are there', async () => {
    const updateNote = answering(done({...cart, note: command.note}));
    const updateAttributes = answering(done(cart));
    await runCommand(workOn(cart, {updateNote, updateAttributes}), CART_ID, command);
    expect(updateNote).toHaveBeenCalledWith(cart.id, 'Bitte klingeln');
    expect(updateAttributes).toHaveBeenCalledWith(cart.id, [...cart.attributes, gift]);
  });

  it.each([
    ['refuses it', {cart, refusals: [{code: 'note-too-long', lineId: null}]}],
    ['says that the cart is gone', {cart: null, refusals: [{code: 'cart-gone', lineId: null}]}],
    ['gives no cart', {cart: null, refusals: []}],
  ] as const)('is no present yet where the platform %s', async (_, answer) => {
    const updateAttributes = vi.fn<PlatformCart['updateAttributes']>();
    const work = workOn(cart, {updateNote: answering(answer), updateAttributes});
    expect(await runCommand(work, CART_ID, command)).toMatchObject({cart, refusals: answer.refusals});
    expect(updateAttributes).not.toHaveBeenCalled();
  });

  it('is not sent where nothing has changed', async () => {
    const same = {...cart, note: command.note, attributes: [gift]};
    expect(await runCommand(workOn(same), CART_ID, command)).toMatchObject(made(same));
  });
});

it('the country that a cart is sent to is told to the platform', async () => {
  const cart = exampleCart([exampleLine()]);
  const updateCountry = answering(done({...cart, countryCode: 'CH'}));
  const command: CartCommand = {intent: 'choose-country', country: 'CH'};
  expect(await runCommand(workOn(cart, {updateCountry}), CART_ID, command)).toMatchObject({cart: {countryCode: 'CH'}});
  expect(updateCountry).toHaveBeenCalledWith(cart.id, 'CH');
});
