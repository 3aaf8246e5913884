import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {START} from './alarms';

it.each(['one', 'another'])('%s test finds nothing that the other one has stored', async () => {
  const counter = env.LIMITS.getByName('reset');
  expect(await counter.taken()).toEqual([]);
  await counter.take(1, 1000, START);
  expect(await counter.taken()).toEqual([START]);
});
