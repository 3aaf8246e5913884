// @ts-check
import {reach} from './questions.mjs';

const AT_ONCE = 4;

/** @param {string} xml @returns {string[]} the paths of its `<loc>`s */
const pathsIn = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const {pathname, search} = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });

/**
 * Requests every page of the sitemaps, so that the nearest data centre has them in its cache. Each data centre has a
 * cache of its own: elsewhere the first visitor still waits for rendering.
 *
 * @param {import('./smoke-questions.mjs').Shop} shop
 * @param {number} most how many pages
 * @returns {Promise<{asked: number, failed: string[]}>}
 */
export async function warmUp({origin, headers}, most) {
  const read = async (/** @type {string} */ path) => (await reach(origin + path, {headers})).text();
  const maps = pathsIn(await read('/sitemap.xml'));
  const pages = ['/', '/en', ...(await Promise.all(maps.map(read))).flatMap(pathsIn)];
  const chosen = [...new Set(pages)].slice(0, most);
  /** @type {string[]} */
  const failed = [];
  const waiting = chosen.values();
  const takeTurns = async () => {
    for (const path of waiting) {
      const {status} = await reach(origin + path, {headers}).catch(() => ({status: 0}));
      if (status !== 200) failed.push(`${path} (${status})`);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, takeTurns));
  return {asked: chosen.length, failed};
}
