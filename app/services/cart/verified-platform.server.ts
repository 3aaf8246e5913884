import {createVerifiedRetry} from '../../commands/verified-retry.server';
import type {ShippingCountryCode} from '../../config/countries';
import {heldLines, isCodeApplied, type Attribute, type Cart} from '../../domain/cart/cart';
import {targetOfAdding, contentOf, holds, sameAttributes, type LineToAdd} from '../../domain/cart/line-content';
import {attemptFailure} from '../service-error.server';
import type {CartAnswer, LineChange, PlatformCart} from '../storefront/platform-cart.server';

/**
 * The platform's operations on a cart that is known as it was (`before`): when an answer is lost, the cart is read and
 * compared before anything is sent again. Each throws `ServiceError` when the platform cannot be used; what it was asked for
 * may then have happened.
 */
export type VerifiedPlatform = {
  readonly read: (cartId: string) => Promise<Cart | null>;
  /** A cart whose id was lost belongs to nobody, so a second one does no harm. */
  readonly create: (lines: readonly LineToAdd[]) => Promise<CartAnswer>;
  readonly addLines: (before: Cart, lines: readonly LineToAdd[]) => Promise<CartAnswer>;
  readonly updateLines: (before: Cart, changes: readonly LineChange[]) => Promise<CartAnswer>;
  readonly removeLines: (before: Cart, lineIds: readonly string[]) => Promise<CartAnswer>;
  readonly updateDiscountCodes: (before: Cart, codes: readonly string[]) => Promise<CartAnswer>;
  readonly addGiftCards: (before: Cart, codes: readonly string[]) => Promise<CartAnswer>;
  readonly removeGiftCards: (before: Cart, appliedIds: readonly string[]) => Promise<CartAnswer>;
  readonly updateAttributes: (before: Cart, attributes: readonly Attribute[]) => Promise<CartAnswer>;
  readonly updateNote: (before: Cart, note: string) => Promise<CartAnswer>;
  readonly updateCountry: (before: Cart, country: ShippingCountryCode) => Promise<CartAnswer>;
};

const ATTEMPTS = 2;
/** A change that took too long may still be under way: after this pause the cart is read once more. */
const SECOND_READ_MS = 1000;

type Change = (
  before: Cart,
  send: (id: string) => Promise<CartAnswer>,
  isMade: (now: Cart) => boolean,
  isRepeatable?: boolean,
) => Promise<CartAnswer>;

function createChange(platform: PlatformCart, pause: (milliseconds: number) => Promise<void>): Change {
  const verified = createVerifiedRetry({failureOf: attemptFailure, pause: () => pause(SECOND_READ_MS)});
  return async ({id: cartId}, send, isMade, isRepeatable = true) => {
    const outcome = await verified({
      send: () => send(cartId),
      read: () => platform.read(cartId),
      isDone: (now) => now === null || isMade(now),
      attempts: ATTEMPTS,
      isRepeatable,
    });
    if (outcome.state === 'answered') return outcome.answer;
    if (outcome.now === null) return {cart: null, refusals: [{code: 'cart-gone', lineId: null}], warnings: []};
    return {cart: outcome.now, refusals: [], warnings: []};
  };
}

/** Wraps the platform's operations; `pause` waits so many milliseconds. */
export function createVerifiedPlatform(
  platform: PlatformCart,
  pause: (milliseconds: number) => Promise<void>,
): VerifiedPlatform {
  const change = createChange(platform, pause);

  return {
    read: (cartId) => platform.read(cartId),
    async create(lines) {
      try {
        return await platform.create(lines);
      } catch (error) {
        if (attemptFailure(error) === null || attemptFailure(error) === 'refused') throw error;
        return platform.create(lines);
      }
    },
    addLines(before, lines) {
      const target = targetOfAdding(before, lines);
      const send = (id: string) => platform.addLines(id, lines);
      return change(before, send, (now) => holds(now, target), false);
    },
    updateLines: (before, changes) =>
      change(
        before,
        (id) => platform.updateLines(id, changes),
        (now) => changes.every((change) => isChanged(now, change)),
      ),
    removeLines: (before, lineIds) =>
      change(
        before,
        (id) => platform.removeLines(id, lineIds),
        (now) => !heldLines(now).some(({id}) => lineIds.includes(id)),
      ),
    updateDiscountCodes: (before, codes) =>
      change(
        before,
        (id) => platform.updateDiscountCodes(id, codes),
        // A code that does not apply has to be asked for again: only the answer says why it does not.
        (now) => now.discountCodes.length === codes.length && codes.every((code) => isCodeApplied(now, code)),
      ),
    addGiftCards: (before, codes) =>
      change(
        before,
        (id) => platform.addGiftCards(id, codes),
        ({giftCards}) => giftCards.length >= before.giftCards.length + codes.length,
      ),
    removeGiftCards: (before, appliedIds) =>
      change(
        before,
        (id) => platform.removeGiftCards(id, appliedIds),
        ({giftCards}) => !giftCards.some(({id}) => appliedIds.includes(id)),
      ),
    updateAttributes: (before, attributes) =>
      change(
        before,
        (id) => platform.updateAttributes(id, attributes),
        (now) => sameAttributes(now.attributes, attributes),
      ),
    updateNote: (before, note) =>
      change(
        before,
        (id) => platform.updateNote(id, note),
        (now) => now.note === note,
      ),
    updateCountry: (before, country) =>
      change(
        before,
        (id) => platform.updateCountry(id, country),
        ({countryCode}) => countryCode === country,
      ),
  };
}

function isChanged(now: Cart, {id, quantity, attributes, sellingPlanId}: LineChange): boolean {
  const line = heldLines(now).find((candidate) => candidate.id === id);
  if (line === undefined) return quantity === 0;
  const content = contentOf(line);
  return (
    (quantity === undefined || line.quantity === quantity) &&
    (attributes === undefined || sameAttributes(content.attributes, attributes)) &&
    (sellingPlanId === undefined || content.sellingPlanId === sellingPlanId)
  );
}
