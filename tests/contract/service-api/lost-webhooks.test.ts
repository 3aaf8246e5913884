import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {adminHeaders} from './admin-token';
import {order, variant} from './shopper';
import type {RunningServices} from './start-services';
import {startServices} from './start-services';

const FAILURES = 8;
const ORIGIN = 'http://nowhere.test';

const answerSchema = z.object({
  data: z.object({webhookSubscriptions: z.object({nodes: z.array(z.object({topic: z.string()}))}).optional()}),
});

let services: RunningServices;
beforeAll(async () => {
  // Webhooks reach nobody.
  services = await startServices({SERVICE_ORIGIN: ORIGIN});
}, 60_000);
afterAll(() => services.stop());

async function askAdmin(query: string, variables: object = {}) {
  const headers = {'Content-Type': 'application/json', ...(await adminHeaders(services))};
  const init = {method: 'POST', headers, body: JSON.stringify({query, variables})};
  return answerSchema.parse(JSON.parse((await services.send('/admin/api/2026-04/graphql.json', init)).text)).data;
}

const CREATE = `mutation Create($topic: WebhookSubscriptionTopic!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhook) { userErrors { message } }
}`;
const subscribe = (topic: string) =>
  askAdmin(CREATE, {topic, webhook: {uri: `${ORIGIN}/webhooks/platform`, format: 'JSON', includeFields: ['id']}});
const topics = async () =>
  (await askAdmin('{ webhookSubscriptions(first: 250) { nodes { topic } } }')).webhookSubscriptions?.nodes.map(
    ({topic}) => topic,
  );

it('the platform deletes a subscription whose receiver fails eight times in a row, and sends nothing more', async () => {
  await subscribe('ORDERS_PAID');
  await subscribe('INVENTORY_LEVELS_UPDATE');
  const {STOCK} = await services.env();
  const set = (quantity: number) => STOCK.getByName('shop').set(variant('waldgold'), quantity);
  await set(1);
  expect(await topics()).toEqual(['ORDERS_PAID', 'INVENTORY_LEVELS_UPDATE']);
  for (let count = 1; count < FAILURES; count += 1) await set(count);
  expect(await topics()).toEqual(['ORDERS_PAID']);
  await subscribe('INVENTORY_LEVELS_UPDATE');
  await set(1);
  expect(await topics()).toEqual(['ORDERS_PAID', 'INVENTORY_LEVELS_UPDATE']);
});

it('a gift whose webhook was lost is mailed by the schedule, once', async () => {
  const orders = (await services.serviceEnv()).PAID_ORDERS.getByName('shop');
  const runSchedule = async () => {
    await orders.reconcile(Date.now());
    await orders.run();
  };
  await runSchedule();
  const lines = [{variant: variant('coffee-gift-subscription', 5)}];
  const email = 'lost@example.com';
  await order(services, {lines}, {email});
  await order(services, {lines}, {email: 'owes@example.com', outcome: 'pending'});
  const gifts = async (to: string) => (await services.mails({to, kind: 'gift-subscription'})).length;
  expect(await gifts(email)).toBe(0);
  await runSchedule();
  expect(await gifts(email)).toBe(1);
  await runSchedule();
  expect([await gifts(email), await gifts('owes@example.com')]).toEqual([1, 0]);
});
