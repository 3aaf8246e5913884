import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {describe, expect, test} from 'vitest';

import {rowsReadBy} from './rows-read';

describe('the cache tag versions', () => {
  test('number the purges; a tag that was never purged is 0', async () => {
    const versions = env.CACHE_TAG_VERSIONS.getByName('numbers');
    expect(await versions.read(['a', 'b'])).toEqual({sequence: 0, newest: 0});
    expect(await versions.bump(['a'])).toBe(1);
    expect(await versions.bump(['b', 'c'])).toBe(2);
    expect(await versions.read(['a'])).toEqual({sequence: 2, newest: 1});
    expect(await versions.read(['a', 'b'])).toEqual({sequence: 2, newest: 2});
    expect(await versions.read([])).toEqual({sequence: 2, newest: 0});
  });

  test('take a message once, however often and in whatever order it comes', async () => {
    const versions = env.CACHE_TAG_VERSIONS.getByName('messages');
    expect(await versions.bump(['a'], 'first')).toBe(1);
    expect(await versions.bump(['b'], 'second')).toBe(2);
    expect(await versions.bump(['a'], 'first')).toBe(2);
    expect(await versions.read(['a'])).toEqual({sequence: 2, newest: 1});
    expect(await versions.bump(['a'], 'third')).toBe(3);
    expect(await versions.bump(['a'])).toBe(4);
  });

  test('are read without reading all that was ever purged', async () => {
    const versions = env.CACHE_TAG_VERSIONS.getByName('many');
    await versions.bump(Array.from({length: 500}, (_, tag) => `product-id:${tag}`));
    const {result, rows} = await runInDurableObject(versions, (object, {storage}) =>
      rowsReadBy(storage.sql, () => object.read(['product-id:1', 'product-id:2'])),
    );
    expect(result).toEqual({sequence: 1, newest: 1});
    expect(rows).toHaveLength(3);
    for (const read of rows) expect(read).toBeLessThanOrEqual(1);
  });
});
