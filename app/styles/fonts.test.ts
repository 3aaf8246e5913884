import {statSync} from 'node:fs';

import {expect, it} from 'vitest';

import {FONT_FILES} from './fonts';

it('there are two families of letters, of 60 KB together at most', () => {
  const sizes = Object.values(FONT_FILES).map((file) => statSync(`public${file}`).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});
