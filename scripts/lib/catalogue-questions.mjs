// @ts-check
import {No, storefrontAddress} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

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
