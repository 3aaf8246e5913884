// @ts-check
import {readMerchantFile} from './merchant-questions.mjs';
import {must, No, reach} from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {(path: string, init?: RequestInit) => Promise<Response>} Ask requests a path of the shop */

const {collections} = readMerchantFile('shop.json');
/** The merchant's listings of coffee and gear, in German and in English. */
export const LISTINGS = {coffee: `/de/c/${collections.coffee}`, gear: `/en/g/${collections.gear}`};

const CART = '/de/checkout/cart';
/** How many products are looked at for one that can be bought. */
const PRODUCTS = 8;
/** How many redirects the platform's checkout may take. */
const REDIRECTS = 8;

/** @param {string} tag @param {string} name @returns {string | undefined} the attribute's value */
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/**
 * Returns what a browser sends of a form that nobody has changed, without lists and free text, which the cart's forms can do without.
 *
 * @param {string} form its HTML
 * @returns {URLSearchParams}
 */
function fieldsOf(form) {
  const fields = new URLSearchParams();
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    const isSent = attribute(tag, 'type') === 'hidden' || /\schecked\b/.test(tag);
    if (name !== undefined && isSent) fields.append(name, attribute(tag, 'value') ?? 'on');
  }
  return fields;
}

/** @param {string} html @returns {URLSearchParams[]} the fields of each form that is sent to the cart */
const cartForms = (html) =>
  [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)]
    .map(([form]) => form)
    .filter((form) => attribute(form, 'action')?.startsWith(CART))
    .map(fieldsOf);

/** @param {string} html @param {string} intent */
const formOf = (html, intent) =>
  cartForms(html).find(
    (fields) => fields.get('intent') === intent && (fields.has('variantId') || fields.has('lineId')),
  );

/** @param {Ask} ask @returns {Ask} which keeps cookies, as a browser does */
function withCookies(ask) {
  /** @type {Map<string, string>} */
  const jar = new Map();
  return async (path, init = {}) => {
    const cookies = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await ask(path, {...init, headers: {...init.headers, ...(cookies && {Cookie: cookies})}});
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /;\s*max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
}

/** @param {Ask} ask @param {string} path @returns {Promise<string>} the HTML of a page */
async function read(ask, path) {
  const answer = await ask(path);
  must(answer.status === 200, `${path} answers ${answer.status}`);
  return answer.text();
}

/** @param {Ask} ask @returns {Promise<URLSearchParams>} what the form of a product sends that can be bought */
async function findOffer(ask) {
  const listing = await read(ask, LISTINGS.coffee);
  const paths = new Set([...listing.matchAll(/href="(\/de\/p\/[\w-]+)/g)].map(([, path = '']) => path));
  for (const path of [...paths].slice(0, PRODUCTS)) {
    const form = formOf(await read(ask, path), 'add');
    if (form !== undefined) return form;
  }
  throw new No(`none of the first ${PRODUCTS} coffees can be bought`);
}

/**
 * Follows the platform's redirects from a cart's `checkoutUrl` to the page of the checkout.
 *
 * @param {URL} start
 * @throws {No} where they end at no page, or at the one that asks for the online store's password
 */
async function openCheckout(start) {
  const visit = withCookies(reach);
  let url = start;
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    must(
      !/\/password\/?$/.test(url.pathname),
      'the checkout asks everybody for the online store’s password: switch it off (docs/deploying.md)',
    );
    const {status, headers} = await visit(url.href);
    const location = status >= 300 && status < 400 ? headers.get('Location') : null;
    if (location === null)
      return must(status === 200, `the checkout answers ${status} at ${url.origin}${url.pathname}`);
    url = new URL(location, url);
  }
  throw new No(`the checkout redirects more than ${REDIRECTS} times`);
}

/**
 * Returns the check of the way to the checkout: the form of a coffee puts one into a cart of its own, the cart leads to the platform's
 * checkout, whose page is there, and the coffee leaves the cart again, so that nothing is left to be ordered.
 *
 * @param {string} origin the shop's
 * @param {Ask} ask without a cart
 * @returns {Question}
 */
export const checkoutQuestion = (origin, ask) => ({
  service: 'cart',
  what: 'takes a coffee, and leads to the checkout',
  ask: async () => {
    const visit = withCookies(ask);
    const send = async (/** @type {URLSearchParams} */ body) => {
      const {status} = await visit(CART, {method: 'POST', body, headers: {Origin: origin}});
      must(status === 303, `"${body.get('intent')}" is answered with ${status}`);
    };
    await send(await findOffer(visit));
    const removal = formOf(await read(visit, CART), 'remove');
    if (removal === undefined) throw new No('the coffee is not in the cart');
    try {
      const {status, headers} = await visit('/de/checkout/start');
      const target = new URL(headers.get('Location') ?? '', origin);
      must(
        status === 303 && target.origin !== origin,
        `the way to the checkout answers ${status} to ${target.origin}${target.pathname}`,
      );
      await openCheckout(target);
    } finally {
      await send(removal);
    }
    must(formOf(await read(visit, CART), 'remove') === undefined, 'the coffee does not leave the cart');
  },
});
