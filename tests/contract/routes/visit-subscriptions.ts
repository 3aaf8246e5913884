import type * as z from 'zod';
import {
  chargeListSchema,
  onetimeReplySchema,
  paymentMethodListSchema,
  subscriptionAddressReplySchema,
  subscriptionCustomerListSchema,
  subscriptionListSchema,
  subscriptionOrderListSchema,
  subscriptionReplySchema,
} from '../../../contracts/subscriptions';
import {variant} from '../service-api/shopper';
import type {Answer, RunningServices} from '../service-api/start-services';

const HEADERS = {
  'Content-Type': 'application/json',
  'X-Recharge-Version': '2021-11',
  'X-Recharge-Access-Token': 'local-subscription-api-token',
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

/** Uses every route of the subscription service as the store, for the customer with upcoming deliveries. */
export async function visitSubscriptions(services: RunningServices, accessToken: string): Promise<void> {
  const call = (method: string, path: string, body?: unknown) => send(services, method, path, body);
  const read = async <T>(path: string, schema: z.ZodType<T>) =>
    schema.parse(JSON.parse((await call('GET', path)).text));
  const charges = async () =>
    (await read(`/charges?customer_id=${id}&status=queued&sort_by=scheduled_at-asc`, chargeListSchema)).charges;
  for (const door of ['shopify_customer_account_api_access', 'shopify_storefront_access']) {
    const body = JSON.stringify({customer_token: accessToken, shop_url: 'lichtung.example'});
    await services.send(`/recharge/${door}`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
  }
  const {customers} = await read('/customers?external_customer_id=7003', subscriptionCustomerListSchema);
  const id = customers[0]?.id ?? 0;
  await call('GET', `/customers/${id}`);
  await call('GET', `/customers/${id}/delivery_schedule`);

  const {subscriptions} = await read(`/subscriptions?customer_id=${id}&sort_by=id-asc`, subscriptionListSchema);
  const [item] = subscriptions;
  await call('GET', `/subscriptions/${item?.id}`);
  await call('PUT', `/subscriptions/${item?.id}?commit=true`, {quantity: 2});
  const soon = new Date(Date.now() + 8 * DAY_MS).toISOString().slice(0, 10);
  await call('POST', `/subscriptions/${item?.id}/set_next_charge_date?commit=true`, {date: soon});
  await call('POST', `/subscriptions/${item?.id}/charges/skip`, {date: soon});
  const bulk = {subscriptions: [{id: item?.id, quantity: 1}], commit_update: true};
  await call('PUT', `/addresses/${item?.address_id}/subscriptions-bulk`, bulk);
  await call('POST', `/subscriptions/${item?.id}/cancel?commit=true`, {cancellation_reason: 'other'});
  await call('POST', `/subscriptions/${item?.id}/activate?commit=true`);
  const coffee = {external_variant_id: {ecommerce: String(variant('waldgold'))}, quantity: 1};
  const weekly = {order_interval_unit: 'week', order_interval_frequency: 4, charge_interval_frequency: 4};
  const opened = await call('POST', '/subscriptions?commit=true', {...coffee, ...weekly, address_id: item?.address_id});

  const {onetime} = onetimeReplySchema.parse(
    JSON.parse((await call('POST', '/onetimes?commit=true', {...coffee, address_id: item?.address_id})).text),
  );
  await call('GET', '/onetimes');
  await call('GET', `/onetimes/${onetime.id}`);
  await call('PUT', `/onetimes/${onetime.id}?commit=true`, {quantity: 2});
  await call('DELETE', `/onetimes/${onetime.id}?commit=true`);

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

  const {orders} = await read(`/orders?customer_id=${id}`, subscriptionOrderListSchema);
  await call('GET', `/orders/${orders[0]?.id}`);

  const created = async () =>
    subscriptionAddressReplySchema.parse(
      JSON.parse((await call('POST', '/addresses', {...HOME, customer_id: id})).text),
    ).address.id;
  const [one, two, three] = [await created(), await created(), await created()];
  await call('GET', '/addresses');
  await call('GET', `/addresses/${one}`);
  await call('PUT', `/addresses/${one}`, {city: 'Potsdam'});
  const {subscription} = subscriptionReplySchema.parse(JSON.parse(opened.text));
  await call('POST', `/subscriptions/${subscription.id}/change_address?commit=true`, {address_id: two});
  await call('POST', '/addresses/merge', {target_address: {id: one}, source_addresses: [{id: two}]});
  await call('DELETE', `/addresses/${three}`);

  const {payment_methods: methods} = await read(`/payment_methods?customer_id=${id}`, paymentMethodListSchema);
  await call('GET', `/payment_methods/${methods[0]?.id}`);
  await call('PUT', `/payment_methods/${methods[0]?.id}`, {});
  await call('DELETE', `/payment_methods/${methods[0]?.id}`);
  const notification = {type: 'email', template_type: 'shopify_update_payment_information'};
  await call('POST', `/customers/${id}/notifications`, notification);
  const [mail] = await services.mails({to: customers[0]?.email ?? '', kind: 'subscription-update-payment'});
  const link = new URL(mail?.links[0] ?? '').pathname;
  await services.send(link);
  const form = {'Content-Type': 'application/x-www-form-urlencoded'};
  await services.send(link, {method: 'POST', headers: form, body: 'outcome=approve'});
}

async function send(services: RunningServices, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await services.send(`/recharge/api${path}`, {
    method,
    headers: HEADERS,
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });
  const isReadOnly = path.startsWith('/payment_methods/') && method !== 'GET';
  if (answer.status >= 400 !== isReadOnly) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}
