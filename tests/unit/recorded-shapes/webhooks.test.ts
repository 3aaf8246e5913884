import {createHmac} from 'node:crypto';

import {receiveCmsWebhook} from '../../../app/edge/cms-webhook.server';
import {receivePlatformWebhook} from '../../../app/edge/platform-webhook.server';
import {answerRequests} from '../../../app/services/fetch.fixture';
import {PLATFORM_ENV} from '../../support/platform-env';
import {webhooks} from '../../../service/routes/webhooks';
import {describeRecorded, type Recorded} from '../../support/recorded';

const SECRET = 'the-secret-of-the-platform';

/** The message as the platform sends it, to one of the two receivers. */
function signed({headers, body}: Recorded) {
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', SECRET).update(text).digest('base64');
  return {method: 'POST', headers: {...headers, 'X-Shopify-Hmac-Sha256': signature}, body: text};
}

/** How the shop answers, at the moment of the change, and what it purges. */
async function shopAnswers(recorded: Recorded, changedAt: string) {
  const tags: string[] = [];
  const settings = {PLATFORM_WEBHOOK_SECRET: SECRET, CLOCK_OFFSET_MS: Date.parse(changedAt) - Date.now()};
  const request = new Request('https://shop.example/webhooks/platform', signed(recorded));
  const work = {
    purge: (purged: readonly string[]) => Promise.resolve(tags.push(...purged)),
    waitUntil: () => undefined,
    report: () => undefined,
  };
  const answer = await receivePlatformWebhook(request, settings, work);
  return {status: answer?.status, tags};
}

/** How the service answers where the platform knows nothing of what the message is about, how often it asks, and what it notes for the search and of paid orders. */
async function serviceAnswers(recorded: Recorded) {
  const noted: unknown[] = [];
  const asked = answerRequests(() =>
    Response.json({data: {product: null, node: null, nodes: [null], inventoryItem: null}}),
  );
  const prices = {getByName: () => ({note: () => Promise.resolve([])})};
  const index = {getByName: () => ({note: (tasks: readonly unknown[]) => Promise.resolve(noted.push(...tasks))})};
  const orders = {getByName: () => ({note: (number: number) => Promise.resolve(noted.push({paid: number}))})};
  const env = {
    ...PLATFORM_ENV,
    PLATFORM_WEBHOOK_SECRET: SECRET,
    CLOCK_OFFSET_MS: 0,
    PRICES: prices,
    SEARCH_INDEX: index,
    PAID_ORDERS: orders,
  };
  const answer = await webhooks.request('/platform', signed(recorded), env);
  return {status: answer.status, variables: asked.map(({body}) => body), noted};
}

/** The moment of the test messages. */
const THEN = '2021-12-31T19:00:00-05:00';
/** The number 788032119674292922, as near as a number of JavaScript comes. */
const PRODUCT = 788032119674292900;

describeRecorded('webhooks', {
  'products-update': {
    ask: async (recorded) => [await shopAnswers(recorded, THEN), await serviceAnswers(recorded)],
    makes: {
      value: [
        {status: 204, tags: [`product-id:${PRODUCT}`, 'sitemap:products', 'feed']},
        // Its prices, and its handles in two languages.
        {
          status: 200,
          variables: Array.from({length: 3}, () => ({variables: {id: `gid://shopify/Product/${PRODUCT}`}})),
          noted: [{part: 'product', number: PRODUCT}],
        },
      ],
    },
  },
  'products-delete': {
    ask: async (recorded) => [await shopAnswers(recorded, THEN), await serviceAnswers(recorded)],
    makes: {
      value: [
        {status: 204, tags: [`product-id:${PRODUCT}`, 'sitemap:products', 'feed']},
        {status: 200, variables: [], noted: [{part: 'product', number: PRODUCT}]},
      ],
    },
  },
  'collections-delete': {
    ask: async (recorded) => [await shopAnswers(recorded, THEN), await serviceAnswers(recorded)],
    makes: {
      value: [
        // The number 408372092144951419, as near as a number of JavaScript comes.
        {status: 204, tags: ['collection-id:408372092144951400', 'sitemap:collections', 'feed']},
        {status: 200, variables: [], noted: [{part: 'catalogue'}]},
      ],
    },
  },
  'inventory-levels-update': {
    ask: serviceAnswers,
    makes: {
      // The number 271878346596884015, as near as a number of JavaScript comes.
      value: {
        status: 200,
        variables: [{variables: {id: 'gid://shopify/InventoryItem/271878346596884000'}}],
        noted: [],
      },
    },
  },
  'orders-paid': {
    ask: serviceAnswers,
    makes: {
      // The number 820982911946154508, as near as a number of JavaScript comes.
      value: {status: 200, variables: [], noted: [{paid: 820982911946154500}]},
    },
  },
  'orders-create': {
    ask: async (recorded) => [await shopAnswers(recorded, THEN), await serviceAnswers(recorded)],
    makes: {
      value: [
        {status: 204, tags: []},
        {status: 200, variables: [], noted: []},
      ],
    },
  },
  cms: {
    ask: async ({headers, body}) => {
      const settings = {CMS_WEBHOOK_SECRET: 'test', CLOCK_OFFSET_MS: 1633519811129 - Date.now()};
      const answers = async (text: string) => {
        const message = {method: 'POST', headers: headers ?? {}, body: text};
        const request = new Request('https://shop.example/webhooks/cms', message);
        const shop = await receiveCmsWebhook(request, settings, {
          purge: () => Promise.resolve(),
          waitUntil: () => {},
          report: () => {},
        });
        return [shop?.status, (await webhooks.request('/cms', message, settings)).status];
      };
      return [await answers(JSON.stringify(body)), await answers('{"_id":"structure"}')];
    },
    // The signature is right, the message is not the shop's; that of another message is wrong.
    makes: {
      value: [
        [400, 422],
        [403, 401],
      ],
    },
  },
});
