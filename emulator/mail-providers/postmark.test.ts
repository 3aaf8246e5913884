import {expect, it} from 'vitest';
import {postmark} from './postmark';

const ENV = {MAIL_API_TOKEN: 'token', MAIL_DOMAIN: 'lichtung.example'};
const MAIL = {
  From: 'Lichtung <hallo@lichtung.example>',
  To: 'ida@example.com',
  Subject: 'S',
  TextBody: 'T',
  HtmlBody: 'H',
  MessageStream: 'none',
  Tag: 'a',
  Metadata: {},
  Headers: [],
};

it.each([
  [{To: 'jürgen@example.com'}, 300],
  [{To: 'ida@müller.example'}, 300],
  [{To: 'ida?@example.com'}, 300],
  [{To: 'ida..farn@example.com'}, 300],
  [{To: '.ida@example.com'}, 300],
  [{To: 'ida.@example.com'}, 300],
  [{To: 'ida@ex_ample.com'}, 300],
  [{From: 'Lichtung <hallö@lichtung.example>'}, 300],
  // These get as far as the stream, which no server has.
  [{}, 1235],
  [{To: 'Ida.Farn+kaffee@xn--mller-kva.example'}, 1235],
])('a mail with %j is refused with %i', async (fields, code) => {
  const body = JSON.stringify({...MAIL, ...fields});
  const headers = {'X-Postmark-Server-Token': ENV.MAIL_API_TOKEN};
  const answer = await postmark.request('/email', {method: 'POST', headers, body}, ENV);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ErrorCode: code});
});
