import * as z from 'zod';
import {askPlatform, gid} from './platform';
import type {PlatformEnv} from './platform';
import {UpstreamError} from './upstream';

const DISCOUNT = `mutation ServiceDiscount($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { userErrors { code field } }
}`;

const madeSchema = z.object({
  userErrors: z.array(z.object({code: z.string().nullable(), field: z.array(z.string()).nullable()})),
});
const discountSchema = z.object({discountCodeBasicCreate: madeSchema});

/** A voucher for coffee that counts for one order. Amounts are integer cents, moments milliseconds since 1970. */
export type CoffeeVoucher = {
  readonly code: string;
  readonly cents: number;
  readonly minimumCents: number;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Makes a discount code. One that is there already was made before, by the same occasion: codes cannot be guessed. */
export async function createCoffeeVoucher(env: PlatformEnv, voucher: CoffeeVoucher): Promise<void> {
  const {code, cents, minimumCents, startsAt, endsAt} = voucher;
  const basicCodeDiscount = {
    title: code,
    code,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    context: {all: 'ALL'},
    customerGets: {
      items: {collections: {add: [gid('Collection', env.COFFEE_COLLECTION)]}},
      value: {discountAmount: {amount: decimal(cents), appliesOnEachItem: false}},
    },
    minimumRequirement: {subtotal: {greaterThanOrEqualToSubtotal: decimal(minimumCents)}},
    usageLimit: 1,
  };
  const reply = await askPlatform(env, 'admin', discountSchema, DISCOUNT, {basicCodeDiscount});
  settle(reply.discountCodeBasicCreate);
}

function settle({userErrors}: z.output<typeof madeSchema>): void {
  const refused = userErrors.find(({code}) => code !== 'TAKEN');
  if (refused !== undefined)
    throw new UpstreamError('admin', `${refused.field?.join('.') ?? ''} ${refused.code ?? ''}`);
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
