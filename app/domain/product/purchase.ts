import {SUBSCRIPTION} from '../../config/commerce';
import type {Money} from '../money';
import {isBuyable, piecesLeft} from './availability';
import type {PlanPrice, Product, SellingPlan, Variant} from './product';

export type PurchaseModes = {
  /** Whether it may be bought without a plan. */
  readonly oneTime: boolean;
  /** The plans it may be bought with, the shortest interval first. */
  readonly plans: readonly PlanPrice[];
  /** The plan that the list shows first: 4 weeks, else the nearest interval; `null` without plans. */
  readonly preselectedPlan: PlanPrice | null;
  /** The choice that the buy box makes at first; `null` where it cannot be bought at all. */
  readonly preselected: 'one-time' | 'subscription' | null;
};

/**
 * Tells how a variant can be bought (Specification, section 2, Product page; section 5, Products: requiresSellingPlan).
 */
export function purchaseModes(
  variant: Pick<Variant, 'plans' | 'availableForSale' | 'archived'>,
  product: Pick<Product, 'requiresSellingPlan'>,
): PurchaseModes {
  const buyable = isBuyable(variant);
  const plans = buyable ? byInterval(variant) : [];
  const oneTime = buyable && !product.requiresSellingPlan;
  return {
    oneTime,
    plans,
    preselectedPlan: firstPlan(plans),
    preselected: oneTime ? 'one-time' : plans.length > 0 ? 'subscription' : null,
  };
}

/** Returns the plan whose price a variant has that is sold in a subscription alone; `null` for one that can be bought once. */
export function onlyPlan(
  variant: Pick<Variant, 'plans'>,
  {requiresSellingPlan}: Pick<Product, 'requiresSellingPlan'>,
): PlanPrice | null {
  return requiresSellingPlan ? firstPlan(byInterval(variant)) : null;
}

function byInterval({plans}: Pick<Variant, 'plans'>): readonly PlanPrice[] {
  return [...plans].sort((left, right) => left.plan.weeks - right.plan.weeks);
}

function firstPlan(plans: readonly PlanPrice[]): PlanPrice | null {
  return nearestPlan(plans, ({plan}) => plan.weeks);
}

const MOST_AT_ONCE = 10;

/** Returns how many pieces can be put into the cart at once, by how many there are. */
export function mostAtOnce(quantityAvailable: number | null, isPreOrder: boolean): number {
  return Math.min(piecesLeft({quantityAvailable, currentlyNotInStock: isPreOrder}) ?? MOST_AT_ONCE, MOST_AT_ONCE);
}

/** Returns the weeks between two deliveries; `null` where the plan's interval is not told in whole weeks. */
export function wholeWeeks({weeks}: Pick<SellingPlan, 'weeks'>): number | null {
  return Number.isInteger(weeks) && weeks > 0 ? weeks : null;
}

/**
 * Returns the saving of a plan's price against a single purchase, in whole per cent; 0 where there is none. Both
 * are the platform's prices: the half cent by which it may have rounded the plan's is not counted.
 */
export function planSaving(once: Money, onPlan: Money): number {
  if (once.cents <= onPlan.cents) return 0;
  return Math.floor(((once.cents - onPlan.cents + 0.5) * 100) / once.cents);
}

/** Returns the one of some plans that is shown first: 4 weeks, else the nearest interval, of two as near the first. */
export function nearestPlan<Plan>(plans: readonly Plan[], weeksOf: (plan: Plan) => number): Plan | null {
  const distance = (plan: Plan) => Math.abs(weeksOf(plan) - SUBSCRIPTION.defaultWeeks);
  return plans.reduce<Plan | null>(
    (best, plan) => (best === null || distance(plan) < distance(best) ? plan : best),
    null,
  );
}
