import * as z from 'zod';
import {
  chargeListSchema,
  onetimeReplySchema,
  paymentMethodListSchema,
  subscriptionAddressReplySchema,
  subscriptionCustomerListSchema,
  subscriptionListSchema,
  subscriptionOrderListSchema,
  subscriptionReplySchema,
  subscriptionSessionSchema,
} from '../../../contracts/subscriptions';
import {variant} from '../service-api/shopper';
import type {Answer, RunningServices} from '../service-api/start-services';

const HEADERS = {
  'Content-Type': 'application/json',
  'X-Recharge-Version': '2021-11',
  'X-Recharge-Access-Token': 'local-subscription-api-token',
};
const STOREFRONT = {
  'Content-Type': 'application/json',
  'X-Recharge-Storefront-Access-Token': 'strfnt_local-subscription-storefront-token',
};
const DAY_MS = 24 * 60 * 60 * 1000;
const HOME = {
  first_name: 'Ada',
  last_name: 'Moos',
  address1: 'Waldweg 1',
  zip: '10115',
  city: 'Berlin',
  country_code: 'DE',
  phone: '030 1',
};

type Visit = {
  /** The service's number of the customer. */
  readonly customer: number;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Reads a resource; throws where it is not as the schema says. */
  readonly read: <T>(path: string, schema: z.ZodType<T>) => Promise<T>;
};

/** Uses every route of the subscription service as the store, for the customer with upcoming deliveries. */
export async function visitSubscriptions(services: RunningServices, accessToken: string): Promise<void> {
  const call: Visit['call'] = (method, path, body) => send(services, {method, path, body});
  const read: Visit['read'] = async (path, schema) => schema.parse(JSON.parse((await call('GET', path)).text));
  for (const door of ['shopify_customer_account_api_access', 'shopify_storefront_access']) {
    const body = JSON.stringify({customer_token: accessToken, storefront_token: 'any', shop_url: 'lichtung.example'});
    await services.send(`/recharge/${door}`, {method: 'POST', headers: STOREFRONT, body});
  }
  const {customers} = await read('/customers?external_customer_id=7003', subscriptionCustomerListSchema);
  const {id: customer = 0, email = ''} = customers[0] ?? {};
  const visit = {customer, call, read};
  await visitCustomer(visit);
  await send(services, {method: 'GET', path: '/shop/shipping_countries', version: '2021-01'});
  await visitPortal(services, accessToken);
  const opened = await visitItems(services, visit);
  await visitCharges(visit);
  await visitAddresses(visit, opened);
  await visitPaymentMethods(services, visit, email);
}

async function visitCustomer({customer, call, read}: Visit): Promise<void> {
  await call('GET', `/customers/${customer}`);
  await call('GET', `/customers/${customer}/delivery_schedule`);
  await call('PUT', `/customers/${customer}`, {first_name: 'Lena'});
  await call('GET', `/customers/${customer}/credit_summary`);
  await call('GET', '/credit_accounts');
  await call('GET', '/gift_purchases');
  const {plans} = await read('/plans?limit=1', z.object({plans: z.array(z.object({id: z.int()}))}));
  await call('GET', `/plans/${plans[0]?.id}`);
}

/** Visits subscriptions and one-time items; returns the number of a new subscription. */
async function visitItems(services: RunningServices, {customer, call, read}: Visit): Promise<number> {
  const {subscriptions} = await read(`/subscriptions?customer_id=${customer}&sort_by=id-asc`, subscriptionListSchema);
  const [item] = subscriptions;
  await call('GET', `/subscriptions/${item?.id}`);
  await call('PUT', `/subscriptions/${item?.id}?commit=true`, {quantity: 2});
  const soon = new Date(Date.now() + 8 * DAY_MS).toISOString().slice(0, 10);
  await call('POST', `/subscriptions/${item?.id}/set_next_charge_date?commit=true`, {date: soon});
  await call('POST', `/subscriptions/${item?.id}/charges/skip`, {date: soon});
  const inBulk = {path: `/addresses/${item?.address_id}/subscriptions-bulk`, version: '2021-01'};
  await send(services, {...inBulk, method: 'PUT', body: {subscriptions: [{id: item?.id, quantity: 1}]}});
  const another = {shopify_variant_id: variant('waldgold'), quantity: 1, order_interval_unit: 'week'};
  await send(services, {
    ...inBulk,
    method: 'POST',
    body: {subscriptions: [{...another, order_interval_frequency: '4', charge_interval_frequency: '4'}]},
  });
  await call('POST', `/subscriptions/${item?.id}/cancel?commit=true`, {cancellation_reason: 'other'});
  await call('POST', `/subscriptions/${item?.id}/activate?commit=true`);
  const coffee = {external_variant_id: {ecommerce: String(variant('waldgold'))}, quantity: 1};
  const weekly = {order_interval_unit: 'week', order_interval_frequency: 4, charge_interval_frequency: 4};
  const opened = await call('POST', '/subscriptions?commit=true', {...coffee, ...weekly, address_id: item?.address_id});

  const once = {...coffee, address_id: item?.address_id, add_to_next_charge: true};
  const {onetime} = onetimeReplySchema.parse(JSON.parse((await call('POST', '/onetimes?commit=true', once)).text));
  await call('GET', '/onetimes');
  await call('GET', `/onetimes/${onetime.id}`);
  await call('PUT', `/onetimes/${onetime.id}?commit=true`, {quantity: 2});
  await call('DELETE', `/onetimes/${onetime.id}?commit=true`);
  return subscriptionReplySchema.parse(JSON.parse(opened.text)).subscription.id;
}

/** Visits charges and the orders that they make. */
async function visitCharges({customer, call, read}: Visit): Promise<void> {
  const charges = async () =>
    (await read(`/charges?customer_id=${customer}&status=queued&sort_by=scheduled_at-asc`, chargeListSchema)).charges;
  const [first] = await charges();
  const items = {purchase_item_ids: first?.line_items.map((line) => line.purchase_item_id)};
  await call('GET', `/charges/${first?.id}`);
  await call('POST', `/charges/${first?.id}/skip`, items);
  await call('POST', `/charges/${first?.id}/unskip`, items);
  await call('POST', `/charges/${first?.id}/apply_discount`, {discount_code: 'LICHTUNG15'});
  await call('POST', `/charges/${first?.id}/remove_discount`);
  await call('POST', `/addresses/${first?.address_id}/charges/skip`, {
    date: first?.scheduled_at,
    subscription_ids: items.purchase_item_ids,
  });
  const later = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const [second] = await charges();
  await call('POST', `/charges/${second?.id}/change_next_charge_date`, {next_charge_date: later});
  const [third] = await charges();
  await call('POST', `/charges/${third?.id}/process`);
  const [fourth] = await charges();
  const given = fourth?.line_items.map((line) => line.purchase_item_id);
  await call('POST', '/purchase_items/skip_gift', {
    purchase_item_ids: given,
    recipient_address: {...HOME, email: 'gift@example.com'},
  });

  const {orders} = await read(`/orders?customer_id=${customer}`, subscriptionOrderListSchema);
  await call('GET', `/orders/${orders[0]?.id}`);
}

/** @param subscription is moved to another address */
async function visitAddresses({customer, call}: Visit, subscription: number): Promise<void> {
  const created = async () =>
    subscriptionAddressReplySchema.parse(
      JSON.parse((await call('POST', '/addresses', {...HOME, customer_id: customer})).text),
    ).address.id;
  const [one, two, three] = [await created(), await created(), await created()];
  await call('GET', '/addresses');
  await call('GET', `/addresses/${one}`);
  await call('PUT', `/addresses/${one}`, {city: 'Potsdam'});
  await call('POST', `/subscriptions/${subscription}/change_address?commit=true`, {address_id: two});
  await call('POST', '/addresses/merge', {target_address: {id: one}, source_addresses: [{id: two}]});
  await call('DELETE', `/addresses/${three}`);
}

async function visitPaymentMethods(services: RunningServices, {customer, call, read}: Visit, email: string) {
  const {payment_methods: methods} = await read(`/payment_methods?customer_id=${customer}`, paymentMethodListSchema);
  await call('GET', `/payment_methods/${methods[0]?.id}`);
  await call('PUT', `/payment_methods/${methods[0]?.id}`, {});
  await call('DELETE', `/payment_methods/${methods[0]?.id}`);
  await call('POST', '/payment_methods', {});
  const notification = {type: 'email', template_type: 'shopify_update_payment_information'};
  await call('POST', `/customers/${customer}/notifications`, notification);
  const [mail] = await services.mails({to: email, kind: 'subscription-update-payment'});
  const link = new URL(mail?.links[0] ?? '').pathname;
  await services.send(link);
  const form = {'Content-Type': 'application/x-www-form-urlencoded'};
  await services.send(link, {method: 'POST', headers: form, body: 'outcome=approve'});
}

/** The one route that is the session's own: the store has no portal. */
async function visitPortal(services: RunningServices, accessToken: string): Promise<void> {
  const body = JSON.stringify({customer_token: accessToken, shop_url: 'lichtung.example'});
  const door = '/recharge/shopify_customer_account_api_access';
  const opened = await services.send(door, {method: 'POST', headers: STOREFRONT, body});
  const {api_token: token} = subscriptionSessionSchema.parse(JSON.parse(opened.text));
  const headers = {...HEADERS, 'X-Recharge-Access-Token': token ?? ''};
  await services.send('/recharge/api/portal_access?shop_url=lichtung.example', {headers});
}

type Sent = {readonly method: string; readonly path: string; readonly body?: unknown; readonly version?: string};

async function send(services: RunningServices, {method, path, body, version = '2021-11'}: Sent): Promise<Answer> {
  const answer = await services.send(`/recharge/api${path}`, {
    method,
    headers: {...HEADERS, 'X-Recharge-Version': version},
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });
  const isReadOnly = path.startsWith('/payment_methods') && method !== 'GET';
  if (answer.status >= 400 !== isReadOnly) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}
