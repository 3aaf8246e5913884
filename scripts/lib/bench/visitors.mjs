// @ts-check
import {importFromWorker} from '../settings.mjs';

/** @typedef {import('./templates.mjs').Who} Who */

/** The cookie of a business customer, whose public pages are rendered for each request. */
const UNCACHED = '__Host-business=1';

/** A subscriber of the seed data with three upcoming deliveries. */
const SUBSCRIBER = 'lena.hoffmann@example.com';

/** @param {ReadonlyMap<string, string>} cookies */
const header = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * Returns the `Cookie` headers of the measured visitors: one without cookies, one with two coffees and a filter in
 * the cart, and a subscriber.
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

/**
 * Returns the cookies of the same visitor, whose pages are not cached.
 *
 * @param {string} cookies of a visitor
 * @returns {string}
 */
export const pastTheCache = (cookies) => [cookies, UNCACHED].filter((part) => part !== '').join('; ');
