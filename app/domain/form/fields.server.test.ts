import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {emailSchema} from '#contracts/fields';

import {cases} from '../../../tests/support/full-run';
import {email, line, paragraphs, wholeNumber} from './fields.server';

it.each([
  'ada@example.com',
  'ada.lovelace+shop@mail.example.com',
  'ada@müller.example',
  'jürgen@example.com',
  'max..muster@example.com',
  'max.@example.com',
  '.max@example.com',
  'max?@example.com',
  'ada@ex_ample.com',
  'ada@example.com.',
  'ada',
  'ada@example',
  'ada@@example.com',
  'ada lovelace@example.com',
  '<ada@example.com>',
  'ada@example..com',
  `${'a'.repeat(243)}@example.com`,
  `${'a'.repeat(242)}@example.com`,
])('takes the address %j where the service takes it', (address) => {
  expect(email.safeParse(address).success).toBe(emailSchema.safeParse(address).success);
});

it.each([
  ['Ada@Example.COM', 'Ada@example.com'],
  ['ada@\uff45xample.com', 'ada@example.com'],
  ['ada@mu\u0308ller.example', 'ada@xn--mller-kva.example'],
])('spells the address %j in one way', (typed, address) => {
  expect(email.parse(typed)).toBe(address);
  expect(emailSchema.parse(typed)).toBe(address);
});

it.each(['jürgen@example.com', 'max..muster@example.com', 'max.@example.com', '.max@example.com', 'max?@example.com'])(
  'refuses the address %j, which no mail can go to',
  (typed) => {
    expect(email.safeParse(typed).error?.issues.map(({message}) => message)).toEqual(['email']);
  },
);

it('counts the characters of an address as they are sent', () => {
  const typed = `${'a'.repeat(235)}@müller.example`;
  expect(email.safeParse(typed).error?.issues.map(({message}) => message)).toEqual(['too-long']);
});

describe('a character that no text has is refused', () => {
  it.each([
    ['NUL', '\u0000'],
    ['escape', '\u001b'],
    ['DEL', '\u007f'],
    ['next line', '\u0085'],
    ['CSI', '\u009b'],
    ['vertical tab', '\u000b'],
    ['line separator', '\u2028'],
    ['paragraph separator', '\u2029'],
    ['Arabic letter mark', '\u061c'],
    ['right-to-left mark', '\u200f'],
    ['right-to-left override', '\u202e'],
    ['left-to-right isolate', '\u2066'],
    ['deprecated format character', '\u206a'],
    ['annotation', '\ufff9'],
    ['language tag', '\u{e0001}'],
    ['half of a pair', '\ud83d'],
    ['noncharacter', '\ufffe'],
  ])('%s', (_, character) => {
    const written = `a${character}da`;
    for (const field of [line(50), paragraphs(50)]) {
      expect(field.safeParse(written).error?.issues.map(({message}) => message)).toEqual(['invalid']);
    }
    expect(email.safeParse(`${written}@example.com`).error?.issues.map(({message}) => message)).toEqual(['invalid']);
  });
});

it.each(['\u200b', '\u200d', '\ufeff', '\u00ad', '\u3164', '\ufe0f', '\u{e0061}'])(
  'refuses what nobody sees in an address: %j',
  (character) => {
    for (const address of [`ada${character}@example.com`, `ada@exa${character}mple.com`]) {
      expect(email.safeParse(address).success).toBe(false);
    }
  },
);

it('takes what people write: umlauts, other scripts, emoji, joined letters; in NFC', () => {
  const written = 'Jürgen Żółć 田中 👩‍🌾 می‌خواهم “ok” – 5 €';
  expect(line(100).parse(written)).toBe(written.normalize('NFC'));
  expect(line(6).parse('Ju\u0308rgen')).toBe('Jürgen');
  expect(paragraphs(100).parse('a\n\tb')).toBe('a\n\tb');
});

it('never lets a text through that is not in NFC, or breaks out of its line', () => {
  const text = fc.string({unit: 'binary', maxLength: 20});
  fc.assert(
    fc.property(text, (written) => {
      for (const field of [line(20), paragraphs(20), email]) {
        const {data = ''} = field.safeParse(written);
        expect(data.normalize('NFC')).toBe(data);
        expect(data).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]|(?![\n\r\t])\p{Cc}/u);
      }
      expect(line(20).safeParse(written).data ?? '').not.toMatch(/\p{Cc}/u);
    }),
    cases({quick: 500, full: 10_000}),
  );
});

it.each([
  ['1', 1],
  ['007', 7],
  ['999', 999],
  ['0', null],
  ['1000', null],
  ['0001', null],
  ['-1', null],
  ['1e2', null],
  ['1.5', null],
  ['٣', null],
  ['', null],
])('reads the whole number %j as %j', (text, value) => {
  const reading = wholeNumber(1, 999).safeParse(text);
  expect(reading.success ? reading.data : null).toBe(value);
});
