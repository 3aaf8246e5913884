// @ts-check
import {change, readAll, readStoreFile} from './admin.mjs';

const WEBHOOKS = `query Webhooks($after: String) {
  webhookSubscriptions(first: 250, after: $after) {
    nodes { id topic uri includeFields }
    pageInfo { hasNextPage endCursor }
  }
}`;

const WEBHOOK_CREATE = `mutation WebhookCreate($topic: WebhookSubscriptionTopic!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhook) { userErrors { message } }
}`;

const WEBHOOK_UPDATE = `mutation WebhookUpdate($id: ID!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionUpdate(id: $id, webhookSubscription: $webhook) { userErrors { message } }
}`;

/**
 * Returns the webhooks that the shop and its service worker need, each with what of its object is sent.
 *
 * @param {{shop: string, service: string}} origins
 * @returns {{topic: string, uri: string, fields: string[]}[]}
 */
export function wantedWebhooks(origins) {
  const {path, ...workers} = readStoreFile('webhooks.json');
  return Object.entries(origins).flatMap(([worker, origin]) =>
    workers[worker].flatMap((/** @type {{topics: string[], fields: string[]}} */ {topics, fields}) =>
      topics.map((topic) => ({topic, fields, uri: `${origin}${path}`})),
    ),
  );
}

/**
 * Plans the webhooks to the shop and to its service worker. Webhooks to other addresses are left alone.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @param {{shopOrigin: string, serviceOrigin: string}} settings
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planWebhooks(ask, {shopOrigin, serviceOrigin}) {
  const there = await readAll(ask, WEBHOOKS);
  return wantedWebhooks({shop: shopOrigin, service: serviceOrigin}).flatMap(({topic, uri, fields}) => {
    const object = `webhook ${topic}`;
    const webhook = {uri, format: 'JSON', includeFields: fields};
    const found = there.find((each) => each.uri === uri && each.topic === topic);
    if (found === undefined) {
      return [
        {
          object,
          change: `create, to ${uri}`,
          apply: async (/** @type {import('./admin.mjs').Ask} */ ask) =>
            void (await change(ask, WEBHOOK_CREATE, {topic, webhook})),
        },
      ];
    }
    if ([...found.includeFields].sort().join() === [...fields].sort().join()) return [];
    return [
      {
        object,
        change: `send ${fields.join(', ')} alone`,
        apply: async (/** @type {import('./admin.mjs').Ask} */ ask) =>
          void (await change(ask, WEBHOOK_UPDATE, {id: found.id, webhook})),
      },
    ];
  });
}
