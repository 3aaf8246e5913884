// @ts-check
import {importFromWorker} from '../settings.mjs';

/** @typedef {import('./templates.mjs').Who} Who */

/** Logged in as a business a browser gets public pages made for it alone; the cookie by itself shows nothing. */
const UNCACHED = '__Host-business=1';

/** A subscriber of the first data with three deliveries to come. */
const SUBSCRIBER = 'lena.hoffmann@example.com';

/** @param {ReadonlyMap<string, string>} cookies */
const header = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * The `Cookie` headers of those whose pages are measured: of nobody, of one with two coffees and a filter in the cart, and of a subscriber.
 *
 * @param {{shop: string, emulator: string}} running
 * @returns {Promise<Record<Who, string>>}
 */
export async function meetVisitors(running) {
  const [{createVisitor}, {addToCart}, {logIn}, {GOODS}] = await Promise.all(
    ['visitor', 'plain-cart', 'customer', 'goods'].map((name) => importFromWorker(`tests/support/${name}.ts`)),
  );
  const buyer = createVisitor(running.shop);
  for (const good of [GOODS.waldgold, GOODS.boaLuz, GOODS.dripper]) await addToCart(buyer, good);
  const customer = await logIn(running, SUBSCRIBER);
  return {nobody: '', cart: header(buyer.cookies), customer: header(customer.cookies)};
}

/** @param {string} cookies of a visitor @returns {string} the same visitor, whose pages come from no cache */
export const pastTheCache = (cookies) => [cookies, UNCACHED].filter((part) => part !== '').join('; ');
