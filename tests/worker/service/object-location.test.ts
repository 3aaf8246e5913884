import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {inGeneration} from '../../../service/objects/generation';

it.each([
  [0, 'shop', 'shop', {locationHint: 'weur'}],
  [0, 'order 1', 'order 1', {}],
  [3, 'shop', 'generation-3~shop', {locationHint: 'weur'}],
  [3, 'order 1', 'generation-3~order 1', {}],
])('an object of generation %i by the name %s has its place', (generation, name, asked, options) => {
  const calls: (readonly unknown[])[] = [];
  const REVIEWS = {idFromName: () => null, getByName: (...call: readonly unknown[]) => calls.push(call)};
  inGeneration({REVIEWS}, generation).REVIEWS.getByName(name);
  expect(calls).toEqual([[asked, options]]);
});

it('the runtime takes the hint', async () => {
  expect(await inGeneration(env, 7).REVIEWS.getByName('shop').pending()).toEqual([]);
});
