import {afterEach, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {sendMail} from './mail-provider';
import {isUpstreamError} from './upstream';

afterEach(() => void vi.unstubAllGlobals());

const ENV = {
  MAIL_PROVIDER: 'postmark',
  MAIL_API_URL: 'https://mail.example',
  MAIL_API_TOKEN: 'token',
  MAIL_FROM: 'Lichtung <hallo@lichtung.example>',
} as const;
const TEXTS = {subject: 'S', text: 'T', html: 'H', language: 'de'} as const;
const MAIL = {...TEXTS, key: 'a 1', to: 'ida@example.com', kind: 'a'};

it.each([
  ['a receipt', {}, 'outbound'],
  ['a mail that can be unsubscribed', {'List-Unsubscribe': '<https://shop.example>'}, 'broadcast'],
])('Postmark gets %s, and is searched for it, by the stream of its kind', async (_, headers, stream) => {
  const streams: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string, {body}: RequestInit) => {
    streams.push(
      typeof body === 'string'
        ? z.object({MessageStream: z.string()}).parse(JSON.parse(body)).MessageStream
        : new URL(address).searchParams.get('messagestream'),
    );
    return Response.json({TotalCount: 0});
  });
  await sendMail(ENV, {...MAIL, headers}, true);
  expect(streams).toEqual([stream, stream]);
});

it.each(['postmark', 'resend'] as const)('%s gets a domain in ASCII', async (provider) => {
  let sent: unknown;
  vi.stubGlobal('fetch', async (_: string, {body}: RequestInit) => {
    sent = typeof body === 'string' && JSON.parse(body);
    return Response.json({});
  });
  await sendMail({...ENV, MAIL_PROVIDER: provider}, {...MAIL, to: 'ida@müller.example'}, false);
  const to = 'ida@xn--mller-kva.example';
  expect(sent).toMatchObject(provider === 'postmark' ? {To: to} : {to: [to]});
});

it.each([
  ['its stream', 422, {ErrorCode: 1235, Message: 'No such stream'}, false],
  ['an error of the account', 422, {ErrorCode: 405, Message: 'Not allowed to send'}, true],
  ['a wrong token', 401, {ErrorCode: 10, Message: 'Bad or missing token'}, true],
  ['something in front of Postmark', 403, null, true],
])('a search that is refused by %s is tried again later', async (_, status, body, isOutage) => {
  vi.stubGlobal('fetch', async () => Response.json(body, {status}));
  const handover = await sendMail(ENV, MAIL, true).catch(isUpstreamError);
  expect(handover).toEqual(isOutage ? true : expect.objectContaining({state: 'failed', isOutage: false}));
});
