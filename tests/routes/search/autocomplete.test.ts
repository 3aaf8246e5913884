import {afterEach, describe, expect, test} from 'vitest';

import {SEARCH_DOWN} from '../../support/control';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const typed = (words: string, visitor = createVisitor()) =>
  visitor.get(`/de/search.json?q=${encodeURIComponent(words)}`);

afterEach(() => control.repair());

describe('results while typing', () => {
  test('are for their visitor alone', async () => {
    const {status, body} = await typed('waldgold');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({results: [{index: 'shop', query: 'waldgold'}]});
    expect(body).toContain('Waldgold Espresso');
  });

  test.each([
    ['nothing', '  '],
    ['too much', 'kaffee '.repeat(86)],
  ])('are refused for %s', async (_, words) => {
    expect((await typed(words)).status).toBe(422);
  });

  test('are for the shop’s own pages only', async () => {
    const headers = {'Sec-Fetch-Site': 'cross-site'};
    expect((await createVisitor().get('/de/search.json?q=a', {headers})).status).toBe(403);
  });

  test('are unavailable while the search is down', async () => {
    await control.breakDown(SEARCH_DOWN);
    const {status, headers} = await typed('waldgold');
    expect([status, headers.has('Retry-After')]).toEqual([503, true]);
  });

  test('are limited to 120 in a minute', async () => {
    const visitor = createVisitor();
    for (let tens = 0; tens < 12; tens += 1) {
      const answers = await Promise.all(Array.from({length: 10}, () => typed('a', visitor)));
      expect(answers.filter(({status}) => status === 200)).toHaveLength(10);
    }
    const refused = await typed('a', visitor);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
