import {SHIPPING_FEE_CENTS} from '../shared/shipping';
import type {CartAttribute} from '../storefront/cart/cart-state';
import type {PricedCart, PricedLine} from '../storefront/cart/priced-cart';

/** Attribute of a coffee or donation line that names the social project. */
const DONATION_ATTRIBUTE = '_D';
/** Water. Specification, section 9, "Subscription and donation". */
const DEFAULT_PROJECT = 'SP022';
/** One euro per kilogram: ten grams give a cent. */
const GRAMS_PER_DONATED_CENT = 10;

/** What the checkout needs to know of a variant, in the language of the page. */
export type Merchandise = {
  readonly title: string;
  /** `null` for the only variant of a product without options. */
  readonly variantTitle: string | null;
  readonly kind: 'Coffee' | 'Gear' | 'Bundle' | 'Gift Card' | 'Donation';
  /** Coffee, or a set of nothing but coffee. */
  readonly isCoffee: boolean;
  readonly picture: string | null;
  readonly requiresShipping: boolean;
  /** The platform's own gift card; absent for everything else. */
  readonly isGiftCard?: true;
  /** Coffee in one piece, in grams, that EUR 1 per kg is donated for; 0 where none is. */
  readonly donationGrams: number;
  /** Sold before it is there: the day its shipping begins, `null` where nobody knows. Absent for everything else. */
  readonly preOrder?: {readonly from: string | null};
  /** How long it takes to arrive; absent where that is as usual. */
  readonly deliveryTime?: string;
};

export type QuoteLine = {
  readonly variantNumber: number;
  readonly merchandise: Merchandise;
  readonly quantity: number;
  /** What the shopper chose with it, such as the social project; absent in orders of before. */
  readonly attributes?: readonly CartAttribute[];
  /** Delivery interval of a subscription, `null` for a one-time purchase. */
  readonly weeks: number | null;
  /** Both before the discounts of the whole cart. */
  readonly subtotalCents: number;
  readonly totalCents: number;
};

/** A cart at the till: every amount in integer cents of EUR. */
export type Quote = {
  readonly lines: readonly QuoteLine[];
  readonly itemCount: number;
  readonly subtotalCents: number;
  /** Discounts on goods, each positive, one entry per code or automatic discount. */
  readonly discounts: readonly {readonly code: string | null; readonly title: string; readonly cents: number}[];
  /** `null` where nothing is shipped. */
  readonly shippingCents: number | null;
  readonly totalCents: number;
  readonly giftCards: readonly {readonly id: string; readonly lastCharacters: string; readonly cents: number}[];
  /** What is left to pay after gift cards. */
  readonly dueCents: number;
  readonly donations: readonly {readonly project: string; readonly cents: number}[];
  /** The invoice holds no VAT; absent where it does. */
  readonly isTaxFree?: boolean;
};

/**
 * Returns the shipping of an order in cents: `null` where nothing is shipped, 0 where a code or the automatic discount
 * takes the fee away. Source: Specification, section 9, "Shipping".
 */
export function shippingCents(needsShipping: boolean, shippingFree: boolean): number | null {
  if (!needsShipping) return null;
  return shippingFree ? 0 : SHIPPING_FEE_CENTS;
}

/**
 * Adds shipping to a priced cart and lets the gift cards pay, first come first served, shipping included.
 * A donation line at no price is a line like any other: the platform does not know what it is for.
 *
 * @param merchandise by variant number; lines of unknown variants are left out.
 * @param weeks delivery interval by selling plan number.
 */
export function quoteCart(
  priced: PricedCart,
  merchandise: ReadonlyMap<number, Merchandise>,
  weeks: ReadonlyMap<number, number>,
): Quote {
  const known = priced.lines.flatMap((line) => {
    const goods = merchandise.get(line.variantNumber);
    return goods && line.quantity > 0 ? [{line, goods}] : [];
  });
  const shipping = shippingCents(
    known.some(({goods}) => goods.requiresShipping),
    priced.shippingFree,
  );
  const totalCents = priced.totalCents + (shipping ?? 0);
  const giftCards = payWithGiftCards(totalCents, priced.giftCards);
  return {
    lines: known.map(({line, goods}) => ({
      variantNumber: line.variantNumber,
      merchandise: goods,
      quantity: line.quantity,
      attributes: line.attributes,
      weeks: line.sellingPlanNumber === null ? null : (weeks.get(line.sellingPlanNumber) ?? null),
      subtotalCents: line.subtotalCents,
      totalCents: line.totalCents,
    })),
    itemCount: known.reduce((sum, {line}) => sum + line.quantity, 0),
    subtotalCents: known.reduce((sum, {line}) => sum + line.subtotalCents, 0),
    discounts: sumDiscounts(priced),
    shippingCents: shipping,
    totalCents,
    giftCards,
    dueCents: totalCents - giftCards.reduce((sum, card) => sum + card.cents, 0),
    donations: sumDonations(known),
  };
}

/** Returns what stands in the form as `seen`: changes whenever what is ordered or what it costs changes. */
export function fingerprint(quote: Quote): string {
  const lines = quote.lines.map((line) => `${line.quantity}x${line.variantNumber}w${line.weeks ?? 0}`);
  return [quote.totalCents, quote.dueCents, ...lines].join('.');
}

function payWithGiftCards(totalCents: number, cards: PricedCart['giftCards']): Quote['giftCards'] {
  let open = totalCents;
  return cards.flatMap((card) => {
    const cents = Math.min(open, card.balanceCents);
    open -= cents;
    return cents > 0 ? [{id: card.id, lastCharacters: card.lastCharacters, cents}] : [];
  });
}

function sumDiscounts(priced: PricedCart): Quote['discounts'] {
  const all = [...priced.lines.flatMap((line) => line.discounts), ...priced.cartDiscounts];
  const sums = new Map<string, Quote['discounts'][number]>();
  for (const discount of all) {
    if (discount.target === 'SHIPPING_LINE' || discount.cents === 0) continue;
    const key = discount.code ?? `automatic ${discount.title}`;
    const before = sums.get(key)?.cents ?? 0;
    sums.set(key, {code: discount.code, title: discount.title, cents: before + discount.cents});
  }
  return [...sums.values()];
}

function sumDonations(lines: readonly {readonly line: PricedLine; readonly goods: Merchandise}[]): Quote['donations'] {
  const grams = new Map<string, number>();
  const paid = new Map<string, number>();
  for (const {line, goods} of lines) {
    const project = line.attributes.find(({key}) => key === DONATION_ATTRIBUTE)?.value ?? DEFAULT_PROJECT;
    grams.set(project, (grams.get(project) ?? 0) + goods.donationGrams * line.quantity);
    if (goods.kind === 'Donation') paid.set(project, (paid.get(project) ?? 0) + line.totalCents);
  }
  return [...grams].flatMap(([project, weight]) => {
    const cents = Math.round(weight / GRAMS_PER_DONATED_CENT) + (paid.get(project) ?? 0);
    return cents > 0 ? [{project, cents}] : [];
  });
}
