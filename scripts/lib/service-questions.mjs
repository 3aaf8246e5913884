// @ts-check
import {askStorefront, must, reach, readJson, storefrontAddress} from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

const RIGHTS = `{
  shop { name }
  products(first: 1) {
    nodes { sellingPlanGroups(first: 1) { nodes { name } } variants(first: 1) { nodes { quantityAvailable } } }
  }
}`;

/** The versions of the Storefront API in whose schemas the shop's operations are valid. */
const CHECKED_VERSIONS = {first: '2025-10', last: '2026-04'};

const CMS_API = 'v2025-02-19';
const CMS_PLACE = 'data/query/production';
const SEARCH_INDICES = ['products', 'categories', 'posts', 'guides', 'pages', 'tests'].flatMap((kind) => [
  `${kind}_de`,
  `${kind}_en`,
]);

/** @param {any} env @returns {readonly Question[]} */
const storefront = (env) => {
  const secretly = {'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN};
  const openly = {'X-Shopify-Storefront-Access-Token': env.STOREFRONT_PUBLIC_TOKEN};
  return [
    {
      service: 'storefront',
      what: `answers by a version from ${CHECKED_VERSIONS.first} to ${CHECKED_VERSIONS.last}`,
      ask: async () => {
        const {headers} = await reach(storefrontAddress(env), {
          method: 'POST',
          headers: {'Content-Type': 'application/json', ...secretly},
          body: JSON.stringify({query: '{shop {name}}'}),
        });
        const version = headers.get('X-Shopify-API-Version') ?? env.STOREFRONT_API_VERSION;
        must(
          version >= CHECKED_VERSIONS.first && version <= CHECKED_VERSIONS.last,
          `asked for ${env.STOREFRONT_API_VERSION}, it answers by ${version}: check graphql/ against its schema`,
        );
      },
    },
    {
      service: 'storefront',
      what: 'lets the private token see products, stock and plans',
      ask: () => askStorefront(env, secretly, RIGHTS),
    },
    {
      service: 'storefront',
      what: 'lets the public token see the same',
      ask: () => askStorefront(env, openly, RIGHTS),
    },
    {
      service: 'storefront',
      what: 'lets the private token make a cart (an empty one, which expires)',
      ask: async () => {
        const {cartCreate} = await askStorefront(
          env,
          secretly,
          'mutation {cartCreate {cart {id} userErrors {message}}}',
        );
        must(typeof cartCreate.cart?.id === 'string', 'no cart came back');
      },
    },
    {
      service: 'pictures',
      what: 'answers',
      ask: async () => must((await reach(`${env.PICTURE_ORIGIN}/cdn/shop/files/none.webp`)).status < 500, 'it fails'),
    },
  ];
};

/** @param {any} env @returns {readonly Question[]} */
const account = (env) => {
  const describe = () => readJson(`${env.ACCOUNT_ORIGIN}/.well-known/openid-configuration`);
  return [
    {
      service: 'account',
      what: 'says who it is, and takes PKCE',
      ask: async () => {
        const about = await describe();
        must(about.issuer === env.ACCOUNT_ISSUER, `it calls itself ${about.issuer}`);
        must(about.code_challenge_methods_supported?.includes('S256'), 'it does not know S256');
      },
    },
    {
      service: 'account',
      what: 'knows the shop and where it sends shoppers back to',
      ask: async () => {
        const about = await describe();
        const back = `${env.SHOP_ORIGIN}/account/authorize`;
        const login = new URL(about.authorization_endpoint);
        login.search = new URLSearchParams({
          client_id: env.ACCOUNT_CLIENT_ID,
          redirect_uri: back,
          response_type: 'code',
          scope: 'openid email customer-account-api:full',
          prompt: 'none',
          state: 'check',
          nonce: 'check',
          code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          code_challenge_method: 'S256',
        }).toString();
        const answer = await reach(login.href);
        must(answer.headers.get('Location')?.startsWith(back) ?? false, `it does not lead back to ${back}`);
      },
    },
    {
      service: 'account',
      what: 'takes the shop’s origin for a JavaScript origin',
      ask: async () => {
        const origin = env.SHOP_ORIGIN.replace(/^http:/, 'https:');
        const {status} = await reach((await describe()).token_endpoint, {
          method: 'POST',
          headers: {Origin: origin, 'User-Agent': 'check-env'},
          body: new URLSearchParams({
            grant_type: 'refresh_token',
            client_id: env.ACCOUNT_CLIENT_ID,
            refresh_token: 'none',
          }),
        });
        must(status === 400, `it answers ${status} to ${origin}`);
      },
    },
    {
      service: 'account',
      what: 'says where customers are asked about',
      ask: () => readJson(`${env.ACCOUNT_ORIGIN}/.well-known/customer-account-api`),
    },
  ];
};

/** @param {any} env @returns {readonly Question[]} */
const content = (env) => {
  const count = encodeURIComponent('count(*[_type == "siteSettings"])');
  const address = `${env.CMS_ORIGIN}/${CMS_API}/${CMS_PLACE}?query=${count}`;
  return [
    {
      service: 'cms',
      what: 'shows the settings of both languages to everybody',
      ask: async () => must((await readJson(`${address}&perspective=published`)).result >= 2, 'they are not there'),
    },
    ...(env.CMS_PREVIEW_TOKEN === undefined
      ? []
      : [
          {
            service: 'cms',
            what: 'shows drafts to the token of the preview',
            ask: () =>
              readJson(`${address}&perspective=drafts`, {headers: {Authorization: `Bearer ${env.CMS_PREVIEW_TOKEN}`}}),
          },
        ]),
  ];
};

/** @param {any} env @returns {readonly Question[]} */
const search = (env) => {
  const headers = {
    'Content-Type': 'application/json',
    'x-algolia-application-id': env.SEARCH_APPLICATION_ID,
    'x-algolia-api-key': env.SEARCH_API_KEY,
  };
  return [
    {
      service: 'search',
      what: 'has something in each index',
      ask: async () => {
        const requests = SEARCH_INDICES.map((indexName) => ({indexName, query: '', hitsPerPage: 0}));
        const body = JSON.stringify({requests});
        const {results} = await readJson(`${env.SEARCH_ORIGIN}/1/indexes/*/queries`, {method: 'POST', headers, body});
        const empty = SEARCH_INDICES.filter((_, index) => !(results[index]?.nbHits > 0));
        must(empty.length === 0, `nothing in ${empty.join(', ')}`);
      },
    },
    {
      service: 'search',
      what: 'lets its key search and nothing else',
      ask: async () => {
        const {status} = await reach(`${env.SEARCH_ORIGIN}/1/indexes/products_de/settings`, {headers});
        must(status >= 400, 'the key may read settings: take the one for searching only');
      },
    },
  ];
};

/** @param {any} env @returns {readonly Question[]} */
const own = (env) => [
  {
    service: 'service-api',
    what: 'knows the shop’s token',
    ask: () =>
      readJson(`${env.SERVICE_API_ORIGIN}/v1/reviews/figures?products=1`, {
        headers: {Authorization: `Bearer ${env.SERVICE_API_TOKEN}`},
      }),
  },
  {
    service: 'subscriptions',
    what: 'speaks 2021-11, and asks who is there',
    ask: async () => {
      const headers = {'X-Recharge-Version': '2021-11', Accept: 'application/json'};
      const {status} = await reach(`${env.SUBSCRIPTION_API_URL}/charges`, {headers});
      must(status === 401 || status === 403, `it answers ${status} to nobody`);
    },
  },
  ...(env.ANALYTICS_ORIGIN && env.ANALYTICS_CONTAINER
    ? [
        {
          service: 'analytics',
          what: 'has the container',
          ask: async () => {
            const {status} = await reach(`${env.ANALYTICS_ORIGIN}/gtm.js?id=${env.ANALYTICS_CONTAINER}`);
            must(status === 200, `it answers ${status}`);
          },
        },
      ]
    : []),
  ...(env.ERROR_REPORTING_DSN
    ? [
        {
          service: 'errors',
          what: 'answers',
          ask: async () => must((await reach(new URL(env.ERROR_REPORTING_DSN).origin)).status < 500, 'it fails'),
        },
      ]
    : []),
];

/**
 * Returns the checks of each configured service. The only change that they make is one empty cart.
 *
 * @param {any} env the worker's variables, checked
 * @returns {readonly Question[]}
 */
export const serviceQuestions = (env) => [
  ...storefront(env),
  ...account(env),
  ...content(env),
  ...search(env),
  ...own(env),
];
