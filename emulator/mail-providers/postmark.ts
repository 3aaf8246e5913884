import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {outboxOf} from '../shared/mail';
import type {ProviderApp} from './received';
import {bodyOf, mailbox, senderOf, takenAt, webhookOf} from './received';

const messageSchema = z.strictObject({
  From: mailbox,
  To: mailbox,
  Subject: z.string().min(1).max(2000),
  TextBody: z.string().min(1),
  HtmlBody: z.string().min(1),
  MessageStream: z.literal('outbound'),
  Tag: z.string().max(1000),
  // https://postmarkapp.com/support/article/1125-custom-metadata-faq
  Metadata: z.record(z.string().max(20), z.string().max(80)),
  Headers: z.array(z.strictObject({Name: z.string().min(1), Value: z.string()})),
});

/**
 * The provider Postmark: its e-mail API, its search of sent messages, and what is set up. Sources:
 * https://postmarkapp.com/developer/api/email-api, https://postmarkapp.com/developer/api/messages-api,
 * https://postmarkapp.com/developer/api/server-api, https://postmarkapp.com/developer/api/domains-api,
 * https://postmarkapp.com/developer/api/webhooks-api. Mounted at `/postmark`.
 */
export const postmark = new Hono<ProviderApp>();

postmark.use(async (c, next) => {
  const [name, token] = c.req.path.endsWith('/domains')
    ? ['X-Postmark-Account-Token', c.env.MAIL_ACCOUNT_TOKEN]
    : ['X-Postmark-Server-Token', c.env.MAIL_API_TOKEN];
  if (token && (await timingSafeEqual(c.req.header(name) ?? '', token))) return next();
  return c.json({ErrorCode: 10, Message: 'No Account or Server API tokens were supplied in the HTTP headers.'}, 401);
});

postmark.post('/email', async (c) => {
  const parsed = messageSchema.safeParse(await bodyOf(c));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const isAddress = issue?.path[0] === 'To';
    const Message = isAddress ? 'Invalid email address.' : `Invalid JSON: ${issue?.path.join('.') ?? ''}`;
    return c.json({ErrorCode: isAddress ? 300 : 402, Message}, 422);
  }
  const {From, To, Subject, TextBody, HtmlBody, Tag, Metadata, Headers} = parsed.data;
  // Source of both: https://postmarkapp.com/developer/api/overview#error-codes
  const {address, domain} = senderOf(From);
  if (domain !== c.env.MAIL_DOMAIN) {
    const Message = `The 'From' address you supplied (${address}) is not a Sender Signature on your account.`;
    return c.json({ErrorCode: 400, Message}, 422);
  }
  if (await outboxOf(c.env).isSuppressed(To)) {
    const Message = 'You tried to send to recipient(s) that have been marked as inactive.';
    return c.json({ErrorCode: 406, Message}, 422);
  }
  const sentAt = takenAt(c);
  const MessageID = crypto.randomUUID();
  await outboxOf(c.env).deliver(
    {
      to: To,
      subject: Subject,
      text: TextBody,
      html: HtmlBody,
      language: Metadata['language'] === 'en' ? 'en' : 'de',
      kind: Tag,
      headers: Object.fromEntries(Headers.map(({Name, Value}) => [Name, Value])),
      handover: {provider: 'postmark', id: MessageID, from: From, labels: Metadata},
    },
    sentAt,
  );
  return c.json({
    To,
    SubmittedAt: new Date(sentAt).toISOString(),
    MessageID,
    ErrorCode: 0,
    Message: 'OK',
  });
});

postmark.get('/messages/outbound', async (c) => {
  const key = c.req.query('metadata_key') ?? '';
  if (c.req.query('count') === undefined || c.req.query('offset') === undefined) {
    return c.json({ErrorCode: 700, Message: 'The parameters count and offset are required.'}, 422);
  }
  const count = await outboxOf(c.env).countReference(key);
  return c.json({TotalCount: count, Messages: []});
});

postmark.get('/server', (c) => c.json({ID: 1, Name: 'Lichtung', DeliveryType: 'Live'}));

postmark.get('/domains', (c) => {
  const isVerified = {SPFVerified: true, DKIMVerified: true, WeakDKIM: false, ReturnPathDomainVerified: true};
  return c.json({TotalCount: 1, Domains: [{Name: c.env.MAIL_DOMAIN, ...isVerified, ID: 1}]});
});

postmark.get('/webhooks', (c) => {
  const webhook = webhookOf(c.env);
  if (webhook === null) return c.json({Webhooks: []});
  const off = {Enabled: false};
  const on = {Enabled: true, IncludeContent: false};
  return c.json({
    Webhooks: [
      {
        ID: 1,
        Url: webhook.url,
        MessageStream: 'outbound',
        HttpAuth: {Username: 'postmark', Password: webhook.secret},
        HttpHeaders: [],
        Triggers: {
          Open: {...off, PostFirstOpenOnly: false},
          Click: off,
          Delivery: off,
          Bounce: on,
          SpamComplaint: on,
          SubscriptionChange: off,
        },
      },
    ],
  });
});
