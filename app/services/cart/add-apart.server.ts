import type {Cart} from '../../domain/cart/cart';
import type {NamedLine} from '../../domain/cart/command';
import {
  contentKey,
  holds,
  quantityOfContent,
  targetOfAdding,
  type CartTarget,
  type LineContent,
  type LineToAdd,
} from '../../domain/cart/line-content';
import type {CartRefusal, Refusal} from '../../domain/cart/refusal';
import type {CartAnswer} from '../storefront/platform-cart.server';
import type {VerifiedPlatform} from './verified-platform.server';

/** The platform that lines are added by; `pending` is what the cart was to hold after the same command before, `note` notes it anew. */
export type Adding = {
  readonly platform: Pick<VerifiedPlatform, 'create' | 'addLines'>;
  readonly pending: CartTarget | null;
  readonly note: (target: CartTarget) => void;
};

/** A line that the platform does not take, and why. */
export type RefusedLine<Line> = {readonly line: Line; readonly refusals: readonly Refusal[]};

/** The cart with the lines that the platform takes; the other refusals are about these or about the whole cart. */
export type AddedApart<Line> = CartAnswer & {readonly refused: readonly RefusedLine<Line>[]};

/** What is no fault of any line: a line alone would be refused for it, too. */
const OF_THE_CART: readonly CartRefusal[] = ['cart-gone', 'try-again'];

/** Tells whether an addition failed as a whole, whatever its lines are. */
export function isOfTheCart(refusals: readonly Refusal[]): boolean {
  return refusals.some(({code}) => OF_THE_CART.includes(code));
}

/** Returns the refusal of a line among others that came in, with its title: it would have been in the cart. */
export function lostOver({line, refusals}: RefusedLine<NamedLine>): readonly Refusal[] {
  return refusals.slice(0, 1).map((refusal) => ({...refusal, goneTitle: line.title}));
}

/**
 * Adds lines to a cart, or to a new one where there is none. The platform adds nothing at all where it refuses one line: the others are
 * then added without it. What an earlier attempt has added before it broke off is not added again.
 * @throws ServiceError when the platform does not answer.
 */
export async function addLinesApart<Line extends LineToAdd>(
  {platform, pending, note}: Adding,
  cart: Cart | null,
  lines: readonly Line[],
): Promise<AddedApart<Line>> {
  if (cart === null) return addInParts(platform, null, lines);
  const missing = lines.filter((line) => !isHeld(cart, pending ?? [], line));
  if (missing.length === 0) return {cart, refusals: [], warnings: [], refused: []};
  note(targetOfAdding(cart, missing.map(withoutTitle)));
  return addInParts(platform, cart, missing);
}

function withoutTitle({variantId, quantity, sellingPlanId, attributes}: LineToAdd): LineToAdd {
  return {variantId, quantity, sellingPlanId, attributes};
}

function isHeld(cart: Cart, pending: CartTarget, line: LineContent): boolean {
  const own = pending.filter(({content}) => contentKey(content) === contentKey(line));
  return own.length > 0 && holds(cart, own);
}

/** Halves what is refused until each refused line stands alone: one among many costs a few calls, not one for each line. */
async function addInParts<Line extends LineToAdd>(
  platform: Adding['platform'],
  before: Cart | null,
  lines: readonly Line[],
): Promise<AddedApart<Line>> {
  const sent = lines.map(withoutTitle);
  const answer = before === null ? await platform.create(sent) : await platform.addLines(before, sent);
  const cart = answer.cart ?? before;
  const {refusals, warnings} = answer;
  if (!isRefused(before, answer, lines)) return {cart, refusals, warnings, refused: []};
  if (lines.length === 1) return {cart, refusals: [], warnings: [], refused: lines.map((line) => ({line, refusals}))};
  const half = Math.ceil(lines.length / 2);
  const one = await addInParts(platform, cart, lines.slice(0, half));
  const other = await addInParts(platform, one.cart, lines.slice(half));
  return {
    cart: other.cart,
    refusals: [...one.refusals, ...other.refusals],
    warnings: [...one.warnings, ...other.warnings],
    refused: [...one.refused, ...other.refused],
  };
}

/** Nothing came in over an error that may be one line's. */
function isRefused(before: Cart | null, {cart, refusals}: CartAnswer, lines: readonly LineToAdd[]): boolean {
  if (refusals.length === 0 || lines.length === 0 || isOfTheCart(refusals)) return false;
  const [known, now] = [before ?? {lines: []}, cart ?? before ?? {lines: []}];
  return lines.every((line) => quantityOfContent(now, line) === quantityOfContent(known, line));
}
