// @ts-check
import {must, reach} from './questions.mjs';
import {checkoutQuestion, LISTINGS} from './smoke-cart.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {{origin: string, headers: Record<string, string>}} Shop */

/** Legal pages. Opening them stores them, so that they outlast an outage of the CMS (docs/decisions/026-content-lasts.md). */
const LEGAL_PAGES = [
  ...['impressum', 'datenschutz', 'agb', 'widerruf', 'kuendigung'].map((slug) => `/de/e/${slug}`),
  ...['zahlung', 'retoure', 'barrierefreiheit'].map((slug) => `/de/e/${slug}`),
  ...['legal-notice', 'privacy', 'terms', 'withdrawal', 'cancellation'].map((slug) => `/en/e/${slug}`),
  ...['payment', 'returns', 'accessibility'].map((slug) => `/en/e/${slug}`),
];

const PAGES = [
  '/',
  '/en',
  LISTINGS.coffee,
  LISTINGS.gear,
  '/de/e/versand',
  '/en/e/shipping',
  '/de/a',
  '/de/e/lieblingskaffee',
  '/de/checkout/cart',
  '/en/search?q=mild',
  ...LEGAL_PAGES,
];

/** @param {Shop} shop @param {string} path @param {RequestInit} [init] */
const get = ({origin, headers}, path, init = {}) =>
  reach(origin + path, {...init, headers: {...headers, ...init.headers}});

/** @param {string} html @param {RegExp} pattern */
const first = (html, pattern) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** @param {Shop} shop @param {string} path */
async function readPage(shop, path) {
  const answer = await get(shop, path);
  must(answer.status === 200, `it answers ${answer.status}`);
  const html = await answer.text();
  must(html.includes('</html>'), 'the page is incomplete');
  must(
    !/>\s*(undefined|null|NaN|\[object Object\])\s*</.test(html),
    'it shows undefined, null, NaN or [object Object]',
  );
  return {answer, html};
}

/**
 * Asks without the password, which has no business on an open line.
 *
 * @param {Shop} shop
 * @returns {Question}
 */
const httpsQuestion = ({origin}) => ({
  service: 'domain',
  what: 'leads from http to https',
  ask: async () => {
    const answer = await reach(`${origin.replace(/^https:/, 'http:')}/`);
    const target = answer.headers.get('Location') ?? 'nowhere';
    must(
      [301, 308].includes(answer.status) && target === `${origin}/`,
      `it answers ${answer.status} to ${target}: switch on "Always Use HTTPS"`,
    );
  },
});

/** What the platform puts into the pages of a domain: addresses that its script has to decode, and scripts of its own. */
const PLATFORMS_OWN = /((?:\/cdn-cgi|static\.cloudflareinsights\.com)\/[\w/.-]*)/;

/**
 * Asks for the imprint, whose e-mail address the law wants readable.
 *
 * @param {Shop} shop
 * @returns {Question}
 */
const untouchedQuestion = (shop) => ({
  service: 'domain',
  what: 'leaves pages as the shop writes them',
  ask: async () => {
    const {html} = await readPage(shop, '/de/e/impressum');
    const found = first(html, PLATFORMS_OWN);
    must(found === undefined, `the imprint has ${found}: switch off what rewrites pages (docs/deploying.md)`);
  },
});

/**
 * Asks for a page ahead, as browsers do. Cloudflare's Speed Brain answers that with 503 where a worker makes the page, and has rules of its
 * own for it: https://developers.cloudflare.com/speed/optimization/content/speed-brain/
 *
 * @param {Shop} shop
 * @returns {Question}
 */
const prefetchQuestion = (shop) => ({
  service: 'domain',
  what: 'leaves prefetching to the shop',
  ask: async () => {
    const {status, headers} = await get(shop, LISTINGS.coffee, {headers: {'Sec-Purpose': 'prefetch'}});
    must(status === 200, `a page is answered ${status} to a prefetch: switch off Speed Brain (docs/deploying.md)`);
    must(!headers.has('Speculation-Rules'), 'pages have other rules than the shop’s: switch off Speed Brain');
  },
});

/**
 * Returns the checks of a deployed shop. One of them fills a cart of its own and empties it again; the others change nothing.
 *
 * @param {Shop} shop
 * @returns {readonly Question[]}
 */
export const smokeQuestions = (shop) => [
  {
    service: 'health',
    what: 'the shop runs, and all its services answer',
    ask: async () => {
      const answer = await get(shop, '/healthz');
      must(answer.status === 200, `it answers ${answer.status}`);
      /** @type {any} */
      const health = await answer.json();
      const down = Object.entries(health.services).flatMap(([name, state]) => (state === 'up' ? [] : [name]));
      must(health.status === 'ok', `down: ${down.join(', ')}`);
    },
  },
  ...(shop.origin.startsWith('https:') ? [httpsQuestion(shop)] : []),
  untouchedQuestion(shop),
  prefetchQuestion(shop),
  ...PAGES.map((path) => ({
    service: 'page',
    what: path,
    ask: async () => {
      const {answer, html} = await readPage(shop, path);
      const lang = path.startsWith('/en') ? 'en' : 'de';
      must(new RegExp(`<html[^>]* lang="${lang}`).test(html), `its language is not ${lang}`);
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      must(
        /script-src 'nonce-/.test(policy) && !policy.includes('unsafe-inline'),
        'its Content-Security-Policy is not the shop’s',
      );
      const nonce = first(policy, /'nonce-([\w-]+)'/) ?? 'none';
      must(html.includes(`nonce="${nonce}"`), 'its scripts have another nonce than its policy');
    },
  })),
  {
    service: 'page',
    what: 'a coffee of the listing, with its picture',
    ask: async () => {
      const {html: listing} = await readPage(shop, LISTINGS.coffee);
      const path = first(listing, /href="(\/de\/p\/[\w-]+)/);
      must(path !== undefined, 'no product in the listing');
      const {html} = await readPage(shop, path ?? '');
      const picture = first(html, /(\/media\/[^"\s?]+\?width=\d+)/);
      must(picture !== undefined, 'the product has no picture');
      must((await get(shop, picture ?? '')).status === 200, `${picture} does not answer 200`);
    },
  },
  {
    service: 'files',
    what: 'scripts are there, and kept for ever',
    ask: async () => {
      const {html} = await readPage(shop, '/en');
      const script = first(html, /(\/assets\/[\w.-]+\.js)/);
      must(script !== undefined, 'the page has no script');
      const answer = await get(shop, script ?? '');
      must(answer.status === 200, `${script} answers ${answer.status}`);
      must(
        answer.headers.get('Cache-Control')?.includes('immutable') ?? false,
        'it is not immutable in the browser’s cache',
      );
      must((await get(shop, `${script}.map`)).status === 404, 'its source map is public');
    },
  },
  {
    service: 'cart',
    what: 'is nobody else’s, and kept nowhere',
    ask: async () => {
      const {answer} = await readPage(shop, '/en/checkout/cart');
      must(answer.headers.get('Cache-Control') === 'private, no-store', 'a cache may store it');
    },
  },
  checkoutQuestion(shop.origin, (path, init) => get(shop, path, init)),
  {
    service: 'request guard',
    what: 'refuses forms of other sites and unsigned messages',
    ask: async () => {
      const form = {method: 'POST', body: new URLSearchParams({intent: 'add'})};
      const foreign = await get(shop, '/de/checkout/cart', {...form, headers: {Origin: 'https://evil.example'}});
      must(foreign.status === 403, `a form of another site gets ${foreign.status}`);
      for (const path of ['/webhooks/cms', '/webhooks/platform']) {
        const {status} = await get(shop, path, {...form, body: '{}', headers: {'Content-Type': 'application/json'}});
        must(status === 403, `${path} answers ${status} to anybody`);
      }
    },
  },
  {
    service: 'request guard',
    what: 'knows what is not there',
    ask: async () => {
      const {status} = await get(shop, '/de/e/what-nobody-wrote');
      must(status === 404, `it answers ${status}`);
    },
  },
];
