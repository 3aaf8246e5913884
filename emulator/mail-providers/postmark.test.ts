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

const send = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
  postmark.request(
    '/email',
    {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Postmark-Server-Token': ENV.MAIL_API_TOKEN,
        ...headers,
      },
      body,
    },
    ENV,
  );

it.each([
  [{To: 'jürgen@example.com'}, 300],
  [{To: 'ida@müller.example'}, 300],
  [{To: 'ida?@example.com'}, 300],
  [{To: 'ida..farn@example.com'}, 300],
  [{To: '.ida@example.com'}, 300],
  [{To: 'ida.@example.com'}, 300],
  [{To: 'ida@ex_ample.com'}, 300],
  [{From: 'Lichtung <hallö@lichtung.example>'}, 300],
  [{HtmlBody: ''}, 300],
  [{Metadata: {key: 'v', Key: 'v'}}, 300],
  [{Metadata: {key: 1}}, 403],
  [{Tag: null}, 403],
  [{Headers: {}}, 403],
  [{TrackOpens: false}, 403],
  // These get as far as the stream, which no server has.
  [{}, 1235],
  [{To: 'Ida.Farn+kaffee@xn--mller-kva.example'}, 1235],
])('a mail with %j is refused with %i', async (fields, code) => {
  const answer = await send(JSON.stringify({...MAIL, ...fields}));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ErrorCode: code});
});

it.each([
  ['a sender', {From: `${'L'.repeat(240)} <hallo@lichtung.example>`}],
  ['a subject', {Subject: 'S'.repeat(2001)}],
  ['a tag', {Tag: 'a'.repeat(1001)}],
  ['a name in its metadata', {Metadata: {['k'.repeat(21)]: 'v'}}],
  ['a value in its metadata', {Metadata: {key: 'v'.repeat(81)}}],
  ['metadata', {Metadata: Object.fromEntries(Array.from({length: 11}, (_, index) => [`key${index}`, 'v']))}],
])('a mail with %s over the limit is refused with 300', async (_, fields) => {
  const answer = await send(JSON.stringify({...MAIL, ...fields}));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ErrorCode: 300});
});

it('a request that is no JSON is refused with 402', async () => {
  const answer = await send('{"From": ');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ErrorCode: 402});
});

it.each(['Accept', 'Content-Type'])('a request whose %s is not JSON is refused with 415', async (name) => {
  expect((await send(JSON.stringify(MAIL), {[name]: 'text/plain'})).status).toBe(415);
});
