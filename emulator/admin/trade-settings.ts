import * as z from 'zod';
import {SHIPPING_CENTS} from '../storefront/cart/discounts';
import {pageArguments} from '../storefront/connection';
import type {Field, Source} from '../storefront/field';
import {lazy, withArguments} from '../storefront/field';
import {gid} from '../storefront/gid';
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
 * Returns the operations on selling plans, automatic discounts and the collection that one of them counts, which are
 * kept and told: carts are priced by the seed's. The shipping rate is the one that carts have. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04
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
  const rate = {active: true, rateProvider: {__typename: 'DeliveryRateDefinition', price: money(SHIPPING_CENTS)}};
  const zone = {zone: germany, methodDefinitions: withArguments(ordered, (args) => nodesOf([rate], args))};
  return {
    default: true,
    profileLocationGroups: lazy(() => [
      {locationGroupZones: withArguments(pageArguments, (args) => nodesOf([zone], args))},
    ]),
  };
}
