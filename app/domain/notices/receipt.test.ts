import {expect, it} from 'vitest';

import {readReceipt, tellReceipt} from './receipt';

const receipt = {reference: 'W-1', receivedAt: '2026-11-21T09:30:00Z'};

it('is told with what was typed, but for long texts', () => {
  const told = tellReceipt('withdrawal', receipt, {name: 'Mara Moos', message: 'lang', phone: undefined});
  expect(readReceipt('withdrawal', told)).toEqual({...receipt, facts: {name: 'Mara Moos'}});
});

it.each([
  ['nothing', null],
  ['of another form', tellReceipt('cancellation', receipt, {})],
  ['without its reference', {intent: 'withdrawal', values: {receivedAt: receipt.receivedAt}}],
  ['with a moment that is none', {intent: 'withdrawal', values: {reference: 'W-1', receivedAt: 'gestern'}}],
])('is none: %s', (_name, told) => {
  expect(readReceipt('withdrawal', told)).toBeNull();
});
