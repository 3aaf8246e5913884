import {expect, it} from 'vitest';

import {hasLeftCommand, sendCommand} from './left-command';

const command = (left: AbortSignal) => ({
  request: new Request('https://shop.example/de/account/subscription', {
    method: 'POST',
    body: new FormData(),
    signal: left,
  }),
});

it('tells once that a page is opened while a command is under way, and once more when that is over', async () => {
  const left = new AbortController();
  const serverAction = () =>
    new Promise<never>((_, reject) => {
      left.signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    });
  const sent = sendCommand({...command(left.signal), serverAction});
  expect([hasLeftCommand(), hasLeftCommand()]).toEqual([true, false]);
  left.abort();
  await sent;
  expect([hasLeftCommand(), hasLeftCommand()]).toEqual([true, false]);
});

it('tells nothing of a command that was answered', async () => {
  await sendCommand({...command(new AbortController().signal), serverAction: () => Promise.resolve(null)});
  expect(hasLeftCommand()).toBe(false);
});
