import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {tokens} from '../../styles/tokens';

it('the trees at the end of a page have the colours of the shop', () => {
  const drawing = readFileSync(new URL('treeline.svg', import.meta.url), 'utf8');
  const used = [...drawing.matchAll(/#[0-9a-f]+/gi)].map(([colour]) => colour);
  const known: readonly string[] = Object.values(tokens.color);
  expect(used).toHaveLength(8);
  expect(used.filter((colour) => !known.includes(colour))).toEqual([]);
});
