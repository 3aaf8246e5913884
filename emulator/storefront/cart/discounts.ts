import {spread} from '../../../contracts/spread';
import type {SeedDiscountCode, SeedProduct, SeedVariant} from '../../seed/types';
import {isBook, isEntitledTo} from '../../shared/entitled-goods';
import {FREE_SHIPPING_FROM_CENTS, SHIPPING_FEE_CENTS} from '../../shared/shipping';
import {share} from '../money';
import type {CartLineState, CartState} from './cart-state';
import {DISCOUNT_TITLES} from './messages';
import type {PricedDiscount, PricedDiscountCode} from './priced-cart';
import type {PricingWorld} from './pricing-world';
import {refusalOf} from './refusal';

/** Decisions, Perks: a free article from EUR 79. */
const FREE_ARTICLE_FROM_CENTS = 7900;
const FREE_ARTICLE_TAG = 'free-article';

/** A line with its price before discounts. */
export type OpenLine = {
  readonly state: CartLineState;
  readonly product: SeedProduct;
  readonly variant: SeedVariant;
  readonly unitCents: number;
  readonly subtotalCents: number;
};

/** The discounts of a cart: `ofLine` by line id. */
export type AppliedDiscounts = {
  readonly ofLine: ReadonlyMap<string, PricedDiscount[]>;
  readonly ofCart: readonly PricedDiscount[];
  readonly codes: readonly PricedDiscountCode[];
};

/**
 * Finds the discounts of a cart: the codes, then the free article and free shipping, where a code for goods lets them stand
 * beside it (https://shopify.dev/docs/api/admin-graphql/2026-04/input-objects/DiscountCombinesWithInput).
 *
 * One code for goods counts per order (specification, section 5).
 */
export function applyDiscounts(lines: readonly OpenLine[], state: CartState, world: PricingWorld): AppliedDiscounts {
  const {language} = state.buyer;
  const ofLine = new Map<string, PricedDiscount[]>(lines.map((line) => [line.state.id, []]));
  const codes: PricedDiscountCode[] = [];
  const ofCart: PricedDiscount[] = [];
  let goods: SeedDiscountCode | null = null;
  let shippingCode: SeedDiscountCode | null = null;
  for (const written of state.discountCodes) {
    const code = world.catalogue.discountCode(written);
    const entitled = code === null ? [] : lines.filter((line) => isEntitled(line, code));
    const measured = entitled.map(({subtotalCents}) => subtotalCents);
    const hasShipping = lines.some(({variant}) => variant.requiresShipping);
    const refusal = refusalOf(code, {
      measured,
      hasShipping,
      goods,
      shipping: shippingCode,
      usage: world.usage,
      now: world.now,
    });
    codes.push({code: code?.code ?? written, applicable: refusal === null, refusal});
    if (code === null || refusal !== null) continue;
    if (code.kind === 'free-shipping') {
      shippingCode ??= code;
      continue;
    }
    goods = code;
    const parts = allocate(code, measured);
    if (code.entitled === 'all') {
      // The platform tells a discount of the whole order by one allocation for each line that it is spread over.
      ofCart.push(...parts.filter((cents) => cents > 0).map((cents) => ofCode(code, cents)));
    } else {
      entitled.forEach((line, index) => ofLine.get(line.state.id)?.push(ofCode(code, parts[index] ?? 0)));
    }
  }
  if (goods?.combinesWith.productDiscounts !== false) {
    for (const line of lines) ofLine.get(line.state.id)?.push(...freeArticle(line, lines, language));
  }
  const isFree = goods?.combinesWith.shippingDiscounts !== false;
  const shipping = isFree ? freeShipping(lines, ofLine, shippingCode, language) : [];
  return {ofLine: withoutZeros(ofLine), ofCart: [...ofCart, ...shipping], codes};
}

/**
 * Donations and gift cards are never discounted (specification, section 5); the free article costs nothing already. What comes
 * regularly and what comes once is discounted as the code says.
 */
function isEntitled({state, product, subtotalCents}: OpenLine, code: SeedDiscountCode): boolean {
  const applies = state.sellingPlanNumber === null ? code.appliesOnOneTimePurchase : code.appliesOnSubscription;
  if (!applies) return false;
  if (product.isGiftCard || product.productType === 'Donation' || product.tags.includes(FREE_ARTICLE_TAG)) return false;
  return subtotalCents > 0 && isEntitledTo(code, {isCoffee: product.productType === 'Coffee', isBook: isBook(product)});
}

function allocate(code: SeedDiscountCode, measured: readonly number[]): number[] {
  if (code.kind === 'percentage') return measured.map((cents) => share(cents, code.value, 100));
  const total = measured.reduce((sum, cents) => sum + cents, 0);
  return spread(Math.min(code.value, total), measured);
}

function ofCode(code: SeedDiscountCode, cents: number): PricedDiscount {
  const percent = code.kind === 'percentage' ? code.value : null;
  return {target: 'LINE_ITEM', cents, percent, isForAll: code.entitled === 'all', code: code.code, title: code.code};
}

/**
 * One piece of the free article, when all other lines but donations together reach the threshold: a discount "buy X, get Y" on a
 * collection, as `npm run store` sets it up.
 */
function freeArticle(line: OpenLine, lines: readonly OpenLine[], language: 'DE' | 'EN'): PricedDiscount[] {
  const isArticle = ({product}: OpenLine) => product.tags.includes(FREE_ARTICLE_TAG);
  if (!isArticle(line) || lines.find(isArticle) !== line) return [];
  const others = lines.filter((other) => !isArticle(other) && other.product.productType !== 'Donation');
  const bought = others.reduce((sum, {subtotalCents}) => sum + subtotalCents, 0);
  if (bought < FREE_ARTICLE_FROM_CENTS) return [];
  const title = DISCOUNT_TITLES.freeArticle[language];
  return [{target: 'LINE_ITEM', cents: line.unitCents, percent: 100, isForAll: false, code: null, title}];
}

/**
 * Free shipping by a code, else by the automatic discount. That one cannot name its goods: it counts everything, donations
 * included, as its only condition is a subtotal of the whole cart
 * (https://shopify.dev/docs/api/admin-graphql/2026-04/input-objects/DiscountAutomaticFreeShippingInput).
 */
function freeShipping(
  lines: readonly OpenLine[],
  ofLine: ReadonlyMap<string, readonly PricedDiscount[]>,
  code: SeedDiscountCode | null,
  language: 'DE' | 'EN',
): PricedDiscount[] {
  const free = {target: 'SHIPPING_LINE', cents: SHIPPING_FEE_CENTS, percent: 100, isForAll: true} as const;
  if (code !== null) return [{...free, code: code.code, title: code.code}];
  const counted = lines.reduce((sum, {state, subtotalCents}) => {
    const off = (ofLine.get(state.id) ?? []).reduce((cents, discount) => cents + discount.cents, 0);
    return sum + subtotalCents - off;
  }, 0);
  const isShipped = lines.some(({variant}) => variant.requiresShipping);
  if (!isShipped || counted < FREE_SHIPPING_FROM_CENTS) return [];
  return [{...free, code: null, title: DISCOUNT_TITLES.freeShipping[language]}];
}

function withoutZeros(ofLine: ReadonlyMap<string, PricedDiscount[]>): ReadonlyMap<string, PricedDiscount[]> {
  return new Map([...ofLine].map(([id, discounts]) => [id, discounts.filter(({cents}) => cents > 0)]));
}
