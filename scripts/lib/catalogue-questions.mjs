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

/** Mandatory fields by product kind (docs/deploying.md). */
const DUTIES = `query ($after: String) {products(first: 25, after: $after) {
  pageInfo {hasNextPage endCursor} nodes {
    title productType variants(first: ${LIMITS.variants}) {nodes {price {amount} unitPrice {amount}}}
    foodName: metafield(namespace: "food", key: "name") {value}
    maker: metafield(namespace: "gpsr", key: "maker") {value}
  }
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

/** How many products a warning names. */
const NAMED = 5;

/** @type {readonly {kind: string, what: string, isMissing: (product: any) => boolean}[]} */
const DUTIES_OF_KINDS = [
  {
    kind: 'coffee',
    what: 'coffee without a unit price',
    isMissing: ({variants}) => variants.nodes.some((/** @type {any} */ {unitPrice}) => unitPrice === null),
  },
  {kind: 'coffee', what: 'coffee without food.name', isMissing: ({foodName}) => foodName === null},
  {kind: 'gear', what: 'gear without gpsr.maker', isMissing: ({maker}) => maker === null},
];

/**
 * Returns the question which products lack what the law asks for: a warning, as only the merchant knows what is exempt. What is
 * given away has no price to compare.
 *
 * @param {Ask} ask
 * @param {(productType: string) => Promise<string | null> | string | null} kindOf
 * @returns {Question}
 */
export const dutiesQuestion = (ask, kindOf) => ({
  service: 'storefront',
  what: 'tells which products lack what the law asks for',
  ask: async () => {
    const products = await everyNode(ask, DUTIES, 'products');
    const sold = products.filter(({variants}) =>
      variants.nodes.some((/** @type {any} */ {price}) => Number(price.amount) > 0),
    );
    const kinds = await Promise.all(sold.map(({productType}) => kindOf(productType)));
    const warnings = DUTIES_OF_KINDS.flatMap(({kind, what, isMissing}) => {
      const titles = sold
        .filter((product, index) => kinds[index] === kind && isMissing(product))
        .map(({title}) => title);
      const more = titles.length > NAMED ? '; …' : '';
      return titles.length === 0 ? [] : [`${titles.length} × ${what} (${titles.slice(0, NAMED).join('; ')}${more})`];
    });
    return warnings.length === 0 ? 'none' : warnings.join(', ');
  },
});

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
