import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {outboxOf} from '../shared/mail';
import type {ProviderApp} from './received';
import {bodyOf, mailbox, takenAt} from './received';

const messageSchema = z.strictObject({
  from: mailbox,
  to: z.tuple([mailbox]),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.strictObject({name: z.string().regex(/^[\w-]{1,256}$/), value: z.string().regex(/^[\w-]{1,256}$/)})),
});

/** The provider Resend. Source: https://resend.com/docs/api-reference/emails/send-email. Mounted at `/resend`. */
export const resend = new Hono<ProviderApp>();

resend.use(async (c, next) => {
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  if (await timingSafeEqual(bearer, c.env.MAIL_API_TOKEN)) return next();
  return c.json(
    {name: 'missing_api_key', message: 'Missing API key in the authorization header.', statusCode: 401},
    401,
  );
});

resend.post('/emails', async (c) => {
  const parsed = messageSchema.safeParse(await bodyOf(c));
  if (!parsed.success) {
    const message = `Invalid field: ${parsed.error.issues[0]?.path.join('.') ?? ''}`;
    return c.json({name: 'validation_error', message, statusCode: 422}, 422);
  }
  const {from, to, subject, text, html, headers, tags} = parsed.data;
  const id = crypto.randomUUID();
  const tag = (name: string) => tags.find((each) => each.name === name)?.value ?? '';
  const key = c.req.header('Idempotency-Key');
  await outboxOf(c.env).deliver(
    {
      ...{to: to[0], subject, text, html, headers, kind: tag('kind')},
      language: tag('language') === 'en' ? 'en' : 'de',
      ...(key === undefined ? {} : {key: `resend ${key}`}),
      handover: {provider: 'resend', id, from, labels: Object.fromEntries(tags.map(({name, value}) => [name, value]))},
    },
    takenAt(c),
  );
  return c.json({id});
});
