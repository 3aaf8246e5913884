import {describe, expect, it, vi} from 'vitest';

import {CART_LINES} from '../../config/limits';
import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {Cart} from '../../domain/cart/cart';
import type {CartCommand} from '../../domain/cart/command';
import type {Refusal} from '../../domain/cart/refusal';
import type {CartAnswer, PlatformCart} from '../storefront/platform-cart.server';
import {createVerifiedPlatform} from './verified-platform.server';
import {answerWith, done, platformWith} from './platform.fixture';
import {runCommand, type Work} from './run-command.server';

const VARIANT = 'gid://shopify/ProductVariant/1';
const CART_ID = 'gid://shopify/Cart/1?key=1';

const answering = (answer: Partial<CartAnswer>) => vi.fn(() => Promise.resolve(answerWith(answer)));
/** What a command comes to that was carried out as asked. */
const made = (cart: Cart | null) => ({cart, refusals: []});

/** What a command is carried out with, where nobody has asked for it before. */
const workOn = (cart: Cart | null, answers: Partial<PlatformCart> = {}): Work => ({
  platform: createVerifiedPlatform(platformWith(cart, answers), () => Promise.resolve()),
  pending: null,
  note: () => undefined,
});

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

describe('changing a line', () => {
  const line = exampleLine({id: 'gid://shopify/CartLine/7', quantity: 3, attributes: [{key: 'note', value: 'x'}]});
  const cart = exampleCart([line]);
  const commands: readonly (readonly [CartCommand, object])[] = [
    [{intent: 'increase', lineId: line.id}, {quantity: 4}],
    [{intent: 'decrease', lineId: line.id}, {quantity: 2}],
    [{intent: 'remove', lineId: line.id}, {quantity: 0}],
    [{intent: 'update', lineId: line.id, quantity: 9}, {quantity: 9}],
    [{intent: 'change-plan', lineId: line.id, sellingPlanId: null}, {sellingPlanId: null}],
    [
      {intent: 'change-project', lineId: line.id, project: 'SP024'},
      {
        attributes: [
          {key: 'note', value: 'x'},
          {key: '_D', value: 'SP024'},
        ],
      },
    ],
  ];

  it.each(commands)('%j asks the platform for %j', async (command, change) => {
    const updateLines = answering(done(cart));
    await runCommand(workOn(cart, {updateLines}), CART_ID, command);
    expect(updateLines).toHaveBeenCalledWith(cart.id, [{id: line.id, ...change}]);
  });

  it('gives coffee its project with a plan: a subscription knows no other than the one of its line', async () => {
    const coffee = exampleLine({id: line.id, donationVariantId: 'gid://shopify/ProductVariant/92', attributes: []});
    const updateLines = answering(done(cart));
    const sellingPlanId = 'gid://shopify/SellingPlan/4';
    const command: CartCommand = {intent: 'change-plan', lineId: line.id, sellingPlanId};
    await runCommand(workOn(exampleCart([coffee]), {updateLines}), CART_ID, command);
    const attributes = [{key: '_D', value: 'SP022'}];
    expect(updateLines).toHaveBeenCalledWith(cart.id, [{id: line.id, sellingPlanId, attributes}]);
  });

  it('refuses a line that the cart does not hold', async () => {
    const command: CartCommand = {intent: 'increase', lineId: 'gid://shopify/CartLine/other'};
    expect(await runCommand(workOn(cart), CART_ID, command)).toMatchObject({
      cart,
      refusals: [{code: 'line-missing', lineId: null}],
    });
  });

  it.each([{intent: 'remove'}, {intent: 'update', quantity: 0}] as const)(
    'has done %o where it is gone',
    async (asked) => {
      const command: CartCommand = {...asked, lineId: 'gid://shopify/CartLine/other'};
      expect(await runCommand(workOn(cart), CART_ID, command)).toMatchObject({...made(cart), removed: null});
    },
  );

  it.each([null, CART_ID])('refuses with cart-gone where there is no cart (cookie: %s)', async (cartId) => {
    const command: CartCommand = {intent: 'remove', lineId: line.id};
    expect(await runCommand(workOn(null), cartId, command)).toMatchObject({
      cart: null,
      refusals: [{code: 'cart-gone', lineId: null}],
    });
  });
});

describe('discount codes', () => {
  const known = exampleCart([exampleLine()], {discountCodes: [{code: 'LICHTUNG15', applicable: true}]});
  const apply: CartCommand = {intent: 'apply-code', code: 'versandfrei'};

  it('sends the union of the codes', async () => {
    const both = exampleCart([exampleLine()], {
      discountCodes: [
        {code: 'LICHTUNG15', applicable: true},
        {code: 'VERSANDFREI', applicable: true},
      ],
    });
    const updateDiscountCodes = answering(done(both));
    const answer = await runCommand(workOn(known, {updateDiscountCodes}), CART_ID, apply);
    expect(updateDiscountCodes).toHaveBeenCalledWith(known.id, ['LICHTUNG15', 'versandfrei']);
    expect(answer).toMatchObject(made(both));
  });

  it('takes a code that does not apply away again and says why', async () => {
    const unusable = exampleCart([exampleLine()], {
      discountCodes: [
        {code: 'LICHTUNG15', applicable: true},
        {code: 'versandfrei', applicable: false},
      ],
    });
    const refusals = [{code: 'code-not-found', lineId: null}] as const;
    const updateDiscountCodes = vi
      .fn<PlatformCart['updateDiscountCodes']>()
      .mockResolvedValueOnce(answerWith({cart: unusable, warnings: refusals}))
      .mockResolvedValueOnce(done(known));
    const answer = await runCommand(workOn(known, {updateDiscountCodes}), CART_ID, apply);
    expect(updateDiscountCodes).toHaveBeenLastCalledWith(known.id, ['LICHTUNG15']);
    expect(answer).toMatchObject({cart: known, refusals});
  });

  it('keeps a code that was there before, and says why it does not apply now', async () => {
    const unusable = exampleCart([exampleLine()], {discountCodes: [{code: 'LICHTUNG15', applicable: false}]});
    const updateDiscountCodes = answering(done(unusable));
    const command: CartCommand = {intent: 'apply-code', code: 'lichtung15'};
    expect(await runCommand(workOn(known, {updateDiscountCodes}), CART_ID, command)).toMatchObject({
      cart: unusable,
      refusals: [{code: 'code-not-applicable', lineId: null}],
    });
    expect(updateDiscountCodes).toHaveBeenCalledOnce();
  });

  it('takes a new code away although another one was there before', async () => {
    const two = {...known, discountCodes: [...known.discountCodes, {code: 'B', applicable: true}]};
    const updateDiscountCodes = vi
      .fn<PlatformCart['updateDiscountCodes']>()
      .mockResolvedValueOnce(answerWith({warnings: [{code: 'code-not-found', lineId: null}]}))
      .mockResolvedValueOnce(done(two));
    expect(await runCommand(workOn(two, {updateDiscountCodes}), CART_ID, apply)).toMatchObject({
      cart: two,
      refusals: [{code: 'code-not-found', lineId: null}],
    });
    expect(updateDiscountCodes).toHaveBeenLastCalledWith(two.id, ['LICHTUNG15', 'B']);
  });

  describe('beside one that waits', () => {
    const codes = (...pairs: readonly (readonly [string, boolean])[]) =>
      exampleCart([exampleLine()], {discountCodes: pairs.map(([code, applicable]) => ({code, applicable}))});
    const waiting = codes(['ERST-AB-50', false], ['LICHTUNG15', true]);
    const tried = codes(['ERST-AB-50', false], ['LICHTUNG15', true], ['versandfrei', false]);
    const minimum = {code: 'code-minimum', lineId: CART_ID} as const;
    const ofTyped = {code: 'code-not-found', lineId: CART_ID} as const;
    const unrelated = {code: 'out-of-stock', lineId: 'gid://shopify/CartLine/1'} as const;
    const platformAnswering = (last: Cart, reason: Refusal) =>
      vi
        .fn<PlatformCart['updateDiscountCodes']>()
        .mockResolvedValueOnce(answerWith({cart: tried, warnings: [unrelated, minimum, reason]}))
        .mockResolvedValueOnce(
          answerWith({
            cart: codes(['LICHTUNG15', true], ['versandfrei', false]),
            warnings: [unrelated, reason],
          }),
        )
        .mockResolvedValueOnce(answerWith({cart: last, warnings: [minimum]}));

    it('a code is refused for its own reason, and the others are as they were', async () => {
      const updateDiscountCodes = platformAnswering(waiting, ofTyped);
      expect(await runCommand(workOn(waiting, {updateDiscountCodes}), CART_ID, apply)).toMatchObject({
        cart: waiting,
        refusals: [{code: 'code-not-found', lineId: null}],
      });
      expect(updateDiscountCodes.mock.calls.map(([, sent]) => sent)).toEqual([
        ['ERST-AB-50', 'LICHTUNG15', 'versandfrei'],
        ['LICHTUNG15', 'versandfrei'],
        ['ERST-AB-50', 'LICHTUNG15'],
      ]);
    });

    it.each([
      ['stays where it may still apply', 'code-no-goods', ['ERST-AB-50', 'LICHTUNG15', 'versandfrei']],
      ['does not stay where it cannot', 'code-not-found', ['ERST-AB-50', 'LICHTUNG15']],
    ] as const)('the code of a link %s', async (_, reason, sent) => {
      const updateDiscountCodes = platformAnswering(tried, {code: reason, lineId: CART_ID});
      const link: CartCommand = {intent: 'follow-link', lines: [], code: 'versandfrei'};
      const answer = await runCommand(workOn(waiting, {updateDiscountCodes}), CART_ID, link);
      expect(answer.refusals).toEqual([{code: reason, lineId: null}]);
      expect(updateDiscountCodes).toHaveBeenLastCalledWith(waiting.id, sent);
    });

    it('a code that applies is no failure', async () => {
      const both = codes(['ERST-AB-50', false], ['LICHTUNG15', true], ['versandfrei', true]);
      const updateDiscountCodes = answering({cart: both, warnings: [minimum]});
      const answer = await runCommand(workOn(waiting, {updateDiscountCodes}), CART_ID, apply);
      expect(answer).toMatchObject(made(both));
      expect(updateDiscountCodes).toHaveBeenCalledOnce();
    });
  });

  it('leaves the codes as they are where the platform refuses the change', async () => {
    const refusals = [{code: 'try-again', lineId: null}] as const;
    const updateDiscountCodes = answering({cart: known, refusals});
    expect(await runCommand(workOn(known, {updateDiscountCodes}), CART_ID, apply)).toMatchObject({
      cart: known,
      refusals,
    });
    expect(updateDiscountCodes).toHaveBeenCalledOnce();
  });

  it('keeps the other codes where one is removed', async () => {
    const two = {...known, discountCodes: [...known.discountCodes, {code: 'B', applicable: true}]};
    const updateDiscountCodes = answering(done(known));
    await runCommand(workOn(two, {updateDiscountCodes}), CART_ID, {
      intent: 'remove-code',
      code: 'b',
    });
    expect(updateDiscountCodes).toHaveBeenCalledWith(two.id, ['LICHTUNG15']);
  });

  it('removes a code in whatever case it was typed', async () => {
    const updateDiscountCodes = answering(done(known));
    const command: CartCommand = {intent: 'remove-code', code: 'lichtung15'};
    await runCommand(workOn(known, {updateDiscountCodes}), CART_ID, command);
    expect(updateDiscountCodes).toHaveBeenCalledWith(known.id, []);
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

describe('a line that a command takes away', () => {
  const line = exampleLine({id: 'gid://shopify/CartLine/7', attributes: [{key: '_D', value: 'SP023'}]});
  const cart = exampleCart([line]);
  const removed = {variantId: line.variantId, quantity: 1, sellingPlanId: null, attributes: line.attributes};

  it.each(['remove', 'decrease'] as const)('is told by %s, so that it can come back', async (intent) => {
    const updateLines = answering(done(exampleCart([])));
    const answer = await runCommand(workOn(cart, {updateLines}), CART_ID, {
      intent,
      lineId: line.id,
    });
    expect(answer.removed).toEqual(removed);
  });

  it('is the one that the command names', async () => {
    const other = exampleLine({id: 'gid://shopify/CartLine/8', variantId: 'gid://shopify/ProductVariant/8'});
    const updateLines = answering(done(exampleCart([other])));
    const work = workOn(exampleCart([other, line]), {updateLines});
    const answer = await runCommand(work, CART_ID, {intent: 'remove', lineId: line.id});
    expect(answer.removed).toEqual(removed);
  });

  it.each<readonly [string, CartCommand]>([
    ['another plan', {intent: 'change-plan', lineId: line.id, sellingPlanId: null}],
    ['another project', {intent: 'change-project', lineId: line.id, project: 'SP024'}],
    ['more of it', {intent: 'increase', lineId: line.id}],
  ])('is none where the line is another one now: %s', async (_, command) => {
    const updateLines = answering(done(exampleCart([])));
    expect((await runCommand(workOn(cart, {updateLines}), CART_ID, command)).removed).toBeNull();
  });

  it('is none where the platform took it, with the title of what is gone', async () => {
    const updateLines = answering({cart: exampleCart([]), warnings: [{code: 'out-of-stock', lineId: line.id}]});
    const command: CartCommand = {intent: 'update', lineId: line.id, quantity: 2};
    expect(await runCommand(workOn(cart, {updateLines}), CART_ID, command)).toMatchObject({
      removed: null,
      refusals: [{code: 'out-of-stock', lineId: line.id, goneTitle: line.title}],
    });
  });

  it('is none where the cart is gone', async () => {
    const updateLines = answering({cart: null, refusals: [{code: 'cart-gone', lineId: null}]});
    const read = vi.fn<PlatformCart['read']>().mockResolvedValueOnce(cart).mockResolvedValueOnce(null);
    const command: CartCommand = {intent: 'remove', lineId: line.id};
    expect(await runCommand(workOn(cart, {updateLines, read}), CART_ID, command)).toMatchObject({
      cart: null,
      removed: null,
      refusals: [{code: 'cart-gone'}],
    });
  });

  it('is none where it is still there', async () => {
    const updateLines = answering({cart, refusals: [{code: 'try-again', lineId: null}]});
    const command: CartCommand = {intent: 'remove', lineId: line.id};
    expect((await runCommand(workOn(cart, {updateLines}), CART_ID, command)).removed).toBeNull();
  });
});

describe('gift cards', () => {
  const empty = exampleCart([exampleLine()]);
  const command: CartCommand = {intent: 'apply-gift-card', code: 'WALD-2345'};
  const refusals = [{code: 'gift-card-not-possible', lineId: null}] as const;
  const card = (lastCharacters: string) => ({
    id: lastCharacters,
    lastCharacters,
    amountUsed: {cents: 1, currency: 'EUR'},
    balance: {cents: 0, currency: 'EUR'},
  });

  it.each([
    ['another card', [card('9999')], 1],
    ['the same card, in capitals', [card('WALD')], 0],
  ])('knows a card that is there already by its last characters: %s', async (_, giftCards, count) => {
    const known = exampleCart([exampleLine()], {giftCards});
    const addGiftCards = answering(done(known));
    const answer = await runCommand(workOn(known, {addGiftCards}), CART_ID, {...command, code: 'tau-wald'});
    expect(answer.refusals).toHaveLength(count);
    expect(addGiftCards).toHaveBeenCalledWith(known.id, ['tau-wald']);
  });

  it.each([
    ['warns', {cart: empty, warnings: [{code: 'try-again', lineId: null}, refusals[0]]}],
    ['refuses', {refusals}],
  ] as const)('says why, where the platform %s', async (_, answer) => {
    const addGiftCards = answering(answer);
    expect(await runCommand(workOn(empty, {addGiftCards}), CART_ID, command)).toMatchObject({cart: empty, refusals});
  });

  it('is taken off by its id', async () => {
    const removeGiftCards = answering(done(empty));
    const taken: CartCommand = {intent: 'remove-gift-card', giftCardId: '2345'};
    expect(await runCommand(workOn(empty, {removeGiftCards}), CART_ID, taken)).toMatchObject(made(empty));
    expect(removeGiftCards).toHaveBeenCalledWith(empty.id, ['2345']);
  });

  it('says so when the platform silently ignores a card', async () => {
    const addGiftCards = answering(done(empty));
    expect(await runCommand(workOn(empty, {addGiftCards}), CART_ID, command)).toMatchObject({
      cart: empty,
      refusals: [{code: 'gift-card-invalid', lineId: null}],
    });
  });

  it('accepts a new card, and one that is applied already', async () => {
    const withCard = exampleCart([exampleLine()], {giftCards: [card('2345')]});
    const addGiftCards = answering(done(withCard));
    expect(await runCommand(workOn(empty, {addGiftCards}), CART_ID, command)).toMatchObject(made(withCard));
    expect(await runCommand(workOn(withCard, {addGiftCards}), CART_ID, command)).toMatchObject(made(withCard));
  });
});

it('the country that a cart is sent to is told to the platform', async () => {
  const cart = exampleCart([exampleLine()]);
  const updateCountry = answering(done({...cart, countryCode: 'CH'}));
  const command: CartCommand = {intent: 'choose-country', country: 'CH'};
  expect(await runCommand(workOn(cart, {updateCountry}), CART_ID, command)).toMatchObject({cart: {countryCode: 'CH'}});
  expect(updateCountry).toHaveBeenCalledWith(cart.id, 'CH');
});
