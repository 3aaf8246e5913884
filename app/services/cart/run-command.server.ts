import type {Cart, CartLine} from '../../domain/cart/cart';
import type {CartCommand} from '../../domain/cart/form.server';
import type {CartRefusal} from '../../domain/cart/refusal';
import {LIMITS} from '../../config/commerce';
import {isSocialProject, withProject} from '../../domain/donation';
import type {CartAnswer, LineChange, PlatformCart} from '../storefront/platform-cart.server';

type Add = Extract<CartCommand, {intent: 'add'}>;
type Change = Exclude<CartCommand, Add>;

function refuse(cart: Cart | null, code: CartRefusal): CartAnswer {
  return {cart, refusals: [{code, lineId: null}]};
}

/** Adds to the cart behind `cartId`; makes a new one where there is none or the platform says it is gone. */
async function add(platform: PlatformCart, cartId: string | null, command: Add): Promise<CartAnswer> {
  const attributes = isSocialProject(command.project) ? withProject([], command.project) : [];
  const line = {
    variantId: command.variantId,
    quantity: command.quantity,
    attributes,
    sellingPlanId: command.sellingPlanId,
  };
  if (cartId === null) return platform.create([line]);
  const answer = await platform.addLines(cartId, [line]);
  if (answer.cart !== null) return answer;
  const cart = await platform.read(cartId);
  return cart === null ? platform.create([line]) : {cart, refusals: answer.refusals};
}

async function changeLine(
  platform: PlatformCart,
  cart: Cart,
  lineId: string,
  change: (line: CartLine) => Omit<LineChange, 'id'>,
): Promise<CartAnswer> {
  const line = cart.lines.find((candidate) => candidate.id === lineId);
  if (!line) return refuse(cart, 'merchandise-gone');
  return platform.updateLines(cart.id, [{id: lineId, ...change(line)}]);
}

/** Sends the union of the codes, and takes a code that does not apply away again: the list shows what counts. */
async function applyCode(platform: PlatformCart, cart: Cart, code: string): Promise<CartAnswer> {
  const present = cart.discountCodes.map((known) => known.code);
  const answer = await platform.updateDiscountCodes(cart.id, [...present, code]);
  const applies = answer.cart?.discountCodes.some((known) => sameCode(known.code, code) && known.applicable) ?? false;
  if (applies) return {cart: answer.cart, refusals: []};
  const [reason = {code: 'code-not-applicable' as const, lineId: null}] = answer.refusals;
  if (present.some((known) => sameCode(known, code))) return {cart: answer.cart, refusals: [reason]};
  const restored = await platform.updateDiscountCodes(cart.id, present);
  return {cart: restored.cart, refusals: [reason]};
}

/** The platform says nothing about an unknown gift card: what counts is whether one more is applied. */
async function applyGiftCard(platform: PlatformCart, cart: Cart, code: string): Promise<CartAnswer> {
  const known = new Set(cart.giftCards.map((card) => card.id));
  const lastCharacters = code.slice(-4).toLowerCase();
  const answer = await platform.addGiftCards(cart.id, [code]);
  if (answer.cart === null || answer.refusals.length > 0) return answer;
  const applied = answer.cart.giftCards.some(
    (card) => !known.has(card.id) || card.lastCharacters.toLowerCase() === lastCharacters,
  );
  return applied ? answer : refuse(answer.cart, 'gift-card-invalid');
}

function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function change(platform: PlatformCart, cart: Cart, command: Change): Promise<CartAnswer> {
  switch (command.intent) {
    case 'update':
      return changeLine(platform, cart, command.lineId, () => ({quantity: command.quantity}));
    case 'increase':
      return changeLine(platform, cart, command.lineId, ({quantity}) => ({
        quantity: Math.min(quantity + 1, LIMITS.quantityMax),
      }));
    case 'decrease':
      return changeLine(platform, cart, command.lineId, ({quantity}) => ({quantity: Math.max(quantity - 1, 0)}));
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
      return platform.updateDiscountCodes(cart.id, kept);
    }
    case 'apply-gift-card':
      return applyGiftCard(platform, cart, command.code);
    case 'remove-gift-card':
      return platform.removeGiftCards(cart.id, [command.giftCardId]);
  }
}

/**
 * Carries out one command against the platform. A command for a cart that is gone is refused with 'cart-gone', but for
 * an add, which starts a new one. Throws `ServiceError` when the platform does not answer.
 */
export async function runCommand(
  platform: PlatformCart,
  cartId: string | null,
  command: CartCommand,
): Promise<CartAnswer> {
  if (command.intent === 'add') return add(platform, cartId, command);
  const cart = cartId === null ? null : await platform.read(cartId);
  if (cart === null) return refuse(null, 'cart-gone');
  const answer = await change(platform, cart, command);
  return answer.cart === null ? {cart: await platform.read(cart.id), refusals: answer.refusals} : answer;
}
