import {writeRecentlyOrdered} from '../../domain/cart/recently-ordered';
import type {Money} from '../../domain/money';
import type {PlanPrice, Variant} from '../../domain/product/product';

type Props = {
  /** The variants that the form offers, with the prices that the page shows. */
  readonly variants: readonly Pick<Variant, 'id' | 'price'>[];
  /** The plans of the first variant. */
  readonly plans: readonly PlanPrice[];
};

/** Sends the prices that the page shows, so that the cart can say which have changed. */
export function SeenPriceField({variants, plans}: Props) {
  const [first] = variants;
  const entry = (variantId: string, {cents}: Money, sellingPlanId: string | null = null) => ({
    variantId,
    sellingPlanId,
    seenCents: cents,
    quantity: 1,
    attributes: [],
  });
  const value = writeRecentlyOrdered([
    ...variants.map(({id, price}) => entry(id, price)),
    ...(first ? plans.map(({plan, price}) => entry(first.id, price, plan.id)) : []),
  ]);
  return <input type="hidden" name="seenPrices" value={value} />;
}
