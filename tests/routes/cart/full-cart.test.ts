import {beforeAll, describe, expect, test} from 'vitest';
import * as z from 'zod';

import {CART_LINES} from '../../../app/config/limits';
import {cartOf, changeCart} from '../support/cart';
import {origins} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const variantsSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({
          requiresSellingPlan: z.boolean(),
          variants: z.object({nodes: z.array(z.object({id: z.string(), availableForSale: z.boolean()}))}),
        }),
      ),
    }),
  }),
});

/** The numbers of more variants than a cart may have lines, all of which can be bought. */
async function buyableVariants(): Promise<readonly string[]> {
  const query = `{products(first: 100) {nodes {requiresSellingPlan variants(first: 3) {nodes {id availableForSale}}}}}`;
  const answer = await fetch(`${origins.emulator}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: JSON.stringify({query}),
  });
  const {nodes} = variantsSchema.parse(await answer.json()).data.products;
  return nodes
    .filter(({requiresSellingPlan}) => !requiresSellingPlan)
    .flatMap(({variants}) => variants.nodes.filter(({availableForSale}) => availableForSale).slice(0, 1))
    .map(({id}) => id.split('/').at(-1) ?? '');
}

/** Fills a cart by one link with as many lines as fit beside those that the shop adds itself. */
async function withFullCart(visitor: Visitor, variants: readonly string[]): Promise<void> {
  const lines = variants.slice(0, CART_LINES).map((number) => `${number}:1`);
  await visitor.post(`/de/cart/${lines.join(',')}`, {idempotencyKey: crypto.randomUUID()});
}

describe('a cart that is full', () => {
  const visitor = createVisitor();
  let variants: readonly string[] = [];

  beforeAll(async () => {
    variants = await buyableVariants();
    await withFullCart(visitor, variants);
  }, 60_000);

  test('takes no further line, and says so', async () => {
    const {lines} = await cartOf(visitor);
    expect(lines.length).toBeGreaterThanOrEqual(CART_LINES);
    const add = (number: string) =>
      changeCart(visitor, {intent: 'add', variantId: `gid://shopify/ProductVariant/${number}`, quantity: '1'});
    expect((await add(variants[CART_LINES] ?? '')).location).toBe('/de/checkout/cart');
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({flash: {refusals: [{code: 'cart-full'}]}});
    expect((await cartOf(visitor)).lines).toHaveLength(lines.length);
  });
});
