// @ts-check
import {readAll, readStoreFile} from './admin.mjs';

/** @typedef {{group: string, name: {de: string}, percentOff: Record<string, number>}} Group by the number of weeks */

/** Without `app_id` the platform returns those of the asking app alone. Source: https://shopify.dev/docs/api/admin-graphql/2026-07/queries/sellingPlanGroups */
const SELLING_PLANS = `query SellingPlans($after: String) {
  sellingPlanGroups(first: 5, after: $after, query: "app_id:ALL") {
    nodes {
      sellingPlans(first: 30) {
        nodes {
          deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
          pricingPolicies {
            ... on SellingPlanFixedPricingPolicy {
              adjustmentValue { ... on SellingPlanPricingPolicyPercentageValue { percentage } }
            }
          }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const DAYS_OF_WEEK = 7;
/** The days of an interval; months and years have no fixed number. @type {Readonly<Record<string, number>>} */
const DAYS = {DAY: 1, WEEK: DAYS_OF_WEEK};

/**
 * Checks the groups of selling plans. The subscription service has to make them: what is sold by plans of another app is
 * unknown to it, and never delivered.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planSellingPlans(ask) {
  const groups = await readAll(ask, SELLING_PLANS);
  const there = groups.map(({sellingPlans}) => sellingPlans.nodes.map(termsOf).sort().join('; '));
  return readStoreFile('selling-plans.json').flatMap((/** @type {Group} */ {name, percentOff}) => {
    const wanted = Object.entries(percentOff).map(([weeks, percent]) => terms(Number(weeks) * DAYS_OF_WEEK, percent));
    return there.includes([...wanted].sort().join('; '))
      ? []
      : [{object: `selling plans ${name.de}`, change: `make in the subscription service: ${wanted.join('; ')}`}];
  });
}

/** @param {number} days @param {number} percent @returns {string} such as `every 14 days 10 % off` */
const terms = (days, percent) => `every ${days} days ${percent} % off`;

/** @param {any} plan @returns {string} */
const termsOf = ({deliveryPolicy, pricingPolicies}) =>
  terms(
    (DAYS[deliveryPolicy?.interval] ?? Number.NaN) * deliveryPolicy?.intervalCount,
    pricingPolicies[0]?.adjustmentValue?.percentage ?? 0,
  );
