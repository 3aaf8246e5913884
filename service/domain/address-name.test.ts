import {expect, it} from 'vitest';
import {addressName} from './address-name';

it.each(['ada@example.com', 'Ada@Example.COM', ' ada@example.com\n'])(
  'the spelling %j names the same objects',
  (email) => {
    expect(addressName(email)).toBe('ada@example.com');
  },
);

it('a domain in another script names the same objects as its ASCII spelling', () => {
  expect(addressName('ada@Müller.example')).toBe('ada@xn--mller-kva.example');
});

it('another mailbox of the same person names other objects', () => {
  expect(addressName('Ada+shop@example.com')).toBe('ada+shop@example.com');
});
