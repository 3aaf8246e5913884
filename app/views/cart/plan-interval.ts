import type {CartLine} from '../../domain/cart/cart';
import type {SellingPlan} from '../../domain/product/product';
import {wholeWeeks} from '../../domain/product/purchase';
import type {Translate} from '../../i18n/catalogue';

/** Returns how often a line comes: in weeks, or as the plan is called where it counts otherwise. */
export function planInterval(translate: Translate<'cart'>, plan: SellingPlan): string {
  const count = wholeWeeks(plan);
  return count === null ? plan.name : translate('cart:plan.weeks', {count});
}

/**
 * Returns the intervals that a line can change to; for one that comes with a plan also '', just once, unless its product is sold
 * with a plan only (Specification, section 5, Products).
 */
export function planOptions(translate: Translate<'cart'>, {plan, plans, requiresPlan}: PlannedLine) {
  const intervals = plans.map((each) => ({value: each.id, label: planInterval(translate, each)}));
  return plan && !requiresPlan ? [...intervals, {value: '', label: translate('cart:plan.once')}] : intervals;
}

type PlannedLine = Pick<CartLine, 'plan' | 'plans' | 'requiresPlan'>;
