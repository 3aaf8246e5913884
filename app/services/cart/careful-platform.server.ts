import type {ShippingCountryCode} from '../../config/countries';
import type {Attribute, Cart} from '../../domain/cart/cart';
import {aimOfAdding, contentOf, holds, sameAttributes} from '../../domain/cart/line-content';
import {sameCode} from '../../domain/cart/same-code';
import {ServiceError} from '../service-error.server';
import type {CartAnswer, LineChange, NewLine, PlatformCart} from '../storefront/platform-cart.server';

/**
 * The platform's operations for whoever knows the cart as it was (`before`): when an answer is lost, the cart is looked
 * at before anything is sent again. Each throws `ServiceError` when the platform cannot be used; what it was asked for
 * may then have happened.
 */
export type CarefulPlatform = {
  readonly read: (cartId: string) => Promise<Cart | null>;
  /** A cart whose id was lost belongs to nobody, so a second one does no harm. */
  readonly create: (lines: readonly NewLine[]) => Promise<CartAnswer>;
  readonly addLines: (before: Cart, lines: readonly NewLine[]) => Promise<CartAnswer>;
  readonly updateLines: (before: Cart, changes: readonly LineChange[]) => Promise<CartAnswer>;
  readonly updateDiscountCodes: (before: Cart, codes: readonly string[]) => Promise<CartAnswer>;
  readonly addGiftCards: (before: Cart, codes: readonly string[]) => Promise<CartAnswer>;
  readonly removeGiftCards: (before: Cart, appliedIds: readonly string[]) => Promise<CartAnswer>;
  readonly updateAttributes: (before: Cart, attributes: readonly Attribute[]) => Promise<CartAnswer>;
  readonly updateNote: (before: Cart, note: string) => Promise<CartAnswer>;
  readonly updateCountry: (before: Cart, country: ShippingCountryCode) => Promise<CartAnswer>;
};

type Change = {
  readonly cartId: string;
  readonly send: () => Promise<CartAnswer>;
  /** Whether the cart as it is now shows that the lost change was made, all of it. */
  readonly isDone: (now: Cart) => boolean;
  /** Whether making it twice comes to the same as making it once. */
  readonly repeatable: boolean;
};

const ATTEMPTS = 2;
/** A change that took too long may still be under way: after this pause the cart is looked at once more. */
const SECOND_LOOK_MS = 1000;

function asLost(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}

/** Makes a change so that a lost answer is no lost change, and no change twice. */
type Carefully = (change: Change, attempt?: number) => Promise<CartAnswer>;

function createCarefully(platform: PlatformCart, pause: (milliseconds: number) => Promise<void>): Carefully {
  async function look({cartId, isDone}: Change, lost: ServiceError): Promise<Cart | null> {
    const now = await platform.read(cartId);
    if (lost.failure !== 'timeout' || now === null || isDone(now)) return now;
    await pause(SECOND_LOOK_MS);
    return platform.read(cartId);
  }

  return async function carefully(change, attempt = 1) {
    const answer = await change.send().catch(asLost);
    if (!(answer instanceof ServiceError)) return answer;
    // Nothing has happened, and asking again makes it worse.
    if (answer.isRefusal) throw answer;
    const now = await look(change, answer);
    if (now === null) return {cart: null, refusals: [{code: 'cart-gone', lineId: null}]};
    if (change.isDone(now)) return {cart: now, refusals: []};
    if (attempt === ATTEMPTS || (answer.failure === 'timeout' && !change.repeatable)) throw answer;
    return carefully(change, attempt + 1);
  };
}

/** Wraps the platform's operations; `pause` waits so many milliseconds. */
export function createCarefulPlatform(
  platform: PlatformCart,
  pause: (milliseconds: number) => Promise<void>,
): CarefulPlatform {
  const carefully = createCarefully(platform, pause);
  const set = ({id: cartId}: Cart, send: (id: string) => Promise<CartAnswer>, isDone: (now: Cart) => boolean) =>
    carefully({cartId, send: () => send(cartId), isDone, repeatable: true});

  return {
    read: (cartId) => platform.read(cartId),
    async create(lines) {
      try {
        return await platform.create(lines);
      } catch (error) {
        if (asLost(error).isRefusal) throw error;
        return platform.create(lines);
      }
    },
    addLines(before, lines) {
      const aim = aimOfAdding(before, lines);
      const send = () => platform.addLines(before.id, lines);
      return carefully({cartId: before.id, send, isDone: (now) => holds(now, aim), repeatable: false});
    },
    updateLines: (before, changes) =>
      set(
        before,
        (id) => platform.updateLines(id, changes),
        (now) => changes.every((change) => isChanged(now, change)),
      ),
    updateDiscountCodes: (before, codes) =>
      set(
        before,
        (id) => platform.updateDiscountCodes(id, codes),
        // A code that does not apply has to be asked for again: only the answer says why it does not.
        ({discountCodes: known}) =>
          known.length === codes.length &&
          codes.every((code) => known.some((one) => sameCode(one.code, code) && one.applicable)),
      ),
    addGiftCards: (before, codes) =>
      set(
        before,
        (id) => platform.addGiftCards(id, codes),
        ({giftCards}) => giftCards.length >= before.giftCards.length + codes.length,
      ),
    removeGiftCards: (before, appliedIds) =>
      set(
        before,
        (id) => platform.removeGiftCards(id, appliedIds),
        ({giftCards}) => !giftCards.some(({id}) => appliedIds.includes(id)),
      ),
    updateAttributes: (before, attributes) =>
      set(
        before,
        (id) => platform.updateAttributes(id, attributes),
        (now) => sameAttributes(now.attributes, attributes),
      ),
    updateNote: (before, note) =>
      set(
        before,
        (id) => platform.updateNote(id, note),
        (now) => now.note === note,
      ),
    updateCountry: (before, country) =>
      set(
        before,
        (id) => platform.updateCountry(id, country),
        ({countryCode}) => countryCode === country,
      ),
  };
}

function isChanged(now: Cart, {id, quantity, attributes, sellingPlanId}: LineChange): boolean {
  const line = now.lines.find((candidate) => candidate.id === id);
  if (line === undefined) return quantity === 0;
  const content = contentOf(line);
  return (
    (quantity === undefined || line.quantity === quantity) &&
    (attributes === undefined || sameAttributes(content.attributes, attributes)) &&
    (sellingPlanId === undefined || content.sellingPlanId === sellingPlanId)
  );
}
