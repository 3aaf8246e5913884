// @ts-check
import {change, readAll, readStoreFile} from './admin.mjs';

/** @typedef {{group: string, name: {de: string}, intervalUnit: string, percentOff: Record<string, number>}} Group */

export const SELLING_PLANS = `query SellingPlans($after: String) {
  sellingPlanGroups(first: 50, after: $after) {
    nodes {
      merchantCode
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

export const SELLING_PLAN_GROUP_CREATE = `mutation SellingPlanGroupCreate($input: SellingPlanGroupInput!) {
  sellingPlanGroupCreate(input: $input) { userErrors { message } }
}`;

/**
 * Plans the groups of selling plans. An existing group is not changed: customers have subscribed to its plans. Where the
 * subscription service makes the plans, its groups have its own codes; make them there and skip this object.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planSellingPlans(ask) {
  const groups = await readAll(ask, SELLING_PLANS);
  return readStoreFile('selling-plans.json').flatMap((/** @type {Group} */ wanted) => {
    const object = `selling plans ${wanted.group}`;
    const found = groups.find(({merchantCode}) => merchantCode === wanted.group);
    if (found === undefined) {
      return [
        {
          object,
          change: `create ${Object.keys(wanted.percentOff).length} plans`,
          apply: async (/** @type {import('./admin.mjs').Ask} */ asking) =>
            void (await change(asking, SELLING_PLAN_GROUP_CREATE, {input: inputOf(wanted)})),
        },
      ];
    }
    const existing = found.sellingPlans.nodes.map(termsOf).sort().join(', ');
    const expected = Object.entries(wanted.percentOff)
      .map(([count, percent]) => `${count} ${wanted.intervalUnit} ${percent} %`)
      .sort()
      .join(', ');
    return existing === expected ? [] : [{object, change: `has ${existing || 'no plans'}; wanted: ${expected}`}];
  });
}

/** @param {any} plan @returns {string} such as `2 WEEK 10 %` */
const termsOf = ({deliveryPolicy, pricingPolicies}) =>
  `${deliveryPolicy.intervalCount} ${deliveryPolicy.interval} ${pricingPolicies[0]?.adjustmentValue?.percentage ?? 0} %`;

/** @param {Group} group */
const inputOf = ({group, name, intervalUnit, percentOff}) => ({
  name: name.de,
  merchantCode: group,
  options: ['Lieferung'],
  sellingPlansToCreate: Object.entries(percentOff).map(([count, percent]) => {
    const rhythm = {recurring: {interval: intervalUnit, intervalCount: Number(count)}};
    return {
      name: count === '1' ? 'Jede Woche' : `Alle ${count} Wochen`,
      options: [count === '1' ? 'Jede Woche' : `Alle ${count} Wochen`],
      category: 'SUBSCRIPTION',
      billingPolicy: rhythm,
      deliveryPolicy: rhythm,
      inventoryPolicy: {reserve: 'ON_FULFILLMENT'},
      pricingPolicies: [{fixed: {adjustmentType: 'PERCENTAGE', adjustmentValue: {percentage: percent}}}],
    };
  }),
});
