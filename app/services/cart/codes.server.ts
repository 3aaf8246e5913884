import {isCodeApplied, sameCode, type Cart} from '../../domain/cart/cart';
import type {CartRefusal, Refusal} from '../../domain/cart/refusal';
import type {CartAnswer} from '../storefront/platform-cart.server';
import type {VerifiedPlatform} from './verified-platform.server';

function aboutKind(kind: 'code' | 'gift-card', {warnings}: CartAnswer): Refusal | undefined {
  return warnings.find(({code}) => code.startsWith(`${kind}-`));
}

function codesOf({discountCodes}: Pick<Cart, 'discountCodes'>): readonly string[] {
  return discountCodes.map(({code}) => code);
}

/**
 * Why a code does not apply. The platform says so of every code in the cart that does not, in any order, and does not say of which:
 * where others do not either, it is asked once more without them.
 */
async function reasonOf(
  platform: VerifiedPlatform,
  tried: CartAnswer,
  code: string,
): Promise<{readonly reason: CartRefusal; readonly last: CartAnswer}> {
  const fallback = 'code-not-applicable';
  const others = tried.cart?.discountCodes.filter((known) => !sameCode(known.code, code)) ?? [];
  const counting = others.filter(({applicable}) => applicable).map((known) => known.code);
  if (tried.cart === null || counting.length === others.length) {
    return {reason: aboutKind('code', tried)?.code ?? fallback, last: tried};
  }
  const alone = await platform.updateDiscountCodes(tried.cart, [...counting, code]);
  return {reason: aboutKind('code', alone)?.code ?? fallback, last: alone};
}

/** Sends the union of the codes, and takes a code that does not apply away again, unless its reason is one of `kept`. */
export async function applyCode(
  platform: VerifiedPlatform,
  cart: Cart,
  code: string,
  kept: readonly CartRefusal[] = [],
): Promise<CartAnswer> {
  const present = codesOf(cart);
  const union = present.some((known) => sameCode(known, code)) ? present : [...present, code];
  const tried = await platform.updateDiscountCodes(cart, union);
  const applies = tried.cart !== null && isCodeApplied(tried.cart, code);
  if (tried.refusals.length > 0 || applies) return {...tried, warnings: []};
  const {reason, last} = await reasonOf(platform, tried, code);
  const wanted = kept.includes(reason) ? union : present;
  const refusals = [{code: reason, lineId: null}];
  if (last === tried && wanted === union) return {cart: tried.cart, refusals, warnings: []};
  const restored = await platform.updateDiscountCodes(last.cart ?? cart, wanted);
  return {cart: restored.cart, refusals, warnings: []};
}

/** Applies a gift card. The platform says nothing about an unknown one: what counts is whether one more is applied. */
export async function applyGiftCard(platform: VerifiedPlatform, cart: Cart, code: string): Promise<CartAnswer> {
  const known = new Set(cart.giftCards.map((card) => card.id));
  const lastCharacters = code.slice(-4).toLowerCase();
  const answer = await platform.addGiftCards(cart, [code]);
  if (answer.cart === null || answer.refusals.length > 0) return answer;
  const applied = answer.cart.giftCards.some(
    (card) => !known.has(card.id) || card.lastCharacters.toLowerCase() === lastCharacters,
  );
  if (applied) return answer;
  const reason = aboutKind('gift-card', answer)?.code ?? 'gift-card-invalid';
  return {...answer, refusals: [{code: reason, lineId: null}]};
}
