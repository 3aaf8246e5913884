import {expect, it} from 'vitest';
import * as z from 'zod';

import {tokenPayload} from '../../domain/identity';
import {readTokenAnswer} from './token-answer.server';

const answerSchema = z.object({token_type: z.literal('Bearer'), id_token: z.string()});
const encoded = (text: string) => Buffer.from(text).toString('base64url');

it.each([
  ['as it is', '{"sub":7003,"name":"Müller € 😀"}', 'Müller € 😀'],
  ['escaped', String.raw`{"sub":7003,"name":"M\u00fcller \u20ac"}`, 'Müller €'],
])('makes the subject a text and keeps all other text, %s', async (_, payload, name) => {
  const token = [encoded('{"alg":"RS256"}'), encoded(payload), 'c2ln'].join('.');
  const {response, idToken} = await readTokenAnswer(Response.json({access_token: 'shcat_1', id_token: token}));
  expect(idToken).toBe(token);
  const standard = answerSchema.parse(await response.json());
  expect(standard.id_token.split('.')).toEqual([encoded('{"alg":"RS256"}'), expect.anything(), 'c2ln']);
  expect(tokenPayload(standard.id_token)).toEqual({sub: '7003', name});
});
