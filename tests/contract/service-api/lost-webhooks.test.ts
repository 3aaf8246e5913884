import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {planWebhooks} from '../../../scripts/lib/store/webhooks.mjs';
import {adminHeaders} from './admin-token';
import {order, variant} from './shopper';
import type {RunningServices} from './start-services';
import {startServices} from './start-services';

const FAILURES = 8;
const ORIGINS = {shopOrigin: 'http://localhost:3000', serviceOrigin: 'http://127.0.0.1:3002'};

const answerSchema = z.object({data: z.unknown()});

let services: RunningServices;
beforeAll(async () => {
  // Webhooks reach nobody.
  services = await startServices({SERVICE_ORIGIN: 'http://nowhere.test'});
}, 60_000);
afterAll(() => services.stop());

async function askAdmin(query: string, variables: object = {}) {
  const headers = {'Content-Type': 'application/json', ...(await adminHeaders(services))};
  const init = {method: 'POST', headers, body: JSON.stringify({query, variables})};
  return answerSchema.parse(JSON.parse((await services.send('/admin/api/2026-04/graphql.json', init)).text)).data;
}

/** What `npm run store -- plan` says of the webhooks. */
const plan = () => planWebhooks(askAdmin, ORIGINS);

it('a fresh platform has the webhooks that `npm run store -- apply` makes', async () => {
  expect(await plan()).toEqual([]);
});

it('the platform deletes a subscription whose receiver fails eight times in a row, and sends nothing more', async () => {
  const {STOCK} = await services.env();
  const set = (quantity: number) => STOCK.getByName('shop').set(variant('waldgold'), quantity);
  await set(1);
  expect(await plan()).toEqual([]);
  for (let count = 1; count < FAILURES; count += 1) await set(count);
  const steps = await plan();
  // Each change told the shop and the service worker of the product, too.
  const products = {object: 'webhook PRODUCTS_UPDATE'};
  expect(steps).toMatchObject([products, products, {object: 'webhook INVENTORY_LEVELS_UPDATE'}]);
  for (const step of steps) await step.apply?.(askAdmin);
  await set(1);
  expect(await plan()).toEqual([]);
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
