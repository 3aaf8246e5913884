import {controlOf} from '../support/control';
import {CUSTOMERS, logIn, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import type {RunningShop} from '../support/shop-process';
import {expect, test} from '../support/shop-test';
import type {Visitor} from '../support/visitor';

const DASHBOARD = '/de/account/subscription';
const DAY_MS = 24 * 60 * 60 * 1000;

type Service = ReturnType<typeof subscriptionsOf>;
type Row = Awaited<ReturnType<Service['own']>>[number];

const ADDRESS = {
  firstName: 'Lena',
  lastName: 'Hoffmann',
  address1: 'Am Horn 1',
  city: 'Jena',
  zip: '07743',
  countryCode: 'DE',
  phone: '+49 3641 112233',
};

/** A command by what its form sends; the first delivery or product of the customer is what it is given to. */
type Asked = {
  readonly name: string;
  readonly to: 'delivery' | 'product' | 'everything';
  readonly fields: (item: Row) => Readonly<Record<string, string>>;
};

const variantOf = (item: Row) => String(JSON.stringify(item['external_variant_id']).match(/\d+/)?.[0]);

const later = (item: Row, days: number) =>
  new Date(Date.parse(String(item['next_charge_scheduled_at'])) + days * DAY_MS).toISOString().slice(0, 10);

/** Two of them are tried in `npm test`, all in the full run. */
const COMMANDS: readonly Asked[] = [
  {
    name: 'add',
    to: 'delivery',
    fields: (item) => ({variant: `${variantOf(item)}:coffee`, quantity: '2', rhythm: 'once', project: 'SP023'}),
  },
  {name: 'cancel', to: 'product', fields: () => ({reason: 'other', comment: 'Urlaub'})},
  {name: 'skip', to: 'delivery', fields: () => ({which: 'all'})},
  {name: 'reschedule', to: 'delivery', fields: () => ({how: 'weeks', weeks: '1'})},
  {name: 'reschedule', to: 'delivery', fields: (item) => ({how: 'day', day: later(item, 2)})},
  {name: 'send-now', to: 'delivery', fields: () => ({})},
  {name: 'interval', to: 'delivery', fields: () => ({weeks: '6'})},
  {name: 'address', to: 'delivery', fields: () => ADDRESS},
  {name: 'edit', to: 'product', fields: (item) => ({variant: `${variantOf(item)}:coffee`, quantity: '3', weeks: '5'})},
  {name: 'project', to: 'product', fields: () => ({project: 'SP024'})},
  {name: 'remove', to: 'product', fields: () => ({})},
  {name: 'cancel', to: 'everything', fields: () => ({reason: 'tooExpensive'})},
];

const titles = (lines: unknown) => JSON.stringify(lines).match(/"(title|quantity)":("[^"]*"|\d+)/g) ?? [];

/** What a customer has at the service, but for ids and times, which change with every edit. */
async function stateOf(service: Service) {
  const pick = (rows: readonly Row[], ...names: readonly string[]) =>
    rows.map((row) => JSON.stringify(names.map((name) => row[name]))).sort();
  const charges = await service.own('charges');
  return {
    charges: charges
      .map((charge) => [charge['scheduled_at'], charge['status'], ...titles(charge['line_items'])].join(' '))
      .sort(),
    items: pick(
      await service.own('subscriptions'),
      ...['product_title', 'variant_title', 'status', 'quantity', 'order_interval_frequency', 'properties'],
    ),
    once: pick(await service.own('onetimes'), 'product_title', 'quantity', 'properties'),
    addresses: pick(await service.own('addresses'), 'address1', 'city', 'phone'),
    orders: (await service.own('orders')).length,
  };
}

/** Begins anew, and gives what sends the command's form: the same showing of it, or one by another id. */
async function sender(shop: RunningShop, visitor: Visitor, service: Service, {name, to, fields}: Asked) {
  await resetSubscriptions(shop);
  const [item = {}] = await service.own('subscriptions', 'status=active');
  const place = {
    delivery: `/deliveries/${await service.nextKey()}/${name}`,
    product: `/products/${String(item['id'])}/${name}`,
    everything: '/cancel',
  }[to];
  const showing = crypto.randomUUID();
  return (operation = showing) => visitor.post(DASHBOARD + place, {body: {...fields(item), operation}});
}

/** Names the tests. */
const EXAMPLE: Row = {next_charge_scheduled_at: '2026-01-01', external_variant_id: {ecommerce: '1'}};

test.describe.configure({timeout: 180_000});

for (const asked of COMMANDS.slice(0, trials({quick: 2, full: COMMANDS.length}))) {
  const words = Object.values(asked.fields(EXAMPLE)).join(' ');
  test(`${asked.name} (${asked.to}, ${words}): a lost answer, an outage and a refusal do nothing twice`, async ({
    shop,
  }) => {
    const control = controlOf(shop.emulator);
    const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
    await control.repair();
    const visitor = await logIn(shop, CUSTOMERS.upcoming);
    await resetSubscriptions(shop);
    const before = await stateOf(service);

    const send = await sender(shop, visitor, service, asked);
    expect((await send()).status).toBe(303);
    const done = await stateOf(service);
    expect(done, 'the command does something').not.toEqual(before);
    expect((await send()).status, 'the same showing of the form once more').toBe(303);
    expect(await stateOf(service)).toEqual(done);

    for (const kind of ['commit-then-drop', 'drop', 'status'] as const) {
      const again = await sender(shop, visitor, service, asked);
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        await control.breakDown({
          service: 'subscriptions',
          method,
          kind,
          times: 1,
          ...(kind === 'status' && {status: 422}),
        });
      }
      const answer = await again();
      const state = await stateOf(service);
      expect([303, 409], kind).toContain(answer.status);
      expect([JSON.stringify(before), JSON.stringify(done)], `${kind}: all or nothing`).toContain(
        JSON.stringify(state),
      );
      if (answer.status === 303) expect(state, `${kind}: what is said to be done is`).toEqual(done);
      if (kind !== 'commit-then-drop') expect(state, `${kind}: nothing has happened`).toEqual(before);
      await control.repair();
      // What was refused stays so for that showing; the page that says it shows the form anew.
      const retried = kind === 'status' ? await again(crypto.randomUUID()) : await again();
      expect(retried.status, `${kind}: and once more`).toBe(303);
      expect(await stateOf(service), kind).toEqual(done);
    }
    await resetSubscriptions(shop);
  });
}
