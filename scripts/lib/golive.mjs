// @ts-check
import {must, No, readJson} from './questions.mjs';
import {serviceQuestions} from './service-questions.mjs';
import {adminOf, adminToken} from './store/admin.mjs';
import {planStore} from './store/plan.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {{title: string, questions: (env: any) => readonly Question[]}} Step */

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
  {title: 'Platform', questions: about('storefront', 'pictures')},
  {title: 'Configuration of the platform’s shop', questions: configuration},
  {title: 'Customer accounts', questions: about('account')},
  {title: 'CMS', questions: about('cms')},
  {title: 'Search', questions: about('search')},
  {title: 'Subscriptions', questions: about('subscriptions')},
  {title: 'Service API', questions: about('service-api')},
  {title: 'Analytics and error reporting', questions: about('analytics', 'errors')},
  {title: 'Deployment', questions: worker},
];

/**
 * @param {readonly Question[]} questions
 * @returns {Promise<string | null>} the first reason why a step is not done, and how many more there are
 */
export async function statusOf(questions) {
  const reasons = [];
  for (const {what, ask} of questions) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof No)) throw error;
      reasons.push(`${what}: ${error.message}`);
    }
  }
  const [first = null, ...others] = reasons;
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}
