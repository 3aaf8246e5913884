import {describe, expect, test} from 'vitest';

import {receiveVitals, type VitalsReport} from './web-vitals.server';

async function send(body: string, path = '/web-vitals') {
  const logged: VitalsReport[] = [];
  const request = new Request(`https://shop.example${path}`, {method: 'POST', body});
  const answer = await receiveVitals(request, (report) => void logged.push(report));
  return {status: answer?.status, logged};
}

describe('a report of how fast a page was', () => {
  test('is logged in whole milliseconds, with the kind of page', async () => {
    const report = {page: '/de/p', ttfb: 40.6, lcp: 1200.2, cls: 0.012345, inp: 88};
    expect(await send(JSON.stringify(report))).toEqual({
      status: 204,
      logged: [{page: '/de/p', ttfb: 41, lcp: 1200, cls: 0.012, inp: 88}],
    });
  });

  test('says what the browser could see, and nothing else is kept', async () => {
    expect(await send('{"page":"/","customer":"anna@example.org"}')).toEqual({status: 204, logged: [{page: '/'}]});
  });

  test.each([
    ['no JSON', 'lcp=1'],
    ['no page', '{"lcp":1}'],
    ['a whole path', '{"page":"/de/p/waldgold"}'],
    ['words for a page', '{"page":"/anna@example.org"}'],
    ['a negative time', '{"page":"/","lcp":-1}'],
    ['half an hour', '{"page":"/","lcp":1800000}'],
    ['a text for a number', '{"page":"/","inp":"90"}'],
  ])('is refused with %s', async (_what, body) => {
    expect(await send(body)).toEqual({status: 400, logged: []});
  });

  test('belongs to its own path', async () => {
    expect((await send('{}', '/elsewhere')).status).toBeUndefined();
  });
});
