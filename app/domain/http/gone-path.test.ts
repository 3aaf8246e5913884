import {expect, it} from 'vitest';

import {missingStatus} from './gone-path';

it.each([
  ['/de/e/gewinnspiel-2023', 410],
  ['/de/e/gewinnspiel-2024', 404],
  ['/en/e/gewinnspiel-2023', 404],
])('%s is missing with %i', (pathname, status) => {
  expect(missingStatus(pathname)).toBe(status);
});
