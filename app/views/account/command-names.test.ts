import {expect, it} from 'vitest';

import {isInputThere, isSendableUnseen} from './command-names';

it.each([
  ['skip', 'try-again', true],
  ['gift', 'partly-done', true],
  // The service sends its mail once in five minutes, whatever the number of requests.
  ['payment', 'mail-not-known', true],
  ['skip', 'not-known', false],
  ['add', 'try-again', false],
  ['send-now', 'partly-done', false],
] as const)('%s, refused as %s, can be sent again without seeing the subscription: %s', (name, refusal, isSendable) => {
  expect(isSendableUnseen(name, refusal)).toBe(isSendable);
});

it.each([
  ['edit', 'try-again', true, true],
  // What could not be kept, or has not reached the worker, must not be called kept.
  ['edit', 'try-again', false, false],
  ['cancel', 'not-known', false, false],
  ['cancel', 'try-again', false, true],
] as const)('%s, refused as %s and kept (%s): what was typed is there: %s', (name, refusal, isKept, isThere) => {
  expect(isInputThere(name, refusal, isKept)).toBe(isThere);
});
