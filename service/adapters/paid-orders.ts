import * as z from 'zod';
import {knownKind} from '../../contracts/product-types';
import type {ProductTypes} from '../../contracts/product-types';
import type {Language} from '../config/language';
import type {OrderedGoods} from '../domain/gift-line';
import {typesOf} from './catalogue';
import {attributesSchema, languageOf, propertiesOf} from './order-fields';
import {askPlatform, everyPage, gid, gidNumber, NO_PAGE, pageInfo} from './platform';
import type {PlatformEnv} from './platform';

const ONE = `query ServicePaidOrder($id: ID!, $after: String) {
  order(id: $id) {
    displayFinancialStatus
    cancelledAt
    createdAt
    email
    customerLocale
    lineItems(first: 50, after: $after) {
      nodes {
        id
        currentQuantity
        isGiftCard
        variantTitle
        product { handle productType }
        variant {
          deliveries: metafield(namespace: "gift_subscription", key: "deliveries") { value }
          coffee: metafield(namespace: "gift_subscription", key: "coffee") { value }
        }
        customAttributes { key value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const PIECES = `query ServiceOrderPieces($id: ID!, $after: String) {
  order(id: $id) {
    displayFinancialStatus
    cancelledAt
    lineItems(first: 50, after: $after) {
      nodes { id currentQuantity }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const LIST = `query ServicePaidOrders($query: String!, $after: String) {
  orders(first: 250, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { id updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`;

const field = z.object({value: z.string()}).nullable();
const lineSchema = z.object({
  id: gidNumber,
  currentQuantity: z.int().min(0),
  isGiftCard: z.boolean(),
  variantTitle: z.string().nullable(),
  product: z.object({handle: z.string(), productType: z.string()}).nullable(),
  variant: z.object({deliveries: field, coffee: field}).nullable(),
  customAttributes: attributesSchema,
});
const oneSchema = z.object({
  order: z
    .object({
      displayFinancialStatus: z.string().nullable(),
      cancelledAt: z.string().nullable(),
      createdAt: z.iso.datetime().transform((text) => Date.parse(text)),
      email: z.string().nullable(),
      customerLocale: z.string().nullable(),
      lineItems: z.object({pageInfo, nodes: z.array(lineSchema)}),
    })
    .nullable(),
});
const piecesSchema = z.object({
  order: z
    .object({
      displayFinancialStatus: z.string().nullable(),
      cancelledAt: z.string().nullable(),
      lineItems: z.object({pageInfo, nodes: z.array(lineSchema.pick({id: true, currentQuantity: true}))}),
    })
    .nullable(),
});
const listedSchema = z.object({id: gidNumber, updatedAt: z.iso.datetime().transform((text) => Date.parse(text))});
const listSchema = z.object({orders: z.object({pageInfo, nodes: z.array(listedSchema)})});

/** The states of an order that is paid. A part of it may have been refunded. */
const PAID = ['PAID', 'PARTIALLY_REFUNDED'];

/** The fields of a paid order that its gifts need. */
export type PaidOrder = {
  readonly id: number;
  /** Empty if the order was placed without one. */
  readonly email: string;
  readonly language: Language;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  readonly lines: readonly {
    readonly id: number;
    /** Whether the platform issues it itself. */
    readonly isGiftCard: boolean;
    /** `null` if the product was deleted; a draft is there. */
    readonly goods: OrderedGoods | null;
    /** Without the pieces that were removed from the order. */
    readonly quantity: number;
    readonly properties: readonly {readonly name: string; readonly value: string}[];
  }[];
};

/**
 * Reads a paid order by the number of its global id; `null` for an unknown one, and for one that is not paid, or was refunded or cancelled.
 *
 * @throws {UpstreamError}
 */
export async function readPaidOrder(env: PlatformEnv, id: number): Promise<PaidOrder | null> {
  const read = async (after: string | null) =>
    (await askPlatform(env, 'admin', oneSchema, ONE, {id: gid('Order', id), after})).order;
  const order = await read(null);
  if (order === null || order.cancelledAt !== null || !PAID.includes(order.displayFinancialStatus ?? '')) return null;
  const lines = await everyPage(async (after) =>
    after === null ? order.lineItems : ((await read(after))?.lineItems ?? NO_PAGE),
  );
  const types = typesOf(env);
  return {
    id,
    email: order.email ?? '',
    language: languageOf(order),
    createdAt: order.createdAt,
    lines: lines.map(({id: line, currentQuantity, isGiftCard, ...rest}) => ({
      id: line,
      isGiftCard,
      goods: goodsOf(rest, types),
      quantity: currentQuantity,
      properties: propertiesOf(rest),
    })),
  };
}

function goodsOf(
  {product, variant, variantTitle}: Pick<z.output<typeof lineSchema>, 'product' | 'variant' | 'variantTitle'>,
  types: ProductTypes,
): OrderedGoods | null {
  if (product === null) return null;
  const [deliveries, coffee] = [variant?.deliveries?.value ?? null, variant?.coffee?.value ?? null];
  const isForGifts = knownKind(types, product.productType) === 'gift-card';
  return {handle: product.handle, variantTitle: variantTitle ?? '', deliveries, coffee, isForGifts};
}

/** One piece of a line of an order. `index` counts from 0. */
export type OrderPiece = {readonly order: number; readonly line: number; readonly index: number};

/**
 * Tells whether a piece of an order was refunded or removed since, or the whole order was refunded or cancelled. An order that the platform
 * does not show says nothing: to apps without `read_all_orders` it is older than 60 days.
 *
 * @throws {UpstreamError}
 */
export async function isRefunded(env: PlatformEnv, {order: number, line, index}: OrderPiece): Promise<boolean> {
  const read = async (after: string | null) =>
    (await askPlatform(env, 'admin', piecesSchema, PIECES, {id: gid('Order', number), after})).order;
  const order = await read(null);
  if (order === null) return false;
  if (order.cancelledAt !== null || order.displayFinancialStatus === 'REFUNDED') return true;
  const lines = await everyPage(async (after) =>
    after === null ? order.lineItems : ((await read(after))?.lineItems ?? NO_PAGE),
  );
  const kept = lines.find(({id}) => id === line)?.currentQuantity ?? Infinity;
  return index >= kept;
}

/** The number of a paid order's global id, and the moment of its last change, in milliseconds since 1970. */
type ListedOrder = {readonly number: number; readonly updatedAt: number};

/**
 * Reads which orders are paid, sorted by the last change, so that an order that changes between two pages is not missed.
 *
 * @param created the earliest moment at which they were placed, in milliseconds since 1970; apps without `read_all_orders` see the last 60
 *   days, https://shopify.dev/docs/api/usage/access-scopes#orders-permissions
 * @param updated the earliest moment of their last change, in milliseconds since 1970; a payment is a change
 * @throws {UpstreamError}
 */
export async function listPaidOrders(
  env: PlatformEnv,
  created: number,
  updated: number,
): Promise<readonly ListedOrder[]> {
  const from = (moment: number) => `>='${new Date(moment).toISOString()}'`;
  const paid = PAID.map((status) => `financial_status:${status.toLowerCase()}`).join(' OR ');
  const query = `(${paid}) AND created_at:${from(created)} AND updated_at:${from(updated)}`;
  const orders = await everyPage(async (after) => {
    const page = await askPlatform(env, 'admin', listSchema, LIST, {query, after});
    return page.orders;
  });
  return orders.map(({id, updatedAt}) => ({number: id, updatedAt}));
}
