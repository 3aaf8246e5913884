import {expect, it} from 'vitest';

import {isSendableUnseen} from './command-names';

it.each([
  ['skip', 'try-again', true],
  ['gift', 'partly-done', true],
  // Its mail is held back for five minutes, however often it is asked for.
  ['payment', 'mail-not-known', true],
  ['skip', 'not-known', false],
  ['add', 'try-again', false],
  ['send-now', 'partly-done', false],
] as const)('%s, refused as %s, can be sent again without seeing the subscription: %s', (name, refusal, isSendable) => {
  expect(isSendableUnseen(name, refusal)).toBe(isSendable);
});
