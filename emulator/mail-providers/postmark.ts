import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {outboxOf} from '../shared/mail';
import type {ProviderApp} from './received';
import {bodyOf, mailbox, senderOf, takenAt, webhookOf} from './received';

/**
 * The streams that a server has from the start, by their ids (https://postmarkapp.com/support/article/1207-how-to-create-and-send-through-message-streams);
 * the merchant has had the provider's own unsubscription taken out of the second one, as `docs/deploying.md` asks.
 */
const STREAMS: Readonly<Record<string, {readonly type: string; readonly unsubscribing: string}>> = {
  outbound: {type: 'Transactional', unsubscribing: 'None'},
  broadcast: {type: 'Broadcasts', unsubscribing: 'Custom'},
};

/**
 * The two patterns of the provider, and its rule for dots. Source: https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean. That
 * capitals before the `@` are taken is invented: the pattern names small letters alone.
 */
const LOCAL_PART = /^[a-z0-9.!#$%&'`*+\-/=^_{}|~]+$/i;
const DOMAIN = /^(\.?[a-zA-Z0-9-])+$/;
const MISPLACED_DOT = /^\.|\.\.|\.$/;

const address = mailbox.refine((written) => {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(senderOf(written).address) ?? [];
  return LOCAL_PART.test(local) && !MISPLACED_DOT.test(local) && DOMAIN.test(domain);
});

const messageSchema = z.strictObject({
  // Of sender and subject: https://postmarkapp.com/support/article/subject-line-and-from-address-character-limits
  From: address.max(255),
  To: address,
  Subject: z.string().min(1).max(2000),
  TextBody: z.string().min(1),
  HtmlBody: z.string().min(1),
  MessageStream: z.string(),
  Tag: z.string().max(1000),
  // https://postmarkapp.com/support/article/1125-custom-metadata-faq
  Metadata: z.record(z.string().max(20), z.string().max(80)).refine((fields) => {
    const names = Object.keys(fields).map((name) => name.toLowerCase());
    return names.length <= 10 && new Set(names).size === names.length;
  }),
  Headers: z.array(z.strictObject({Name: z.string().min(1), Value: z.string()})),
});

/**
 * The provider Postmark: its e-mail API, its search of sent messages, and what is set up. Sources:
 * https://postmarkapp.com/developer/api/email-api, https://postmarkapp.com/developer/api/messages-api,
 * https://postmarkapp.com/developer/api/server-api, https://postmarkapp.com/developer/api/domains-api,
 * https://postmarkapp.com/developer/api/webhooks-api, https://postmarkapp.com/developer/api/message-streams-api. Mounted at `/postmark`.
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
  // https://postmarkapp.com/updates/changes-to-email-api-validation-action-may-be-required
  if (!isJsonType(c.req.header('Accept')) || !isJsonType(c.req.header('Content-Type'))) return c.body(null, 415);
  const body = await bodyOf(c);
  if (body === null) return c.json({ErrorCode: 402, Message: 'Invalid JSON'}, 422);
  const parsed = messageSchema.safeParse(body);
  if (!parsed.success) return c.json(refusalOf(parsed.error), 422);
  const {From, To, Subject, TextBody, HtmlBody, Tag, Metadata, Headers, MessageStream: stream} = parsed.data;
  // Source of all three: https://postmarkapp.com/developer/api/overview#error-codes
  const sender = senderOf(From);
  if (sender.domain !== c.env.MAIL_DOMAIN) {
    const Message = `The 'From' address you supplied (${sender.address}) is not a Sender Signature on your account.`;
    return c.json({ErrorCode: 400, Message}, 422);
  }
  if (STREAMS[stream] === undefined) {
    return c.json({ErrorCode: 1235, Message: "The 'MessageStream' provided does not exist on this server."}, 422);
  }
  if (await outboxOf(c.env).isSuppressed(stream, To)) {
    // In the provider's words: https://github.com/ActiveCampaign/postmark-gem/issues/128
    const Message = `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${To}. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.`;
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
      handover: {provider: 'postmark', id: MessageID, from: From, stream, labels: Metadata, request: null},
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
  const count = await outboxOf(c.env).countReference(c.req.query('messagestream') ?? 'outbound', key);
  return c.json({TotalCount: count, Messages: []});
});

postmark.get('/server', (c) =>
  c.json({ID: 1, Name: 'Lichtung', DeliveryType: 'Live', TrackOpens: false, TrackLinks: 'None'}),
);

postmark.get('/domains', (c) => {
  const isVerified = {SPFVerified: true, DKIMVerified: true, WeakDKIM: false, ReturnPathDomainVerified: true};
  return c.json({TotalCount: 1, Domains: [{Name: c.env.MAIL_DOMAIN, ...isVerified, ID: 1}]});
});

postmark.get('/message-streams/:id', (c) => {
  const ID = c.req.param('id');
  const stream = STREAMS[ID];
  if (stream === undefined) {
    return c.json({ErrorCode: 1226, Message: "The message stream for the provided 'ID' was not found."}, 422);
  }
  return c.json({
    ID,
    ServerID: 1,
    Name: ID,
    Description: null,
    MessageStreamType: stream.type,
    CreatedAt: '2026-01-01T00:00:00-05:00',
    UpdatedAt: null,
    ArchivedAt: null,
    ExpectedPurgeDate: null,
    SubscriptionManagementConfiguration: {UnsubscribeHandlingType: stream.unsubscribing},
  });
});

postmark.get('/webhooks', (c) => {
  const webhook = webhookOf(c.env);
  if (webhook === null) return c.json({Webhooks: []});
  const asked = c.req.query('MessageStream');
  const off = {Enabled: false};
  const on = {Enabled: true, IncludeContent: false};
  return c.json({
    Webhooks: Object.keys(STREAMS)
      .filter((stream) => asked === undefined || asked === stream)
      .map((stream, index) => ({
        ID: index + 1,
        Url: webhook.url,
        MessageStream: stream,
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
      })),
  });
});

function isJsonType(header: string | undefined): boolean {
  return header?.split(';')[0]?.trim() === 'application/json';
}

/** Returns the refusal of a mail: 403 if a field has another type, 300 if a value is not valid. */
function refusalOf({issues}: z.ZodError) {
  for (const issue of issues) {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join() : issue.path.join('.');
    if (issue.code === 'invalid_type' || issue.code === 'unrecognized_keys') {
      return {ErrorCode: 403, Message: `Invalid request field(s): $.${field}`};
    }
  }
  return {ErrorCode: 300, Message: `Invalid email request: ${issues[0]?.path.join('.') ?? ''}`};
}
