// @ts-check
import {setTimeout as pause} from 'node:timers/promises';

import {readMerchantFile} from './merchant-questions.mjs';
import {must, No, reach, Unknown} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {{id: string, product: {id: string}, sellingPlanAllocations: {nodes: readonly unknown[]}}} Variant */

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often a new charge is looked for, a second apart: the service makes it after its answer. */
const TRIES = 15;

const centsOf = (/** @type {string} */ amount) => Math.round(Number(amount) * 100);
const numberOf = (/** @type {string} */ gid) => Number(gid.split('/').at(-1));

/** @param {any} charge @returns {number} cents that its shipping costs */
const shippingOf = ({shipping_lines: lines}) =>
  lines.reduce((/** @type {number} */ sum, /** @type {any} */ {price}) => sum + centsOf(price), 0);

/** @param {string} token @throws {Unknown} if none is given: this is no answer of the service */
function requireToken(token) {
  if (token === '') throw new Unknown('SUBSCRIPTION_API_TOKEN is not set');
}

/** @typedef {ReturnType<typeof subscriptionService>} Service */

/**
 * Returns a client of the subscription service's API, with the service worker's token.
 *
 * @param {{SUBSCRIPTION_API_URL: string}} env
 * @param {string} token
 */
function subscriptionService({SUBSCRIPTION_API_URL}, token) {
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body,
  ) => {
    requireToken(token);
    const answer = await reach(`${SUBSCRIPTION_API_URL}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Recharge-Version': '2021-11',
        'X-Recharge-Access-Token': token,
      },
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
    must(answer.ok, `${method} ${path.split('?')[0]} answers ${answer.status}`);
    return answer.status === 204 ? null : answer.json();
  };
  const read = (/** @type {string} */ path) => call('GET', path, undefined);
  return {
    call,
    read,
    /** Reads the latest 250 charges of a status, the newest first. */
    chargesIn: async (/** @type {string} */ status) =>
      (await read(`/charges?status=${status}&limit=250&sort_by=id-desc`)).charges,
  };
}

/** @param {readonly Variant[]} variants @param {string} shopOrigin */
function probeGift(variants, shopOrigin) {
  const coffee = variants.find(({sellingPlanAllocations: {nodes}}) => nodes.length > 0);
  must(coffee !== undefined, 'nothing is sold by subscription');
  const names = {firstName: 'Probe', lastName: 'Probe', company: '', address1: 'Weg 1', address2: ''};
  const address = {...names, city: 'Hamburg', province: '', zip: '20095', countryCode: 'DE', phone: ''};
  const {hostname} = new URL(shopOrigin);
  // No mail has an address at the host of a local shop.
  const email = `probe@${/\.[a-z]+$/.test(hostname) ? hostname : 'example.com'}`;
  const goods = {product: numberOf(coffee?.product.id ?? ''), variant: numberOf(coffee?.id ?? '')};
  return {
    recipient: {email, shippingTitle: 'Free shipping', address},
    order: {
      ...goods,
      source: `probe-${Date.now()}`,
      deliveries: 1,
      intervalWeeks: 4,
      project: 'SP022',
      language: 'de',
      firstDay: new Date(Date.now() + 300 * DAY_MS).toISOString().slice(0, 10),
    },
  };
}

/**
 * Returns the checks that make a gift as the service worker does, for a day in most of a year, and take it back; a
 * customer `probe@` the shop's host stays.
 *
 * @param {any} env the worker's variables, checked
 * @param {string} token
 * @param {Service} service
 * @param {() => Promise<readonly Variant[]>} offered
 * @returns {readonly Question[]}
 */
function probeGiftQuestions(env, token, {call, read}, offered) {
  const withGift = async (/** @type {(subscription: any) => Promise<void>} */ ask) => {
    requireToken(token);
    const {recipient, order} = probeGift(await offered(), env.SHOP_ORIGIN);
    const {createGiftSubscriptions} = await importFromWorker('service/adapters/subscriptions.ts');
    const settings = {SUBSCRIPTION_API_URL: env.SUBSCRIPTION_API_URL, SUBSCRIPTION_API_TOKEN: token};
    const made = await createGiftSubscriptions(settings, recipient, [order]).catch((/** @type {Error} */ {message}) => {
      throw new No(message);
    });
    if (!made.ok) throw new No(`the address is refused: ${made.wrong.join(', ')}`);
    const {subscription} = await read(`/subscriptions/${made.id}`);
    try {
      await ask(subscription);
    } finally {
      const {subscriptions} = await read(`/subscriptions?address_id=${subscription.address_id}&status=active`);
      for (const {id: active} of subscriptions) {
        await call('POST', `/subscriptions/${active}/cancel`, {cancellation_reason: 'other', send_email: false});
      }
      await call('DELETE', `/addresses/${subscription.address_id}`, {});
    }
  };

  return [
    {
      service: 'subscriptions',
      what: 'prices a gift at nothing, shipping included',
      ask: () =>
        withGift(async ({address_id: address}) => {
          for (let tries = 1; ; tries += 1) {
            const [charge] = (await read(`/charges?address_id=${address}&status=queued`)).charges;
            if (charge !== undefined) return must(centsOf(charge.total_price) === 0, `it costs ${charge.total_price}`);
            must(tries < TRIES, 'no charge is planned for it');
            await pause(1000);
          }
        }),
    },
    {
      service: 'subscriptions',
      what: 'takes a coffee for an address that has it already',
      ask: () =>
        withGift(async (gift) => {
          await call('POST', '/subscriptions', {
            address_id: gift.address_id,
            external_product_id: gift.external_product_id,
            external_variant_id: gift.external_variant_id,
            quantity: 1,
            order_interval_unit: 'week',
            order_interval_frequency: 4,
            charge_interval_frequency: 4,
            next_charge_scheduled_at: gift.next_charge_scheduled_at,
          });
        }),
    },
  ];
}

/**
 * Returns the checks that read the charges and orders of the shop's customers.
 *
 * @param {Service} service
 * @returns {readonly Question[]}
 */
function chargedQuestions({chargesIn, read}) {
  const readIsGift = async () => {
    const {GIFT_SOURCE_PROPERTY} = await importFromWorker('contracts/subscriptions.ts');
    return (/** @type {any} */ {line_items: lines}) =>
      lines.some((/** @type {any} */ {properties}) =>
        properties.some((/** @type {{name: string}} */ {name}) => name === GIFT_SOURCE_PROPERTY),
      );
  };

  return [
    {
      service: 'subscriptions',
      what: 'sends paid gifts, whose recipients have no payment method',
      ask: async () => {
        const isGift = await readIsGift();
        const [failed] = (await chargesIn('error')).filter(isGift);
        must(failed === undefined, `charge ${failed?.id} failed: ${failed?.error}`);
        const isSent = (await chargesIn('success')).some(isGift);
        if (!isSent) throw new Unknown('it has sent none in 90 days: redeem one, and ask again after its first day');
      },
    },
    {
      service: 'subscriptions',
      what: 'tells what was sent more than 90 days ago by its order, with the ids of the items',
      ask: async () => {
        const day = new Date(Date.now() - 95 * DAY_MS).toISOString().slice(0, 10);
        const [order] = (await read(`/orders?scheduled_at_max=${day}&limit=1&sort_by=scheduled_at-desc`)).orders;
        if (order === undefined) throw new Unknown('it has none that old yet: ask again later');
        const isTold = order.line_items.every(
          (/** @type {any} */ line) => typeof line.purchase_item_id === 'number' && line.purchase_item_id > 0,
        );
        must(isTold, `order ${order.id} has items without an id`);
      },
    },
    {
      service: 'subscriptions',
      what: 'ships what comes regularly free from the amount of store/merchant/shop.json on',
      ask: async () => {
        const {freeFromCents} = readMerchantFile('shop.json').shipping;
        const isGift = await readIsGift();
        const large = (await chargesIn('queued')).filter(
          (/** @type {any} */ charge) =>
            charge.shipping_address.country_code === 'DE' &&
            charge.shipping_lines.length > 0 &&
            centsOf(charge.total_line_items_price) - centsOf(charge.total_discounts) >= freeFromCents &&
            !isGift(charge),
        );
        if (large.length === 0) {
          throw new Unknown('no charge is that large yet: add to a subscription of your own, and ask again');
        }
        const charged = large.find((/** @type {any} */ charge) => shippingOf(charge) > 0);
        must(charged === undefined, `charge ${charged?.id} has shipping of ${charged && shippingOf(charged)} cents`);
      },
    },
  ];
}

/**
 * Returns the checks of what the documentation of the subscription service leaves open.
 *
 * @param {any} env the worker's variables, checked
 * @param {string} token the service worker's
 * @param {() => Promise<readonly Variant[]>} offered reads variants that can be bought
 * @returns {readonly Question[]}
 */
export function subscriptionQuestions(env, token, offered) {
  const service = subscriptionService(env, token);
  return [...probeGiftQuestions(env, token, service, offered), ...chargedQuestions(service)];
}
