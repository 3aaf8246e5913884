import {expect, test} from 'vitest';
import {withUserAgent} from './user-agent';

test.each([
  ['no headers', undefined, 'Lichtung/1.0'],
  ['none', {Accept: 'text/html'}, 'Lichtung/1.0'],
  ['an empty one', {'user-agent': ''}, 'Lichtung/1.0'],
  ['one of its own', {'user-agent': 'Hydrogen 2026.4.6'}, 'Hydrogen 2026.4.6'],
])('a call with %s names itself', (_, headers, name) => {
  expect(withUserAgent(headers).get('User-Agent')).toBe(name);
});

test('a call keeps its other headers', () => {
  expect([...withUserAgent({Accept: 'text/html'})]).toEqual([
    ['accept', 'text/html'],
    ['user-agent', 'Lichtung/1.0'],
  ]);
});
