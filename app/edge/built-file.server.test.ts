import {expect, test, vi} from 'vitest';

import {builtFile} from './built-file.server';

const FILES: Record<string, string> = {
  '/assets/frame-1a2b.js': 'plain',
  '/assets/frame-1a2b.js.br': 'small',
  '/assets/frame-1a2b.css': 'plain',
  '/assets/old.js': 'plain',
  '/assets/icons.svg': 'plain',
};

const files = () => ({
  fetch: vi.fn(async (request: Request) => {
    const {pathname} = new URL(request.url);
    if (request.headers.get('If-None-Match') === pathname) return new Response(null, {status: 304});
    const content = FILES[pathname];
    const headers = {'Cache-Control': 'public, immutable', 'Content-Type': 'application/octet-stream'};
    return new Response(content ?? null, {status: content === undefined ? 404 : 200, headers});
  }),
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  builtFile(new Request(`https://shop.example${path}`, {headers, method}), files());

const BROTLI = {'Accept-Encoding': 'gzip, deflate, br'};

test.each([
  {path: '/assets/frame-1a2b.js', headers: BROTLI, content: 'small', type: 'text/javascript; charset=utf-8'},
  {path: '/assets/frame-1a2b.js', headers: {}, content: 'plain', type: 'text/javascript; charset=utf-8'},
  {
    path: '/assets/frame-1a2b.js',
    headers: {'Accept-Encoding': 'gzip, br;q=0'},
    content: 'plain',
    type: 'text/javascript; charset=utf-8',
  },
  ...['br', ' br', 'br;q=0.5', 'br; q=0.05', 'br ;q=1', 'gzip,br;q=0.001'].map((coding) => ({
    path: '/assets/frame-1a2b.js',
    headers: {'Accept-Encoding': coding},
    content: 'small',
    type: 'text/javascript; charset=utf-8',
  })),
  ...['br;q=0.0', 'br; q=0 ', 'brotli', 'x-br', 'br-x', 'br;level=4', ''].map((coding) => ({
    path: '/assets/frame-1a2b.js',
    headers: {'Accept-Encoding': coding},
    content: 'plain',
    type: 'text/javascript; charset=utf-8',
  })),
  {path: '/assets/frame-1a2b.css', headers: BROTLI, content: 'plain', type: 'text/css; charset=utf-8'},
])('$path, asked for with $headers, is $content', async ({path, headers, content, type}) => {
  const answer = await ask(path, headers);
  expect(await answer?.text()).toBe(content);
  expect(answer?.headers.get('Content-Type')).toBe(type);
  expect(answer?.headers.get('Content-Encoding')).toBe(content === 'small' ? 'br' : null);
  expect(answer?.headers.get('Vary')).toBe('Accept-Encoding');
  expect(answer?.headers.get('Cache-Control')).toBe('public, immutable');
});

test('answers 304 to a browser that has the file', async () => {
  const headers = {...BROTLI, 'If-None-Match': '/assets/frame-1a2b.js.br'};
  const answer = await ask('/assets/frame-1a2b.js', headers);
  expect([answer?.status, answer?.headers.get('X-Content-Type-Options')]).toEqual([304, 'nosniff']);
});

test('HEAD is answered, too', async () => {
  expect((await ask('/assets/frame-1a2b.js', BROTLI, 'HEAD'))?.headers.get('Content-Encoding')).toBe('br');
});

test('what the browser itself takes counts, where the platform has written over it', async () => {
  const asked = (clientAcceptEncoding: unknown) => {
    const request = new Request('https://shop.example/assets/frame-1a2b.js', {headers: {'Accept-Encoding': 'gzip'}});
    return builtFile(Object.defineProperty(request, 'cf', {value: {clientAcceptEncoding}}), files());
  };
  expect(await (await asked('gzip, br'))?.text()).toBe('small');
  expect(await (await asked('gzip'))?.text()).toBe('plain');
  expect(await (await asked(7))?.text()).toBe('plain');
});

test.each(['GET', 'HEAD'])(
  'what this build does not have is a plain 404 that no cache keeps, by %s',
  async (method) => {
    for (const path of ['/assets/frame-0z9y.js', '/assets/frame-0z9y.css']) {
      const answer = await ask(path, BROTLI, method);
      expect([answer?.status, answer?.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(answer?.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(answer?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  },
);

test.each([
  ['/assets/nowhere.svg', 'GET'],
  ['/assets/icons.svg', 'GET'],
  ['/assets/../frame.js', 'GET'],
  ['/de/assets/frame-1a2b.js', 'GET'],
  ['/assets/frame-1a2b.js', 'POST'],
])('%s by %s is for the shop to answer', async (path, method) => {
  expect(await ask(path, BROTLI, method)).toBeNull();
});
