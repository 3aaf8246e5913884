// @ts-check
import {importFromWorker} from '../settings.mjs';
import {visitByTurns} from './paint.mjs';
import {startSkeleton} from './skeleton.mjs';

/**
 * @typedef {object} Beside
 * @property {string} at when it was measured
 * @property {number} runs visits of each page
 * @property {Record<string, {ours: Paint, skeleton: Paint}>} pages by their name
 *
 * @typedef {import('./paint.mjs').Paint} Paint
 */

/** The same pages of both shops; both carts have so many lines. */
const PAGES = [
  {name: 'home', ours: '/', skeleton: '/'},
  {name: 'listing', ours: '/de/c/coffee-shop', skeleton: '/collections/coffee-shop'},
  {name: 'product', ours: '/de/p/waldgold', skeleton: '/products/waldgold'},
  {name: 'cart', ours: '/de/checkout/cart', skeleton: '/cart'},
];
const LINES = 3;

/**
 * Fills a cart of the skeleton.
 *
 * @param {string} skeleton its origin
 * @param {string} emulator
 * @returns {Promise<string>} the `Cookie` header of its visitor
 */
async function fillCart(skeleton, emulator) {
  const {buyableVariants} = await importFromWorker('tests/support/whole-catalogue.ts');
  /** @type {readonly string[]} */
  const variants = await buyableVariants(emulator);
  const lines = variants.slice(0, LINES).map((variant) => `${variant}:1`);
  const {headers} = await fetch(`${skeleton}/cart/${lines.join(',')}`, {redirect: 'manual'});
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/**
 * Measures first visits to the shop and to Hydrogen's bare skeleton, alternately, on the same emulator.
 *
 * @param {object} options
 * @param {{shop: string, emulator: string}} options.running
 * @param {Record<import('./templates.mjs').Who, string>} options.cookies of our visitors
 * @param {string} options.dataDir of the skeleton
 * @param {number} options.runs
 * @returns {Promise<Beside>}
 */
export async function measureBeside({running: {shop, emulator}, cookies, dataDir, runs}) {
  const skeleton = await startSkeleton({emulator, dataDir});
  /** @type {Beside['pages']} */
  const pages = {};
  try {
    const itsCart = await fillCart(skeleton.origin, emulator);
    for (const {name, ...paths} of PAGES) {
      const isCart = name === 'cart';
      const [ours, its] = [`${name}, ours`, `${name}, skeleton`];
      const found = await visitByTurns({
        pages: [
          {name: ours, shop, path: paths.ours, cookies: isCart ? cookies.cart : cookies.nobody},
          {name: its, shop: skeleton.origin, path: paths.skeleton, cookies: isCart ? itsCart : ''},
        ],
        pictures: emulator,
        runs,
      });
      if (found[ours] && found[its]) pages[name] = {ours: found[ours], skeleton: found[its]};
    }
  } finally {
    await skeleton.stop();
  }
  return {at: new Date().toISOString(), runs, pages};
}
