import {createScheduledController} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {afterEach, expect, it, vi} from 'vitest';
import * as z from 'zod';
import worker from '../../../service/index';

const DAY_MS = 24 * 60 * 60 * 1000;
const VARIANTS = 60;

const requestSchema = z.object({
  query: z.string(),
  variables: z.object({
    after: z.string().nullish(),
    metafields: z.array(z.object({ownerId: z.string(), value: z.string()})).optional(),
  }),
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A platform with two pages of reduced variants; collects how many metafields each request writes. */
function platform(written: number[]): typeof fetch {
  return (_, init) => {
    if (init?.body instanceof URLSearchParams) {
      return Promise.resolve(Response.json({access_token: 'shpat_admin', scope: '', expires_in: 86_399}));
    }
    const {query, variables} = requestSchema.parse(JSON.parse(z.string().parse(init?.body)));
    if (query.includes('metafieldsSet')) {
      written.push(variables.metafields?.length ?? 0);
      return Promise.resolve(Response.json({data: {metafieldsSet: {userErrors: []}}}));
    }
    if (query.includes('ServiceHandles')) {
      const pageInfo = {hasNextPage: false, endCursor: null};
      return Promise.resolve(Response.json({data: {page: {pageInfo, nodes: []}}}));
    }
    const isFirst = variables.after === null;
    const nodes = Array.from({length: VARIANTS / 2}, (_entry, index) => ({
      id: `gid://shopify/ProductVariant/${(isFirst ? 1 : 1 + VARIANTS / 2) + index}`,
      price: {amount: '11.9'},
      compareAtPrice: {amount: '13.9'},
      lowest: null,
    }));
    const pageInfo = {hasNextPage: isFirst, endCursor: isFirst ? 'next' : null};
    return Promise.resolve(Response.json({data: {products: {pageInfo, nodes: [{variants: {nodes}}]}}}));
  };
}

it('the schedule reads every page, writes 25 metafields at a time, and forgets what has long left', async () => {
  const written: number[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(platform(written));
  const history = env.PRICES.getByName('shop');
  const numbers = Array.from({length: VARIANTS + 1}, (_, index) => index + 1);
  const full = numbers.map((variant) => ({variant, cents: 1390, compareAtCents: null}));
  await history.note(full, Date.now() - 3 * DAY_MS);
  await history.forgetMissing(numbers.slice(0, VARIANTS), Date.now() - 60 * DAY_MS);
  await worker.scheduled(createScheduledController(), env);
  expect(written).toEqual([25, 25, 10]);
  const left = {variant: VARIANTS + 1, cents: 1190, compareAtCents: 1390};
  expect(await history.note([left], Date.now())).toEqual([{variant: VARIANTS + 1, lowestCents: null}]);
});

it('a variant that is not listed keeps its prices for 60 days', async () => {
  const history = env.PRICES.getByName('missing');
  const listed = async (day: number, ...variants: number[]) => {
    await history.forgetMissing(variants, day * DAY_MS);
    const prices = variants.map((variant) => ({variant, cents: 1390, compareAtCents: null}));
    await history.note(prices, day * DAY_MS);
  };
  const reduced = {cents: 1190, compareAtCents: 1390};
  await listed(0, 1, 2);
  await listed(10, 2);
  await listed(69, 2);
  // Back for a day: the 60 days begin anew.
  await listed(70, 1, 2);
  await listed(71, 2);
  await listed(130, 2);
  expect(await history.note([{variant: 1, ...reduced}], 130 * DAY_MS)).toEqual([{variant: 1, lowestCents: 1390}]);
  await listed(131, 1);
  await listed(191, 1);
  expect(await history.note([{variant: 2, ...reduced}], 191 * DAY_MS)).toEqual([{variant: 2, lowestCents: null}]);
});
