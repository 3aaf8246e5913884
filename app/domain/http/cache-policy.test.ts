import {describe, expect, test} from 'vitest';
import {
  CACHE_POLICY_HEADER,
  cacheTag,
  isRecognised,
  parseCachePolicy,
  partialPolicy,
  publicDocument,
} from './cache-policy';

describe('a public document', () => {
  test('says how long it lasts and what it shows', () => {
    expect(publicDocument({tags: ['product-id:1', 'page:abo']})).toEqual({
      'X-Edge-Cache':
        'max-age=300, stale-while-revalidate=600, stale-if-error=86400; tags="site-settings,product-id:1,page:abo"',
    });
  });

  test('is read back as it was written', () => {
    const header = publicDocument({tags: ['a', 'b', 'a'], maxAge: 60, staleWhileRevalidate: 0});
    expect(parseCachePolicy(header[CACHE_POLICY_HEADER])).toEqual({
      maxAge: 60,
      staleWhileRevalidate: 0,
      staleIfError: 86_400,
      isPartial: false,
      tags: ['site-settings', 'a', 'b'],
    });
  });

  test.each([
    [undefined, 30],
    [10, 10],
  ])('that lacks a part is fresh for half a minute at most: %s', (maxAge, seconds) => {
    const header = publicDocument({tags: ['a'], query: 'page=2', ...(maxAge && {maxAge})})[CACHE_POLICY_HEADER];
    const partial = partialPolicy(header);
    expect(parseCachePolicy(partial)).toEqual({
      maxAge: seconds,
      staleWhileRevalidate: 0,
      staleIfError: 86_400,
      isPartial: true,
      tags: ['site-settings', 'a'],
    });
    expect(isRecognised('page=2', partial)).toBe(true);
  });

  test('names the parameters that the page has recognised', () => {
    const header = publicDocument({tags: [], query: '?page=2&brand=A%22%20%26%20B'})[CACHE_POLICY_HEADER];
    expect(header).toMatch(/; query="page=2&brand=A%22\+%26\+B"$/);
    expect(parseCachePolicy(header)?.tags).toEqual(['site-settings']);
    expect(isRecognised('brand=A%22+%26+B&page=2', header)).toBe(true);
    expect(isRecognised('page=2', header)).toBe(true);
    expect(isRecognised('', header)).toBe(true);
    expect(isRecognised('page=3', header)).toBe(false);
    expect(isRecognised('page=2&variant=1', header)).toBe(false);
  });

  test('has recognised no parameter unless it says so', () => {
    expect(isRecognised('', null)).toBe(true);
    expect(isRecognised('page=2', null)).toBe(false);
    expect(isRecognised('page=2', publicDocument({tags: []})[CACHE_POLICY_HEADER])).toBe(false);
  });

  test('may show nothing that has a tag', () => {
    const header = 'max-age=300, stale-while-revalidate=0, stale-if-error=0; tags=""';
    expect(parseCachePolicy(header)?.tags).toEqual([]);
  });

  test('keeps at most 100 tags, none of them empty', () => {
    const tags = ['', ...Array.from({length: 150}, (_, index) => `product-id:${index}`)];
    expect(parseCachePolicy(publicDocument({tags})[CACHE_POLICY_HEADER])?.tags).toHaveLength(100);
  });
});

test.each([
  ['gid://shopify/Product/1', 'gid:-shopify-product-1'],
  ['Köln "x"\r\nSet-Cookie: a', 'k-ln-x-set-cookie:-a'],
  ['page:a_b-c', 'page:a_b-c'],
  ['a'.repeat(120), 'a'.repeat(100)],
])('the tag %j is spelled %j', (text, tag) => {
  expect(cacheTag(text)).toBe(tag);
});

test.each([
  [null],
  [''],
  ['public, max-age=300'],
  ['max-age=-1, stale-while-revalidate=0, stale-if-error=0; tags=""'],
  ['max-age=300, stale-while-revalidate=0, stale-if-error=0'],
  ['max-age=300, stale-while-revalidate=0, stale-if-error=0; tags=""\nx'],
])('the header %j is no policy', (header) => {
  expect(parseCachePolicy(header)).toBeNull();
});
