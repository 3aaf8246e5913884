import {businessLineChanges, businessRefusals, hasBusinessLines} from '../../domain/cart/business-lines';
import {isCodeApplied, type Cart, type CartLine, type LineChanges} from '../../domain/cart/cart';
import {freeArticleChanges, freeArticlePiece, isFreeArticleCharged, isFreeArticleEarned} from '../../domain/cart/perks';
import {lostEmptyLines} from '../../domain/cart/gone-lines';
import type {Refusal} from '../../domain/cart/refusal';
import {reconcileDonations} from '../../domain/donation';
import type {TtlSet} from '../../runtime/ttl-set.server';
import {ServiceError} from '../service-error.server';
import {dueVoucher} from '../../domain/cart/subscription-voucher';
import {cartKey} from './idempotency-record.server';
import type {VerifiedPlatform} from './verified-platform.server';

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
  return isCodeApplied(tried, code) ? tried : ((await platform.updateDiscountCodes(tried, present)).cart ?? tried);
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

type Due = LineChanges['add'][number] | LineChanges['update'][number];

/** Whether a code applies may change with the very line that is due. */
function nameOf(cart: Cart, due: Due): string {
  const codes = cart.discountCodes.map(({code}) => code);
  return `${cartKey(cart.id)} ${JSON.stringify([codes, due])}`;
}

/** Names a variant of which no cart for the same country gets a piece. */
function soldOutName({countryCode}: Cart, {variantId}: Pick<CartLine, 'variantId'>): string {
  return `sold out ${variantId} ${countryCode ?? ''}`;
}

/** Tells whether a variant that was added has come to a line without a piece. */
function isSoldOut({lines, emptyLines}: Cart, {variantId}: Pick<CartLine, 'variantId'>): boolean {
  const isOf = (line: CartLine) => line.variantId === variantId;
  return emptyLines.some(isOf) && !lines.some(isOf);
}

/** What the worker keeps by itself: the donation lines of the foundation's books, and the free article. */
function ownLineChanges(cart: Cart): LineChanges {
  return join(reconcileDonations(cart.lines), freeArticleChanges(cart));
}

/** The removal of the lines without a piece (docs/decisions/261-lines-without-a-piece.md). */
function emptyLineChanges({emptyLines}: Cart): LineChanges {
  return {add: [], update: emptyLines.map(({id}) => ({lineId: id, quantity: 0}))};
}

/** What is due, but for what the platform has refused of late, and what was sold out for this or another cart. */
function without(refused: TtlSet, cart: Cart, {add, update}: LineChanges): LineChanges {
  const mayBe = (one: Due) => !refused.has(nameOf(cart, one));
  const there = add.filter((one) => !refused.has(soldOutName(cart, one)));
  return {add: there.filter(mayBe), update: update.filter(mayBe)};
}

/** Makes the changes that `changesOf` names. What the platform refuses is not asked for again for a while. */
async function bringInStep(
  platform: VerifiedPlatform,
  cart: Cart,
  changesOf: (cart: Cart) => LineChanges,
  refused: TtlSet,
  change = apply,
): Promise<Cart> {
  const due = without(refused, cart, changesOf(cart));
  return unlessDown(cart, async () => {
    const reconciled = await change(platform, cart, due);
    for (const one of due.add) if (isSoldOut(reconciled, one)) refused.add(soldOutName(cart, one));
    const left = without(refused, reconciled, changesOf(reconciled));
    const still = new Set([...left.add, ...left.update].map((one) => nameOf(cart, one)));
    for (const name of [...due.add, ...due.update].map((one) => nameOf(cart, one))) {
      if (still.has(name)) refused.add(name);
    }
    return reconciled;
  });
}

/**
 * Brings the lines that the worker keeps by itself in step. A free article that the platform charges for leaves the cart.
 * Where it is earned it does not come back for a while, or until the codes are others.
 */
async function withOwnLines(platform: VerifiedPlatform, cart: Cart, refused: TtlSet): Promise<Cart> {
  const step = async (now: Cart) => {
    if (isFreeArticleEarned(now) && isFreeArticleCharged(now)) {
      for (const piece of freeArticlePiece(now)) refused.add(nameOf(now, piece));
    }
    return bringInStep(platform, now, ownLineChanges, refused);
  };
  const inStep = await step(cart);
  // Only the platform knows whether what was added is free.
  return isFreeArticleCharged(inStep) && !isFreeArticleCharged(cart) ? step(inStep) : inStep;
}

async function remove(platform: VerifiedPlatform, cart: Cart, {update}: LineChanges): Promise<Cart> {
  const lineIds = update.map(({lineId}) => lineId);
  return lineIds.length === 0 ? cart : ((await platform.removeLines(cart, lineIds)).cart ?? cart);
}

/** Removes the lines without a piece: a step of its own, so that its refusal keeps nothing else back. */
function withoutEmptyLines(platform: VerifiedPlatform, cart: Cart, refused: TtlSet): Promise<Cart> {
  return bringInStep(platform, cart, emptyLineChanges, refused, remove);
}

/** What reconciling a cart needs to know beside the cart. */
export type ReconciliationRules = {
  /** What the platform would not do for the shop's own lines, and what is sold out: it is not asked for again for a while. */
  readonly refused: TtlSet;
  /** Whether the shopper may buy what is sold to businesses only; asked where the cart holds such a thing. */
  readonly isBusiness: () => Promise<boolean>;
};

/** Whether the shopper may buy all that the cart holds as far as it is sold to businesses only. */
async function mayBuy(cart: Cart, {isBusiness}: ReconciliationRules): Promise<boolean> {
  return !hasBusinessLines(cart) || isBusiness();
}

/** Tells whether the cart holds what it may, and the worker's lines are in step with it, as far as they can be. */
export async function isReconciled(cart: Cart, rules: ReconciliationRules): Promise<boolean> {
  const business = businessLineChanges(cart, await mayBuy(cart, rules));
  const changes = join(business, ownLineChanges(cart), emptyLineChanges(cart));
  const {add, update} = without(rules.refused, cart, changes);
  return add.length === 0 && update.length === 0;
}

async function withoutForbidden(platform: VerifiedPlatform, cart: Cart, rules: ReconciliationRules): Promise<Cart> {
  const isAllowed = await mayBuy(cart, rules);
  return bringInStep(platform, cart, (now) => businessLineChanges(now, isAllowed), rules.refused);
}

/**
 * Takes out of a cart what the shopper may not buy, and then, because these follow from what is left, brings the lines
 * that the worker keeps by itself in step. When the platform fails here the shopper's own change still stands, and the
 * next read of the cart reconciles it.
 */
export async function reconcileCart(platform: VerifiedPlatform, cart: Cart, rules: ReconciliationRules): Promise<Cart> {
  const inStep = await withOwnLines(platform, await withoutForbidden(platform, cart, rules), rules.refused);
  return withoutEmptyLines(platform, inStep, rules.refused);
}

/** What became of a change after the worker's own; the cart is `null` where there is none then. */
type ReconciledChange = {readonly cart: Cart | null; readonly refusals: readonly Refusal[]};

/**
 * Returns everything that the worker does by itself after a change of the shopper's. `voucher` is the code that comes
 * with the first subscription line; empty for none. `told`: ids that the refusals of the change name already.
 */
export async function reconcileChange(
  platform: VerifiedPlatform,
  {before, cart}: {readonly before: Cart | null; readonly cart: Cart | null},
  {
    voucher,
    told,
    ...rules
  }: ReconciliationRules & {readonly voucher: string; readonly told: ReadonlySet<string | null>},
): Promise<ReconciledChange> {
  if (cart === null) return {cart, refusals: []};
  const refusals = (await mayBuy(cart, rules)) ? [] : businessRefusals(before, cart);
  const allowed = await withoutForbidden(platform, cart, rules);
  const coded = await withSubscriptionVoucher(platform, voucher, before, allowed);
  const inStep = await withOwnLines(platform, coded, rules.refused);
  const reconciled = await withoutEmptyLines(platform, inStep, rules.refused);
  return {cart: reconciled, refusals: [...refusals, ...lostEmptyLines(cart, reconciled, told)]};
}
