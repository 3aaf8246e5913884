import {add, money, multiply, negate, sum, type Money} from '../money';
import type {AppliedGiftCard, Cart, CartLine, DiscountCode} from './cart';
import {shippingCountry} from '../../config/countries';
import {COUNTRY} from '../../config/languages';
import {obstructedItems, type ObstructedItem} from './delivery-country';
import type {Day} from '../delivery';
import {planReduction, saleReduction} from '../product/price';
import {groupLines, type CartGroups, type CartItem} from './groups';
import {payingGiftCards} from './gift-cards';
import {isGift} from './note';
import {perksDisplay, type PerksDisplay} from './perks';
import {displayedQuantity} from './quantity';
import {isShipped, shippingStatus} from './shipping';
import {voucherDiscount} from './voucher';

/** The contents of a cart, as far as recommendations care. */
export type CartKind = 'gear-only' | 'mixed' | 'coffee';

export type CartSummary = {
  readonly displayedQuantity: number;
  readonly groups: CartGroups;
  readonly subtotal: Money;
  /** The shipping fee, 0 where shipping is free or there is nothing to ship. */
  readonly shipping: Money;
  readonly isFreeShipping: boolean;
  readonly hasShippingCosts: boolean;
  /** 0 or negative. */
  readonly voucherDiscount: Money;
  /** The saving against the lowest prices of 30 days, against buying once, and by vouchers; not negative. */
  readonly savings: Money;
  /** Incl. VAT, before gift cards: the lines less every discount, plus shipping (docs/decisions/224-what-a-cart-costs.md). */
  readonly total: Money;
  readonly perks: PerksDisplay;
  readonly discountCodes: readonly DiscountCode[];
  /** With what each pays, shipping included. */
  readonly giftCards: readonly AppliedGiftCard[];
  /** `null` for a cart without coffee, gear or bundles. */
  readonly kind: CartKind | null;
  /** The product that 'The perfect coffee for …' names: the first gear of a gear-only cart. */
  readonly gearTitle: string | null;
  /** Where it is to be sent, and what of it cannot go there. */
  readonly delivery: {
    readonly country: string | null;
    readonly obstructed: readonly ObstructedItem[];
    /** Whether it is an export: the invoice holds no VAT, and the customer pays import duties (Specification, section 5, Countries). */
    readonly hasImportDuties: boolean;
  };
  /**
   * When it arrives: as usual in Germany or abroad, once something is there that is sold before, as each line says, or
   * by e-mail without a parcel; `null` where nothing is sent.
   */
  readonly arrives: 'usual' | 'abroad' | 'pre-order' | 'by-line' | 'by-email' | null;
  readonly note: string;
  readonly isGift: boolean;
  /** Not where there is nothing to check out, or something that cannot go where it is to be sent. */
  readonly canCheckOut: boolean;
};

/**
 * Returns everything that the cart page, the minicart and the notice show of a cart on `today`; `null` is a shopper
 * without one.
 */
export function summarizeCart(cart: Cart | null, today: Day): CartSummary {
  const shipping = shippingStatus(cart);
  const groups = groupLines(cart, today);
  const items = [...groups.oneTime, ...groups.subscription];
  const bought = items.filter((item) => !item.isFreeArticle);
  const kind = kindOf(bought);
  const voucher = voucherDiscount(cart);
  const total = sum([...(cart?.lines ?? []).map((line) => line.subtotal), voucher, shipping.fee]);
  const country = shippingCountry(cart?.countryCode ?? '');
  const obstructed = country === null ? [] : obstructedItems(bought, country);
  return {
    displayedQuantity: displayedQuantity(cart),
    groups,
    subtotal: cart?.subtotal ?? money(0),
    shipping: shipping.fee,
    isFreeShipping: shipping.isFreeShipping,
    hasShippingCosts: shipping.hasShippingCosts,
    voucherDiscount: voucher,
    savings: cart === null ? money(0) : add(reductions(cart), negate(voucher)),
    total,
    perks: perksDisplay(cart),
    discountCodes: cart?.discountCodes ?? [],
    giftCards: payingGiftCards(cart?.giftCards ?? [], total, shipping.fee),
    kind,
    gearTitle: kind === 'gear-only' ? (bought.find((item) => item.line.kind === 'gear')?.line.title ?? null) : null,
    delivery: {
      country: country?.code ?? null,
      obstructed,
      hasImportDuties: country?.hasImportDuties ?? false,
    },
    arrives: arrivalOf(items, country?.code ?? COUNTRY),
    note: cart?.note ?? '',
    isGift: isGift(cart?.attributes ?? []),
    canCheckOut: bought.length > 0 && obstructed.length === 0,
  };
}

function arrivalOf(items: readonly CartItem[], country: string): CartSummary['arrives'] {
  const shipped = items.filter(({line}) => isShipped(line));
  if (shipped.length === 0) {
    return items.some(({line}) => line.kind === 'gift-card') ? 'by-email' : null;
  }
  if (shipped.some(({deliveryTime}) => deliveryTime !== null)) return 'by-line';
  if (shipped.some(({preOrder}) => preOrder !== null)) return 'pre-order';
  return country === COUNTRY ? 'usual' : 'abroad';
}

function kindOf(items: readonly CartItem[]): CartKind | null {
  const has = (...kinds: readonly CartLine['kind'][]) => items.some((item) => kinds.includes(item.line.kind));
  if (has('bundle') || (has('gear') && has('coffee'))) return 'mixed';
  if (has('gear')) return 'gear-only';
  return has('coffee') ? 'coffee' : null;
}

function reductions(cart: Cart): Money {
  return sum(cart.lines.map(reductionOf), cart.subtotal.currency);
}

function reductionOf({plan, requiresPlan, unitAmount, onceAmount, ...line}: CartLine): Money {
  const {compareAtUnitAmount, lowest30Days, quantity} = line;
  // What cannot be bought once is no cheaper with a plan.
  if (plan !== null && requiresPlan) return money(0, unitAmount.currency);
  const reduction =
    plan === null
      ? saleReduction({price: unitAmount, compareAtPrice: compareAtUnitAmount, lowest30Days})
      : planReduction(onceAmount, unitAmount);
  return multiply(reduction, quantity);
}
