// @ts-check
import {No} from '../questions.mjs';
import {planDiscounts} from './discounts.mjs';
import {planLanguages} from './languages.mjs';
import {planMetafields} from './metafields.mjs';
import {planProducts} from './products.mjs';
import {planScopes} from './scopes.mjs';
import {planSellingPlans} from './selling-plans.mjs';
import {planShipping} from './shipping.mjs';
import {planWebhooks} from './webhooks.mjs';

/** @typedef {import('./admin.mjs').Ask} Ask */
/** @typedef {import('./admin.mjs').Step} Step */
/** @typedef {{shopOrigin: string, serviceOrigin: string, startsAt: string}} Settings */

/** In the order in which they are applied: everything needs its access scope, the discounts name a product. */
const PLANS = [
  planScopes,
  planLanguages,
  planMetafields,
  planSellingPlans,
  planProducts,
  planDiscounts,
  planShipping,
  planWebhooks,
];

/**
 * Compares the platform's shop with `store/`. Changes nothing.
 *
 * @param {Ask} ask
 * @param {Settings} settings
 * @returns {Promise<Step[]>} what differs; empty for a shop that is as it should be
 */
export async function planStore(ask, settings) {
  const steps = [];
  for (const plan of PLANS) steps.push(...(await plan(ask, settings)));
  return steps;
}

/**
 * Makes the changes of a plan. A refused change does not stop the others.
 *
 * @param {Ask} ask
 * @param {readonly Step[]} steps
 * @param {import('../progress.mjs').Log} log
 * @returns {Promise<number>} how many steps are left
 */
export async function applySteps(ask, steps, log) {
  let left = 0;
  for (const {object, change, apply} of steps) {
    const refusal = apply === undefined ? 'by hand' : await outcomeOf(apply(ask));
    if (refusal !== null) left += 1;
    log(`${refusal === null ? 'done' : 'LEFT'}  ${object}: ${change}${refusal === null ? '' : ` (${refusal})`}`);
  }
  return left;
}

/** @param {Promise<void>} applied @returns {Promise<string | null>} the reason of a refusal */
const outcomeOf = (applied) =>
  applied.then(
    () => null,
    (error) => {
      if (!(error instanceof No)) throw error;
      return error.message;
    },
  );
