import {writeRecentlyOrdered} from '../../domain/cart/recently-ordered';
import type {Money} from '../../domain/money';
import type {PlanPrice, Variant} from '../../domain/product/product';

type Props = {
  /** What the form lets choose from, as the page prices it. */
  readonly variants: readonly Pick<Variant, 'id' | 'price'>[];
  /** Of the first variant. */
  readonly plans: readonly PlanPrice[];
};

/** Sends along what the page says that it costs, so that the cart can say where that is not so any more. */
export function SeenPriceField({variants, plans}: Props) {
  const [first] = variants;
  const entry = (variantId: string, {cents}: Money, sellingPlanId: string | null = null) => ({
    ...{variantId, sellingPlanId, seenCents: cents},
    ...{quantity: 1, attributes: []},
  });
  const value = writeRecentlyOrdered([
    ...variants.map(({id, price}) => entry(id, price)),
    ...(first ? plans.map(({plan, price}) => entry(first.id, price, plan.id)) : []),
  ]);
  return <input type="hidden" name="seenPrices" value={value} />;
}
