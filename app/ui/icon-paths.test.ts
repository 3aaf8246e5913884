import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {ICONS_BESIDE_WORDS} from './icon-paths';

it('the file of drawings holds every one that has a name, and no other', () => {
  const file = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ICONS_BESIDE_WORDS);
});
