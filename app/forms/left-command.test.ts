import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {mayLackCommand, noteReading, sendCommand} from './left-command';

const command = (left: AbortSignal) => ({
  request: new Request('https://shop.example/de/account/subscription', {
    method: 'POST',
    body: new FormData(),
    signal: left,
  }),
});

const answered = () => sendCommand({...command(new AbortController().signal), serverAction: () => Promise.resolve()});

/** Sends a command whose page is left at once. */
async function leave(): Promise<void> {
  const left = new AbortController();
  const serverAction = () =>
    new Promise<never>((_, reject) => {
      left.signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    });
  const sent = sendCommand({...command(left.signal), serverAction});
  left.abort();
  await sent;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a page lacks nothing before a command', () => {
  expect(mayLackCommand()).toBe(false);
});

it('a page may lack a command until it shows a reading of after the answer, however often that is asked', async () => {
  await answered();
  expect([mayLackCommand(), mayLackCommand()]).toEqual([true, true]);
  noteReading();
  expect(mayLackCommand()).toBe(false);
});

it('a reading while a left command may be under way does not count', async () => {
  await leave();
  noteReading();
  expect(mayLackCommand()).toBe(true);
  vi.advanceTimersByTime(31_000);
  expect(mayLackCommand()).toBe(true);
  noteReading();
  expect(mayLackCommand()).toBe(false);
});

it('a command that is under way is not shown by a reading', async () => {
  let answer: () => void = () => undefined;
  const serverAction = () => new Promise<void>((resolve) => (answer = resolve));
  const sent = sendCommand({...command(new AbortController().signal), serverAction});
  noteReading();
  expect(mayLackCommand()).toBe(true);
  answer();
  await sent;
  noteReading();
  expect(mayLackCommand()).toBe(false);
});
