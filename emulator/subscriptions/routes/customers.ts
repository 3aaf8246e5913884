import {Hono} from 'hono';
import * as z from 'zod';
import type {
  WirePaymentMethod,
  WireSubscriptionCustomer,
  WireSubscriptionOrder,
} from '../../../contracts/subscriptions';
import {now} from '../../shared/clock';
import {directoryOf, subscriberOf} from '../env';
import type {Account} from '../account';
import {wireCustomer, wireOrder, wirePaymentMethod} from '../wire/wire-customer';
import {wireSchedule} from '../wire/wire-schedule';
import type {ApiApp, ApiContext} from './api-app';
import {bodyOf, carryOutAs, customerOf, idOf, notFound, ownerOf, refuse, viewAccount, wireWorld} from './api-app';
import {postalOf, postalSchema} from './addresses';
import {UNAUTHENTICATED} from './admission';
import {withCustomer, withOrder, withPaymentMethod} from './include';
import {thingId} from './item-bodies';
import {answerList, isOneOf} from './list';
import type {Filters} from './list';
import {show as showOnetime} from './onetimes';
import {creditSummary, customerHash} from './portal';

/** Customers. Mounted at `/customers`. */
export const customers = new Hono<ApiApp>();
/** How customers pay. Mounted at `/payment_methods`. */
export const paymentMethods = new Hono<ApiApp>();
/** What was sent. Mounted at `/orders`. */
export const orders = new Hono<ApiApp>();
/** What concerns recurring and one-time items alike. Mounted at `/purchase_items`. */
export const purchaseItems = new Hono<ApiApp>();

const SCHEDULE_DAYS = 90;
const MAX_SCHEDULE_DAYS = 365;

const customerFilters: Filters<WireSubscriptionCustomer> = {
  email: (row, value) => row.email.toLowerCase() === value.toLowerCase(),
  external_customer_id: (row, value) => row.external_customer_id.ecommerce === value,
};
const paymentFilters: Filters<WirePaymentMethod> = {processor_name: (row, value) => row.processor_name === value};
const orderFilters: Filters<WireSubscriptionOrder> = {
  status: ({status}, value) => isOneOf(status, value),
  type: ({type}, value) => type === value,
  address_id: (row, value) => String(row.address_id) === value,
  charge_id: (row, value) => String(row.charge.id) === value,
  external_order_id: (row, value) => row.external_order_id?.ecommerce === value,
  scheduled_at_min: (row, value) => row.scheduled_at >= value.slice(0, 10),
  scheduled_at_max: (row, value) => row.scheduled_at <= value.slice(0, 10),
  purchase_item_id: (row, value) => row.line_items.some((line) => String(line.purchase_item_id) === value),
};

const notificationSchema = z.object({
  type: z.literal('email'),
  template_type: z.literal('shopify_update_payment_information'),
  template_vars: z.object({address_id: thingId.optional(), payment_method_id: thingId.optional()}).optional(),
});
const giftSchema = z.object({
  purchase_item_ids: z.array(thingId).min(1).max(20),
  recipient_address: postalSchema.extend({email: z.email()}),
});

const createSchema = z.strictObject({
  email: z.email(),
  first_name: z.string().trim().min(1).max(255),
  last_name: z.string().trim().min(1).max(255),
});

const updateSchema = z.strictObject({
  email: z.email().optional(),
  first_name: z.string().trim().min(1).max(255).optional(),
  last_name: z.string().trim().min(1).max(255).optional(),
  phone: z.string().trim().max(255).nullable().optional(),
  apply_credit_to_next_recurring_charge: z.boolean().optional(),
});

customers.get('/', (c) => answerList(c, 'customers', customerFilters, (account) => [show(c, account)]));

customers.post('/', async (c) => {
  const read = await bodyOf(c, createSchema);
  if (read instanceof Response) return read;
  if (c.get('session') !== null) return c.json(UNAUTHENTICATED, 401);
  const {email, first_name: firstName, last_name: lastName} = read.body;
  if ((await directoryOf(c.env).lookUp(email, null)) !== null) {
    return refuse(c, {status: 422, errors: {email: ['has already been taken']}});
  }
  const known = await directoryOf(c.env).enter(email, null);
  const account = await subscriberOf(c.env, known.number).introduce(known, {firstName, lastName}, now(c.env));
  return c.json({customer: show(c, account)}, 201);
});

customers.get('/:id', async (c) => {
  const known = await customerOf(c, idOf(c));
  return known === null ? notFound(c) : c.json({customer: show(c, await viewAccount(c, known))});
});

customers.put('/:id', async (c) => {
  const read = await bodyOf(c, updateSchema);
  if (read instanceof Response) return read;
  const known = await customerOf(c, idOf(c));
  if (known === null) return notFound(c);
  const {email, first_name: firstName, last_name: lastName, phone} = read.body;
  if (email !== undefined && email.toLowerCase() !== known.email) {
    return refuse(c, {status: 422, errors: {email: ['The address is the one of the login.']}});
  }
  const appliesCredit = read.body.apply_credit_to_next_recurring_charge;
  const changes = {
    ...(firstName === undefined ? {} : {firstName}),
    ...(lastName === undefined ? {} : {lastName}),
    ...(phone === undefined ? {} : {phone}),
    ...(appliesCredit === undefined ? {} : {appliesCredit}),
  };
  return carryOutAs(c, known, {kind: 'update-customer', changes}, (account) => ({customer: show(c, account)}));
});

customers.get('/:id/credit_summary', async (c) => {
  const known = await customerOf(c, idOf(c));
  return known === null ? notFound(c) : c.json({credit_summary: creditSummary(c, known.number)});
});

customers.get('/:id/delivery_schedule', async (c) => {
  const known = await customerOf(c, idOf(c));
  if (known === null) return notFound(c);
  const days = Number(c.req.query('future_interval') ?? SCHEDULE_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > MAX_SCHEDULE_DAYS) {
    return refuse(c, {status: 422, errors: {future_interval: [`Must be between 1 and ${MAX_SCHEDULE_DAYS}.`]}});
  }
  return c.json(wireSchedule(await viewAccount(c, known), wireWorld(c).goods, now(c.env), days));
});

customers.post('/:id/notifications', async (c) => {
  const read = await bodyOf(c, notificationSchema);
  if (read instanceof Response) return read;
  const known = await customerOf(c, idOf(c));
  if (known === null) return notFound(c);
  const {address_id: addressId, payment_method_id: paymentMethodId} = read.body.template_vars ?? {};
  const command = {
    kind: 'send-payment-link',
    addressId: addressId ?? null,
    paymentMethodId: paymentMethodId ?? null,
  } as const;
  return carryOutAs(c, known, command, () => ({}));
});

paymentMethods.get('/', (c) =>
  answerList(c, 'payment_methods', paymentFilters, (account) =>
    account.paymentMethods.map((method) => ({
      ...wirePaymentMethod(method, account),
      ...withPaymentMethod(c, account, method.id),
    })),
  ),
);

paymentMethods.get('/:id', async (c) => {
  const answer = await paymentMethodOf(c);
  return answer === null ? notFound(c) : c.json({payment_method: answer});
});

paymentMethods.post('/', (c) =>
  refuse(c, {status: 422, errors: {processor_name: ['Payment methods of the platform are read-only.']}}),
);

paymentMethods.on(['PUT', 'DELETE'], '/:id', async (c) => {
  const method = await paymentMethodOf(c);
  if (method === null) return notFound(c);
  const message = `Payment methods of ${method.processor_name} are read-only.`;
  return refuse(c, {status: 422, errors: {processor_name: [message]}});
});

orders.get('/', (c) =>
  answerList(c, 'orders', orderFilters, (account) =>
    account.orders.flatMap((order) => {
      const wire = wireOrder(order, account, wireWorld(c));
      return wire === null ? [] : [{...wire, ...withOrder(c, account)}];
    }),
  ),
);

orders.get('/:id', async (c) => {
  const known = await ownerOf(c, idOf(c));
  if (known === null) return notFound(c);
  const account = await viewAccount(c, known);
  const order = account.orders.find(({id}) => id === idOf(c));
  const wire = order === undefined ? null : wireOrder(order, account, wireWorld(c));
  return wire === null ? notFound(c) : c.json({order: {...wire, ...withOrder(c, account)}});
});

purchaseItems.post('/skip_gift', async (c) => {
  const read = await bodyOf(c, giftSchema);
  if (read instanceof Response) return read;
  const {purchase_item_ids: itemIds, recipient_address: recipient} = read.body;
  const known = await ownerOf(c, itemIds[0] ?? 0);
  if (known === null) return notFound(c);
  const {email: recipientEmail, ...fields} = recipient;
  const command = {kind: 'skip-gift', itemIds, recipient: postalOf(fields), recipientEmail} as const;
  return carryOutAs(c, known, command, (account, ids) => ({
    onetimes: ids.flatMap((id) => showOnetime(c, account, id)?.onetime ?? []),
  }));
});

async function paymentMethodOf(c: ApiContext): Promise<WirePaymentMethod | null> {
  const known = await ownerOf(c, idOf(c));
  if (known === null) return null;
  const account = await viewAccount(c, known);
  const method = account.paymentMethods.find(({id}) => id === idOf(c));
  if (method === undefined) return null;
  return {...wirePaymentMethod(method, account), ...withPaymentMethod(c, account, method.id)};
}

/** A customer as an answer, with what only the service's own pages read of them. */
function show(c: ApiContext, account: Account): WireSubscriptionCustomer {
  const {number, appliesCredit} = account.customer;
  const extras = {hash: customerHash(number), apply_credit_to_next_recurring_charge: appliesCredit ?? true};
  return {...wireCustomer(account), ...extras, ...withCustomer(c, account)};
}
