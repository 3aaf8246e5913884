import type {Attribute, Cart, CartLine} from './cart';

/** The traits that make two lines of a cart one line for the platform: merchandise, plan and attributes, in whatever order. */
export type LineContent = {
  readonly variantId: string;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly Attribute[];
};

/** A line as it is put into a cart. */
export type LineToAdd = LineContent & {readonly quantity: number};

/** How many pieces of which contents a cart is to hold. */
export type CartTarget = readonly {readonly content: LineContent; readonly quantity: number}[];

/** Returns the content of a line: all of it but its id and quantity. */
export function contentOf(line: Pick<CartLine, 'variantId' | 'plan' | 'attributes'>): LineContent {
  return {variantId: line.variantId, sellingPlanId: line.plan?.id ?? null, attributes: line.attributes};
}

/** Returns a key for a content: equal for equal contents. */
export function contentKey({variantId, sellingPlanId, attributes}: LineContent): string {
  return JSON.stringify([variantId, sellingPlanId, pairs(attributes)]);
}

/** Tells whether two lists hold the same attributes, in whatever order. */
export function sameAttributes(one: readonly Attribute[], other: readonly Attribute[]): boolean {
  return pairs(one).join() === pairs(other).join();
}

function pairs(attributes: readonly Attribute[]): readonly string[] {
  return attributes.map(({key, value}) => JSON.stringify([key, value])).sort();
}

/** Returns the number of pieces of these contents in a cart. */
export function quantityOfContent(cart: Pick<Cart, 'lines'>, content: LineContent): number {
  const key = contentKey(content);
  return cart.lines.filter((line) => contentKey(contentOf(line)) === key).reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the quantities of these contents that a cart holds once the lines have been added to it. */
export function targetOfAdding(
  cart: Pick<Cart, 'lines'>,
  lines: readonly (LineContent & {readonly quantity: number})[],
): CartTarget {
  const targets = new Map<string, {content: LineContent; quantity: number}>();
  for (const {quantity, ...content} of lines) {
    const key = contentKey(content);
    const before = targets.get(key)?.quantity ?? quantityOfContent(cart, content);
    targets.set(key, {content, quantity: before + quantity});
  }
  return [...targets.values()];
}

/** Tells whether a cart holds exactly the target quantities. */
export function holds(cart: Pick<Cart, 'lines'>, target: CartTarget): boolean {
  return target.every(({content, quantity}) => quantityOfContent(cart, content) === quantity);
}
