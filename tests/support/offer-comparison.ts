import type {Variant} from '../../app/domain/product/product';
import type {UnitPrice} from '../../app/domain/product/unit-price';
import type {Offer} from '../../app/views/product/offer';

/** Collects what contradicts what; `where` names the place that says something else than the checkout does. */
export function createComparison() {
  const contradictions: string[] = [];
  return {
    contradictions,
    same: (where: string, shown: unknown, charged: unknown): void => {
      const [one, other] = [JSON.stringify(shown), JSON.stringify(charged)];
      if (one !== other) contradictions.push(`${where}: ${one}, but ${other}`);
    },
  };
}

/** What a comparison of two statements needs. */
export type Comparison = ReturnType<typeof createComparison>;

/** One way to buy a variant that its page offers, and the price that stands there. */
export type Way = {
  readonly variant: Variant;
  readonly page: Offer;
  readonly planId: string | null;
  readonly weeks: number | null;
  readonly price: number;
  readonly unitPrice: UnitPrice | null;
};

/** The variants that are still made, each with its page. */
export type Pages = readonly {readonly variant: Variant; readonly page: Offer}[];

/** Tells whether the page of a variant sells it. */
export const isOffered = ({page}: Pages[number]) => page.purchase.preselected !== null;

/** Tells whether a variant arrives in the shop’s own time. */
export const isUsual = ({variant: {deliveryTime}}: Offer) =>
  deliveryTime === null || /^1–3 (?:Werktage|working days)$/.test(deliveryTime);
