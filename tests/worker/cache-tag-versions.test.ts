import {env} from 'cloudflare:workers';
import {describe, expect, test} from 'vitest';

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
});
