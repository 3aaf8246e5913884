import {sameCode, type Cart, type LineChanges} from '../../domain/cart/cart';
import {freeArticleChanges} from '../../domain/cart/perks';
import {reconcileDonations} from '../../domain/donation';
import {ServiceError} from '../service-error.server';
import {dueVoucher} from '../../domain/cart/subscription-voucher';
import {cartKey} from './idempotency-record.server';
import type {VerifiedPlatform} from './verified-platform.server';

/** What the platform would not do for the shop's own lines, by cart and line: it is not asked for again for a while. */
export type RefusedReconciliations = {readonly has: (name: string) => boolean; readonly add: (name: string) => void};

function join(...changes: readonly LineChanges[]): LineChanges {
  return {add: changes.flatMap(({add}) => add), update: changes.flatMap(({update}) => update)};
}

async function apply(platform: VerifiedPlatform, cart: Cart, changes: LineChanges): Promise<Cart> {
  const lines = changes.add.map((line) => ({...line, sellingPlanId: null}));
  const added = lines.length === 0 ? cart : ((await platform.addLines(cart, lines)).cart ?? cart);
  if (changes.update.length === 0) return added;
  const updates = changes.update.map(({lineId, quantity}) => ({id: lineId, quantity}));
  return (await platform.updateLines(added, updates)).cart ?? added;
}

/** Sends the code beside those that are there, and takes it away again where it does not apply: nobody asked for it. */
async function applyVoucher(platform: VerifiedPlatform, cart: Cart, code: string): Promise<Cart> {
  const present = cart.discountCodes.map((known) => known.code);
  const {cart: tried} = await platform.updateDiscountCodes(cart, [...present, code]);
  if (tried === null) return cart;
  const applies = tried.discountCodes.some((known) => sameCode(known.code, code) && known.applicable);
  return applies ? tried : ((await platform.updateDiscountCodes(tried, present)).cart ?? tried);
}

/**
 * Gives a cart the configured voucher code (`code`, empty for none) with its first subscription line. When the platform
 * fails here the shopper's own change still stands.
 */
async function withSubscriptionVoucher(
  platform: VerifiedPlatform,
  code: string,
  before: Cart | null,
  after: Cart,
): Promise<Cart> {
  const due = dueVoucher(code, before, after);
  return due === null ? after : unlessDown(after, () => applyVoucher(platform, after, due));
}

/** What `change` makes of a cart; the cart as it is where the platform fails. */
async function unlessDown(cart: Cart, change: () => Promise<Cart>): Promise<Cart> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ServiceError) return cart;
    throw error;
  }
}

/** What is due, but for what the platform has refused of late. */
function changesDue(cart: Cart, refused: RefusedReconciliations): LineChanges {
  const {add, update} = join(reconcileDonations(cart.lines), freeArticleChanges(cart));
  const mayBe = (one: Due) => !refused.has(nameOf(cart, one));
  return {add: add.filter(mayBe), update: update.filter(mayBe)};
}

type Due = LineChanges['add'][number] | LineChanges['update'][number];

function nameOf(cart: Cart, due: Due): string {
  return `${cartKey(cart.id)} ${JSON.stringify(due)}`;
}

/** Whether the lines that the worker keeps by itself are in step with what the shopper has chosen, as far as they can be. */
export function isReconciled(cart: Cart, refused: RefusedReconciliations): boolean {
  const {add, update} = changesDue(cart, refused);
  return add.length === 0 && update.length === 0;
}

/**
 * Brings the lines that the worker keeps by itself in step with what the shopper has chosen: the donation lines of the
 * foundation's books and the free article. When the platform fails here the shopper's own change still stands, and
 * whoever reads the cart next brings these lines in step. What it refuses is not asked for again for a while.
 */
export async function reconcileCart(
  platform: VerifiedPlatform,
  cart: Cart,
  refused: RefusedReconciliations,
): Promise<Cart> {
  const due = changesDue(cart, refused);
  return unlessDown(cart, async () => {
    const reconciled = await apply(platform, cart, due);
    const left = changesDue(reconciled, refused);
    const still = new Set([...left.add, ...left.update].map((one) => nameOf(cart, one)));
    for (const name of [...due.add, ...due.update].map((one) => nameOf(cart, one))) {
      if (still.has(name)) refused.add(name);
    }
    return reconciled;
  });
}

type Options = {
  /** The code that comes with the first subscription line; empty for none. */
  readonly voucher: string;
  readonly refused: RefusedReconciliations;
};

/** Everything that the worker does by itself after a change of the shopper's; `null` where there is no cart then. */
export async function reconcileChange(
  platform: VerifiedPlatform,
  {before, cart}: {readonly before: Cart | null; readonly cart: Cart | null},
  {voucher, refused}: Options,
): Promise<Cart | null> {
  if (cart === null) return null;
  return reconcileCart(platform, await withSubscriptionVoucher(platform, voucher, before, cart), refused);
}
