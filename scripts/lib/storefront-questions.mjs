// @ts-check
import {catalogueQuestions, dutiesQuestion, giftCoffeeQuestions} from './catalogue-questions.mjs';
import {platformShopQuestions} from './merchant-questions.mjs';
import {versionQuestion} from './platform-version.mjs';
import {askStorefront, must, No, reach} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

/**
 * What the shop reads of the platform, by the access scope that the token needs for it, and what happens without the scope where no
 * page shows it.
 *
 * @type {readonly (readonly [scope: string, query: string, without?: string])[]}
 */
const SCOPES = [
  ['unauthenticated_read_product_listings', '{products(first: 1) {nodes {id}} collections(first: 1) {nodes {id}}}'],
  [
    'unauthenticated_read_product_inventory',
    '{products(first: 1) {nodes {variants(first: 1) {nodes {quantityAvailable currentlyNotInStock}}}}}',
  ],
  ['unauthenticated_read_product_tags', '{products(first: 1) {nodes {tags}}}'],
  ['unauthenticated_read_selling_plans', '{products(first: 1) {nodes {sellingPlanGroups(first: 1) {nodes {name}}}}}'],
  ['unauthenticated_read_content', '{urlRedirects(first: 1) {nodes {path}}}'],
  [
    'unauthenticated_read_customers',
    'mutation {cartCreate {cart {buyerIdentity {customer {id}}}}}',
    'Without it a shared browser may check out as the customer before (docs/operations.md, A right is missing).',
  ],
];

/**
 * @param {string} scopes
 * @param {Promise<any>} asked
 * @param {string} [without] what happens without them
 * @returns {Promise<any>} what was asked
 * @throws {No} that says what to do
 */
const withScope = (scopes, asked, without) =>
  asked.catch((error) => {
    if (!(error instanceof No)) throw error;
    const advice = `Give the token ${scopes}: headless channel, Storefront API permissions.`;
    throw new No([error.message, advice, ...(without === undefined ? [] : [without])].join(' '));
  });

/**
 * What the merchant has on the platform, as far as settings name it.
 *
 * @param {any} env
 * @param {(query: string, variables?: Record<string, unknown>) => Promise<any>} ask
 * @returns {readonly Question[]}
 */
const merchantQuestions = (env, ask) => {
  const numbers = Object.values(env.CART_COLLECTIONS ?? {});
  const exists = async (/** @type {string} */ type, /** @type {readonly string[]} */ all) => {
    const ids = all.map((number) => `gid://shopify/${type}/${number}`);
    const {nodes} = await ask('query($ids: [ID!]!) {nodes(ids: $ids) {__typename}}', {ids});
    const missing = all.filter((_, index) => nodes[index]?.__typename !== type);
    must(missing.length === 0, `${missing.join(', ')} is not there, or not published to the shop’s channel`);
  };
  return [
    {
      service: 'storefront',
      what: 'has only product types that the shop knows',
      ask: async () => {
        const {knownKind} = await importFromWorker('contracts/product-types.ts');
        const {productTypes} = await ask('{productTypes(first: 250) {nodes}}');
        const unknown = productTypes.nodes.filter(
          (/** @type {string} */ type) => type !== '' && knownKind(env.PRODUCT_TYPES, type) === null,
        );
        must(
          unknown.length === 0,
          `${unknown.join(', ')}: say in PRODUCT_TYPES what they are, such as ${unknown[0]}=gear`,
        );
      },
    },
    ...(numbers.length === 0
      ? []
      : [
          {
            service: 'storefront',
            what: 'has the collections of CART_COLLECTIONS',
            ask: () => exists('Collection', numbers),
          },
        ]),
    ...(env.FREE_ARTICLE_VARIANT === undefined
      ? []
      : [
          {
            service: 'storefront',
            what: 'has the variant of FREE_ARTICLE_VARIANT',
            ask: () => exists('ProductVariant', [env.FREE_ARTICLE_VARIANT]),
          },
        ]),
  ];
};

/**
 * Returns the question whether the platform's primary domain is another host than the shop's. Each `checkoutUrl` begins with the primary
 * domain, so that buyers would get the shop's 404: https://github.com/frontvibe/fluid/issues/150.
 *
 * @param {{SHOP_ORIGIN: string}} env
 * @param {(query: string) => Promise<any>} ask
 * @returns {Question}
 */
export const primaryDomainQuestion = ({SHOP_ORIGIN}, ask) => ({
  service: 'storefront',
  what: 'has its checkout at another host than the shop',
  ask: async () => {
    const {shop} = await ask('{shop {primaryDomain {host}}}');
    const {host} = shop.primaryDomain;
    must(
      host !== new URL(SHOP_ORIGIN).host,
      `its primary domain is ${host}, the shop’s own, where nobody answers a checkout: Settings, Domains, make another one primary, such as checkout.… (docs/deploying.md, Platform)`,
    );
  },
});

/**
 * Returns what to ask the commerce platform. No question changes anything but for empty carts, which expire.
 *
 * @param {any} env the worker's variables, checked
 * @returns {readonly Question[]}
 */
export const storefrontQuestions = (env) => {
  const secretly = {'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN};
  const openly = {'X-Shopify-Storefront-Access-Token': env.STOREFRONT_PUBLIC_TOKEN};
  return [
    versionQuestion(env),
    ...SCOPES.map(([scope, query, without]) => ({
      service: 'storefront',
      what: `gives the private token ${scope}`,
      ask: () => withScope(scope, askStorefront(env, secretly, query), without),
    })),
    {
      service: 'storefront',
      what: 'gives the public token the same',
      ask: async () => {
        for (const [scope, query, without] of SCOPES)
          await withScope(scope, askStorefront(env, openly, query), without);
      },
    },
    {
      service: 'storefront',
      what: 'lets the private token make a cart (an empty one, which expires), and read it',
      ask: async () => {
        const scopes = 'unauthenticated_write_checkouts and unauthenticated_read_checkouts';
        const ask = (/** @type {string} */ query, /** @type {Record<string, unknown>} */ variables = {}) =>
          withScope(scopes, askStorefront(env, secretly, query, variables));
        const {cartCreate} = await ask('mutation {cartCreate {cart {id} userErrors {message}}}');
        must(typeof cartCreate.cart?.id === 'string', 'the answer has no cart');
        const {cart} = await ask('query($id: ID!) {cart(id: $id) {id}}', {id: cartCreate.cart.id});
        must(cart !== null, 'it does not find the cart again');
      },
    },
    primaryDomainQuestion(env, (query) => askStorefront(env, openly, query)),
    ...merchantQuestions(env, (query, variables) => askStorefront(env, openly, query, variables)),
    ...catalogueQuestions((query, variables) => askStorefront(env, openly, query, variables)),
    dutiesQuestion(
      (query, variables) => askStorefront(env, openly, query, variables),
      async (type) => {
        const {knownKind} = await importFromWorker('contracts/product-types.ts');
        return knownKind(env.PRODUCT_TYPES, type);
      },
    ),
    ...giftCoffeeQuestions(env),
    ...platformShopQuestions((query, variables) => askStorefront(env, openly, query, variables)),
    {
      service: 'pictures',
      what: 'answers without a redirect',
      ask: async () => {
        const {status} = await reach(`${env.PICTURE_ORIGIN}/cdn/shop/files/none.webp`);
        must(status < 500, 'it fails');
        must(status < 300 || status >= 400, 'it redirects, and the shop follows no redirect');
      },
    },
    {
      service: 'pictures',
      what: 'sends a product’s picture as the shop asks for it',
      ask: async () => {
        const query = '{products(first: 10) {nodes {featuredImage {url}}}}';
        const {products} = await askStorefront(env, openly, query);
        const url = products.nodes.find((/** @type {any} */ node) => node.featuredImage !== null)?.featuredImage.url;
        must(url !== undefined, 'none of ten products has a picture');
        const {pathname} = new URL(url);
        const address = `${env.PICTURE_ORIGIN}/cdn/shop/${pathname.split('/').slice(-2).join('/')}?width=640`;
        const {status, headers} = await reach(address, {headers: {Accept: 'image/avif,image/webp,image/*'}});
        const type = headers.get('Content-Type') ?? '';
        must(status === 200 && /^image\/(avif|webp|jpeg|png)$/.test(type), `it answers ${status} ${type}`);
      },
    },
  ];
};
