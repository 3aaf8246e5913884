import {expect, test, vi} from 'vitest';

import {observe, requestId} from './observe.server';

const ask = (path: string, headers: HeadersInit = {}) => new Request(`https://shop.example${path}`, {headers});

function setUp(answer: Response, hidden = false) {
  const times = [1_000, 1_042];
  const log = vi.fn();
  const trace = vi.fn();
  const observation = {id: 'request-1', clock: () => times.shift() ?? 0, log, trace, hidden};
  return {log, trace, respond: (request: Request) => observe(request, observation, () => Promise.resolve(answer))};
}

test.each([
  ['lichtung; hit; ttl=4', 'hit'],
  ['lichtung; fwd=miss; fwd-status=200; stored', 'miss'],
  ['lichtung; fwd=stale; detail=stale-if-error', 'stale'],
  ['lichtung; fwd=bypass', 'bypass'],
  [null, 'none'],
])('%s is told as %s', async (status, word) => {
  const {log, trace, respond} = setUp(new Response('', {headers: status === null ? {} : {'Cache-Status': status}}));
  const answer = await respond(ask('/de/p/waldgold?variant=1'));
  expect(answer.headers.get('Server-Timing')).toBe(`edge;dur=42;desc="${word}"`);
  expect(answer.headers.get('Request-Id')).toBe('request-1');
  expect(answer.headers.has('X-Robots-Tag')).toBe(false);
  expect(log).toHaveBeenCalledExactlyOnceWith({
    method: 'GET',
    path: '/de/p/waldgold',
    status: 200,
    cache: word,
    milliseconds: 42,
  });
  expect(trace).toHaveBeenCalledExactlyOnceWith({
    name: 'GET /de/p/waldgold',
    startedAt: 1_000,
    endedAt: 1_042,
    isFailed: false,
    attributes: {
      'http.request.method': 'GET',
      'url.path': '/de/p/waldgold',
      'http.response.status_code': 200,
      'request.id': 'request-1',
      'document.cache': word,
    },
  });
});

test('a hidden shop is for no search engine', async () => {
  const {respond} = setUp(new Response(''), true);
  expect((await respond(ask('/'))).headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
});

test('a request has the platform’s name, else one of its own', () => {
  expect(requestId(ask('/', {'CF-Ray': '8f2a4c6e8f2a4c6e-FRA'}))).toBe('8f2a4c6e8f2a4c6e-FRA');
  for (const forged of ['', 'x', 'a b c d e f g h', '"'.repeat(20), 'a'.repeat(200)]) {
    expect(requestId(ask('/', {'CF-Ray': forged}))).toMatch(/^[0-9a-f-]{36}$/);
  }
});
