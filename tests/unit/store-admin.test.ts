import {afterEach, expect, test, vi} from 'vitest';

import {answerRequests} from '../../app/services/fetch.fixture';
import {adminOf} from '../../scripts/lib/store/admin.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const THROTTLED = {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]};

test.each([
  [4, {shop: 'Lichtung'}],
  [5, new Error('Throttled')],
])('the Admin API is asked again, later each time, after it was throttled %s times', async (times, outcome) => {
  vi.useFakeTimers();
  const asked = answerRequests(() => Response.json(asked.length <= times ? THROTTLED : {data: {shop: 'Lichtung'}}));
  const answer = adminOf('https://shop.example', 'token')('{ shop }').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toEqual(outcome);
  expect(asked).toHaveLength(5);
});
