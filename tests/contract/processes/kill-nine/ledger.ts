import {expect} from 'vitest';
import {insist} from './hosted';
import type {Hosted} from './hosted';

const LINES_PER_CART = 40;
/** Of twenty writes so many are orders and mails; the others change carts. */
const [ORDERS, MAILS] = [1, 7];

/**
 * Writes to the hosted services, and checks afterwards that each acknowledged write is there exactly once. A write whose
 * answer never came may be there or not.
 *
 * @throws where there are too few goods in stock
 */
export async function openLedger(hosted: Hosted) {
  const stockBefore = await hosted.stock();
  const goods = [...stockBefore].filter(([, count]) => count >= 20).map(([id]) => id);
  expect(goods.length).toBeGreaterThan(20);
  const lines = new Map<string, Set<string>>();
  const orders = new Map<string, string>();
  const mails = new Set<string>();
  // Ledgers may follow one another at the same services.
  const run = crypto.randomUUID().slice(0, 8);
  let acknowledged = 0;
  let begun = 0;

  /** One client: writes one thing after the other until `isEnough`. */
  async function write(isEnough: () => boolean): Promise<void> {
    let cart = '';
    while (!isEnough()) {
      const at = begun;
      begun += 1;
      const variant = goods[at % goods.length] ?? '';
      const email = `${run}-${at}@example.com`;
      if (at % 20 < ORDERS) {
        // The button may be pressed again where no answer came: it is one order all the same.
        const {checkoutUrl} = await insist(() => hosted.createCart(variant));
        orders.set(email, await insist(() => hosted.order(checkoutUrl, email)));
      } else if (at % 20 < ORDERS + MAILS) {
        await insist(() => hosted.contact(email, `${run}-${at}`));
        mails.add(email);
      } else {
        if (cart === '' || (lines.get(cart)?.size ?? 0) >= LINES_PER_CART) {
          cart = (await insist(() => hosted.createCart())).id;
          lines.set(cart, new Set());
        }
        // Adding again would add twice: a client that got no answer must look first.
        if (!(await succeeds(() => hosted.addLine(cart, variant, `line-${at}`)))) continue;
        lines.get(cart)?.add(`line-${at}`);
      }
      acknowledged += 1;
    }
  }

  /** Expects every acknowledged write to be there, none of them twice. */
  async function check(): Promise<void> {
    for (const [cart, names] of lines) {
      const found = await hosted.lineNames(cart);
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining([...names]));
    }
    // A mail whose first attempt was cut short goes out with the next one.
    for (const email of mails) {
      await insist(async () => expect([email, await hosted.mailsTo(email)]).toMatchObject([email, {length: 1}]));
    }
    expect(new Set(orders.values()).size).toBe(orders.size);
    for (const [email, number] of orders) {
      // What follows from an order that was cut short is made up for by its alarm, the mail last. Mails are asked for
      // without a limit; tracking is not, and asking too often would keep it away.
      await insist(async () => expect([email, await hosted.mailsTo(email)]).toEqual([email, ['order-confirmation']]));
      expect([number, await hosted.isTracked(number, email)]).toEqual([number, true]);
    }
    expect(sum(stockBefore) - sum(await hosted.stock())).toBe(orders.size);
  }

  return {
    acknowledged: () => acknowledged,
    write,
    /** Places one order of one thing, as the writers do, and gives its number. */
    order: async (email: string): Promise<string> => {
      const {checkoutUrl} = await insist(() => hosted.createCart(goods[0] ?? ''));
      const number = await insist(() => hosted.order(checkoutUrl, email));
      orders.set(email, number);
      return number;
    },
    check,
  };
}

async function succeeds(call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  }
}

function sum(stock: ReadonlyMap<string, number>): number {
  return [...stock.values()].reduce((total, count) => total + count, 0);
}
