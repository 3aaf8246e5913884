import * as z from 'zod';
import type {SeedDiscountCode} from '../seed/types';
import type {Field, Source} from '../storefront/field';
import {withArguments} from '../storefront/field';
import {gid, numberOfGid} from '../storefront/gid';
import type {AdminScope} from './scope';
import type {UserError} from './user-error';
import {userError} from './user-error';

/** The collection of all coffees: the discount engine knows codes for everything and codes for coffee. */
const COFFEE_HANDLE = 'coffee-shop';

const amount = z.string().regex(/^\d{1,6}(\.\d{1,2})?$/);
const items = z.union([
  z.strictObject({all: z.literal(true)}),
  z.strictObject({collections: z.strictObject({add: z.array(z.string()).length(1)})}),
]);
const value = z.union([
  z.strictObject({discountAmount: z.strictObject({amount, appliesOnEachItem: z.literal(false)})}),
  z.strictObject({percentage: z.number().min(0).max(1)}),
]);

const basicCodeDiscount = z.strictObject({
  title: z.string().min(1),
  code: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullish(),
  context: z.strictObject({all: z.literal('ALL')}),
  customerGets: z.strictObject({
    items,
    value,
    appliesOnOneTimePurchase: z.boolean().nullish(),
    appliesOnSubscription: z.boolean().nullish(),
  }),
  // Only 1: later deliveries are charged by the subscription service, which does not know these codes.
  recurringCycleLimit: z.literal(1).nullish(),
  combinesWith: z
    .strictObject({
      orderDiscounts: z.literal(false).default(false),
      productDiscounts: z.boolean().default(false),
      shippingDiscounts: z.boolean().default(false),
    })
    .nullish(),
  minimumRequirement: z.strictObject({subtotal: z.strictObject({greaterThanOrEqualToSubtotal: amount})}).nullish(),
  usageLimit: z.literal(1),
  appliesOncePerCustomer: z.boolean().nullish(),
});

type Input = z.output<typeof basicCodeDiscount>;

/**
 * Returns the operations on discount codes that count for one order. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/mutations/discountCodeBasicCreate
 */
export function discountCodeOperations({env, shop}: AdminScope): Readonly<Record<string, Field>> {
  const codeNamed = async (code: string) =>
    shop.catalogue.discountCode(code) ?? (await env.ISSUED_CODES.getByName(code).read());
  return {
    // https://shopify.dev/docs/api/admin-graphql/2026-04/queries/codeDiscountNodeByCode
    codeDiscountNodeByCode: withArguments({code: z.string()}, async ({code: typed}): Promise<Source | null> => {
      const known = await codeNamed(typed.toUpperCase());
      if (known === null) return null;
      // A code of the seed began at some time before.
      const startsAt = wholeSecond(known.startsAt ?? '2026-01-01T00:00:00Z');
      const endsAt = known.endsAt === null ? null : wholeSecond(known.endsAt);
      return {...nodeOf(known.code), codeDiscount: {__typename: 'DiscountCodeBasic', startsAt, endsAt}};
    }),
    discountCodeBasicCreate: withArguments({basicCodeDiscount}, async ({basicCodeDiscount: input}): Promise<Source> => {
      const refused = (error: UserError) => ({codeDiscountNode: null, userErrors: [error]});
      const code = input.code.toUpperCase();
      if (!/^[A-Z0-9-]{1,255}$/.test(code)) return refused(userError('INVALID', ['basicCodeDiscount', 'code']));
      if ((await codeNamed(code)) !== null) {
        return refused(userError('TAKEN', ['basicCodeDiscount', 'code']));
      }
      const entitled = entitledOf(input, shop.catalogue.collectionByHandle(COFFEE_HANDLE, 'EN')?.number ?? null);
      if (entitled === null) return refused(userError('INVALID', ['basicCodeDiscount', 'customerGets', 'items']));
      await env.ISSUED_CODES.getByName(code).issue({code, entitled, ...termsOf(input)});
      return {codeDiscountNode: nodeOf(code), userErrors: []};
    }),
  };
}

/** Returns a moment as the platform keeps it. */
function wholeSecond(moment: string): string {
  return moment.replace(/\.\d+Z$/, 'Z');
}

function nodeOf(code: string): Source {
  return {__typename: 'DiscountCodeNode', id: gid('DiscountCodeNode', code)};
}

function entitledOf({customerGets}: Input, coffee: number | null): SeedDiscountCode['entitled'] | null {
  if ('all' in customerGets.items) return 'all';
  const [collection = ''] = customerGets.items.collections.add;
  return coffee !== null && numberOfGid(collection, 'Collection') === coffee ? 'coffee' : null;
}

function termsOf(input: Input): Omit<SeedDiscountCode, 'code' | 'entitled'> {
  const {startsAt, endsAt, minimumRequirement, customerGets, combinesWith} = input;
  const given = customerGets.value;
  const minimum = minimumRequirement?.subtotal.greaterThanOrEqualToSubtotal ?? '0';
  return {
    kind: 'percentage' in given ? 'percentage' : 'amount',
    value: 'percentage' in given ? Math.round(given.percentage * 100) : cents(given.discountAmount.amount),
    minimumCents: cents(minimum),
    oncePerCustomer: input.appliesOncePerCustomer ?? false,
    appliesOnOneTimePurchase: customerGets.appliesOnOneTimePurchase ?? true,
    appliesOnSubscription: customerGets.appliesOnSubscription ?? false,
    combinesWith: {
      productDiscounts: combinesWith?.productDiscounts ?? false,
      shippingDiscounts: combinesWith?.shippingDiscounts ?? false,
    },
    startsAt,
    endsAt: endsAt ?? null,
  };
}

function cents(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}
