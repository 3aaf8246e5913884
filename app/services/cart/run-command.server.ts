import {sameCode, type Cart, type CartLine} from '../../domain/cart/cart';
import type {CartCommand, NamedLine} from '../../domain/cart/command';
import {nameGoneLines} from '../../domain/cart/gone-lines';
import {
  contentOf,
  holds,
  sameAttributes,
  targetOfAdding,
  type CartTarget,
  type LineToAdd,
} from '../../domain/cart/line-content';
import {MAY_STILL_APPLY, type CartRefusal, type Refusal} from '../../domain/cart/refusal';
import {withGift} from '../../domain/cart/note';
import {fittingLines} from '../../domain/cart/room';
import {recipientAttributes} from '../../domain/cart/recipient';
import {ownWarnings} from '../../domain/cart/own-warnings';
import {LIMITS} from '../../config/commerce';
import {donates, isSocialProject, withItsProject, withProject} from '../../domain/donation';
import type {CartAnswer, LineChange} from '../storefront/platform-cart.server';
import {addLinesApart, lostOver} from './add-apart.server';
import {applyCode, applyGiftCard} from './codes.server';
import type {VerifiedPlatform} from './verified-platform.server';

type Add = Extract<CartCommand, {intent: 'add'}>;
type FollowLink = Extract<CartCommand, {intent: 'follow-link'}>;
type Change = Exclude<CartCommand, Add | FollowLink>;
type WriteNote = Extract<CartCommand, {intent: 'write-note'}>;

/** What a command came to. */
export type CommandResult = Omit<CartAnswer, 'warnings'> & {
  /** The cart as it was before; `null` where there was none. */
  readonly before: Cart | null;
  /** The line that the command took out of the cart, so that it can be put back. */
  readonly removed: LineToAdd | null;
};

/** What a command is carried out with. */
export type Work = {
  readonly platform: VerifiedPlatform;
  /**
   * What the cart was to hold after the same command before, whose outcome is unknown: where the cart holds it now, the
   * answer was lost and not the change, and the shopper's second press means the first.
   */
  readonly pending: CartTarget | null;
  /** Notes what the cart is to hold once the command is carried out, where doing it twice would be another thing. */
  readonly note: (target: CartTarget) => void;
};

function refuse(cart: Cart | null, code: CartRefusal): CartAnswer {
  return {cart, refusals: [{code, lineId: null}], warnings: []};
}

function unchanged(cart: Cart): CartAnswer {
  return {cart, refusals: [], warnings: []};
}

/** Adds to the cart, unless it would have too many lines; makes a new one where there is none. */
async function addLines(work: Work, cart: Cart | null, lines: readonly NamedLine[]): Promise<CartAnswer> {
  if (cart !== null && fittingLines(cart, lines).length < lines.length) return refuse(cart, 'cart-full');
  const {refused, ...added} = await addLinesApart(work, cart, lines);
  const isAll = refused.length === lines.length;
  return {...added, refusals: [...added.refusals, ...refused.flatMap(isAll ? ({refusals}) => refusals : lostOver)]};
}

/** Adds what a form asks for, unless its line would then have more pieces than a form may ask for. */
async function addOne(work: Work, cart: Cart | null, line: LineToAdd): Promise<CartAnswer> {
  const wanted = targetOfAdding(cart ?? {lines: []}, [line]);
  if (wanted.some(({quantity}) => quantity > LIMITS.quantityMax)) return refuse(cart, 'quantity-too-large');
  return addLines(work, cart, [line]);
}

function lineOf({variantId, quantity, sellingPlanId, project, recipient}: Add): LineToAdd {
  const written = recipientAttributes(recipient);
  const attributes = isSocialProject(project) ? withProject(written, project) : written;
  return {variantId, quantity, attributes, sellingPlanId};
}

function linesToAdd(command: CartCommand): readonly LineToAdd[] {
  if (command.intent === 'follow-link') return command.lines;
  return command.intent === 'add' ? [lineOf(command)] : [];
}

/** Puts in what a link brings. Its code stays in the cart also where it does not apply yet: the goods may still come. */
async function followLink(work: Work, cart: Cart | null, {lines, code}: FollowLink): Promise<CartAnswer> {
  const added = lines.length > 0 || cart === null ? await addLines(work, cart, lines) : unchanged(cart);
  if (code === null || added.cart === null) return added;
  const coded = await applyCode(work.platform, added.cart, code, MAY_STILL_APPLY);
  return {...added, cart: coded.cart ?? added.cart, refusals: [...added.refusals, ...coded.refusals]};
}

/** A step up or down from what the line holds: the one change of a line that is another when it is made twice. */
function step({platform, note}: Work, cart: Cart, lineId: string, by: 1 | -1): Promise<CartAnswer> {
  return changeLine(platform, cart, lineId, (line) => {
    const isFull = by > 0 && line.quantity >= LIMITS.quantityMax;
    const quantity = isFull ? line.quantity : Math.max(line.quantity + by, 0);
    note([{content: contentOf(line), quantity}]);
    return {quantity};
  });
}

/** A line that is to go and is gone, such as by another tab or the first of two presses, is what was asked for. */
function setQuantity(platform: VerifiedPlatform, cart: Cart, lineId: string, quantity: number): Promise<CartAnswer> {
  const isGone = quantity === 0 && !cart.lines.some(({id}) => id === lineId);
  return isGone ? Promise.resolve(unchanged(cart)) : changeLine(platform, cart, lineId, () => ({quantity}));
}

async function changeLine(
  platform: VerifiedPlatform,
  cart: Cart,
  lineId: string,
  change: (line: CartLine) => Omit<LineChange, 'id'>,
): Promise<CartAnswer> {
  const line = cart.lines.find((candidate) => candidate.id === lineId);
  if (!line) return refuse(cart, 'line-missing');
  return platform.updateLines(cart, [{id: lineId, ...change(line)}]);
}

/** The note and whether it is a present: the platform keeps the one as the note, the other as an attribute of the cart. */
async function writeNote(platform: VerifiedPlatform, cart: Cart, {note, isGift}: WriteNote): Promise<CartAnswer> {
  const noted = cart.note === note ? unchanged(cart) : await platform.updateNote(cart, note);
  if (noted.cart === null || noted.refusals.length > 0) return noted;
  const attributes = withGift(noted.cart.attributes, isGift);
  return sameAttributes(noted.cart.attributes, attributes) ? noted : platform.updateAttributes(noted.cart, attributes);
}

async function change(work: Work, cart: Cart, command: Change): Promise<CartAnswer> {
  const {platform} = work;
  switch (command.intent) {
    case 'update':
      return setQuantity(platform, cart, command.lineId, command.quantity);
    case 'increase':
      return step(work, cart, command.lineId, 1);
    case 'decrease':
      return step(work, cart, command.lineId, -1);
    case 'remove':
      return setQuantity(platform, cart, command.lineId, 0);
    case 'change-plan':
      return changeLine(platform, cart, command.lineId, (line) => ({
        sellingPlanId: command.sellingPlanId,
        ...(donates(line) && {attributes: withItsProject(line.attributes)}),
      }));
    case 'change-project':
      return changeLine(platform, cart, command.lineId, ({attributes}) => ({
        attributes: withProject(attributes, command.project),
      }));
    case 'apply-code':
      return applyCode(platform, cart, command.code);
    case 'remove-code': {
      const kept = cart.discountCodes.map(({code}) => code).filter((code) => !sameCode(code, command.code));
      return platform.updateDiscountCodes(cart, kept);
    }
    case 'apply-gift-card':
      return applyGiftCard(platform, cart, command.code);
    case 'remove-gift-card':
      return platform.removeGiftCards(cart, [command.giftCardId]);
    case 'choose-country':
      return platform.updateCountry(cart, command.country);
    case 'write-note':
      return writeNote(platform, cart, command);
  }
}

async function carryOut(work: Work, cart: Cart | null, command: CartCommand): Promise<CartAnswer> {
  if (command.intent === 'add') return addOne(work, cart, lineOf(command));
  if (command.intent === 'follow-link') return followLink(work, cart, command);
  if (cart === null) return refuse(null, 'cart-gone');
  const answer = await change(work, cart, command);
  return answer.cart === null ? {...answer, cart: await work.platform.read(cart.id)} : answer;
}

const REDUCING: readonly CartCommand['intent'][] = ['remove', 'decrease', 'update'];

/** The line that a command took away, where the cart held it before and does not now. What the platform took cannot be put back. */
function removedLine(
  before: Cart | null,
  after: Cart | null,
  command: CartCommand,
  refusals: readonly Refusal[],
): LineToAdd | null {
  if (!('lineId' in command) || !REDUCING.includes(command.intent)) return null;
  if (refusals.some(({lineId, goneTitle}) => lineId === command.lineId && goneTitle !== undefined)) return null;
  if (after?.lines.some(({id}) => id === command.lineId)) return null;
  const line = before?.lines.find(({id}) => id === command.lineId);
  return line === undefined || after === null ? null : {...contentOf(line), quantity: line.quantity};
}

/**
 * Carries out one command against the platform. A command for a cart that is gone is refused with 'cart-gone', but for
 * an add and a link, which start a new one. Throws `ServiceError` when the platform does not answer.
 */
export async function runCommand(work: Work, cartId: string | null, command: CartCommand): Promise<CommandResult> {
  const cart = cartId === null ? null : await work.platform.read(cartId);
  // A link's code may be missing although its lines are held. What is held is not added again.
  const isWhole = command.intent !== 'follow-link';
  if (isWhole && cart !== null && work.pending !== null && holds(cart, work.pending))
    return {cart, before: cart, refusals: [], removed: null};
  const answer = await carryOut(work, cart, command);
  const made = {before: cart, after: answer.cart, command, added: linesToAdd(command)};
  const refusals = nameGoneLines([...answer.refusals, ...ownWarnings(answer.warnings, made)], made);
  return {cart: answer.cart, refusals, before: cart, removed: removedLine(cart, answer.cart, command, refusals)};
}
