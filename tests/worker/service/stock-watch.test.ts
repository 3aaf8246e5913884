import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {StockWatchObject} from '../../../service/objects/stock-watch-object';
import {workListOf} from '../../../service/objects/work-list';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {alarmOf, goTo, START as AT} from './alarms';
import {holdRequest, serve} from './hosted-services';
import type {HostedServices} from './hosted-services';
import {tellService} from './platform-webhook';
import {rowsReadBy} from '../rows-read';

let services: HostedServices;
beforeEach(() => {
  services = serve();
});

const told = () => services.mails.flatMap(({kind, to}) => (kind === 'back-in-stock' ? [to] : []));

/** A variant that these addresses wait for, each in a language. */
async function awaited(
  name: string,
  occasion: 'stock' | 'harvest',
  quantity: number,
  people: Record<string, 'de' | 'en'>,
) {
  const watch = env.STOCK_WATCHES.getByName(name);
  for (const [email, language] of Object.entries(people)) {
    const nonce = `${name} ${email}`;
    await watch.request({email, language, variant: 1, occasion}, {title: 'Waldgold', quantity}, nonce, AT);
    await watch.confirm(nonce, AT);
  }
  return watch;
}

/** Tells an object that the stock has changed. */
function changeStock(watch: {readonly recheck: (at: number) => Promise<void>}, quantity: number, at: number) {
  services.quantity = quantity;
  return watch.recheck(at);
}

it('a webhook announces nothing that has sold out again', async () => {
  const watch = await awaited('late', 'stock', 0, {'ida@example.com': 'de'});
  await watch.recheck(AT + 1);
  expect(told()).toEqual([]);
  services.isAvailable = true;
  await changeStock(watch, 4, AT + 2);
  expect(told()).toEqual(['ida@example.com']);
});

describe('a webhook of the stock of an item', () => {
  let asked = 0;

  /** Sends one of an item of a variant, of which all locations together have 40 pieces. */
  async function change(item: number, variant: number) {
    const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
    vi.mocked(fetch).mockImplementation((input, init) => {
      if (typeof init?.body !== 'string' || !init.body.includes('ServiceInventoryItem')) return answers(input, init);
      asked += 1;
      const found = {id: `gid://shopify/ProductVariant/${variant}`, inventoryQuantity: 40};
      return Promise.resolve(Response.json({data: {inventoryItem: {variant: found}}}));
    });
    const message = {inventory_item_id: item, updated_at: new Date().toISOString()};
    expect(await tellService('inventory_levels/update', message)).toBe(200);
    vi.mocked(fetch).mockImplementation(answers);
  }

  it('asks once which variant it is, and for the stock only where somebody waits', async () => {
    const [item, variant, email] = [183_001, 183_002, 'waits-for-item@example.com'];
    asked = 0;
    const changed = async () => {
      services.reads = 0;
      await change(item, variant);
      return [asked, services.reads];
    };
    expect([await changed(), await changed()]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const watch = env.STOCK_WATCHES.getByName(String(variant));
    const wish = {email, language: 'de', variant, occasion: 'stock'} as const;
    await watch.request(wish, {title: 'Waldgold', quantity: 0}, 'waits for item', AT);
    expect(await changed()).toEqual([1, 0]);
    await watch.confirm('waits for item', AT);
    services.isAvailable = true;
    expect(await changed()).toEqual([1, 1]);
    expect(told()).toEqual([email]);
    expect(await changed()).toEqual([1, 0]);
  });

  it('announces no harvest of pieces that the shop cannot sell, such as the café’s', async () => {
    const [item, variant, email] = [183_003, 183_004, 'waits-for-harvest@example.com'];
    await awaited(String(variant), 'harvest', 3, {[email]: 'de'});
    services.isAvailable = true;
    services.quantity = 2;
    await change(item, variant);
    expect(told()).toEqual([]);
    services.quantity = 12;
    await change(item, variant);
    expect(told()).toEqual([email]);
  });
});

it('returned pieces are no harvest, and a harvest may come in parts', async () => {
  services.isAvailable = true;
  const watch = await awaited('harvest', 'harvest', 5, {'ida@example.com': 'de'});
  await changeStock(watch, 6, AT + 1);
  await changeStock(watch, 2, AT + 2);
  await changeStock(watch, 7, AT + 3);
  expect(told()).toEqual([]);
  await changeStock(watch, 12, AT + 4);
  await changeStock(watch, 60, AT + 5);
  expect(told()).toEqual(['ida@example.com']);
});

it('a harvest that is not for sale yet is announced when it is', async () => {
  const watch = await awaited('soon', 'harvest', 0, {'ida@example.com': 'de'});
  await changeStock(watch, 60, AT + 1);
  expect(told()).toEqual([]);
  services.isAvailable = true;
  await changeStock(watch, 59, AT + 2);
  expect(told()).toEqual(['ida@example.com']);
});

it.each(['cancelled', 'erased'] as const)(
  'a request that is %s while the variant is read gets no mail',
  async (how) => {
    const [watch, email] = [env.STOCK_WATCHES.getByName(how), 'ida@example.com'];
    const wish = {email, language: 'de', variant: 1, occasion: 'stock'} as const;
    await watch.request(wish, {title: 'Waldgold', quantity: 0}, how, AT);
    services.isAvailable = true;
    const giveUp = () => (how === 'cancelled' ? watch.cancel(how) : watch.erase(email));
    await holdRequest(() => watch.confirm(how, AT), giveUp);
    expect(told()).toEqual([]);
  },
);

it('two requests of one address are one reminder, whichever are confirmed', async () => {
  const watch = env.STOCK_WATCHES.getByName('twice');
  const ask = (nonce: string, occasion: 'stock' | 'harvest') =>
    watch.request(
      {email: 'Ida@example.com', language: 'de', variant: 1, occasion},
      {title: 'Waldgold', quantity: 0},
      nonce,
      AT,
    );
  for (const nonce of ['first', 'second', 'third']) await ask(nonce, 'stock');
  await ask('harvest', 'harvest');
  const state = async (nonce: string) => (await watch.confirm(nonce, AT)).state;
  expect([await state('second'), await state('first'), await state('second')]).toEqual([
    'confirmed',
    'already_confirmed',
    'already_confirmed',
  ]);
  services.isAvailable = true;
  await changeStock(watch, 9, AT + 1);
  // Only the harvest is still to come.
  expect([await state('third'), await state('second'), await state('harvest')]).toEqual([
    'unknown',
    'unknown',
    'confirmed',
  ]);
  expect(told()).toEqual(['ida@example.com']);
});

it('a cancelled request cannot be confirmed', async () => {
  const watch = await awaited('given up', 'stock', 0, {'ida@example.com': 'de'});
  await watch.cancel('given up ida@example.com');
  expect(await watch.confirm('given up ida@example.com', AT)).toEqual({state: 'unknown'});
});

it.each([
  ['is sold on without stock', -2],
  ['is no longer counted', null],
])('who waits for stock is told of a variant that %s', async (how, quantity) => {
  const watch = await awaited(how, 'stock', 0, {'ida@example.com': 'de'});
  const harvest = await awaited(`harvest ${how}`, 'harvest', 0, {'jan@example.com': 'de'});
  services.quantity = quantity;
  await watch.recheck(AT + 1);
  expect(told()).toEqual([]);
  services.isAvailable = true;
  await watch.recheck(AT + 2);
  await harvest.recheck(AT + 2);
  expect(told()).toEqual(['ida@example.com']);
});

const HOUR_MS = 60 * 60 * 1000;

it('while the operator’s list fails, requests are confirmed and mailed all the same, and counted once it answers', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const note = vi.spyOn(WorkListObject.prototype, 'noteWaiting').mockRejectedValue(new Error('The list is broken'));
  const watch = env.STOCK_WATCHES.getByName('list fails');
  const ask = async (occasion: 'stock' | 'harvest', email: string) => {
    const wish = {email, language: 'de', variant: 1, occasion} as const;
    await watch.request(wish, {title: 'Waldgold', quantity: 0}, email, AT);
    return watch.confirm(email, AT);
  };
  expect(await ask('harvest', 'list-harvest@example.com')).toMatchObject({state: 'confirmed'});
  expect(await ask('stock', 'list-stock@example.com')).toMatchObject({state: 'confirmed'});
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"unexpected"'));
  services.isAvailable = true;
  await changeStock(watch, 9, AT + 1);
  expect(told()).toEqual(['list-stock@example.com']);
  await goTo(alarmOf(watch), AT + 96 * HOUR_MS);
  // The list's failures are none of the mails.
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('work-given-up'));
  note.mockRestore();
  await goTo(alarmOf(watch), AT + 97 * HOUR_MS);
  expect(await workListOf(env).watches()).toContain(watch.id.toString());
});

it('the variant is read once in each language', async () => {
  const people = {'a@example.com': 'de', 'b@example.com': 'en', 'c@example.com': 'de', 'd@example.com': 'en'} as const;
  const watch = await awaited('many', 'stock', 0, people);
  services.isAvailable = true;
  services.reads = 0;
  await changeStock(watch, 9, AT + 1);
  expect(services.reads).toBe(2);
  expect(told().toSorted()).toEqual(Object.keys(people));
  const words = services.mails
    .filter(({kind}) => kind === 'back-in-stock')
    .map(({text}) => /Waldgold (DE|EN)/.exec(text)?.[1]);
  expect(words.toSorted()).toEqual(['DE', 'DE', 'EN', 'EN']);
});

it.each([
  ['a request, and the alarm, read few of the unconfirmed requests', null, (watch: StockWatchObject) => watch.alarm()],
  [
    'a request, and a check of the stock, read few of the confirmed requests',
    AT,
    (watch: StockWatchObject) => watch.recheck(AT),
  ],
] as const)('%s of others', async (what, confirmedAt, work) => {
  const watch = env.STOCK_WATCHES.getByName(what);
  const reading = await runInDurableObject(watch, async (object, {storage: {sql}}) => {
    if (!(object instanceof StockWatchObject)) throw new Error('Another object');
    sql.exec(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
       INSERT INTO watches SELECT 'n' || n, 1, n || '@example.com', 'stock', 'de', ?, ?, NULL FROM numbers`,
      AT,
      confirmedAt,
    );
    const wish = {email: 'ida@example.com', language: 'de', variant: 1, occasion: 'stock'} as const;
    return rowsReadBy(sql, async () => {
      await object.request(wish, {title: 'Waldgold', quantity: 0}, what, AT);
      await work(object);
    });
  });
  expect(Math.max(...reading.rows)).toBeLessThan(10);
});
