import {env} from 'cloudflare:workers';
import {expect, test} from 'vitest';

test.each(['one', 'another'])('%s test finds nothing that the other one has stored', async () => {
  const versions = env.CACHE_TAG_VERSIONS.getByName('reset');
  expect(await versions.bump(['a'])).toBe(1);
  const cache = await caches.open('reset');
  const request = 'https://shop.example/reset';
  expect(await cache.match(request)).toBeUndefined();
  await cache.put(request, new Response('kept', {headers: {'Cache-Control': 'max-age=60'}}));
  expect(await cache.match(request)).toBeDefined();
});
