import type {PlanPrice} from '../../domain/product/product';
import {wholeWeeks} from '../../domain/product/purchase';
import {useFormat, useTranslate} from '../../i18n/use-translate';

/** The intervals of plans as a list to choose from; each with its price where that depends on the interval. */
export function usePlanOptions() {
  const translate = useTranslate();
  const format = useFormat();
  return (plans: readonly PlanPrice[]) => {
    const varies = plans.some(({price}) => price.cents !== plans[0]?.price.cents);
    return plans.map(({plan, price}) => {
      const count = wholeWeeks(plan);
      const interval = count === null ? plan.name : translate('product:purchase.weeks', {count});
      const label = translate('product:purchase.planOption', {interval, price: format.money(price)});
      return {value: plan.id, label: varies ? label : interval};
    });
  };
}
