import * as z from 'zod';
import {decimalOf} from '../domain/decimal';
import {askPlatform, gid} from './platform';
import type {PlatformEnv} from './platform';
import {UpstreamError} from './upstream';

const DISCOUNT = `mutation ServiceDiscount($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { userErrors { code field } }
}`;

const START = `query ServiceDiscountStart($code: String!) {
  codeDiscountNodeByCode(code: $code) { codeDiscount { ... on DiscountCodeBasic { startsAt } } }
}`;

const madeSchema = z.object({
  userErrors: z.array(z.object({code: z.string().nullable(), field: z.array(z.string()).nullable()})),
});
const discountSchema = z.object({discountCodeBasicCreate: madeSchema});
const startSchema = z.object({
  codeDiscountNodeByCode: z
    .object({codeDiscount: z.object({startsAt: z.iso.datetime({offset: true}).optional()})})
    .nullable(),
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
    // A whole second: the platform keeps no parts of one (`beginsAt`).
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
 * Tells whether the voucher with this code begins at a moment (milliseconds since 1970), of which the platform keeps the seconds. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/queries/codeDiscountNodeByCode
 *
 * @throws {UpstreamError}
 */
export async function beginsAt(env: PlatformEnv, code: string, moment: number): Promise<boolean> {
  const {codeDiscountNodeByCode: node} = await askPlatform(env, 'admin', startSchema, START, {code});
  const startsAt = node?.codeDiscount.startsAt;
  return startsAt !== undefined && secondOf(Date.parse(startsAt)) === secondOf(moment);
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
