import {describe, expect, it} from 'vitest';

import {valueOr} from '../domain/fallible';
import {createFallible, toFallible} from './fallible.server';
import {ServiceError} from './service-error.server';

describe('a result that a page can do without', () => {
  it('is its data while the service answers', async () => {
    const result = await toFallible(Promise.resolve(['Milder Morgen']), () => undefined);
    expect(result).toEqual({state: 'ready', data: ['Milder Morgen']});
    expect(valueOr(result, [])).toEqual(['Milder Morgen']);
  });

  it('is unavailable in an outage, which is reported', async () => {
    const reported: unknown[] = [];
    const outage = new ServiceError('storefront', 'timeout', 'no answer in 1500 ms');
    const result = await toFallible(Promise.reject(outage), (error) => reported.push(error));
    expect(result).toEqual({state: 'unavailable'});
    expect(valueOr(result, [])).toEqual([]);
    expect(reported).toEqual([outage]);
  });

  it('makes the answer partial where it is unavailable', async () => {
    const {fallible, isPartial} = createFallible(() => undefined);
    await fallible(Promise.resolve(1));
    expect(isPartial()).toBe(false);
    await fallible(Promise.reject(new ServiceError('cms', 'timeout', 'no answer in 1500 ms')));
    await fallible(Promise.resolve(1));
    expect(isPartial()).toBe(true);
  });

  it('makes the answer partial where a part is told to be old', () => {
    const {notePartial, isPartial} = createFallible(() => undefined);
    notePartial();
    expect(isPartial()).toBe(true);
  });

  it('leaves the answer whole where operators have switched it off', async () => {
    const {fallible, isPartial} = createFallible(() => undefined);
    const result = await fallible(Promise.reject(new ServiceError('service-api', 'switched-off', 'reviews')));
    expect(result).toEqual({state: 'unavailable'});
    expect(isPartial()).toBe(false);
  });

  it('does not hide a fault of our own', async () => {
    const reported: unknown[] = [];
    const result = toFallible(Promise.reject(new TypeError('a bug')), (error) => reported.push(error));
    await expect(result).rejects.toThrow(TypeError);
    expect(reported).toEqual([]);
  });
});
