import type {Cart} from '../../domain/cart/cart';
import type {LineChanges} from '../../domain/cart/line-changes';
import {freeArticleChanges} from '../../domain/cart/perks';
import {reconcileDonations} from '../../domain/donation';
import {ServiceError} from '../service-error.server';
import type {CarefulPlatform} from './careful-platform.server';

function join(...changes: readonly LineChanges[]): LineChanges {
  return {add: changes.flatMap(({add}) => add), update: changes.flatMap(({update}) => update)};
}

async function apply(platform: CarefulPlatform, cart: Cart, changes: LineChanges): Promise<Cart> {
  const lines = changes.add.map((line) => ({...line, sellingPlanId: null}));
  const added = lines.length === 0 ? cart : ((await platform.addLines(cart, lines)).cart ?? cart);
  if (changes.update.length === 0) return added;
  const updates = changes.update.map(({lineId, quantity}) => ({id: lineId, quantity}));
  return (await platform.updateLines(added, updates)).cart ?? added;
}

/**
 * Brings the lines that the worker keeps by itself in step with what the shopper has chosen: the donation lines of the
 * foundation's books and the free article. When the platform fails here the shopper's own change still stands, and the
 * next change brings these lines in step.
 */
export async function settleCart(platform: CarefulPlatform, cart: Cart): Promise<Cart> {
  const changes = join(reconcileDonations(cart.lines), freeArticleChanges(cart));
  try {
    return await apply(platform, cart, changes);
  } catch (error) {
    if (error instanceof ServiceError) return cart;
    throw error;
  }
}
