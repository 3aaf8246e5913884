import type {Cart, CartLine} from '../../domain/cart/cart';
import type {CartCommand} from '../../domain/cart/form.server';
import {aimOfAdding, contentOf, holds, type CartAim} from '../../domain/cart/line-content';
import type {CartRefusal} from '../../domain/cart/refusal';
import {sameCode} from '../../domain/cart/same-code';
import {LIMITS} from '../../config/commerce';
import {isSocialProject, withProject} from '../../domain/donation';
import type {CartAnswer, LineChange} from '../storefront/platform-cart.server';
import type {CarefulPlatform} from './careful-platform.server';

type Add = Extract<CartCommand, {intent: 'add'}>;
type Change = Exclude<CartCommand, Add>;

/** What a command is carried out with. */
export type Work = {
  readonly platform: CarefulPlatform;
  /**
   * What the cart was to hold after the same command before, whose outcome nobody knows: where the cart holds it now, the
   * answer was lost and not the change, and the shopper's second press means the first.
   */
  readonly earlier: CartAim | null;
  /** Told what the cart is to hold once the command is carried out, where doing it twice would be another thing. */
  readonly tell: (aim: CartAim) => void;
};

function refuse(cart: Cart | null, code: CartRefusal): CartAnswer {
  return {cart, refusals: [{code, lineId: null}]};
}

/** Adds to the cart; makes a new one where there is none. */
async function add({platform, tell}: Work, cart: Cart | null, command: Add): Promise<CartAnswer> {
  const attributes = isSocialProject(command.project) ? withProject([], command.project) : [];
  const line = {
    variantId: command.variantId,
    quantity: command.quantity,
    attributes,
    sellingPlanId: command.sellingPlanId,
  };
  if (cart === null) return platform.create([line]);
  tell(aimOfAdding(cart, [line]));
  const answer = await platform.addLines(cart, [line]);
  return answer.cart === null ? {cart, refusals: answer.refusals} : answer;
}

/** A step up or down from what the line holds: the one change of a line that is another when it is made twice. */
function step({platform, tell}: Work, cart: Cart, lineId: string, by: 1 | -1): Promise<CartAnswer> {
  return changeLine(platform, cart, lineId, (line) => {
    const quantity = Math.min(Math.max(line.quantity + by, 0), LIMITS.quantityMax);
    tell([{content: contentOf(line), quantity}]);
    return {quantity};
  });
}

async function changeLine(
  platform: CarefulPlatform,
  cart: Cart,
  lineId: string,
  change: (line: CartLine) => Omit<LineChange, 'id'>,
): Promise<CartAnswer> {
  const line = cart.lines.find((candidate) => candidate.id === lineId);
  if (!line) return refuse(cart, 'merchandise-gone');
  return platform.updateLines(cart, [{id: lineId, ...change(line)}]);
}

/** Sends the union of the codes, and takes a code that does not apply away again: the list shows what counts. */
async function applyCode(platform: CarefulPlatform, cart: Cart, code: string): Promise<CartAnswer> {
  const present = cart.discountCodes.map((known) => known.code);
  const answer = await platform.updateDiscountCodes(cart, [...present, code]);
  const applies = answer.cart?.discountCodes.some((known) => sameCode(known.code, code) && known.applicable) ?? false;
  if (applies) return {cart: answer.cart, refusals: []};
  const [reason = {code: 'code-not-applicable' as const, lineId: null}] = answer.refusals;
  if (present.some((known) => sameCode(known, code))) return {cart: answer.cart, refusals: [reason]};
  const restored = await platform.updateDiscountCodes(cart, present);
  return {cart: restored.cart, refusals: [reason]};
}

/** The platform says nothing about an unknown gift card: what counts is whether one more is applied. */
async function applyGiftCard(platform: CarefulPlatform, cart: Cart, code: string): Promise<CartAnswer> {
  const known = new Set(cart.giftCards.map((card) => card.id));
  const lastCharacters = code.slice(-4).toLowerCase();
  const answer = await platform.addGiftCards(cart, [code]);
  if (answer.cart === null || answer.refusals.length > 0) return answer;
  const applied = answer.cart.giftCards.some(
    (card) => !known.has(card.id) || card.lastCharacters.toLowerCase() === lastCharacters,
  );
  return applied ? answer : refuse(answer.cart, 'gift-card-invalid');
}

async function change(work: Work, cart: Cart, command: Change): Promise<CartAnswer> {
  const {platform} = work;
  switch (command.intent) {
    case 'update':
      return changeLine(platform, cart, command.lineId, () => ({quantity: command.quantity}));
    case 'increase':
      return step(work, cart, command.lineId, 1);
    case 'decrease':
      return step(work, cart, command.lineId, -1);
    case 'remove':
      return changeLine(platform, cart, command.lineId, () => ({quantity: 0}));
    case 'change-plan':
      return changeLine(platform, cart, command.lineId, () => ({sellingPlanId: command.sellingPlanId}));
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
  }
}

/**
 * Carries out one command against the platform. A command for a cart that is gone is refused with 'cart-gone', but for
 * an add, which starts a new one. Throws `ServiceError` when the platform does not answer.
 */
export async function runCommand(work: Work, cartId: string | null, command: CartCommand): Promise<CartAnswer> {
  const cart = cartId === null ? null : await work.platform.read(cartId);
  if (cart !== null && work.earlier !== null && holds(cart, work.earlier)) return {cart, refusals: []};
  if (command.intent === 'add') return add(work, cart, command);
  if (cart === null) return refuse(null, 'cart-gone');
  const answer = await change(work, cart, command);
  return answer.cart === null ? {cart: await work.platform.read(cart.id), refusals: answer.refusals} : answer;
}
