import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {mayLackCommand, noteReading, sendCommand} from './left-command';

const command = (left: AbortSignal) => ({
  request: new Request('https://shop.example/de/account/subscription', {
    method: 'POST',
    body: new FormData(),
    signal: left,
  }),
});

const DONE = Response.redirect('https://shop.example/de/account/subscription', 303);

/** As the router tells of a redirect. */
async function redirect(): Promise<never> {
  throw DONE;
}

/** Sends a command that the worker ends so. */
const send = (serverAction: () => Promise<unknown>) =>
  sendCommand({...command(new AbortController().signal), serverAction}).catch(() => undefined);

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
  await send(redirect);
  expect([mayLackCommand(), mayLackCommand()]).toEqual([true, true]);
  noteReading();
  expect(mayLackCommand()).toBe(false);
});

it.each([
  ['is refused', () => Promise.resolve({problem: {code: 'try-again'}})],
  ['is not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page lacks nothing after a command that %s: it says so', async (_, serverAction) => {
  await send(serverAction);
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
  const sent = send(() => new Promise<void>((resolve) => (answer = resolve)).then(redirect));
  noteReading();
  expect(mayLackCommand()).toBe(true);
  answer();
  await sent;
  noteReading();
  expect(mayLackCommand()).toBe(false);
});
