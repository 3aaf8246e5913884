import {expect, it} from 'vitest';

import {mailbox} from './mailbox';

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
