import {expect, it} from 'vitest';
import type {Mail} from '../mail/message';
import {resend} from './resend';

const MAIL = {
  from: 'Lichtung <hallo@lichtung.example>',
  to: ['ida@example.com'],
  subject: 'S',
  text: 'T',
  html: 'H',
  headers: {},
  tags: [],
};

/** An account with an empty outbox. */
function account() {
  const mails: Mail[] = [];
  const outbox = {
    deliver: async (mail: Mail) => mails.push(mail),
    handoverOf: async (key: string) => mails.find((mail) => mail.key === key)?.handover ?? null,
  };
  const env = {MAIL_API_TOKEN: 'token', MAIL_DOMAIN: 'lichtung.example', MAIL: {getByName: () => outbox}};
  const send = async (key: string, fields: object = {}) =>
    resend.request(
      '/emails',
      {
        method: 'POST',
        headers: {Authorization: 'Bearer token', 'User-Agent': 'test', 'Idempotency-Key': key},
        body: JSON.stringify({...MAIL, ...fields}),
      },
      env,
    );
  return {mails, send};
}

it('a request that is sent again with its key has the first answer, and is one mail', async () => {
  const {mails, send} = account();
  const first: unknown = await (await send('key-1')).json();
  expect(await (await send('key-1')).json()).toEqual(first);
  expect(await (await send('key-2')).json()).not.toEqual(first);
  expect(mails).toHaveLength(2);
});

it('a key that another mail had is refused', async () => {
  const {mails, send} = account();
  await send('key-1');
  const answer = await send('key-1', {from: 'Lichtung <kontakt@lichtung.example>'});
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({name: 'invalid_idempotent_request'});
  expect(mails).toHaveLength(1);
});
