import * as z from 'zod';
import {GIFT_LANGUAGE_PROPERTY, GIFT_SOURCE_PROPERTY} from '../../contracts/subscriptions';
import {
  addressFieldsNamed,
  subscriptionErrorSchema,
  WIRE_ADDRESS_FIELDS,
  wrongFields,
} from '../../contracts/subscription-refusal';
import type {AddressField} from '../../contracts/subscription-refusal';
import type {Variables} from '../config/env';
import {PROJECT_PROPERTY} from '../domain/donation-line';
import {writeError} from './log';
import {callUpstream, parseUpstream, UpstreamError} from './upstream';
import type {UpstreamAnswer} from './upstream';

/** The worker's variables that the subscription service needs. */
export type SubscriptionsEnv = Pick<Variables, 'SUBSCRIPTION_API_URL' | 'SUBSCRIPTION_API_TOKEN'>;

/** A subscription that a voucher pays for. */
export type GiftSubscriptionOrder = {
  /** Names the subscription, so that it is made once. */
  readonly source: string;
  readonly product: number;
  readonly variant: number;
  readonly deliveries: number;
  readonly intervalWeeks: number;
  /** The day of its first delivery, `2026-12-24`. */
  readonly firstDay: string;
  /** The social project, such as `SP022`. */
  readonly project: string;
  /** The language of mails to the recipient. */
  readonly language: string;
};

/** The recipient of a gift, and the address. */
export type GiftRecipient = {
  readonly email: string;
  /** The name of the free shipping in the recipient's language. */
  readonly shippingTitle: string;
  readonly address: Readonly<Record<AddressField, string>>;
};

const SERVICE = 'subscriptions';

/** What no recipient writes: its refusal is a fault of this worker. */
const NOT_WRITTEN = ['customer_id', 'shipping_lines_override'];

const idSchema = z.object({id: z.int().positive()});
const customersSchema = z.object({customers: z.array(idSchema)});
const customerSchema = z.object({customer: idSchema});
const addressSchema = z.object({address: idSchema});
const subscriptionSchema = z.object({subscription: idSchema});
const propertiesSchema = z.array(z.object({name: z.string(), value: z.unknown()})).default([]);
const subscriptionsSchema = z.object({subscriptions: z.array(idSchema.extend({properties: propertiesSchema}))});
const chargesSchema = z.object({
  charges: z.array(
    idSchema.extend({
      error_type: z.string().nullish(),
      line_items: z.array(z.object({properties: propertiesSchema})),
    }),
  ),
  next_cursor: z.string().nullish(),
});

/** The service refuses these fields of a recipient; none where it does not say which. */
type RecipientRefusal = {
  readonly ok: false;
  readonly wrong: readonly ('email' | `address.${AddressField}`)[];
};

type Made = {readonly ok: true; readonly id: number} | RecipientRefusal;

/** The subscriptions of a voucher: the id of the first one. */
type GiftSubscriptions = {readonly ok: true; readonly id: number | null} | RecipientRefusal;

/** A delivery of a gift that could not be sent: the number of its charge, and the service's code for the reason (`null` for none). */
export type FailedGift = {readonly charge: number; readonly error: string | null};

/**
 * Makes the subscriptions of a voucher. It may be repeated: existing ones stay as they are. A recipient who is refused leaves none behind.
 *
 * @throws {UpstreamError}
 */
export async function createGiftSubscriptions(
  env: SubscriptionsEnv,
  recipient: GiftRecipient,
  orders: readonly GiftSubscriptionOrder[],
): Promise<GiftSubscriptions> {
  const customer = await customerOf(env, recipient);
  if (!customer.ok) return customer;
  const known = await subscriptionsOf(env, customer.id);
  const parts = orders.map((order) => ({order, id: known.find(isOf(order))?.id ?? null}));
  if (parts.every(({id}) => id !== null)) return {ok: true, id: parts[0]?.id ?? null};
  const address = await createAddress(env, customer.id, recipient);
  if (!address.ok && parts.every(({id}) => id === null)) return address;
  if (!address.ok) throw new UpstreamError(SERVICE, '422 for the address of a gift that was begun');
  const ids: number[] = [];
  for (const {order, id} of parts) ids.push(id ?? (await createSubscription(env, address.id, order)));
  return {ok: true, id: ids[0] ?? null};
}

/**
 * Tells whether an e-mail address has a subscription of a gift whose `source` begins like this.
 *
 * @throws {UpstreamError}
 */
export async function hasGiftSubscriptions(env: SubscriptionsEnv, email: string, start: string): Promise<boolean> {
  const customer = await findCustomer(env, email);
  if (customer === null) return false;
  return (await subscriptionsOf(env, customer)).some(({properties}) =>
    properties.some(({name, value}) => name === GIFT_SOURCE_PROPERTY && String(value).startsWith(start)),
  );
}

/**
 * Reads the failed deliveries of gifts whose last attempt was after a moment, in milliseconds since 1970.
 *
 * @throws {UpstreamError}
 */
export async function readFailedGifts(env: SubscriptionsEnv, after: number): Promise<readonly FailedGift[]> {
  const first = {status: 'error', updated_at_min: new Date(after).toISOString(), limit: '250'};
  const failed: FailedGift[] = [];
  for (let query: Record<string, string> | null = first; query !== null;) {
    const answer = await call(env, `/charges?${new URLSearchParams(query).toString()}`);
    const {charges, next_cursor: cursor} = parseUpstream(SERVICE, chargesSchema, answer);
    const gifts = charges.filter(({line_items: lines}) =>
      lines.some(({properties}) => properties.some(({name}) => name === GIFT_SOURCE_PROPERTY)),
    );
    failed.push(...gifts.map(({id, error_type: error}) => ({charge: id, error: error ?? null})));
    query = cursor ? {cursor, limit: '250'} : null;
  }
  return failed;
}

async function customerOf(env: SubscriptionsEnv, {email, address}: GiftRecipient): Promise<Made> {
  const known = await findCustomer(env, email);
  if (known !== null) return {ok: true, id: known};
  const answer = await send(env, '/customers', {email, first_name: address.firstName, last_name: address.lastName});
  const refusal = refusalOf(answer, '/customers');
  if (refusal !== null) {
    // Another request may have made the customer meanwhile.
    const made = await findCustomer(env, email);
    return made === null ? refusal : {ok: true, id: made};
  }
  return {ok: true, id: parseUpstream(SERVICE, customerSchema, accepted(answer, '/customers')).customer.id};
}

async function findCustomer(env: SubscriptionsEnv, email: string): Promise<number | null> {
  const found = await call(env, `/customers?${new URLSearchParams({email}).toString()}`);
  return parseUpstream(SERVICE, customersSchema, found).customers[0]?.id ?? null;
}

async function subscriptionsOf(env: SubscriptionsEnv, customer: number) {
  const query = new URLSearchParams({customer_id: String(customer), limit: '250'}).toString();
  return parseUpstream(SERVICE, subscriptionsSchema, await call(env, `/subscriptions?${query}`)).subscriptions;
}

function isOf({source}: GiftSubscriptionOrder) {
  return ({properties}: {readonly properties: z.output<typeof propertiesSchema>}) =>
    properties.some(({name, value}) => name === GIFT_SOURCE_PROPERTY && value === source);
}

/** Makes an address for the gift, with free shipping: nothing may be due, because the recipient has no payment method there. */
async function createAddress(
  env: SubscriptionsEnv,
  customer: number,
  {address, shippingTitle}: GiftRecipient,
): Promise<Made> {
  const answer = await send(env, '/addresses', {
    customer_id: customer,
    ...Object.fromEntries(WIRE_ADDRESS_FIELDS.map(([ours, theirs]) => [theirs, address[ours]])),
    shipping_lines_override: [{code: shippingTitle, title: shippingTitle, price: '0.00'}],
  });
  const refusal = refusalOf(answer, '/addresses');
  if (refusal !== null) return refusal;
  return {ok: true, id: parseUpstream(SERVICE, addressSchema, accepted(answer, '/addresses')).address.id};
}

/**
 * Returns what the service refuses of what a recipient wrote; `null` if it refuses nothing of that. A refusal that names no such field is
 * logged, because it may be none of the recipient's.
 */
function refusalOf({status, body}: UpstreamAnswer, path: string): RecipientRefusal | null {
  if ((status !== 400 && status !== 422) || !subscriptionErrorSchema.safeParse(body).success) return null;
  const refused = wrongFields(body);
  if (refused.length > 0 && refused.every((name) => NOT_WRITTEN.includes(name))) return null;
  const ofAddress = addressFieldsNamed(refused).map((field) => `address.${field}` as const);
  const wrong = refused.includes('email') ? (['email', ...ofAddress] as const) : ofAddress;
  if (wrong.length === 0)
    writeError(new UpstreamError(SERVICE, `${status} for ${path} without a field of the recipient`));
  return {ok: false, wrong};
}

async function createSubscription(
  env: SubscriptionsEnv,
  address: number,
  order: GiftSubscriptionOrder,
): Promise<number> {
  const body = {
    address_id: address,
    external_product_id: {ecommerce: String(order.product)},
    external_variant_id: {ecommerce: String(order.variant)},
    quantity: 1,
    price: '0.00',
    order_interval_unit: 'week',
    order_interval_frequency: order.intervalWeeks,
    charge_interval_frequency: order.intervalWeeks,
    next_charge_scheduled_at: order.firstDay,
    expire_after_specific_number_of_charges: order.deliveries,
    properties: [
      {name: PROJECT_PROPERTY, value: order.project},
      {name: GIFT_SOURCE_PROPERTY, value: order.source},
      {name: GIFT_LANGUAGE_PROPERTY, value: order.language},
    ],
  };
  return parseUpstream(SERVICE, subscriptionSchema, await call(env, '/subscriptions', body)).subscription.id;
}

/** Calls the service. Throws `UpstreamError` also for a refusal. */
async function call(env: SubscriptionsEnv, path: string, body?: object): Promise<UpstreamAnswer> {
  return accepted(await send(env, path, body), path);
}

function accepted(answer: UpstreamAnswer, path: string): UpstreamAnswer {
  if (answer.status < 400) return answer;
  throw new UpstreamError(SERVICE, `${answer.status} for ${path.split('?')[0] ?? ''}`);
}

function send(env: SubscriptionsEnv, path: string, body?: object): Promise<UpstreamAnswer> {
  return callUpstream(SERVICE, `${env.SUBSCRIPTION_API_URL}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Recharge-Version': '2021-11',
      'X-Recharge-Access-Token': env.SUBSCRIPTION_API_TOKEN,
    },
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });
}
