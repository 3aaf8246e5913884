import type {Day} from '../delivery';
import {money, subtract, type Money} from '../money';
import {availability, firstShipment} from '../product/availability';
import type {PlanPrice, Product, Variant} from '../product/product';
import {purchaseModes} from '../product/purchase';
import {optionChoices, selectVariant, type OptionChoice} from '../product/selection';

/** A coffee as it can be had in a subscription: with one variant chosen, and where its other options lead. */
export type OrderChoice = {
  readonly handle: string;
  readonly title: string;
  readonly taste: readonly string[];
  readonly variant: Pick<Variant, 'id' | 'number' | 'title' | 'picture' | 'price' | 'donationVariantId'>;
  readonly options: readonly OptionChoice[];
  /** The shortest interval first. */
  readonly plans: readonly PlanPrice[];
  readonly preselectedPlan: PlanPrice;
  /** Of one piece against buying it once; 0 where that cannot be. */
  readonly saving: Money;
  /** `null` if unknown: a pre-order without a day. */
  readonly firstShipment: Day | null;
};

/**
 * Returns a coffee as the subscription order page shows it on `today`; `number` names the variant. `null` where it cannot be
 * had in a subscription.
 */
export function orderChoice(product: Product, number: string | null, today: Day): OrderChoice | null {
  const variant = selectVariant(product, number);
  if (variant === null) return null;
  const {plans, preselectedPlan} = purchaseModes(variant, {requiresSellingPlan: true});
  if (preselectedPlan === null) return null;
  const {id, number: shown, title, picture, price, donationVariantId} = variant;
  return {
    handle: product.handle,
    title: product.title,
    taste: product.coffee?.taste ?? [],
    variant: {id, number: shown, title, picture, price, donationVariantId},
    options: optionChoices(product, variant).filter(({values}) => values.length > 1),
    plans,
    preselectedPlan,
    saving: product.requiresSellingPlan ? money(0, price.currency) : subtract(price, preselectedPlan.price),
    firstShipment: firstShipment(availability(variant, today), today),
  };
}
