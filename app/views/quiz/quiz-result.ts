import {DECAF, QUIZ_ALTERNATIVES, type QuizChoice} from '../../config/quiz';
import type {Day} from '../../domain/delivery';
import {availability, firstShipment} from '../../domain/product/availability';
import {offeredPriceTag, type DisplayedPrice} from '../../domain/product/price';
import type {Product, ProductCard, Variant} from '../../domain/product/product';
import {purchaseModes, type PurchaseModes} from '../../domain/product/purchase';
import {selectVariant} from '../../domain/product/selection';
import type {Match} from '../../domain/quiz/match';

/** The matched coffee as it can be bought right here. */
export type QuizOffer = {
  readonly variant: Variant;
  readonly price: DisplayedPrice;
  readonly purchase: PurchaseModes;
  readonly isPreOrder: boolean;
  readonly firstShipment: Day | null;
};

export type QuizResult = {
  readonly card: ProductCard;
  readonly meets: readonly QuizChoice[];
  readonly misses: readonly QuizChoice[];
  /** `null` where it cannot be bought. */
  readonly offer: QuizOffer | null;
  readonly alternatives: readonly ProductCard[];
  /** Whether the alternatives have caffeine although decaf was asked for. */
  readonly isCaffeineOffered: boolean;
};

/** Returns the match and its alternatives out of all coffees in their rank; `null` without any coffee. */
export function quizResult(matches: readonly Match[], product: Product | null, today: Day): QuizResult | null {
  const [best, ...others] = matches;
  if (best === undefined) return null;
  const buyable = others.filter(({card}) => card.availableForSale);
  const asAsked = buyable.filter(({misses}) => !misses.includes(DECAF));
  const alternatives = asAsked.length > 0 ? asAsked : buyable;
  return {
    ...best,
    offer: product === null ? null : quizOffer(product, today),
    alternatives: alternatives.slice(0, QUIZ_ALTERNATIVES).map(({card}) => card),
    isCaffeineOffered: alternatives.some(({misses}) => misses.includes(DECAF)),
  };
}

function quizOffer(product: Product, today: Day): QuizOffer | null {
  const variant = selectVariant(product, null);
  if (variant === null) return null;
  const purchase = purchaseModes(variant, product);
  if (purchase.preselected === null) return null;
  const state = availability(variant, today);
  return {
    variant,
    price: offeredPriceTag(variant, product),
    purchase,
    isPreOrder: state.state === 'pre-order',
    firstShipment: firstShipment(state, today),
  };
}
