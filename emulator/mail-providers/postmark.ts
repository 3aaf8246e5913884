import {Hono} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {outboxOf} from '../shared/mail';
import type {ProviderApp} from './received';
import {bodyOf, mailbox, takenAt} from './received';

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
 * The provider Postmark: its e-mail API and its search of sent messages. Sources:
 * https://postmarkapp.com/developer/api/email-api, https://postmarkapp.com/developer/api/messages-api. Mounted at `/postmark`.
 */
export const postmark = new Hono<ProviderApp>();

postmark.use(async (c, next) => {
  const token = c.req.header('X-Postmark-Server-Token') ?? '';
  if (await timingSafeEqual(token, c.env.MAIL_API_TOKEN)) return next();
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
  if (await outboxOf(c.env).isSuppressed(To)) {
    // https://postmarkapp.com/developer/api/overview#error-codes
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
