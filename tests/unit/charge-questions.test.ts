import {expect, it} from 'vitest';

import {chargeQuestions} from '../../scripts/lib/charge-questions.mjs';
import {No, Unknown} from '../../scripts/lib/questions.mjs';

const ARTICLE = '50201';
const COFFEE = {id: 'gid://shopify/ProductVariant/1', sellingPlanAllocations: {nodes: [{sellingPlan: {id: 'plan'}}]}};

/** Asks a platform that has so many bags at EUR 10, and the free article or not. */
async function ask(what: RegExp, {bags = 100, hasArticle = true, article = '0.0'} = {}): Promise<unknown> {
  const line = (id: string, amount: string) => ({id, cost: {totalAmount: {amount}}, merchandise: {id}});
  const cart = (pieces: number, ...more: readonly object[]) => ({
    id: 'cart',
    cost: {subtotalAmount: {amount: String(10 * pieces)}},
    lines: {nodes: [line(COFFEE.id, String(10 * pieces)), ...more]},
    discountAllocations: [],
    deliveryGroups: {nodes: [{deliveryOptions: [{estimatedCost: {amount: pieces * 10 >= 39 ? '0.0' : '4.9'}}]}]},
  });
  const platform = (query: string, variables: Record<string, unknown> = {}) => {
    const [, operation] = /(cart\w+)\(/.exec(query) ?? [];
    if (operation === 'cartCreate') return {made: {cart: cart(1), userErrors: []}};
    if (operation === 'cartLinesAdd') {
      const given = hasArticle ? [line(`gid://shopify/ProductVariant/${ARTICLE}`, article)] : [];
      return {made: {cart: cart(8, ...given), userErrors: []}};
    }
    const [, wanted = '0'] = /"quantity":(\d+)/.exec(JSON.stringify(variables)) ?? [];
    return {made: {cart: cart(Math.min(bags, Number(wanted))), userErrors: []}};
  };
  const questions = chargeQuestions(
    (query, variables) => Promise.resolve(platform(query, variables)),
    () => Promise.resolve([COFFEE]),
    ARTICLE,
  );
  const question = questions.find((each) => what.test(each.what));
  if (question === undefined) throw new Error(`There is no question ${String(what)}`);
  return question.ask().catch((error: unknown) => error);
}

it.each([/shipping rates/, /ships subscriptions free/, /free article/])('%s: yes', async (what) => {
  expect(await ask(what)).toBeUndefined();
});

it('no answer is had of a coffee of which too little is there', async () => {
  expect(await ask(/shipping rates/, {bags: 3})).toEqual(new Unknown('fewer than 4 pieces are in stock'));
});

it.each([
  [{hasArticle: false}, /does not take the article/],
  [{article: '2.5'}, /charges 2\.5 for it/],
])('the free article, of a platform with %j: no', async (platform, reason) => {
  const answer = await ask(/free article/, platform);
  expect(answer).toBeInstanceOf(No);
  expect(String(answer)).toMatch(reason);
});
