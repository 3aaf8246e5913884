import {createHmac} from 'node:crypto';
import {expect, it} from 'vitest';
import {isCmsSignature} from './cms-signature';

const AT = Date.parse('2026-05-04T12:00:00Z');
const [SECRET, BODY] = ['a secret', '{"_type":"post"}'];
const sign = (time: number, body = BODY, secret = SECRET) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')}`;

it.each([
  ['just sent', sign(AT), true],
  ['sent five minutes ago', sign(AT - 300_000), true],
  ['older', sign(AT - 300_001), false],
  ['of the future', sign(AT + 300_001), false],
  ['of another body', sign(AT, '{}'), false],
  ['of another secret', sign(AT, BODY, 'another'), false],
  ['without a signature', `t=${AT}`, false],
  ['without anything', '', false],
])('a message %s', async (_, header, isGenuine) => {
  expect(await isCmsSignature(header, BODY, SECRET, AT)).toBe(isGenuine);
});
