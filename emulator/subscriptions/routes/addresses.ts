import {Hono} from 'hono';
import * as z from 'zod';
import type {WireSubscriptionAddress} from '../../../contracts/subscriptions';
import type {Account, PostalAddress} from '../account';
import {wireAddress} from '../wire/wire-customer';
import type {ApiApp, ApiContext} from './api-app';
import {
  bodyOf,
  carryOutAs,
  carryOutFor,
  commits,
  customerOf,
  idOf,
  notFound,
  ownerOf,
  refuse,
  viewAccount,
} from './api-app';
import {showCharge} from './charges';
import {withAddress} from './include';
import {amount, day, thingId} from './item-bodies';
import {answerList} from './list';

/** Where deliveries go. Mounted at `/addresses`. */
export const addresses = new Hono<ApiApp>();

const line = z.string().trim().max(255);
const optionalLine = line
  .nullish()
  .transform((text) => (text === undefined || text === null || text === '' ? null : text));

/** A postal address, with everything that is needed to deliver. */
export const postalSchema = z.object({
  first_name: line,
  last_name: line,
  company: optionalLine,
  address1: line,
  address2: optionalLine,
  city: line,
  province: optionalLine,
  zip: line,
  country_code: line.toUpperCase(),
  phone: optionalLine,
});

/** What shipping costs instead of the shop's rates; `null` where those count. */
const shippingLines = z
  .array(z.object({code: line.min(1), title: line.min(1), price: amount}))
  .length(1)
  .nullish()
  .transform((lines) => (lines === undefined || lines === null ? lines : (lines[0]?.price ?? null)));

const createSchema = postalSchema.extend({
  customer_id: thingId.optional(),
  payment_method_id: thingId.nullish(),
  shipping_lines_override: shippingLines,
});
const updateSchema = z.object({
  ...postalSchema.partial().shape,
  company: line.nullable().optional(),
  address2: line.nullable().optional(),
  province: line.nullable().optional(),
  phone: line.nullable().optional(),
  payment_method_id: thingId.optional(),
  discounts: z
    .array(z.object({code: z.string().min(1).max(100)}))
    .max(1)
    .optional(),
  shipping_lines_override: shippingLines,
});
const mergeSchema = z.object({
  target_address: z.object({id: thingId}),
  source_addresses: z
    .array(z.object({id: thingId}))
    .min(1)
    .max(10),
});
const skipSchema = z.object({date: day, subscription_ids: z.array(thingId).min(1)});

addresses.get('/', (c) =>
  answerList<WireSubscriptionAddress>(c, 'addresses', {}, (account) =>
    account.addresses.map((address) => ({...wireAddress(address, account), ...withAddress(c, account, address)})),
  ),
);

addresses.post('/', async (c) => {
  const read = await bodyOf(c, createSchema);
  if (read instanceof Response) return read;
  const {customer_id: number, payment_method_id: paymentMethodId, shipping_lines_override: shippingCents} = read.body;
  const session = c.get('session');
  if (session !== null && shippingCents !== undefined) return onlyTheStore(c);
  if (number === undefined && session === null) {
    return refuse(c, {status: 422, errors: {customer_id: ['Required field.']}});
  }
  const known = number === undefined ? session : await customerOf(c, number);
  if (known === null) return notFound(c);
  const postal = postalOf(read.body);
  const command = {kind: 'create-address', postal, paymentMethodId: paymentMethodId ?? null, shippingCents} as const;
  return carryOutAs(c, known, command, (account, [id = 0]) => show(c, account, id), 201);
});

addresses.post('/merge', async (c) => {
  const read = await bodyOf(c, mergeSchema);
  if (read instanceof Response) return read;
  const targetId = read.body.target_address.id;
  const sourceIds = read.body.source_addresses.map(({id}) => id);
  const command = {kind: 'merge-addresses', targetId, sourceIds} as const;
  return carryOutFor(c, targetId, command, (account, [id = 0]) => show(c, account, id));
});

addresses.get('/:id', async (c) => {
  const known = await ownerOf(c, idOf(c));
  const body = known === null ? null : show(c, await viewAccount(c, known), idOf(c));
  return body === null ? notFound(c) : c.json(body);
});

addresses.put('/:id', async (c) => {
  const read = await bodyOf(c, updateSchema);
  if (read instanceof Response) return read;
  const {payment_method_id: paymentMethodId, discounts, shipping_lines_override: shippingCents, ...fields} = read.body;
  if (c.get('session') !== null && shippingCents !== undefined) return onlyTheStore(c);
  const discountCodes = discounts?.map(({code}) => code);
  const command = {kind: 'update-address', id: idOf(c), postal: changedPostal(fields), commit: commits(c)} as const;
  return carryOutFor(c, idOf(c), {...command, paymentMethodId, discountCodes, shippingCents}, (account, [id = 0]) =>
    show(c, account, id),
  );
});

addresses.delete('/:id', async (c) => {
  const answer = await carryOutFor(c, idOf(c), {kind: 'delete-address', id: idOf(c)}, () => ({}));
  return answer.ok ? c.body(null, 204) : answer;
});

addresses.post('/:id/charges/skip', async (c) => {
  const read = await bodyOf(c, skipSchema);
  if (read instanceof Response) return read;
  const known = await ownerOf(c, idOf(c));
  const charge =
    known === null
      ? undefined
      : (await viewAccount(c, known)).charges.find(
          ({status, addressId, day: at}) => status === 'queued' && addressId === idOf(c) && at === read.body.date,
        );
  if (charge === undefined) return notFound(c);
  const command = {kind: 'skip', chargeId: charge.id, itemIds: read.body.subscription_ids} as const;
  return carryOutFor(c, charge.id, command, (account, [id = 0]) => showCharge(c, account, id));
});

function onlyTheStore(c: ApiContext): Response {
  return refuse(c, {status: 422, errors: {shipping_lines_override: ['Only the store may say what shipping costs.']}});
}

/** Returns a postal address of a request in our own words. */
export function postalOf(fields: z.output<typeof postalSchema>): PostalAddress {
  return {
    firstName: fields.first_name,
    lastName: fields.last_name,
    company: fields.company,
    address1: fields.address1,
    address2: fields.address2,
    city: fields.city,
    province: fields.province,
    zip: fields.zip,
    countryCode: fields.country_code,
    phone: fields.phone,
  };
}

type PostalChange = Omit<z.output<typeof updateSchema>, 'payment_method_id' | 'discounts' | 'shipping_lines_override'>;

function changedPostal(fields: PostalChange): Partial<PostalAddress> {
  return {
    ...(fields.first_name === undefined ? {} : {firstName: fields.first_name}),
    ...(fields.last_name === undefined ? {} : {lastName: fields.last_name}),
    ...(fields.company === undefined ? {} : {company: fields.company}),
    ...(fields.address1 === undefined ? {} : {address1: fields.address1}),
    ...(fields.address2 === undefined ? {} : {address2: fields.address2}),
    ...(fields.city === undefined ? {} : {city: fields.city}),
    ...(fields.province === undefined ? {} : {province: fields.province}),
    ...(fields.zip === undefined ? {} : {zip: fields.zip}),
    ...(fields.country_code === undefined ? {} : {countryCode: fields.country_code}),
    ...(fields.phone === undefined ? {} : {phone: fields.phone}),
  };
}

function show(c: ApiContext, account: Account, id: number): {readonly address: WireSubscriptionAddress} | null {
  const address = account.addresses.find((other) => other.id === id);
  if (address === undefined) return null;
  return {address: {...wireAddress(address, account), ...withAddress(c, account, address)}};
}
