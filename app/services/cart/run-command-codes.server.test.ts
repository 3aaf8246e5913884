import {describe, expect, it, vi} from 'vitest';

import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {Cart} from '../../domain/cart/cart';
import type {CartCommand} from '../../domain/cart/command';
import type {Refusal} from '../../domain/cart/refusal';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {answering, answerWith, CART_ID, done, made, workOn} from './platform.fixture';
import {runCommand} from './run-command.server';

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
