import type {SellingPlanInterval} from '#graphql/generated/storefront/graphql';

import type {SellingPlan} from '../../domain/product/product';
import {weeksIn} from '../../domain/subscription/interval';

/** A selling plan as the platform says it; of the delivery policies it knows one kind, which recurs. */
type WirePlan = {
  readonly id: string;
  readonly name: string;
  readonly deliveryPolicy: {readonly interval?: SellingPlanInterval; readonly intervalCount?: number} | null;
};

const UNITS = {DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year'} as const satisfies Record<
  SellingPlanInterval,
  string
>;

/**
 * Returns a selling plan with the weeks between two deliveries. They come from its delivery policy: names and options are
 * the merchant's texts, and some apps keep numbers of their own among the options.
 */
export function reshapePlan({id, name, deliveryPolicy}: WirePlan): SellingPlan {
  const {interval, intervalCount = 0} = deliveryPolicy ?? {};
  return {id, name, weeks: interval === undefined ? 0 : weeksIn(UNITS[interval], intervalCount)};
}
