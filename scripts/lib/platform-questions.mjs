// @ts-check
import {cartQuestions} from './cart-questions.mjs';
import {chargeQuestions} from './charge-questions.mjs';
import {askStorefront, must} from './questions.mjs';
import {importFromWorker} from './settings.mjs';
import {subscriptionQuestions} from './subscription-questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

/**
 * Checks what the emulator assumes about the platform where the documentation is silent. Each check creates
 * a cart, which is never ordered and expires; those of the subscription service say what they leave.
 *
 * @param {any} env the worker's variables, checked
 * @param {{token: string, giftCard: string}} secrets the service worker's token of the subscription service, and a gift card's code;
 *   empty where there is none
 * @returns {readonly Question[]}
 */
export function platformQuestions(env, {token, giftCard}) {
  const ask = (/** @type {string} */ query, /** @type {Record<string, unknown>} */ variables = {}) =>
    askStorefront(env, {'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN}, query, variables);

  const offered = async () => {
    const {products} = await ask(
      `{products(first: 20, query: "available_for_sale:true") {nodes {variants(first: 1) {nodes {
        id availableForSale product {id} sellingPlanAllocations(first: 1) {nodes {sellingPlan {id}}}
      }}}}}`,
    );
    const variants = products.nodes.flatMap((/** @type {any} */ product) => product.variants.nodes);
    return variants.filter((/** @type {any} */ {availableForSale}) => availableForSale);
  };

  return [
    ...cartQuestions(ask, offered, giftCard),
    ...chargeQuestions(ask, offered, env.FREE_ARTICLE_VARIANT),
    ...subscriptionQuestions(env, token, offered),
    {
      service: 'pictures',
      what: 'has pictures at addresses that the shop can show',
      ask: async () => {
        const {mediaPath} = await importFromWorker('app/domain/media-path.ts');
        const {products} = await ask('{products(first: 100) {nodes {featuredImage {url}}}}');
        const urls = products.nodes.flatMap((/** @type {any} */ {featuredImage}) => featuredImage?.url ?? []);
        const wrong = urls.filter((/** @type {string} */ url) => mediaPath(url) === null);
        must(wrong.length === 0, `${wrong.length} of ${urls.length}, such as ${wrong[0]}`);
      },
    },
  ];
}
