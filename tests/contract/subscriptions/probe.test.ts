import {afterEach, beforeAll, expect, it, vi} from 'vitest';
import {askAll} from '../../../scripts/lib/questions.mjs';
import {subscriptionQuestions} from '../../../scripts/lib/subscription-questions.mjs';
import {variantNumber} from '../../../emulator/seed/fields';
import {borrowSubscriptions} from './start-subscriptions';
import type {BorrowedSubscriptions} from './start-subscriptions';

const API = 'https://subscriptions.example';
/** Longer than the service takes to plan a charge after its answer. */
const PLANNED_AFTER_MS = 6_000;

let service: BorrowedSubscriptions;
beforeAll(async () => {
  service = await borrowSubscriptions();
}, 60_000);
afterEach(() => void vi.unstubAllGlobals());

it('the local service does what the real one is asked about, and keeps nothing of it', async () => {
  let ahead = 0;
  vi.stubGlobal('fetch', async (address: string, {method = 'GET', body}: RequestInit) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const {status, json} = await service.call(null, method, address.slice(API.length), sent);
    if (method === 'POST') service.moveClock((ahead += PLANNED_AFTER_MS));
    return status === 204 ? new Response(null, {status}) : Response.json(json, {status});
  });
  const coffee = {
    id: `gid://shopify/ProductVariant/${variantNumber(1002, 0)}`,
    product: {id: 'gid://shopify/Product/1002'},
    sellingPlanAllocations: {nodes: [{}]},
  };
  const env = {SUBSCRIPTION_API_URL: API, SHOP_ORIGIN: 'https://lichtung.example'};
  const questions = subscriptionQuestions(env, 'store-token', () => Promise.resolve([coffee]));
  const answers: string[] = [];
  await askAll(questions, (line) => answers.push(line));
  expect(answers).toEqual(questions.map(({what}) => `yes  subscriptions  ${what}`));
  const {json} = await service.call(null, 'GET', '/customers?email=probe%40lichtung.example');
  expect(json).toMatchObject({customers: [{subscriptions_active_count: 0}]});
}, 60_000);
