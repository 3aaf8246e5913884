import * as z from 'zod';
import {SHIPPING_CENTS} from '../storefront/cart/discounts';
import {pageArguments} from '../storefront/connection';
import type {Field, Source} from '../storefront/field';
import {lazy, withArguments} from '../storefront/field';
import {money} from '../storefront/money';
import {nodesOf, ordered, settingsOf} from './kept-settings';
import type {AdminScope} from './scope';

const rhythmSchema = z.strictObject({
  recurring: z.strictObject({interval: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']), intervalCount: z.int().positive()}),
});
const planSchema = z.object({
  deliveryPolicy: rhythmSchema,
  pricingPolicies: z.tuple([
    z.strictObject({
      fixed: z.strictObject({
        adjustmentType: z.literal('PERCENTAGE'),
        adjustmentValue: z.strictObject({percentage: z.number().min(0).max(100)}),
      }),
    }),
  ]),
});
const groupSchema = z.object({merchantCode: z.string(), sellingPlansToCreate: z.array(planSchema)});
const minimumSchema = z.object({subtotal: z.object({greaterThanOrEqualToSubtotal: z.string().regex(/^\d+\.\d\d$/)})});
const discountSchema = z.object({title: z.string(), minimumRequirement: minimumSchema});
const keptDiscountSchema = discountSchema.extend({type: z.string()});

/**
 * Selling plans and automatic discounts, which are kept and told: carts are priced by the seed's. The shipping rate is the one that carts have.
 * Source: https://shopify.dev/docs/api/admin-graphql/2026-04
 */
export function tradeOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  return {
    ...sellingPlanOperations(scope),
    ...discountOperations(scope),
    deliveryProfiles: withArguments(pageArguments, (args) => nodesOf([deliveryProfile()], args)),
  };
}

function sellingPlanOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const settings = settingsOf(scope, 'selling-plans', groupSchema);
  return {
    sellingPlanGroups: withArguments(ordered, async (args) =>
      nodesOf(
        (await settings.list()).map(({merchantCode, sellingPlansToCreate}) => ({
          merchantCode,
          sellingPlans: withArguments(pageArguments, (page) => nodesOf(sellingPlansToCreate.map(sellingPlan), page)),
        })),
        args,
      ),
    ),
    sellingPlanGroupCreate: withArguments({input: groupSchema}, ({input}) => settings.put(input.merchantCode, input)),
  };
}

function sellingPlan({deliveryPolicy, pricingPolicies: [{fixed}]}: z.output<typeof planSchema>): Source {
  return {
    deliveryPolicy: {__typename: 'SellingPlanRecurringDeliveryPolicy', ...deliveryPolicy.recurring},
    pricingPolicies: [
      {
        __typename: 'SellingPlanFixedPricingPolicy',
        adjustmentValue: {__typename: 'SellingPlanPricingPolicyPercentageValue', ...fixed.adjustmentValue},
      },
    ],
  };
}

function discountOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const settings = settingsOf(scope, 'discount', keptDiscountSchema);
  const make = (type: string, discount: z.output<typeof discountSchema>) =>
    settings.put(`${type} ${discount.title}`, {...discount, type});
  return {
    discountNodes: withArguments(
      {...ordered, query: z.literal('method:automatic AND status:active')},
      async ({query: _, ...args}) => nodesOf((await settings.list()).map(discountNode), args),
    ),
    discountAutomaticBasicCreate: withArguments({automaticBasicDiscount: discountSchema}, (given) =>
      make('DiscountAutomaticBasic', given.automaticBasicDiscount),
    ),
    discountAutomaticFreeShippingCreate: withArguments({freeShippingAutomaticDiscount: discountSchema}, (given) =>
      make('DiscountAutomaticFreeShipping', given.freeShippingAutomaticDiscount),
    ),
  };
}

function discountNode({type, title, minimumRequirement}: z.output<typeof keptDiscountSchema>): Source {
  const amount = minimumRequirement.subtotal.greaterThanOrEqualToSubtotal;
  const minimum = {
    __typename: 'DiscountMinimumSubtotal',
    greaterThanOrEqualToSubtotal: money(Math.round(Number(amount) * 100)),
  };
  return {discount: {__typename: type, title, minimumRequirement: minimum}};
}

function deliveryProfile(): Source {
  const germany = {countries: [{code: {countryCode: 'DE', restOfWorld: false}}]};
  const rate = {active: true, rateProvider: {__typename: 'DeliveryRateDefinition', price: money(SHIPPING_CENTS)}};
  const zone = {zone: germany, methodDefinitions: withArguments(ordered, (args) => nodesOf([rate], args))};
  return {
    default: true,
    profileLocationGroups: lazy(() => [
      {locationGroupZones: withArguments(pageArguments, (args) => nodesOf([zone], args))},
    ]),
  };
}
