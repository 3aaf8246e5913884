import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {base64, hmac} from '../shared/hmac';
import {outboxOf} from '../shared/mail';
import type {ProviderApp} from './received';
import {bodyOf, mailbox, senderOf, takenAt, webhookOf} from './received';

const messageSchema = z.strictObject({
  from: mailbox,
  to: z.tuple([mailbox]),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.strictObject({name: z.string().regex(/^[\w-]{1,256}$/), value: z.string().regex(/^[\w-]{1,256}$/)})),
});

const WEBHOOK_ID = '4dd369bc-aa82-4ff3-97de-514ae3000ee0';
const DOMAIN_ID = 'd91cd9bd-1176-453e-8fc1-35364d380206';
const CREATED_AT = '2026-01-12 09:00:00.000000+00';
/** Source: https://resend.com/docs/api-reference/errors */
const KEY_REUSED = refusal(
  'invalid_idempotent_request',
  'Same idempotency key used with a different request payload.',
  409,
);

/**
 * The provider Resend: its e-mail API, and what is set up. Sources: https://resend.com/docs/api-reference/emails/send-email,
 * https://resend.com/docs/api-reference/domains/list-domains, https://resend.com/docs/api-reference/webhooks/list-webhooks,
 * https://resend.com/docs/api-reference/webhooks/get-webhook, https://resend.com/docs/api-reference/errors. Mounted at `/resend`.
 */
export const resend = new Hono<ProviderApp>();

resend.use(async (c, next) => {
  // In front of the API; no JSON: https://resend.com/docs/api-reference/introduction
  if (!c.req.header('User-Agent')) return c.text('error code: 1010', 403);
  const {MAIL_API_TOKEN, MAIL_ACCOUNT_TOKEN} = c.env;
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  const isSending = c.req.path.endsWith('/emails');
  if (MAIL_ACCOUNT_TOKEN && (await timingSafeEqual(bearer, MAIL_ACCOUNT_TOKEN))) return next();
  if (await timingSafeEqual(bearer, MAIL_API_TOKEN)) {
    return isSending
      ? next()
      : c.json(refusal('restricted_api_key', 'This API key is restricted to only send emails.', 401), 401);
  }
  if (bearer === '') return c.json(refusal('missing_api_key', 'Missing API Key', 401), 401);
  const status = isSending ? 401 : 400;
  return c.json(refusal('validation_error', 'API key is invalid', status), status);
});

resend.post('/emails', async (c) => {
  const parsed = messageSchema.safeParse(await bodyOf(c));
  if (!parsed.success) {
    const message = `Invalid field: ${parsed.error.issues[0]?.path.join('.') ?? ''}`;
    return c.json(refusal('validation_error', message, 422), 422);
  }
  const {from, to, subject, text, html, headers, tags} = parsed.data;
  const {domain} = senderOf(from);
  if (domain !== c.env.MAIL_DOMAIN) {
    const message = `The ${domain} domain is not verified. Please, add and verify your domain on https://resend.com/domains`;
    return c.json(refusal('validation_error', message, 403), 403);
  }
  const id = crypto.randomUUID();
  const tag = (name: string) => tags.find((each) => each.name === name)?.value ?? '';
  const key = c.req.header('Idempotency-Key');
  const request = key === undefined ? null : base64(await hmac(JSON.stringify(parsed.data), key));
  const first = key === undefined ? null : await outboxOf(c.env).handoverOf(`resend ${key}`);
  if (first !== null) return first.request === request ? c.json({id: first.id}) : c.json(KEY_REUSED, 409);
  await outboxOf(c.env).deliver(
    {
      to: to[0],
      subject,
      text,
      html,
      headers,
      kind: tag('kind'),
      language: tag('language') === 'en' ? 'en' : 'de',
      ...(key === undefined ? {} : {key: `resend ${key}`}),
      handover: {
        provider: 'resend',
        id,
        from,
        stream: null,
        labels: Object.fromEntries(tags.map(({name, value}) => [name, value])),
        request,
      },
    },
    takenAt(c),
  );
  return c.json({id});
});

resend.get('/domains', (c) => {
  const domain = {
    id: DOMAIN_ID,
    name: c.env.MAIL_DOMAIN,
    status: 'verified',
    created_at: CREATED_AT,
    region: 'eu-west-1',
  };
  const capabilities = {sending: 'enabled', receiving: 'disabled'};
  return c.json({
    object: 'list',
    has_more: false,
    data: [{...domain, open_tracking: false, click_tracking: false, capabilities}],
  });
});

resend.get('/webhooks', (c) => {
  const webhook = webhookOf(c.env);
  return c.json({object: 'list', has_more: false, data: webhook === null ? [] : [webhookTo(webhook.url)]});
});

resend.get('/webhooks/:id', (c) => {
  const webhook = webhookOf(c.env);
  if (webhook === null || c.req.param('id') !== WEBHOOK_ID) {
    return c.json(refusal('not_found', 'Webhook not found', 404), 404);
  }
  return c.json({object: 'webhook', ...webhookTo(webhook.url), signing_secret: webhook.secret});
});

function webhookTo(endpoint: string) {
  const events = ['email.bounced', 'email.complained', 'email.failed', 'email.suppressed'];
  return {id: WEBHOOK_ID, endpoint, events, status: 'enabled', created_at: CREATED_AT};
}

function refusal(name: string, message: string, statusCode: number) {
  return {name, message, statusCode};
}
