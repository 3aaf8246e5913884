import * as z from 'zod';
import {decimalOf} from '../domain/decimal';
import {askPlatform, gid} from './platform';
import type {PlatformEnv} from './platform';
import {UpstreamError} from './upstream';

const DISCOUNT = `mutation ServiceDiscount($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { userErrors { code field } }
}`;

const PERIOD = `query ServiceDiscountPeriod($code: String!) {
  codeDiscountNodeByCode(code: $code) { codeDiscount { ... on DiscountCodeBasic { startsAt endsAt } } }
}`;

const madeSchema = z.object({
  userErrors: z.array(z.object({code: z.string().nullable(), field: z.array(z.string()).nullable()})),
});
const discountSchema = z.object({discountCodeBasicCreate: madeSchema});
const moment = z.iso.datetime({offset: true}).nullish();
const periodSchema = z.object({
  codeDiscountNodeByCode: z.object({codeDiscount: z.object({startsAt: moment, endsAt: moment})}).nullable(),
});

/** A voucher for coffee, for one order. Amounts are integer cents, moments milliseconds since 1970. */
export type CoffeeVoucher = {
  readonly code: string;
  readonly cents: number;
  readonly minimumCents: number;
  readonly startsAt: number;
  readonly endsAt: number;
};

/**
 * Makes a discount code. It applies to purchases and to the first delivery of a subscription, which the platform excludes by default. It
 * combines with free shipping and the free article, but with no other code for goods, which is the platform's default. A code that is
 * `taken` was made before, for the same address: codes cannot be guessed. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/input-objects/DiscountCodeBasicInput
 *
 * @throws {UpstreamError}
 */
export async function createCoffeeVoucher(env: PlatformEnv, voucher: CoffeeVoucher): Promise<'created' | 'taken'> {
  const {code, cents, minimumCents, startsAt, endsAt} = voucher;
  const basicCodeDiscount = {
    title: code,
    code,
    // A whole second: the platform keeps no parts of one (`endOfVoucher`).
    startsAt: new Date(secondOf(startsAt) * 1000).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    context: {all: 'ALL'},
    customerGets: {
      appliesOnOneTimePurchase: true,
      appliesOnSubscription: true,
      items: {collections: {add: [gid('Collection', env.COFFEE_COLLECTION)]}},
      value: {discountAmount: {amount: decimalOf(cents), appliesOnEachItem: false}},
    },
    minimumRequirement: {subtotal: {greaterThanOrEqualToSubtotal: decimalOf(minimumCents)}},
    recurringCycleLimit: 1,
    combinesWith: {orderDiscounts: false, productDiscounts: true, shippingDiscounts: true},
    usageLimit: 1,
  };
  const reply = await askPlatform(env, 'admin', discountSchema, DISCOUNT, {basicCodeDiscount});
  return settle(reply.discountCodeBasicCreate);
}

/**
 * Returns when the voucher with this code ends; `null` if none begins at a moment, of which the platform keeps the seconds. Both in milliseconds
 * since 1970. Source: https://shopify.dev/docs/api/admin-graphql/2026-04/queries/codeDiscountNodeByCode
 *
 * @throws {UpstreamError}
 */
export async function endOfVoucher(env: PlatformEnv, code: string, startsAt: number): Promise<number | null> {
  const {codeDiscountNodeByCode: node} = await askPlatform(env, 'admin', periodSchema, PERIOD, {code});
  const {startsAt: start, endsAt: end} = node?.codeDiscount ?? {};
  if (typeof start !== 'string' || typeof end !== 'string') return null;
  return secondOf(Date.parse(start)) === secondOf(startsAt) ? Date.parse(end) : null;
}

function secondOf(moment: number): number {
  return Math.floor(moment / 1000);
}

function settle({userErrors}: z.output<typeof madeSchema>): 'created' | 'taken' {
  const refused = userErrors.find(({code}) => code !== 'TAKEN');
  if (refused !== undefined)
    throw new UpstreamError('admin', `${refused.field?.join('.') ?? ''} ${refused.code ?? ''}`);
  return userErrors.length === 0 ? 'created' : 'taken';
}
