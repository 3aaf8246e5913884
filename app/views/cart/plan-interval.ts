import type {SellingPlan} from '../../domain/product/product';
import {wholeWeeks} from '../../domain/product/purchase';
import type {Translate} from '../../i18n/catalogue';

/** Returns how often a line comes: in weeks, or as the plan is called where it counts otherwise. */
export function planInterval(translate: Translate<'cart'>, plan: SellingPlan): string {
  const count = wholeWeeks(plan);
  return count === null ? plan.name : translate('cart:plan.weeks', {count});
}
