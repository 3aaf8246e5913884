import type {TasteTag} from '../../config/listing';
import type {ImageSource} from '../picture';
import type {Day} from '../delivery';
import {preOrder} from '../product/availability';
import type {Product, ProductCard} from '../product/product';
import type {PiecePrice} from '../product/unit-price';
import {wholeWeeks} from '../product/purchase';
import {shownVariantTitle} from '../product/variant-title';
import type {ProductFilter} from './product-filter';
import type {SubscriptionProduct} from './subscription';

/** A product among those that can be taken into a subscription, and how it may come. */
export type ProductLink = Pick<ProductCard, 'id' | 'handle' | 'title' | 'picture' | 'taste'> & {
  /** Its value in the listings' filter of taste. */
  readonly tasteTags: readonly TasteTag[];
  readonly isCoffee: boolean;
  readonly canComeOnce: boolean;
  readonly canComeRegularly: boolean;
  readonly filters: readonly ProductFilter[];
  /** The first variant that can be had, with what one piece of it costs, once and with a plan. */
  readonly example: {
    readonly title: string | null;
    readonly once: PiecePrice;
    readonly regular: PiecePrice | null;
  } | null;
};

/** What decides whether a product can take the place of another one. */
export type SwapLink = Pick<ProductLink, 'handle' | 'canComeOnce' | 'canComeRegularly' | 'isCoffee'>;

/** A product that can be taken into a subscription, with its variants as forms name them. */
export type ProductChoice = {
  readonly handle: string;
  readonly title: string;
  /** Whether EUR 1 per kg of it goes to a project that the shopper chooses. */
  readonly donates: boolean;
  /** Whether it may come without a plan (Specification, section 5, Products). */
  readonly canComeOnce: boolean;
  /** Whether it has a plan. */
  readonly canComeRegularly: boolean;
  readonly isCoffee: boolean;
  readonly picture: ImageSource | null;
  readonly variants: readonly VariantChoice[];
};

/** A variant with what one piece of it costs, by how it comes. */
export type VariantChoice = {
  /** Number of the variant. */
  readonly value: string;
  /** Its option values, such as '250 g, Whole bean'; `null` for a product without options. */
  readonly title: string | null;
  readonly once: PiecePrice;
  /** By the interval of a plan, the shortest first. */
  readonly regular: readonly (PiecePrice & {readonly weeks: number})[];
  readonly availableForSale: boolean;
};

type ChoiceCircumstances = {
  readonly isBusiness: boolean;
  /** The day in Germany. */
  readonly today: Day;
  /** Number of a variant that comes already and stays, though it is on pre-order. */
  readonly kept?: string | undefined;
};

/**
 * Returns a product of the catalogue as a choice. Variants that left the portfolio are left out, and those on
 * pre-order: the next delivery would be charged long before they are there. `null` where none is left, and for a
 * consumer where it is sold to businesses only.
 */
export function productChoice(product: Product, {isBusiness, today, kept}: ChoiceCircumstances): ProductChoice | null {
  const {handle, title, kind, pictures, variants, requiresSellingPlan} = product;
  if (product.b2bExclusive && !isBusiness) return null;
  const offered = variants.filter(
    (variant) => !variant.archived && (variant.number === kept || preOrder(variant, today) === null),
  );
  if (offered.length === 0 || kind === 'gift-card' || kind === 'donation') return null;
  return {
    handle,
    title,
    donates: offered.some(({donationVariantId}) => donationVariantId !== null),
    canComeOnce: !requiresSellingPlan,
    canComeRegularly: offered.some(({plans}) => plans.length > 0),
    isCoffee: kind === 'coffee',
    picture: pictures[0] ?? null,
    variants: offered.map(({number, options, price, unitPrice, plans, availableForSale}) => ({
      value: number,
      title: shownVariantTitle(options.map(({value}) => value).join(', ')),
      once: {price, unitPrice},
      regular: plans
        .flatMap(({plan, ...onPlan}) => {
          const weeks = wholeWeeks(plan);
          return weeks === null ? [] : [{weeks, ...onPlan}];
        })
        .sort((one, other) => one.weeks - other.weeks),
      availableForSale,
    })),
  };
}

/**
 * Returns the price that a list shows of a product's first variant: that of the subscription where it is to come regularly
 * (`isRegular`) or can come in no other way, else that of a single purchase. `null` where no variant can be had.
 */
export function listedPrice(
  {example, canComeOnce}: Pick<ProductLink, 'example' | 'canComeOnce'>,
  isRegular: boolean,
): (PiecePrice & {readonly isOnPlan: boolean}) | null {
  if (example === null) return null;
  const onPlan = isRegular || !canComeOnce ? example.regular : null;
  return {...(onPlan ?? example.once), isOnPlan: onPlan !== null};
}

/**
 * Returns the price of one piece by its interval in weeks, `null` for a single purchase. An interval without a plan has the price of
 * the shortest one: the subscription service takes any interval of a product that has a plan.
 */
export function priceEvery({once, regular}: VariantChoice, weeks: number | null): PiecePrice {
  if (weeks === null) return once;
  return regular.find((plan) => plan.weeks === weeks) ?? regular[0] ?? once;
}

/**
 * Tells whether a product can take the place of one in a subscription: another one that may come as it comes, regularly or once
 * (Specification, section 4, Subscription products).
 */
export function isSwapFor(
  {kind, handle}: Pick<SubscriptionProduct, 'kind' | 'handle'>,
  other: Pick<SwapLink, 'handle' | 'canComeOnce' | 'canComeRegularly'>,
): boolean {
  return other.handle !== handle && (kind === 'recurring' ? other.canComeRegularly : other.canComeOnce);
}

/** Returns the intervals of a product's plans, in weeks, each once, the shortest first. */
export function plannedWeeks({variants}: ProductChoice): readonly number[] {
  const weeks = variants.flatMap(({regular}) => regular.map((plan) => plan.weeks));
  return [...new Set(weeks)].sort((one, other) => one - other);
}

/** Tells whether a variant costs the same with every plan. */
export function hasOneRegularPrice({regular}: VariantChoice): boolean {
  return regular.every(({price}) => price.cents === regular[0]?.price.cents);
}

/**
 * Returns the variant of a product that is most like one with `title`: most of its option values, size and grind among them,
 * are the same, and it can be had. `undefined` where nothing can be had.
 */
export function nearestVariant({variants}: ProductChoice, title: string | null): VariantChoice | undefined {
  const wanted = new Set(partsOf(title));
  const alike = (variant: VariantChoice) => partsOf(variant.title).filter((part) => wanted.has(part)).length;
  return variants
    .filter(({availableForSale}) => availableForSale)
    .reduce<VariantChoice | undefined>(
      (best, variant) => (best === undefined || alike(variant) > alike(best) ? variant : best),
      undefined,
    );
}

const partsOf = (title: string | null) => (title ?? '').split(/ ?[,/] /);
