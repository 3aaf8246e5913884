import {expect, it} from 'vitest';

import {mailbox, withAsciiDomain} from './mailbox';

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+kaffee@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+@example.com', '+@example.com'],
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@xn--mller-kva.example', 'ada@xn--mller-kva.example'],
  ['ａｄａ@ｅｘａｍｐｌｅ.com', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['a@b@example.com', 'a@b@example.com'],
  ['ada@[1::2', 'ada@[1::2'],
  ['ada@example.com/x', 'ada@example.com/x'],
  ['nobody', 'nobody'],
])('mailbox(%j) is %j', (address, expected) => {
  expect(mailbox(address)).toBe(expected);
});

it.each([
  ['Ida@Kaffee-Müller.DE', 'Ida@xn--kaffee-mller-klb.de'],
  ['ida@mu\u0308ller.example', 'ida@xn--mller-kva.example'],
  ['ida@straße.example', 'ida@xn--strae-oqa.example'],
  ['ida@Example.COM', 'ida@example.com'],
  ['jürgen@example.com', 'jürgen@example.com'],
  ['ida@example.com:80', 'ida@example.com:80'],
  ['ida@ex%61mple.com', 'ida@ex%61mple.com'],
  ['ida@müller..example', 'ida@xn--mller-kva..example'],
  ['ada@1.2', 'ada@1.2'],
  ['Müller', 'Müller'],
])('withAsciiDomain(%j) is %j', (address, expected) => {
  expect(withAsciiDomain(address)).toBe(expected);
});

it('withAsciiDomain leaves what is too long for a domain, which takes long to convert', () => {
  const domain = `${'ü'.repeat(251)}.de`;
  expect(withAsciiDomain(`ada@${domain}`)).toBe(`ada@${domain}`);
});
