import {afterAll, beforeAll, expect, it} from 'vitest';
import {trials} from '../support/full-run';
import {startShop} from '../support/shop-process';
import type {RunningShop} from '../support/shop-process';
import {hostedAt, insist} from './kill-nine/hosted';
import type {Hosted} from './kill-nine/hosted';

const KILLS = trials({quick: 2, full: 20});
const WRITES = trials({quick: 500, full: 10_000});
const AT_ONCE = 8;
const LINES_PER_CART = 40;
/** Of twenty writes so many are orders and mails; the others change carts. */
const [ORDERS, MAILS] = [1, 7];

/** What was acknowledged, and what nobody knows of because the answer never came. */
type Books = {
  acknowledged: number;
  begun: number;
  readonly lines: Map<string, Set<string>>;
  readonly orders: Map<string, string>;
  readonly mails: Set<string>;
};

let running: RunningShop;
let up: Promise<void> = Promise.resolve();
beforeAll(async () => {
  running = await startShop();
}, 120_000);
afterAll(() => running.stop());

it(
  `${KILLS} times kill -9 under load: of ${WRITES} acknowledged writes none is lost and none is doubled`,
  async () => {
    const hosted = hostedAt(running.emulator, () => up);
    const stockBefore = await hosted.stock();
    const goods = [...stockBefore].filter(([, count]) => count >= 20).map(([id]) => id);
    expect(goods.length).toBeGreaterThan(20);
    const books: Books = {acknowledged: 0, begun: 0, lines: new Map(), orders: new Map(), mails: new Set()};

    const writers = Array.from({length: AT_ONCE}, () => write(hosted, books, goods));
    await Promise.all([killInBetween(books), ...writers]);

    expect(books.acknowledged).toBeGreaterThanOrEqual(WRITES);
    await checkCarts(hosted, books);
    await checkMails(hosted, books);
    await checkOrders(hosted, books);
    expect(sum(stockBefore) - sum(await hosted.stock())).toBe(books.orders.size);
  },
  60_000 + WRITES * 200 + KILLS * 30_000,
);

/** Kills and starts again, spread evenly over the writes. */
async function killInBetween(books: Books): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (books.acknowledged < (WRITES * kill) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 10));
    up = running.kill().then(() => running.restart());
    await up;
  }
}

/** One client: writes one thing after the other, until enough was acknowledged to all of them. */
async function write(hosted: Hosted, books: Books, goods: readonly string[]): Promise<void> {
  let cart = '';
  while (books.acknowledged < WRITES) {
    const at = books.begun;
    books.begun += 1;
    const variant = goods[at % goods.length] ?? '';
    const email = `write${at}@example.com`;
    if (at % 20 < ORDERS) {
      // The button may be pressed again where no answer came: it is one order all the same.
      const {checkoutUrl} = await insist(() => hosted.createCart(variant));
      books.orders.set(email, await insist(() => hosted.order(checkoutUrl, email)));
    } else if (at % 20 < ORDERS + MAILS) {
      await insist(() => hosted.contact(email, `key-${at}`));
      books.mails.add(email);
    } else {
      if (cart === '' || (books.lines.get(cart)?.size ?? 0) >= LINES_PER_CART) {
        cart = (await insist(() => hosted.createCart())).id;
        books.lines.set(cart, new Set());
      }
      // Adding again would add twice: a client that got no answer must look first.
      if (!(await succeeds(() => hosted.addLine(cart, variant, `line-${at}`)))) continue;
      books.lines.get(cart)?.add(`line-${at}`);
    }
    books.acknowledged += 1;
  }
}

async function succeeds(call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  }
}

async function checkCarts(hosted: Hosted, {lines}: Books): Promise<void> {
  for (const [cart, acknowledged] of lines) {
    const names = await hosted.lineNames(cart);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...acknowledged]));
  }
}

async function checkMails(hosted: Hosted, {mails}: Books): Promise<void> {
  for (const email of mails) expect([email, await hosted.mailsTo(email)]).toMatchObject([email, {length: 1}]);
}

async function checkOrders(hosted: Hosted, {orders}: Books): Promise<void> {
  expect(new Set(orders.values()).size).toBe(orders.size);
  for (const [email, number] of orders) {
    expect(await hosted.isTracked(number, email)).toBe(true);
    // What follows from an order that was cut short is made up for by its alarm.
    await insist(async () => expect([email, await hosted.mailsTo(email)]).toEqual([email, ['order-confirmation']]));
  }
}

function sum(stock: ReadonlyMap<string, number>): number {
  return [...stock.values()].reduce((total, count) => total + count, 0);
}
