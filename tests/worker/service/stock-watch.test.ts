import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
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

it('a late webhook announces nothing that has sold out', async () => {
  const watch = await awaited('late', 'stock', 0, {'ida@example.com': 'de'});
  await watch.stockChanged(4, AT - 60_000);
  expect(told()).toEqual([]);
  services.isAvailable = true;
  // The same number as in the late message.
  await watch.stockChanged(4, AT + 60_000);
  expect(told()).toEqual(['ida@example.com']);
});

it('the platform is asked for the stock of an item only where somebody waits for its variant, or may confirm it', async () => {
  const [item, variant, email] = [183_001, 183_002, 'waits-for-item@example.com'];
  const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
  let asked = 0;
  vi.mocked(fetch).mockImplementation((input, init) => {
    if (typeof init?.body !== 'string' || !init.body.includes('ServiceInventoryItem')) return answers(input, init);
    asked += 1;
    const stock = {id: `gid://shopify/ProductVariant/${variant}`, inventoryQuantity: 5};
    return Promise.resolve(Response.json({data: {inventoryItem: {variant: stock}}}));
  });
  const change = async () => {
    const message = {inventory_item_id: item, updated_at: new Date().toISOString()};
    expect(await tellService('inventory_levels/update', message)).toBe(200);
    return asked;
  };
  // The first message tells which variant the item is.
  expect([await change(), await change()]).toEqual([1, 1]);
  const watch = env.STOCK_WATCHES.getByName(String(variant));
  const wish = {email, language: 'de', variant, occasion: 'stock'} as const;
  await watch.request(wish, {title: 'Waldgold', quantity: 0}, 'waits for item', AT);
  expect(await change()).toBe(2);
  await watch.confirm('waits for item', AT);
  services.isAvailable = true;
  expect(await change()).toBe(3);
  expect(told()).toEqual([email]);
  expect(await change()).toBe(3);
});

it('an older webhook after a newer one changes nothing', async () => {
  services.isAvailable = true;
  const watch = await awaited('order', 'harvest', 2, {'ida@example.com': 'de'});
  await watch.stockChanged(3, AT + 60_000);
  await watch.stockChanged(60, AT);
  expect(told()).toEqual([]);
});

it('returned pieces are no harvest, and a harvest may come in parts', async () => {
  services.isAvailable = true;
  const watch = await awaited('harvest', 'harvest', 5, {'ida@example.com': 'de'});
  await watch.stockChanged(6, AT + 1);
  await watch.stockChanged(2, AT + 2);
  await watch.stockChanged(7, AT + 3);
  expect(told()).toEqual([]);
  await watch.stockChanged(12, AT + 4);
  await watch.stockChanged(60, AT + 5);
  expect(told()).toEqual(['ida@example.com']);
});

it('a harvest that is not for sale yet is announced when it is', async () => {
  const watch = await awaited('soon', 'harvest', 0, {'ida@example.com': 'de'});
  await watch.stockChanged(60, AT + 1);
  expect(told()).toEqual([]);
  services.isAvailable = true;
  await watch.stockChanged(59, AT + 2);
  expect(told()).toEqual(['ida@example.com']);
});

it.each(['cancelled', 'erased'] as const)(
  'a request that is %s while the variant is read gets no mail',
  async (how) => {
    const watch = await awaited(how, 'stock', 0, {'ida@example.com': 'de'});
    services.isAvailable = true;
    const giveUp = () =>
      how === 'cancelled' ? watch.cancel(`${how} ida@example.com`) : watch.erase('ida@example.com');
    await holdRequest(() => watch.stockChanged(9, AT + 1), giveUp);
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
  await watch.stockChanged(9, AT + 1);
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
  await watch.stockChanged(9, AT + 1);
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
  await watch.stockChanged(9, AT + 1);
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
