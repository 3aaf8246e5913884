import {createHmac} from 'node:crypto';

import {expect, it} from 'vitest';

import {isPlatformSignature} from './platform-signature';

const BODY = '{"id":7}';
const signed = (secret: string) => createHmac('sha256', secret).update(BODY).digest('base64');

it.each([
  ['the secret', signed('new'), 'new', true],
  ['another', signed('old'), 'new', false],
  ['the new one while it is rotated', signed('new'), 'new old', true],
  ['the old one while it is rotated', signed('old'), 'new old', true],
  ['both as they are set', signed('new old'), 'new old', false],
  ['a part that is empty', signed('x'), ' ', false],
  ['nothing', '', 'new', false],
])('a webhook signed with %s', async (_, claimed, setting, isKnown) => {
  expect(await isPlatformSignature(claimed, BODY, setting)).toBe(isKnown);
});
