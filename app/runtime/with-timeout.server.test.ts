import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {withTimeout} from './with-timeout.server';

const late = {milliseconds: 300, onTimeout: () => null};
const endless = new Promise<string>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the result of work that ends in time, and leaves no timer behind', async () => {
  expect(await withTimeout(late, Promise.resolve('done'))).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with the error of the work and clears its timer', async () => {
  await expect(withTimeout(late, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the result for work that takes longer, and not a moment earlier', async () => {
  const ended = vi.fn();
  void withTimeout(late, endless).then(ended);
  await vi.advanceTimersByTimeAsync(299);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(null);
});

it('throws the error for work that takes longer', async () => {
  const onTimeout = () => {
    throw new Error('too late');
  };
  const ended = expect(withTimeout({milliseconds: 300, onTimeout}, endless)).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(300);
  await ended;
});
