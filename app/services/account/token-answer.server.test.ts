import {expect, it} from 'vitest';

import {tokenPayload} from '../../domain/identity';
import {jsonOf} from '../../runtime/json.server';
import {readTokenAnswer} from './token-answer.server';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

it.each([
  ['as it is', '{"sub":7003,"name":"Müller € 😀"}', 'Müller € 😀'],
  ['escaped', String.raw`{"sub":7003,"name":"M\u00fcller \u20ac"}`, 'Müller €'],
])('makes the subject a text and keeps all other text, %s', async (_, payload, name) => {
  const token = [encoded('{"alg":"RS256"}'), encoded(payload), 'c2ln'].join('.');
  const {response, idToken} = await readTokenAnswer(Response.json({access_token: 'shcat_1', id_token: token}));
  expect(idToken).toBe(token);
  const standard = jsonOf(await response.text());
  expect(standard).toMatchObject({token_type: 'Bearer', id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.c2ln$/)});
  const read = typeof standard === 'object' && standard !== null && 'id_token' in standard ? standard.id_token : '';
  expect(tokenPayload(String(read))).toEqual({sub: '7003', name});
});
