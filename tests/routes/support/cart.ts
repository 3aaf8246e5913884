import * as z from 'zod';

import {firstVariant} from './goods';
import type {RouteAnswer, Visitor} from './visitor';

const CART = '/de/checkout/cart';

const linesSchema = z.array(z.object({line: z.object({id: z.string(), quantity: z.number(), title: z.string()})}));

const pageSchema = z.object({
  summary: z.object({
    displayedQuantity: z.number(),
    groups: z.object({oneTime: linesSchema, subscription: linesSchema}),
  }),
});

/** Sends a form of the cart, as a page without JavaScript does; `idempotencyKey` is a new one unless given. */
export function changeCart(
  visitor: Visitor,
  fields: Readonly<Record<string, string>>,
  path = CART,
): Promise<RouteAnswer> {
  return visitor.post(path, {idempotencyKey: crypto.randomUUID(), ...fields});
}

/** Puts the first variant of a product into the cart; gives its line. */
export async function addToCart(visitor: Visitor, product: string, quantity = 1) {
  const {id} = await firstVariant(visitor, product);
  const {status} = await changeCart(visitor, {intent: 'add', variantId: id, quantity: String(quantity)});
  if (status !== 303) throw new Error(`${product} was not put into the cart: ${status}`);
  const [line] = (await cartOf(visitor)).lines;
  if (!line) throw new Error('The cart is empty');
  return line;
}

/** Reads the cart's page: the lines, and how many things the badge counts. */
export async function cartOf(visitor: Visitor) {
  const {data} = await visitor.get(CART);
  const {groups, displayedQuantity} = pageSchema.parse(data).summary;
  return {lines: [...groups.oneTime, ...groups.subscription].map(({line}) => line), count: displayedQuantity};
}

/** Fills a cart by one link with one piece of each variant. */
export async function fillCart(visitor: Visitor, variants: readonly string[]): Promise<void> {
  const lines = variants.map((number) => `${number}:1`);
  await visitor.post(`/de/cart/${lines.join(',')}`, {idempotencyKey: crypto.randomUUID()});
}
