import {expect, test} from 'vitest';
import {normaliseUrl} from './representation.server';

test.each([
  ['/', '/', 'document', undefined, ''],
  ['/en', '/en', 'document', undefined, ''],
  ['/de/c/coffee-shop?page=2', '/de/c/coffee-shop', 'document', undefined, 'page=2'],
  ['/de/c/x?_routes=a', '/de/c/x', 'document', undefined, '_routes=a'],
  ['/_root.data', '/', 'data', null, ''],
  ['/en.data', '/en', 'data', null, ''],
  ['/de/c/x.data?page=2', '/de/c/x', 'data', null, 'page=2'],
  ['/de/c/x.data?_routes=routes/b,routes/a,routes/a&page=2', '/de/c/x', 'data', ['routes/a', 'routes/b'], 'page=2'],
  ['/de/c/x.data?_routes=', '/de/c/x', 'data', null, ''],
  ['/de/p/k%C3%A4se.data', '/de/p/k%C3%A4se', 'data', null, ''],
  ['/de/p/a.data.data', '/de/p/a.data', 'data', null, ''],
  ['/de/p/a.database', '/de/p/a.database', 'document', undefined, ''],
  ['/_root', '/_root', 'document', undefined, ''],
])('%s is %s as %s', (address, pathname, kind, routes, search) => {
  const url = normaliseUrl(new URL(address, 'https://shop.example'));
  expect(url.pathname).toBe(pathname);
  expect(url.representation).toEqual(kind === 'data' ? {kind, routes} : {kind});
  expect(url.search.toString()).toBe(search);
});
