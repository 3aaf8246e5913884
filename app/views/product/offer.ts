import {firstShipmentDay, type Day} from '../../domain/delivery';
import {availability, type Availability} from '../../domain/product/availability';
import {planPriceTag, variantPriceTag, type PriceTag} from '../../domain/product/price';
import type {Product, Variant} from '../../domain/product/product';
import {purchaseModes, type PurchaseModes} from '../../domain/product/purchase';
import {optionChoices, selectVariant, type OptionChoice} from '../../domain/product/selection';

/** A product as its page shows it: with one variant chosen, and of the others no more than where to find them. */
export type Offer = {
  readonly product: Omit<Product, 'variants' | 'options'>;
  readonly variant: Variant;
  readonly choices: readonly OptionChoice[];
  readonly availability: Availability;
  /** Of buying once, or with the first plan where nothing is sold without one. */
  readonly price: PriceTag;
  readonly purchase: PurchaseModes;
  readonly firstShipment: Day;
};

/**
 * The offer behind a product's address on `today`; `number` is what `?variant=` carries.
 * `null` for a product without variants, which nobody can buy or look at.
 */
export function offer(product: Product, number: string | null, today: Day): Offer | null {
  const variant = selectVariant(product, number);
  if (!variant) return null;
  const purchase = purchaseModes(variant, product);
  const {variants: _variants, options: _options, ...shown} = product;
  return {
    product: shown,
    variant,
    choices: optionChoices(product, variant),
    availability: availability(variant, today),
    price:
      purchase.preselected === 'subscription' && purchase.preselectedPlan
        ? planPriceTag(purchase.preselectedPlan)
        : variantPriceTag(variant),
    purchase,
    firstShipment: firstShipmentDay(today),
  };
}
