import {expect, it, vi} from 'vitest';

import {createSparingKeeper} from './sparing-keeper.server';

it('keeps what is new at once, and the same again after ten minutes', async () => {
  let now = 0;
  const keeper = createSparingKeeper(() => now);
  const keep = vi.fn(() => Promise.resolve());
  const kept = async (key: string, text: string, at: number): Promise<boolean> => {
    now = at;
    keep.mockClear();
    await keeper(key, text, keep);
    return keep.mock.calls.length === 1;
  };
  expect(await kept('de/impressum', 'A', 0)).toBe(true);
  expect(await kept('de/impressum', 'A', 1)).toBe(false);
  expect(await kept('en/impressum', 'A', 1)).toBe(true);
  expect(await kept('de/impressum', 'B', 2)).toBe(true);
  expect(await kept('de/impressum', 'A', 3)).toBe(true);
  expect(await kept('de/impressum', 'A', 600_002)).toBe(false);
  expect(await kept('de/impressum', 'A', 600_003)).toBe(true);
});

it('keeps again what could not be kept', async () => {
  const keeper = createSparingKeeper(() => 0);
  const lost = new Error('The object does not answer.');
  await expect(keeper('de', 'A', () => Promise.reject(lost))).rejects.toThrow(lost);
  const keep = vi.fn(() => Promise.resolve());
  await keeper('de', 'A', keep);
  expect(keep).toHaveBeenCalledTimes(1);
});
