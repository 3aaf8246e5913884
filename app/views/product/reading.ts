import type {Day} from '../../domain/delivery';
import type {Fallible} from '../../domain/fallible';
import {isUsualDelivery} from '../../domain/product/arrival';
import {availability} from '../../domain/product/availability';
import type {Product, ProductCard, Variant} from '../../domain/product/product';
import type {ReviewList} from '../../domain/product/review';

/** What there is to read about a product, below what it is bought with: nothing of it changes while it is on the screen. */
export type Reading = {
  readonly product: ReadProduct;
  readonly variant: ReadVariant;
  /** How many countries it is shipped to. */
  readonly countries: number;
  /** Names of those that get coffee alone, and so not this product; `''` for what is sent everywhere. */
  readonly coffeeOnly: string;
  readonly similar: readonly ProductCard[];
  readonly reviews: Fallible<ReviewList | null>;
};

export type ReadProduct = Pick<
  Product,
  | 'handle'
  | 'kind'
  | 'descriptionHtml'
  | 'newContent'
  | 'coffee'
  | 'food'
  | 'safety'
  | 'guarantee'
  | 'isElectrical'
  | 'isLargeAppliance'
  | 'matching'
>;

export type ReadVariant = Pick<
  Variant,
  'number' | 'mpn' | 'netQuantity' | 'contents' | 'components' | 'information' | 'extended' | 'matching'
> & {
  /** Whether its price includes a donation by weight. */
  readonly donates: boolean;
  /** Whether the shop's own delivery time is true of it. */
  readonly arrivesAsUsual: boolean;
};

/** Reads of a product what its page tells below the buy box. */
export function readProduct(product: Product): ReadProduct {
  const {handle, kind, descriptionHtml, newContent, coffee, food, safety, guarantee, matching} = product;
  const {isElectrical, isLargeAppliance} = product;
  return {
    handle,
    kind,
    descriptionHtml,
    newContent,
    coffee,
    food,
    safety,
    guarantee,
    isElectrical,
    isLargeAppliance,
    matching: matching.slice(0, MATCHING),
  };
}

const MATCHING = 4;

/** Reads of the shown variant what its page tells below the buy box on `today`. */
export function readVariant(variant: Variant, today: Day): ReadVariant {
  const {number, mpn, netQuantity, contents, components, information, extended, matching} = variant;
  return {
    number,
    mpn,
    netQuantity,
    contents,
    components,
    information,
    extended,
    matching,
    donates: variant.donationVariantId !== null,
    arrivesAsUsual: availability(variant, today).state !== 'pre-order' && isUsualDelivery(variant.deliveryTime),
  };
}
