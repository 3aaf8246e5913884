import {expect, it, vi} from 'vitest';

import {createWriteThrottle} from './write-throttle.server';

it('writes a new text at once, and the same text again after its time', async () => {
  let now = 0;
  const throttle = createWriteThrottle({ttlMs: 600_000, maxSize: 10, clock: () => now});
  const write = vi.fn(() => Promise.resolve());
  const isWritten = async (key: string, text: string, at: number): Promise<boolean> => {
    now = at;
    write.mockClear();
    await throttle(key, text, write);
    return write.mock.calls.length === 1;
  };
  expect(await isWritten('de/impressum', 'A', 0)).toBe(true);
  expect(await isWritten('de/impressum', 'A', 1)).toBe(false);
  expect(await isWritten('en/impressum', 'A', 1)).toBe(true);
  expect(await isWritten('de/impressum', 'B', 2)).toBe(true);
  expect(await isWritten('de/impressum', 'A', 3)).toBe(true);
  expect(await isWritten('de/impressum', 'A', 600_002)).toBe(false);
  expect(await isWritten('de/impressum', 'A', 600_003)).toBe(true);
});

it('writes again after a write that failed', async () => {
  const throttle = createWriteThrottle({ttlMs: 600_000, maxSize: 10, clock: () => 0});
  const lost = new Error('The object does not answer.');
  await expect(throttle('de', 'A', () => Promise.reject(lost))).rejects.toThrow(lost);
  const write = vi.fn(() => Promise.resolve());
  await throttle('de', 'A', write);
  expect(write).toHaveBeenCalledTimes(1);
});
