// What the service asks the platform about an order, and what comes back.
import * as z from 'zod';
import {attributesSchema} from './order-fields';
import {cents, gidNumber, pageInfo} from './platform';

const LINES = `
  pageInfo { hasNextPage endCursor }
  nodes {
    title
    variantTitle
    quantity
    currentQuantity
    unfulfilledQuantity
    requiresShipping
    customAttributes { key value }
    product { id }
    variant {
      preOrder: metafield(namespace: "product", key: "pre_order_date") { value }
      deliveryTime: metafield(namespace: "product", key: "delivery_time") { value }
    }
    sellingPlan { name }
    originalTotalSet { shopMoney { amount } }
    discountedTotalSet(withCodeDiscounts: false) { shopMoney { amount } }
    discountAllocations { allocatedAmountSet { shopMoney { amount } } discountApplication { index } }
  }`;
/**
 * An operation may cost 1,000 points, and all of them together 100 a second, https://shopify.dev/docs/api/usage/limits. This one asks for 514.
 */
const FIELDS = `
  id
  name
  createdAt
  cancelledAt
  email
  customerLocale
  displayFinancialStatus
  requiresShipping
  totalShippingPriceSet { shopMoney { amount } }
  totalPriceSet { shopMoney { amount } }
  shippingAddress { city countryCodeV2 }
  roastedAt: metafield(namespace: "roastery", key: "roasted_at") { value }
  donations: metafield(namespace: "donation", key: "projects") { value }
  discountApplications(first: 20) {
    nodes {
      ... on DiscountCodeApplication { code }
      ... on AutomaticDiscountApplication { title }
    }
  }
  transactions(first: 20) { gateway kind status processedAt receiptJson amountSet { shopMoney { amount } } }
  fulfillments(first: 20) {
    createdAt deliveredAt estimatedDeliveryAt requiresShipping status trackingInfo(first: 5) { company number }
  }
  lineItems(first: 20) { ${LINES} }`;
/** Reads more lines of an order. */
export const MORE_LINES = `query ServiceOrderLines($id: ID!, $after: String) {
  order(id: $id) { lineItems(first: 60, after: $after) { ${LINES} } }
}`;
/** Finds an order by its name. */
export const BY_NUMBER = `query ServiceOrders($query: String!) { orders(first: 1, query: $query) { nodes { ${FIELDS} } } }`;
/** Reads what the merchant puts around order numbers: https://shopify.dev/docs/api/admin-graphql/2026-04/objects/Shop */
export const NUMBER_FORMAT = 'query OrderNumberFormat { shop { orderNumberFormatPrefix orderNumberFormatSuffix } }';
/** Reads an order by its global id. */
export const BY_ID = `query ServiceOrder($id: ID!) { order(id: $id) { ${FIELDS} } }`;

const money = z.object({shopMoney: z.object({amount: cents})}).transform(({shopMoney}) => shopMoney.amount);
const moment = z.iso.datetime().transform((text) => Date.parse(text));
const written = z.object({value: z.string()}).nullish();

const lineSchema = z.object({
  title: z.string(),
  variantTitle: z.string().nullable(),
  quantity: z.int().positive(),
  currentQuantity: z.int().min(0),
  unfulfilledQuantity: z.int().min(0),
  requiresShipping: z.boolean(),
  customAttributes: attributesSchema,
  product: z.object({id: gidNumber}).nullable(),
  variant: z.object({preOrder: written, deliveryTime: written}).nullable(),
  sellingPlan: z.object({name: z.string()}).nullable(),
  originalTotalSet: money,
  discountedTotalSet: money,
  discountAllocations: z.array(
    z.object({allocatedAmountSet: money, discountApplication: z.object({index: z.int().min(0)})}),
  ),
});

const linesSchema = z.object({pageInfo, nodes: z.array(lineSchema)});
export type WireLine = z.output<typeof lineSchema>;

const orderSchema = z.object({
  id: gidNumber,
  name: z.string().min(1),
  createdAt: moment,
  cancelledAt: moment.nullable(),
  email: z.string().nullable(),
  customerLocale: z.string().nullable(),
  displayFinancialStatus: z.string().nullable(),
  requiresShipping: z.boolean(),
  totalShippingPriceSet: money,
  totalPriceSet: money,
  shippingAddress: z.object({city: z.string().nullable(), countryCodeV2: z.string().nullable()}).nullable(),
  roastedAt: written,
  donations: written,
  discountApplications: z.object({
    nodes: z.array(z.object({code: z.string().optional(), title: z.string().optional()})),
  }),
  transactions: z.array(
    z.object({
      gateway: z.string().nullable(),
      kind: z.string(),
      status: z.string(),
      processedAt: moment.nullable(),
      receiptJson: z.unknown(),
      amountSet: money,
    }),
  ),
  fulfillments: z.array(
    z.object({
      createdAt: moment,
      deliveredAt: moment.nullable(),
      estimatedDeliveryAt: moment.nullable(),
      requiresShipping: z.boolean(),
      status: z.string(),
      trackingInfo: z.array(z.object({company: z.string().nullable(), number: z.string().nullable()})),
    }),
  ),
  lineItems: linesSchema,
});

export type WireOrder = z.output<typeof orderSchema>;
/** An order with all its lines. */
export type CompleteOrder = Omit<WireOrder, 'lineItems'> & {readonly lines: readonly WireLine[]};

export const listSchema = z.object({orders: z.object({nodes: z.array(orderSchema)})});
export const formatSchema = z.object({
  shop: z.object({orderNumberFormatPrefix: z.string(), orderNumberFormatSuffix: z.string()}),
});
export const oneSchema = z.object({order: orderSchema.nullable()});
export const moreSchema = z.object({order: z.object({lineItems: linesSchema}).nullable()});
export const donationsSchema = z.array(z.object({project: z.string(), cents: z.int().positive()}));
/** The form of receipts may change: https://shopify.dev/changelog/discouraging-use-of-receiptjson-on-ordertransaction-in-the-graphql-admin-api */
export const receiptSchema = z.object({gift_card_last_characters: z.string()});
