import {expect, it} from 'vitest';

import {fromBase64Url, toBase64Url} from './base64-url.server';

it.each([[[]], [[0]], [[251, 255]], [[251, 255, 254]], [[104, 195, 164]]])(
  'bytes are read as they were written: %j',
  (bytes) => {
    const text = toBase64Url(Uint8Array.from(bytes));
    expect(text).toMatch(/^[\w-]*$/);
    expect(fromBase64Url(text)).toEqual(Uint8Array.from(bytes));
  },
);

it.each(['-_8', '+/8', '+/8='])('%s is read in either alphabet, padded or not', (text) => {
  expect(fromBase64Url(text)).toEqual(Uint8Array.of(251, 255));
});

it.each(['ä', 'a', '%', '{}'])('%j is none', (text) => {
  expect(fromBase64Url(text)).toBeNull();
});
