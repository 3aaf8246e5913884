import {expect, it} from 'vitest';

import {retryAfterSeconds} from './retry-after';

const NOW = Date.UTC(2026, 9, 21, 7, 28, 0);

it.each([
  [null, null],
  ['0', 0],
  ['120', 120],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30],
  ['Wed, 21 Oct 2026 07:20:00 GMT', 0],
  ['Wed, 21 Oct 2026 07:28:30 GMT+0100', null],
  ['on Wed, 21 Oct 2026 07:28:30 GMT', null],
  ['-5', null],
  ['1.5', null],
  ['2027', 2027],
  ['soon', null],
  ['', null],
])('Retry-After %j is %j seconds', (said, seconds) => {
  expect(retryAfterSeconds(said, NOW)).toBe(seconds);
});
