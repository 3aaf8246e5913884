// @ts-check
import {askSettings, requireServiceSettings} from './deployment-settings.mjs';
import {must, No, readJson, Unknown} from './questions.mjs';
import {serviceQuestions} from './service-questions.mjs';
import {adminOf, adminToken} from './store/admin.mjs';
import {planStore} from './store/plan.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {import('../../app/config/env.server.js').PartialSettings} PartialSettings */
/**
 * @typedef {object} Step
 * @property {string} title
 * @property {RegExp} settings the names of the variables that belong to it
 * @property {readonly string[]} [needs] variables of other steps that its questions read
 * @property {(env: any) => readonly Question[]} questions
 */

/** @param {...string} services @returns {(env: any) => readonly Question[]} the questions about some services */
const about =
  (...services) =>
  (env) =>
    serviceQuestions(env).filter(({service}) => services.includes(service));

/** @param {any} env @returns {readonly Question[]} */
const configuration = (env) => [
  {
    service: 'store',
    what: 'is as store/ says',
    ask: async () => {
      const ask = adminOf(env.STOREFRONT_ORIGIN, await adminToken(env.STOREFRONT_ORIGIN, process.env));
      const settings = {
        shopOrigin: env.SHOP_ORIGIN,
        serviceOrigin: env.SERVICE_API_ORIGIN,
        startsAt: new Date().toISOString(),
      };
      const [first, ...others] = await planStore(ask, settings);
      const more = others.length === 0 ? '' : `, and ${others.length} more (npm run store -- plan)`;
      must(first === undefined, `${first?.object}: ${first?.change}${more}`);
    },
  },
];

/** @param {any} env @returns {Question} */
const serviceSettings = ({ENVIRONMENT}) => ({
  service: 'service-api',
  what: 'has its own variables',
  ask: () => askSettings(requireServiceSettings, ENVIRONMENT),
});

/** @param {any} env @returns {readonly Question[]} */
const worker = (env) => [
  {
    service: 'shop',
    what: 'answers, and all its services',
    ask: async () => {
      const {status, services} = await readJson(`${env.SHOP_ORIGIN}/healthz`);
      const down = Object.keys(services ?? {}).filter((name) => services[name] !== 'up');
      must(status === 'ok', `it is ${status}: ${down.join(', ')}`);
    },
  },
];

/** The steps of docs/deploying.md in their order, by the titles that they have there. @type {readonly Step[]} */
export const GOLIVE_STEPS = [
  {
    title: 'Domain and addresses',
    settings: /^(?:SHOP_ORIGIN|SERVICE_API_ORIGIN|SESSION_SECRET)$/,
    needs: ['ENVIRONMENT'],
    questions: about('merchant'),
  },
  {
    title: 'Platform',
    settings: /^(?:STOREFRONT|PICTURE)_/,
    needs: ['SHOP_ORIGIN', 'CART_COLLECTIONS', 'PRODUCT_TYPES'],
    questions: about('storefront', 'pictures'),
  },
  {
    title: 'Configuration of the platform’s shop',
    settings: /^(?:PLATFORM_WEBHOOK_SECRET|FREE_ARTICLE_VARIANT|CART_COLLECTIONS|PRODUCT_TYPES)$/,
    needs: ['STOREFRONT_ORIGIN', 'SHOP_ORIGIN', 'SERVICE_API_ORIGIN'],
    questions: configuration,
  },
  {title: 'Customer accounts', settings: /^ACCOUNT_/, needs: ['SHOP_ORIGIN'], questions: about('account')},
  {title: 'CMS', settings: /^(?:CMS_|PREVIEW_SECRET$)/, questions: about('cms')},
  {title: 'Search', settings: /^SEARCH_/, questions: about('search')},
  {
    title: 'Subscriptions',
    settings: /^SUBSCRIPTION_/,
    needs: ['STOREFRONT_ORIGIN', 'STOREFRONT_PUBLIC_TOKEN'],
    questions: about('subscriptions'),
  },
  {
    title: 'Service API',
    settings: /^SERVICE_API_TOKEN$/,
    needs: ['SERVICE_API_ORIGIN', 'STOREFRONT_ORIGIN', 'ENVIRONMENT'],
    questions: (env) => [serviceSettings(env), ...about('service-api', 'admin-api', 'mail')(env)],
  },
  {
    title: 'Analytics and error reporting',
    settings: /^(?:ANALYTICS_|ERROR_REPORTING_DSN$|TRACES_URL$)/,
    questions: about('analytics', 'errors'),
  },
  {
    title: 'Deployment',
    settings: /^(?:ENVIRONMENT|SITE_PASSWORD|MAINTENANCE|BREAKER|SWITCHED_OFF|BUILD_ID|CLOCK_OFFSET_MS)$/,
    needs: ['SHOP_ORIGIN'],
    questions: worker,
  },
];

/**
 * Tells why a step is not done: the first reason, and how many more there are; `null` where it is done.
 *
 * @param {Step} step
 * @param {PartialSettings} settings
 * @returns {Promise<string | null>}
 */
export async function stepStatus({settings: names, needs = [], questions}, {usable, faults}) {
  const own = [...faults].filter(([name]) => names.test(name));
  const wrong = own.length > 0 ? own : [...faults].filter(([name]) => needs.includes(name));
  return wrong.length > 0
    ? wrong.map(([name, fault]) => `${name} ${fault}`).join('; ')
    : await statusOf(questions(usable));
}

/**
 * Asks the questions of a step and tells why it is not done, as `stepStatus` does: what nobody could ask is not known to be done.
 *
 * @param {readonly Question[]} questions
 * @returns {Promise<string | null>}
 */
export async function statusOf(questions) {
  const noes = [];
  const open = [];
  for (const {what, ask} of questions) {
    try {
      await ask();
    } catch (error) {
      if (error instanceof Unknown) open.push(`${what}: not known, ${error.message}`);
      else if (error instanceof No) noes.push(`${what}: ${error.message}`);
      else throw error;
    }
  }
  const [first = null, ...others] = [...noes, ...open];
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}
