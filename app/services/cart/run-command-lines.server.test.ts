import {describe, expect, it, vi} from 'vitest';

import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {CartCommand} from '../../domain/cart/command';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {answering, CART_ID, done, made, workOn} from './platform.fixture';
import {runCommand} from './run-command.server';

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
