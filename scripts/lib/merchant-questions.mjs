// @ts-check
import {readFileSync} from 'node:fs';

import {inProject} from './paths.mjs';
import {must} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {(query: string, variables?: Record<string, unknown>) => Promise<any>} Ask */

const FILES = ['shop.json', 'menus.json', 'searches.json', 'checkout.json'];

/**
 * Reads a file of `store/merchant`.
 *
 * @param {string} file its name
 * @returns {any} its content
 */
export const readMerchantFile = (file) => JSON.parse(readFileSync(inProject('store/merchant', file), 'utf8'));

/**
 * Returns the questions about the merchant's files, before anything is asked of a service.
 *
 * @param {any} env the worker's variables, checked
 * @returns {readonly Question[]}
 */
export const fileQuestions = (env) =>
  FILES.map((file) => ({
    service: 'merchant',
    what: `${file} is complete${env.ENVIRONMENT === 'production' ? ', and none of it is the example’s' : ''}`,
    ask: async () => {
      const {exampleValues, merchantFaults} = await importFromWorker('store/merchant/schema.ts');
      const faults = merchantFaults(file, readFileSync(inProject('store/merchant', file), 'utf8'));
      must(faults.length === 0, faults.join('; '));
      const examples = env.ENVIRONMENT === 'production' ? exampleValues(readMerchantFile(file)) : [];
      must(examples.length === 0, `replace ${examples.join(', ')} in store/merchant/${file}`);
    },
  }));

/** @param {any} entries of a menu @returns {string[]} their addresses, those of all languages */
const addressesOf = (entries) =>
  entries.flatMap((/** @type {any} */ {url, items = []}) => [
    ...(typeof url === 'string' ? [url] : Object.values(url)),
    ...addressesOf(items),
  ]);

/** Handles that the files of the merchant name, by what has them on the platform. */
function namedHandles() {
  const {collections, giftCard, giftSubscription} = readMerchantFile('shop.json');
  const menus = Object.values(readMerchantFile('menus.json')).flatMap(addressesOf);
  const under = (/** @type {RegExp} */ prefix) => menus.flatMap((url) => prefix.exec(url)?.[1] ?? []);
  return {
    collection: [...new Set([...Object.values(collections), ...under(/^\/[cgk]\/([^/?#]+)/)])],
    product: [
      ...new Set([...Object.values(giftCard), ...Object.values(giftSubscription), ...under(/^\/p\/([^/?#]+)/)]),
    ],
  };
}

/**
 * The platform's answers for every handle, of each language.
 *
 * @param {Ask} ask
 * @param {'collection' | 'product'} kind
 * @param {readonly string[]} languages
 */
async function missingHandles(ask, kind, languages) {
  const handles = namedHandles()[kind];
  const fields = handles.map((handle, index) => `h${index}: ${kind}(handle: ${JSON.stringify(handle)}) {id}`).join(' ');
  const found = new Set();
  for (const language of languages) {
    const answer = await ask(`query @inContext(language: ${language}) {${fields}}`);
    for (const [index, handle] of handles.entries()) if (answer[`h${index}`] !== null) found.add(handle);
  }
  return handles.filter((handle) => !found.has(handle));
}

/** @typedef {{isoCode: string, currency: {isoCode: string}, availableLanguages: readonly {isoCode: string}[]}} Country */

/**
 * Returns what the platform's markets lack. A country without a market cannot check out; one whose market has another currency or
 * language gets a cart in those.
 *
 * @param {readonly Country[]} there the countries of active markets
 * @param {readonly string[]} countries those of the shop
 * @param {readonly string[]} languages those of the shop
 * @returns {readonly string[]} one line per fault
 */
export function marketFaults(there, countries, languages) {
  const lacking = (/** @type {(country: Country | undefined) => boolean} */ lacks) =>
    countries.filter((code) => lacks(there.find(({isoCode}) => isoCode === code))).join(', ');
  return [
    ['none for', lacking((country) => country === undefined)],
    ['not in EUR for', lacking((country) => country !== undefined && country.currency.isoCode !== 'EUR')],
    ...languages.map((language) => [
      `without ${language} for`,
      lacking((country) => country?.availableLanguages.every(({isoCode}) => isoCode !== language) ?? false),
    ]),
  ].flatMap(([what, codes]) => (codes === '' ? [] : [`${what} ${codes}`]));
}

/** At home, in the Union, and outside of it. */
const COMPARED_COUNTRIES = /** @type {const} */ (['DE', 'AT', 'CH']);

/** @typedef {{country: string, variants: readonly {id: string, title: string, price: string}[]}} CountryPrices */

/**
 * What the platform asks a country for the first variants of its products.
 *
 * @param {Ask} ask
 * @param {string} country
 * @returns {Promise<CountryPrices>}
 */
async function pricesIn(ask, country) {
  const {products} = await ask(`query @inContext(country: ${country}) {products(first: 50) {nodes {
    title variants(first: 1) {nodes {id price {amount currencyCode}}}
  }}}`);
  const variants = products.nodes.flatMap((/** @type {any} */ {title, variants: {nodes}}) =>
    nodes.map((/** @type {any} */ {id, price: {amount, currencyCode}}) => {
      return {id, title, price: `${currencyCode} ${Number(amount).toFixed(2)}`};
    }),
  );
  return {country, variants};
}

/**
 * Returns which variants cost something else in another country than in the first. A page shows one price to all.
 *
 * @param {readonly CountryPrices[]} countries
 * @returns {readonly string[]} one line per variant and country
 */
export function priceFaults([home, ...others]) {
  const atHome = new Map(home?.variants.map(({id, price}) => [id, price]));
  return others.flatMap(({country, variants}) =>
    variants.flatMap(({id, title, price}) => {
      const wanted = atHome.get(id) ?? price;
      return price === wanted ? [] : [`${title} costs ${price} in ${country}, ${wanted} in ${home?.country}`];
    }),
  );
}

/**
 * Tells whether a plan delivers every so many whole weeks: the account counts in nothing else.
 *
 * @param {{interval?: string, intervalCount?: number} | null} policy a plan's delivery policy
 */
export function isWholeWeeks(policy) {
  const {interval = '', intervalCount = 0} = policy ?? {};
  if (intervalCount <= 0) return false;
  return interval === 'WEEK' || (interval === 'DAY' && intervalCount % 7 === 0);
}

/**
 * Returns the questions about what the platform's shop has to have for the files of the merchant and the languages and
 * countries of the shop.
 *
 * @param {Ask} ask
 * @returns {readonly Question[]}
 */
export const platformShopQuestions = (ask) => {
  const languages = async () => {
    const {LOCALES} = await importFromWorker('app/config/languages.ts');
    return Object.values(LOCALES).map((/** @type {{code: string}} */ {code}) => code);
  };
  /** @returns {Promise<string[]>} */
  const countries = async () => {
    const {SHIPPING_COUNTRIES} = await importFromWorker('app/config/countries.ts');
    return SHIPPING_COUNTRIES.map((/** @type {{code: string}} */ {code}) => code);
  };
  return [
    {
      service: 'storefront',
      what: 'has a market for each country of the shop, in its languages and in EUR',
      ask: async () => {
        const {localization} = await ask(
          '{localization {availableCountries {isoCode currency {isoCode} availableLanguages {isoCode}}}}',
        );
        const wanted = await languages();
        const faults = marketFaults(localization.availableCountries, await countries(), wanted);
        must(faults.length === 0, `${faults.join('; ')}: Settings, Markets`);
      },
    },
    {
      service: 'storefront',
      what: 'ships to the countries of the shop',
      ask: async () => {
        const {shop} = await ask('{shop {shipsToCountries}}');
        const missing = (await countries()).filter((code) => !shop.shipsToCountries.includes(code));
        must(missing.length === 0, `add rates for ${missing.join(', ')}: Settings, Shipping and delivery`);
      },
    },
    {
      service: 'storefront',
      what: `has the same prices in ${COMPARED_COUNTRIES.join(', ')}`,
      ask: async () => {
        const faults = priceFaults(await Promise.all(COMPARED_COUNTRIES.map((country) => pricesIn(ask, country))));
        must(
          faults.length === 0,
          `${faults.slice(0, 3).join('; ')}: a page shows one price. Settings, Markets: no tax by the customer’s country, no prices by market`,
        );
      },
    },
    .../** @type {const} */ (['collection', 'product']).map((kind) => ({
      service: 'storefront',
      what: `has every ${kind} that store/merchant names`,
      ask: async () => {
        const missing = await missingHandles(ask, kind, await languages());
        must(missing.length === 0, `publish ${missing.join(', ')} to the shop’s channel, or correct store/merchant`);
      },
    })),
    {
      service: 'storefront',
      what: 'has selling plans, each with an interval of whole weeks',
      ask: async () => {
        const {products} =
          await ask(`{products(first: 100) {nodes {title sellingPlanGroups(first: 5) {nodes {sellingPlans(first: 20) {nodes {
          name deliveryPolicy {... on SellingPlanRecurringDeliveryPolicy {interval intervalCount}}
        }}}}}}}`);
        const plans = products.nodes.flatMap((/** @type {any} */ {title, sellingPlanGroups}) =>
          sellingPlanGroups.nodes.flatMap((/** @type {any} */ group) =>
            group.sellingPlans.nodes.map((/** @type {any} */ plan) => ({title, ...plan})),
          ),
        );
        must(plans.length > 0, 'none of the first 100 products has one: add a subscription in the subscription app');
        const without = plans.filter((/** @type {any} */ {deliveryPolicy}) => !isWholeWeeks(deliveryPolicy));
        must(
          without.length === 0,
          `${without.map((/** @type {any} */ {title, name}) => `${title}: ${name}`).join('; ')}: set how often they are delivered, in whole weeks`,
        );
        return `${plans.length} of the first 100 products`;
      },
    },
  ];
};
