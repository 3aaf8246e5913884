import type {SellingPlanInterval} from '#graphql/generated/storefront/graphql';

import type {SellingPlan} from '../../domain/product/product';

/** A selling plan as the platform says it; of the delivery policies it knows one kind, which recurs. */
type WirePlan = {
  readonly id: string;
  readonly name: string;
  readonly deliveryPolicy: {readonly interval?: SellingPlanInterval; readonly intervalCount?: number} | null;
};

const DAYS = {DAY: 1, WEEK: 7, MONTH: 365.25 / 12, YEAR: 365.25} as const satisfies Record<SellingPlanInterval, number>;

/**
 * Returns a selling plan with the weeks between two deliveries. They come from its delivery policy: names and options are
 * the merchant's texts, and some apps keep numbers of their own among the options.
 */
export function reshapePlan({id, name, deliveryPolicy}: WirePlan): SellingPlan {
  const {interval, intervalCount = 0} = deliveryPolicy ?? {};
  return {id, name, weeks: interval === undefined ? 0 : (DAYS[interval] * intervalCount) / DAYS.WEEK};
}
