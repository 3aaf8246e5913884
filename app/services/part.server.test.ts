import {describe, expect, it} from 'vitest';

import {partOr} from '../domain/part';
import {asPart} from './part.server';
import {ServiceError} from './service-error.server';

describe('a part that a page can do without', () => {
  it('is its data while the service answers', async () => {
    const part = await asPart(Promise.resolve(['Milder Morgen']), () => undefined);
    expect(part).toEqual({state: 'ready', data: ['Milder Morgen']});
    expect(partOr(part, [])).toEqual(['Milder Morgen']);
  });

  it('is unavailable in an outage, which is reported', async () => {
    const reported: unknown[] = [];
    const outage = new ServiceError('storefront', 'timeout', 'no answer in 1500 ms');
    const part = await asPart(Promise.reject(outage), (error) => reported.push(error));
    expect(part).toEqual({state: 'unavailable'});
    expect(partOr(part, [])).toEqual([]);
    expect(reported).toEqual([outage]);
  });

  it('does not hide a fault of our own', async () => {
    const reported: unknown[] = [];
    const part = asPart(Promise.reject(new TypeError('a bug')), (error) => reported.push(error));
    await expect(part).rejects.toThrow(TypeError);
    expect(reported).toEqual([]);
  });
});
