import {SUBSCRIPTION} from '../../config/commerce';
import {isBuyable} from './availability';
import type {PlanPrice, Product, Variant} from './product';

export type PurchaseModes = {
  /** Whether it may be bought without a plan. */
  readonly oneTime: boolean;
  /** The plans it may be bought with, the shortest interval first. */
  readonly plans: readonly PlanPrice[];
  /** The plan that the list shows first: 4 weeks, else the nearest interval; `null` without plans. */
  readonly preselectedPlan: PlanPrice | null;
  /** What the buy box has chosen at first; `null` where it cannot be bought at all. */
  readonly preselected: 'one-time' | 'subscription' | null;
};

/** How a variant can be bought (Specification, section 2, Product page; section 5, Products: requiresSellingPlan). */
export function purchaseModes(
  variant: Pick<Variant, 'plans' | 'availableForSale' | 'archived'>,
  product: Pick<Product, 'requiresSellingPlan'>,
): PurchaseModes {
  const buyable = isBuyable(variant);
  const plans = buyable ? [...variant.plans].sort((left, right) => left.plan.weeks - right.plan.weeks) : [];
  const oneTime = buyable && !product.requiresSellingPlan;
  return {
    oneTime,
    plans,
    preselectedPlan: nearest(plans),
    preselected: oneTime ? 'one-time' : plans.length > 0 ? 'subscription' : null,
  };
}

function nearest(plans: readonly PlanPrice[]): PlanPrice | null {
  const distance = ({plan}: PlanPrice) => Math.abs(plan.weeks - SUBSCRIPTION.defaultWeeks);
  return plans.reduce<PlanPrice | null>(
    (best, plan) => (best === null || distance(plan) < distance(best) ? plan : best),
    null,
  );
}
