// @ts-check
import {must, No, storefrontAddress} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {(query: string, variables?: Record<string, unknown>) => Promise<any>} Ask */

/** How much the shop reads of one thing. Specification, section 9, "Page sizes and limits". */
const LIMITS = {variants: 50, products: 250};

/** What takes the most is read in small pages: those of variants and products are large. */
const PRODUCTS = `query ($after: String) {products(first: 50, after: $after) {
  pageInfo {hasNextPage endCursor} nodes {title productType variantsCount {count}}
}}`;
const COLLECTIONS = `query ($after: String) {collections(first: 10, after: $after) {
  pageInfo {hasNextPage endCursor} nodes {title products(first: ${LIMITS.products}) {pageInfo {hasNextPage}}}
}}`;

/**
 * Reads all pages of a list.
 *
 * @param {Ask} ask
 * @param {string} query
 * @param {'products' | 'collections'} name of the list
 * @returns {Promise<any[]>}
 */
async function everyNode(ask, query, name) {
  const nodes = [];
  let after = null;
  do {
    const {[name]: page} = await ask(query, {after});
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}

/**
 * Returns the questions whether the shop can show the whole catalogue as what it is.
 *
 * @param {Ask} ask
 * @returns {readonly Question[]}
 */
export const catalogueQuestions = (ask) => [
  {
    service: 'storefront',
    what: 'has a product type for each product',
    ask: async () => {
      const products = await everyNode(ask, PRODUCTS, 'products');
      const without = products.filter(({productType}) => productType.trim() === '').map(({title}) => title);
      must(without.length === 0, `${without.join('; ')}: without one the shop shows general merchandise`);
    },
  },
  {
    service: 'storefront',
    what: `has at most ${LIMITS.variants} variants of each product`,
    ask: async () => {
      const products = await everyNode(ask, PRODUCTS, 'products');
      const large = products.flatMap(({title, variantsCount}) =>
        variantsCount?.count > LIMITS.variants ? [`${title} (${variantsCount.count})`] : [],
      );
      must(large.length === 0, `${large.join('; ')}: the shop shows the first ${LIMITS.variants}`);
    },
  },
  {
    service: 'storefront',
    what: `has at most ${LIMITS.products} products in each collection`,
    ask: async () => {
      const collections = await everyNode(ask, COLLECTIONS, 'collections');
      const large = collections.filter(({products}) => products.pageInfo.hasNextPage).map(({title}) => title);
      must(large.length === 0, `${large.join('; ')}: the shop shows the first ${LIMITS.products}`);
    },
  },
];

/**
 * Returns the questions whether the catalogue has a coffee for each kind of gift, as the service worker chooses it.
 *
 * @param {any} env the worker's variables, checked
 * @returns {readonly Question[]}
 */
export const giftCoffeeQuestions = (env) =>
  /** @type {const} */ (['filter', 'espresso']).map((tag) => ({
    service: 'storefront',
    what: `has a coffee with the tag ${tag}, which gift subscriptions bring`,
    ask: async () => {
      const {readGiftCoffee} = await importFromWorker('service/adapters/catalogue.ts');
      const {STOREFRONT_PRIVATE_TOKEN, PRODUCT_TYPES} = env;
      const types = [...PRODUCT_TYPES].map((pair) => pair.join('=')).join('; ');
      const service = {STOREFRONT_API_URL: storefrontAddress(env), STOREFRONT_PRIVATE_TOKEN, PRODUCT_TYPES: types};
      await readGiftCoffee(service, tag).catch((/** @type {Error} */ {message}) => {
        throw new No(`${message}; it needs a subscription that can be left out, and is not for businesses alone`);
      });
    },
  }));
