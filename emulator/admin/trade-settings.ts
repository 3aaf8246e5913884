import * as z from 'zod';
import {SHIPPING_FEE_CENTS} from '../shared/shipping';
import {pageArguments} from '../storefront/connection';
import type {Field, Source} from '../storefront/field';
import {lazy, withArguments} from '../storefront/field';
import {gid} from '../storefront/gid';
import {money} from '../storefront/money';
import {nodesOf, ordered, settingsOf} from './kept-settings';
import type {SeedSellingPlan} from '../seed/types';
import type {AdminScope} from './scope';

const amountSchema = z.string().regex(/^\d+\.\d\d$/);
const freeShippingSchema = z.object({
  title: z.string(),
  appliesOnSubscription: z.boolean().default(false),
  minimumRequirement: z.object({subtotal: z.object({greaterThanOrEqualToSubtotal: amountSchema})}),
});
/** Neither side can name all goods. */
const buyXGetYSchema = z.object({
  title: z.string(),
  usesPerOrderLimit: z.string(),
  customerBuys: z.object({
    isSubscription: z.boolean().default(false),
    items: z.strictObject({collections: z.strictObject({add: z.array(z.string()).length(1)})}),
    value: z.strictObject({amount: amountSchema}),
  }),
  customerGets: z.object({
    items: z.strictObject({products: z.strictObject({productVariantsToAdd: z.array(z.string()).length(1)})}),
    value: z.strictObject({
      discountOnQuantity: z.strictObject({quantity: z.string(), effect: z.strictObject({percentage: z.number()})}),
    }),
  }),
});
/** A discount that was made, with what tells how it counts. */
const keptDiscountSchema = z.strictObject({
  type: z.enum(['DiscountAutomaticFreeShipping', 'DiscountAutomaticBxgy']),
  title: z.string(),
  from: amountSchema,
  countsSubscriptions: z.boolean(),
});
type KeptDiscount = z.output<typeof keptDiscountSchema>;
/** A collection by a rule: none that the shop sells from. */
const collectionSchema = z.object({handle: z.string(), title: z.string()});

/**
 * Returns the operations on automatic discounts and the collection that one of them counts, which are stored and
 * returned: carts are priced by the seed's. The selling plans and the shipping rate are those that carts have. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04
 */
export function tradeOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  return {
    sellingPlanGroups: sellingPlanGroups(scope),
    ...discountOperations(scope),
    deliveryProfiles: withArguments(pageArguments, (args) => nodesOf([deliveryProfile()], args)),
  };
}

/** The catalogue's plans, which the subscription service makes: the merchant's own app has none, and sees them where it asks for those of all apps. */
function sellingPlanGroups({shop: {catalogue}}: AdminScope): Field {
  return withArguments({...ordered, query: z.enum(['app_id:ALL', 'app_id:CURRENT']).optional()}, ({query, ...args}) =>
    nodesOf(
      (query === 'app_id:ALL' ? catalogue.planGroups : []).map((plans) => ({
        sellingPlans: withArguments(pageArguments, (page) => nodesOf(plans.map(sellingPlan), page)),
      })),
      args,
    ),
  );
}

function sellingPlan({weeks, percentOff}: SeedSellingPlan): Source {
  return {
    deliveryPolicy: {__typename: 'SellingPlanRecurringDeliveryPolicy', interval: 'WEEK', intervalCount: weeks},
    pricingPolicies: [
      {
        __typename: 'SellingPlanFixedPricingPolicy',
        adjustmentValue: {__typename: 'SellingPlanPricingPolicyPercentageValue', percentage: percentOff},
      },
    ],
  };
}

function discountOperations(scope: AdminScope): Readonly<Record<string, Field>> {
  const discounts = settingsOf(scope, 'discount', keptDiscountSchema);
  const collections = settingsOf(scope, 'collection', collectionSchema);
  const make = (discount: KeptDiscount) => discounts.put(`${discount.type} ${discount.title}`, discount);
  return {
    discountNodes: withArguments(
      {...ordered, query: z.literal('method:automatic AND status:active')},
      async ({query: _, ...args}) => nodesOf((await discounts.list()).map(discountNode), args),
    ),
    discountAutomaticFreeShippingCreate: withArguments(
      {freeShippingAutomaticDiscount: freeShippingSchema},
      ({freeShippingAutomaticDiscount: {title, appliesOnSubscription, minimumRequirement}}) =>
        make({
          type: 'DiscountAutomaticFreeShipping',
          title,
          from: minimumRequirement.subtotal.greaterThanOrEqualToSubtotal,
          countsSubscriptions: appliesOnSubscription,
        }),
    ),
    discountAutomaticBxgyCreate: withArguments(
      {automaticBxgyDiscount: buyXGetYSchema},
      ({automaticBxgyDiscount: {title, customerBuys}}) =>
        make({
          type: 'DiscountAutomaticBxgy',
          title,
          from: customerBuys.value.amount,
          countsSubscriptions: customerBuys.isSubscription,
        }),
    ),
    collectionByIdentifier: withArguments({identifier: z.strictObject({handle: z.string()})}, async ({identifier}) => {
      const made = (await collections.list()).find(({handle}) => handle === identifier.handle);
      return made === undefined ? null : collectionSource(made);
    }),
    collectionCreate: withArguments({input: collectionSchema}, async ({input}) => ({
      ...(await collections.put(input.handle, input)),
      collection: collectionSource(input),
    })),
  };
}

function discountNode({type, title, from, countsSubscriptions}: KeptDiscount): Source {
  if (type === 'DiscountAutomaticBxgy') {
    const value = {__typename: 'DiscountPurchaseAmount', amount: from};
    return {discount: {__typename: type, title, customerBuys: {isSubscription: countsSubscriptions, value}}};
  }
  const minimumRequirement = {
    __typename: 'DiscountMinimumSubtotal',
    greaterThanOrEqualToSubtotal: money(Math.round(Number(from) * 100)),
  };
  return {discount: {__typename: type, title, appliesOnSubscription: countsSubscriptions, minimumRequirement}};
}

function collectionSource({handle, title}: z.output<typeof collectionSchema>): Source {
  return {__typename: 'Collection', id: gid('Collection', handle), handle, title};
}

function deliveryProfile(): Source {
  const germany = {countries: [{code: {countryCode: 'DE', restOfWorld: false}}]};
  const rate = {active: true, rateProvider: {__typename: 'DeliveryRateDefinition', price: money(SHIPPING_FEE_CENTS)}};
  const zone = {zone: germany, methodDefinitions: withArguments(ordered, (args) => nodesOf([rate], args))};
  return {
    default: true,
    profileLocationGroups: lazy(() => [
      {locationGroupZones: withArguments(pageArguments, (args) => nodesOf([zone], args))},
    ]),
  };
}
