import {describe, expect, it} from 'vitest';
import {chargeListSchema} from '../../../contracts/subscriptions';
import type {WireCharge} from '../../../contracts/subscriptions';
import {deliveryAmounts} from '../../../app/domain/subscription/amounts';
import {addDays} from '../../../app/domain/subscription/calendar';
import {CHARGE_COMMANDS, CHARGE_RULES, CHARGE_STATES} from '../../../app/domain/subscription/charge';
import {dayInGermany} from '../../../app/domain/delivery';
import {nextDelivery} from '../../../app/domain/subscription/choose-delivery';
import type {ChargeCommand, ChargeState} from '../../../app/domain/subscription/charge';
import type {SubscriptionCommand} from '../../../app/domain/subscription/command';
import {productRefusal} from '../../../app/domain/subscription/validate-command';
import type {SubscriptionProduct} from '../../../app/domain/subscription/subscription';
import {CUSTOMERS} from '../../support/customer';
import {ADDRESS, OTHER_COFFEE, stateOf} from '../../support/subscription-commands';
import {createMemoryService} from './memory-service';
import {createMemoryShop} from './memory-shop';

/** Who has a delivery in a state, and how the service calls it. */
const STATES = {
  upcoming: {email: CUSTOMERS.upcoming, status: 'queued'},
  skipped: {email: CUSTOMERS.skipped, status: 'skipped'},
  processing: {email: CUSTOMERS.processing, status: 'pending'},
  errored: {email: CUSTOMERS.errored, status: 'error'},
  completed: {email: CUSTOMERS.upcoming, status: 'success'},
} as const satisfies Readonly<Record<ChargeState, {readonly email: string; readonly status: string}>>;

const [OTHER = ''] = OTHER_COFFEE.split(':');
const WEEKLY = {order_interval_unit: 'week', order_interval_frequency: 6, charge_interval_frequency: 6};
const RECIPIENT = {
  first_name: ADDRESS.firstName,
  last_name: ADDRESS.lastName,
  address1: ADDRESS.address1,
  zip: ADDRESS.zip,
  city: ADDRESS.city,
  country_code: ADDRESS.countryCode,
  phone: ADDRESS.phone,
};

/** What is asked of the service: method, path and body. */
type Asked = readonly [method: string, path: string, body?: unknown];

/** What a command is at the service itself, whatever the shop thinks of it. */
function asked(command: ChargeCommand, charge: WireCharge): Asked {
  const {id, address_id: address, scheduled_at: day} = charge;
  const items = charge.line_items.map((line) => line.purchase_item_id);
  const [item = 0] = items;
  switch (command) {
    case 'skip':
    case 'unskip':
      return ['POST', `/charges/${id}/${command}`, {purchase_item_ids: items}];
    case 'reschedule':
      return ['POST', `/charges/${id}/change_next_charge_date`, {next_charge_date: addDays(day, 10)}];
    case 'send-now':
      return ['POST', `/charges/${id}/process`];
    case 'add': {
      const what = {external_variant_id: {ecommerce: OTHER}, quantity: 1, next_charge_scheduled_at: day};
      return ['POST', '/onetimes?commit=true', {address_id: address, ...what}];
    }
    case 'swap':
      return ['PUT', `/subscriptions/${item}?commit=true`, {external_variant_id: {ecommerce: OTHER}}];
    case 'edit':
      return ['PUT', `/subscriptions/${item}?commit=true`, {quantity: 5}];
    case 'remove':
      return ['POST', `/subscriptions/${item}/cancel?commit=true`, {cancellation_reason: 'other'}];
    case 'interval': {
      const changes = items.map((each) => ({id: each, ...WEEKLY}));
      return ['PUT', `/addresses/${address}/subscriptions-bulk`, {subscriptions: changes, commit_update: true}];
    }
    case 'address':
      return ['PUT', `/addresses/${address}?commit=true`, RECIPIENT];
    case 'payment': {
      const link = {type: 'email', template_type: 'shopify_update_payment_information'};
      return [
        'POST',
        `/customers/${charge.customer.id}/notifications`,
        {...link, template_vars: {address_id: address}},
      ];
    }
    case 'gift':
      return [
        'POST',
        '/purchase_items/skip_gift',
        {purchase_item_ids: items, recipient_address: {...RECIPIENT, email: 'ole@example.com'}},
      ];
  }
}

/** The same as the shop's forms ask for it. */
function given(name: ChargeCommand, charge: WireCharge): SubscriptionCommand {
  const key = `${charge.address_id}-${charge.scheduled_at}`;
  const itemId = charge.line_items[0]?.purchase_item_id ?? 0;
  switch (name) {
    case 'skip':
      return {name, key, itemIds: null};
    case 'unskip':
    case 'send-now':
    case 'payment':
      return {name, key};
    case 'reschedule':
      return {name, key, to: {day: addDays(charge.scheduled_at, 10)}};
    case 'add':
      return {name, key, variantNumber: OTHER, quantity: 1, weeks: null, project: 'SP022'};
    case 'swap':
      return {name, itemId, variantNumber: OTHER};
    case 'edit':
      return {name, itemId, variantNumber: '40001', quantity: 5, weeks: null};
    case 'remove':
      return {name, itemId};
    case 'interval':
      return {name, key, weeks: 6};
    case 'address':
      return {name, key, address: ADDRESS};
    case 'gift':
      return {name, key, address: ADDRESS, email: 'ole@example.com'};
  }
}

const allCharges = async ({read}: ReturnType<typeof createMemoryShop>['customer']) =>
  (await read('/charges?limit=250', chargeListSchema)).charges;

const everythingOf = ({customer}: ReturnType<typeof createMemoryShop>) =>
  stateOf(
    (kind) => customer.own(kind),
    () => Promise.resolve(customer.mails('update-payment')),
  );

async function open(state: ChargeState) {
  const {email, status} = STATES[state];
  const shop = createMemoryShop(createMemoryService(), email);
  const charges = (await allCharges(shop.customer)).filter((charge) => charge.status === status);
  const charge = charges.sort((one, other) => one.scheduled_at.localeCompare(other.scheduled_at))[0];
  if (charge === undefined) throw new Error(`Nobody has a delivery that is ${state}`);
  return {shop, charge};
}

const cells = CHARGE_STATES.flatMap((state) => CHARGE_COMMANDS.map((command) => [state, command] as const));

describe('states of a delivery × commands: what the shop thinks of them, and what the service does', () => {
  it.each(cells.filter(([state, command]) => CHARGE_RULES[state][command] === null))(
    '%s, %s: allowed, and carried out',
    async (state, command) => {
      const {shop, charge} = await open(state);
      // What is added to a failed delivery comes with the next one that is planned.
      const [method, path, body] = asked('add', {...charge, scheduled_at: addDays(dayInGermany(Date.now()), 10)});
      if (state === 'errored' && command === 'add') await shop.customer.call(method, path, body);
      const before = await everythingOf(shop);
      expect(await shop.perform(given(command, charge), crypto.randomUUID())).toEqual(
        // A customer with a failed delivery has a card that is declined again: an expected refusal.
        {refusal: state === 'errored' && command === 'send-now' ? 'payment-declined' : null},
      );
      // A card that is declined once more changes nothing but the number of attempts.
      if (state !== 'errored' || command !== 'send-now') expect(await everythingOf(shop)).not.toEqual(before);
    },
  );

  it.each(cells.filter(([state, command]) => CHARGE_RULES[state][command] !== null))(
    '%s, %s: refused, and refused by the service too, or nothing to that delivery',
    async (state, command) => {
      const {shop, charge} = await open(state);
      const {status} = await shop.customer.call(...asked(command, charge));
      const after = (await allCharges(shop.customer)).find(({id}) => id === charge.id);
      if (status < 400) expect(after).toEqual(charge);
      // Commands that concern the delivery alone must be refused; others may change something else.
      if (['skip', 'unskip', 'reschedule', 'send-now'].includes(command)) expect(status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('what the shop says a delivery costs that is sent now', () => {
  // The first customer's products are all in stock; one of the second's has left the portfolio.
  it.each([CUSTOMERS.upcoming, CUSTOMERS.cancelled])('%s: is what is charged', async (email) => {
    const shop = createMemoryShop(createMemoryService(), email);
    const delivery = nextDelivery((await shop.read()).deliveries, dayInGermany(Date.now()));
    if (delivery === null) throw new Error('There is nothing to come');
    await shop.perform({name: 'send-now', key: delivery.key}, crypto.randomUUID());
    const charged = (await allCharges(shop.customer)).find(({id}) => id === delivery.id);
    const {total, waiting} = deliveryAmounts(delivery);
    expect(charged).toMatchObject({status: 'success', total_price: (total.cents / 100).toFixed(2)});
    expect(charged?.line_items).toHaveLength(delivery.items.length - waiting.length);
    expect(waiting).toHaveLength(email === CUSTOMERS.cancelled ? 1 : 0);
  });
});

const PRODUCT_COMMANDS = ['swap', 'edit', 'project', 'remove', 'cancel', 'reactivate'] as const;

/** The same of products. */
function askedOf(command: (typeof PRODUCT_COMMANDS)[number], product: SubscriptionProduct): Asked {
  const isRecurring = product.kind === 'recurring';
  const path = `/${isRecurring ? 'subscriptions' : 'onetimes'}/${product.itemId}`;
  switch (command) {
    case 'swap':
      return ['PUT', `${path}?commit=true`, {external_variant_id: {ecommerce: OTHER}}];
    case 'edit':
      return ['PUT', `${path}?commit=true`, {quantity: 5}];
    case 'project':
      return ['PUT', `${path}?commit=true`, {properties: [{name: '_D', value: 'SP024'}]}];
    case 'remove':
      return isRecurring
        ? ['POST', `${path}/cancel?commit=true`, {cancellation_reason: 'other'}]
        : ['DELETE', `${path}?commit=true`];
    case 'cancel':
      return ['POST', `${path}/cancel?commit=true`, {cancellation_reason: 'other'}];
    case 'reactivate':
      return ['POST', `${path}/activate?commit=true`];
  }
}

const PRODUCTS = [
  ['active', CUSTOMERS.upcoming, ({state}) => state === 'active'],
  ['one-time', CUSTOMERS.skipped, ({kind}) => kind === 'one-time'],
  ['cancelled', CUSTOMERS.cancelled, ({state}) => state === 'cancelled'],
  ['no longer available', CUSTOMERS.cancelled, ({state}) => state === 'no-longer-available'],
  ['paid beforehand', CUSTOMERS.gift, ({isPrepaid}) => isPrepaid],
] as const satisfies readonly (readonly [string, string, (product: SubscriptionProduct) => boolean])[];

/**
 * What the shop does not ask, though the service would do it: what left the portfolio is swapped and nothing else; what
 * a gift paid for is neither swapped nor made more.
 */
const STRICTER = [
  'no longer available, edit',
  'no longer available, project',
  'paid beforehand, swap',
  'paid beforehand, edit',
];

describe('states of a product × commands', () => {
  it.each(PRODUCTS.flatMap(([name, ...who]) => PRODUCT_COMMANDS.map((command) => [name, command, ...who] as const)))(
    '%s, %s',
    async (name, command, email, isMeant) => {
      const shop = createMemoryShop(createMemoryService(), email);
      const product = (await shop.read()).products.find(isMeant);
      if (product === undefined) throw new Error(`Nobody has a product that is ${name}`);
      const {status} = await shop.customer.call(...askedOf(command, product));
      const isStricter = STRICTER.includes(`${name}, ${command}`);
      expect(productRefusal(product, command) === null).toBe(status < 400 && !isStricter);
    },
  );
});
