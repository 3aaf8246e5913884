// @ts-check
import {addressQuestion} from './deployment-settings.mjs';
import {mailQuestions} from './mail-questions.mjs';
import {fileQuestions} from './merchant-questions.mjs';
import {accountVersionQuestion, adminVersionQuestion} from './platform-version.mjs';
import {must, reach, readJson, Unknown} from './questions.mjs';
import {importFromWorker} from './settings.mjs';
import {readStoreFile} from './store/admin.mjs';
import {storefrontQuestions} from './storefront-questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

const CMS_API = 'v2025-02-19';

/** @returns {Promise<typeof import('../../contracts/indexing/indices.js')>} */
const searchIndices = () => importFromWorker('contracts/indexing/indices.ts');

/** @param {any} env @returns {readonly Question[]} */
const account = (env) => {
  const describe = () => readJson(`${env.ACCOUNT_ORIGIN}/.well-known/openid-configuration`);
  return [
    {
      service: 'account',
      what: 'describes itself as ACCOUNT_ISSUER, and supports PKCE',
      ask: async () => {
        const about = await describe();
        must(about.issuer === env.ACCOUNT_ISSUER, `its issuer is ${about.issuer}`);
        must(about.code_challenge_methods_supported?.includes('S256'), 'it does not support S256');
      },
    },
    {
      service: 'account',
      what: 'knows the shop’s client id and callback URL',
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
      what: 'accepts the shop’s origin as a JavaScript origin',
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
    accountVersionQuestion(env),
  ];
};

/** @param {any} env @returns {readonly Question[]} */
const content = (env) => {
  const count = encodeURIComponent('count(*[_type == "siteSettings"])');
  const address = `${env.CMS_ORIGIN}/${CMS_API}/data/query/${env.CMS_DATASET}?query=${count}`;
  return [
    {
      service: 'cms',
      what: 'shows the settings of both languages to everybody',
      ask: async () =>
        must(
          (await readJson(`${address}&perspective=published`)).result >= 2,
          'the document siteSettings of a language is missing',
        ),
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
  // The service worker's, not the shop's: the process has it.
  const adminKey = process.env['SEARCH_ADMIN_KEY'];
  const headers = {
    'Content-Type': 'application/json',
    'x-algolia-application-id': env.SEARCH_APPLICATION_ID,
    'x-algolia-api-key': env.SEARCH_API_KEY,
  };
  /** @param {readonly string[]} names @returns {Promise<readonly number[]>} how many records each of these indices has */
  const countRecords = async (names) => {
    const body = JSON.stringify({requests: names.map((indexName) => ({indexName, query: '', hitsPerPage: 0}))});
    const {results} = await readJson(`${env.SEARCH_ORIGIN}/1/indexes/*/queries`, {method: 'POST', headers, body});
    return names.map((_, index) => results[index]?.nbHits ?? 0);
  };
  return [
    {
      service: 'search',
      what: 'has something in each index',
      ask: async () => {
        const {INDEX_NAMES} = await searchIndices();
        const counts = await countRecords(INDEX_NAMES);
        const empty = INDEX_NAMES.filter((_, index) => counts[index] === 0);
        must(empty.length === 0, `empty: ${empty.join(', ')}`);
      },
    },
    {
      service: 'search',
      what: 'has as many products and categories in each language',
      ask: async () => {
        const {INDEX_LANGUAGES, indexName} = await searchIndices();
        for (const kind of /** @type {const} */ (['products', 'categories'])) {
          const names = INDEX_LANGUAGES.map((language) => indexName(kind, language));
          const counts = await countRecords(names);
          must(new Set(counts).size === 1, names.map((name, index) => `${name}: ${counts[index]}`).join(', '));
        }
      },
    },
    {
      service: 'search',
      what: 'lets the service worker’s key write, and has the settings of store/search.json',
      ask: async () => {
        if (adminKey === undefined) throw new Unknown('SEARCH_ADMIN_KEY is not in your shell');
        const {searchableAttributes} = await readJson(
          `${env.SEARCH_ORIGIN}/1/indexes/products_de/settings?getVersion=2`,
          {headers: {...headers, 'x-algolia-api-key': adminKey}},
        );
        const wanted = readStoreFile('search.json').kinds.products.searchableAttributes;
        must(
          JSON.stringify(searchableAttributes) === JSON.stringify(wanted),
          'products_de has other settings: the service worker applies them every hour',
        );
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
    service: 'service-api',
    what: 'shows strangers nothing of the operator’s pages but the login',
    ask: async () => {
      const closed = await reach(`${env.SERVICE_API_ORIGIN}/operator`);
      const isAsking = closed.status === 303 && closed.headers.get('Location') === '/operator/login';
      // An access policy before the pages asks first.
      must(isAsking || [302, 401, 403].includes(closed.status), `/operator answers ${closed.status}`);
    },
  },
  {
    service: 'subscriptions',
    what: 'supports version 2021-11, and refuses requests without a token',
    ask: async () => {
      const headers = {'X-Recharge-Version': '2021-11', Accept: 'application/json'};
      const {status} = await reach(`${env.SUBSCRIPTION_API_URL}/charges`, {headers});
      must(status === 401 || status === 403, `it answers ${status} without a token`);
    },
  },
  {
    service: 'subscriptions',
    what: 'knows the storefront’s token',
    ask: async () => {
      const {status} = await reach(`${env.SUBSCRIPTION_LOGIN_URL}/shopify_storefront_access`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Recharge-Storefront-Access-Token': env.SUBSCRIPTION_STOREFRONT_TOKEN,
        },
        body: JSON.stringify({
          storefront_token: env.STOREFRONT_PUBLIC_TOKEN,
          shop_url: new URL(env.STOREFRONT_ORIGIN).host,
        }),
      });
      must(status === 200, `it answers ${status} to the storefront`);
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
 * Returns the checks of each configured service. They change nothing but for empty carts, which expire.
 *
 * @param {any} env the worker's variables, checked
 * @returns {readonly Question[]}
 */
export const serviceQuestions = (env) => [
  ...fileQuestions(env),
  addressQuestion(env),
  ...storefrontQuestions(env),
  adminVersionQuestion(env),
  ...account(env),
  ...content(env),
  ...search(env),
  ...own(env),
  ...mailQuestions(env),
];
