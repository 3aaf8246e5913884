import {expect, it} from 'vitest';

import {islandsOfDocument, partOf} from './static-island';

it('is sent without what a document renders it from', () => {
  const about = {key: () => 'about', content: 'Waldgold'};
  const data = islandsOfDocument({about});
  expect(partOf(data, 'about')).toBe(about);
  expect(JSON.stringify(data)).toBe('{}');
});
