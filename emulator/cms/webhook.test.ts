import {expect, it} from 'vitest';
import {RETRIES} from './webhook';

it('what the shop cannot take now is sent again twice, half a minute apart', () => {
  expect(RETRIES.retryMs).toEqual([30_000, 30_000]);
  expect([200, 303, 400, 401, 404, null].filter(RETRIES.isRetried)).toEqual([]);
  expect([429, 500, 503].filter((status) => !RETRIES.isRetried(status))).toEqual([]);
});
