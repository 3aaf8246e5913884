// @ts-check
import {change, readAll, readStoreFile} from './admin.mjs';

export const WEBHOOKS = `query Webhooks($after: String) {
  webhookSubscriptions(first: 250, after: $after) {
    nodes { id topic uri includeFields }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const WEBHOOK_CREATE = `mutation WebhookCreate($topic: WebhookSubscriptionTopic!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhook) { userErrors { message } }
}`;

export const WEBHOOK_UPDATE = `mutation WebhookUpdate($id: ID!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionUpdate(id: $id, webhookSubscription: $webhook) { userErrors { message } }
}`;

/**
 * Plans the webhooks to the shop. Webhooks to other addresses are left alone.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @param {{shopOrigin: string}} settings
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planWebhooks(ask, {shopOrigin}) {
  const {path, fields, topics} = readStoreFile('webhooks.json');
  const uri = `${shopOrigin}${path}`;
  const webhook = {uri, format: 'JSON', includeFields: fields};
  const own = (await readAll(ask, WEBHOOKS)).filter((each) => each.uri === uri);
  return topics.flatMap((/** @type {string} */ topic) => {
    const object = `webhook ${topic}`;
    const found = own.find((each) => each.topic === topic);
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
