import * as z from 'zod';

const trigger = z.strictObject({Enabled: z.boolean()});
const webhook = z.strictObject({
  id: z.uuid(),
  endpoint: z.url(),
  events: z.array(z.string()),
  status: z.enum(['enabled', 'disabled']),
  created_at: z.string(),
});
const listOf = (item: z.ZodType) =>
  z.strictObject({object: z.literal('list'), has_more: z.boolean(), data: z.array(item)});

/** What the mail providers answer, by their routes. */
export const MAIL_PROVIDER_REPLIES = {
  'POST /postmark/email': z.strictObject({
    To: z.string(),
    SubmittedAt: z.iso.datetime(),
    MessageID: z.uuid(),
    ErrorCode: z.literal(0),
    Message: z.literal('OK'),
  }),
  'GET /postmark/messages/outbound': z.strictObject({TotalCount: z.int(), Messages: z.array(z.never())}),
  'GET /postmark/server': z.strictObject({
    ID: z.int(),
    Name: z.string(),
    DeliveryType: z.enum(['Live', 'Sandbox']),
    TrackOpens: z.boolean(),
    TrackLinks: z.enum(['None', 'HtmlAndText', 'HtmlOnly', 'TextOnly']),
  }),
  'GET /postmark/domains': z.strictObject({
    TotalCount: z.int(),
    Domains: z.array(
      z.strictObject({
        Name: z.string(),
        SPFVerified: z.boolean(),
        DKIMVerified: z.boolean(),
        WeakDKIM: z.boolean(),
        ReturnPathDomainVerified: z.boolean(),
        ID: z.int(),
      }),
    ),
  }),
  'GET /postmark/message-streams/:id': z.strictObject({
    ID: z.string(),
    ServerID: z.int(),
    Name: z.string(),
    Description: z.null(),
    MessageStreamType: z.enum(['Transactional', 'Broadcasts']),
    CreatedAt: z.string(),
    UpdatedAt: z.null(),
    ArchivedAt: z.null(),
    ExpectedPurgeDate: z.null(),
    SubscriptionManagementConfiguration: z.strictObject({UnsubscribeHandlingType: z.enum(['None', 'Custom'])}),
  }),
  'GET /postmark/webhooks': z.strictObject({
    Webhooks: z.array(
      z.strictObject({
        ID: z.int(),
        Url: z.url(),
        MessageStream: z.string(),
        HttpAuth: z.strictObject({Username: z.string(), Password: z.string()}),
        HttpHeaders: z.array(z.never()),
        Triggers: z.strictObject({
          Open: trigger.extend({PostFirstOpenOnly: z.boolean()}),
          Click: trigger,
          Delivery: trigger,
          Bounce: trigger.extend({IncludeContent: z.boolean()}),
          SpamComplaint: trigger.extend({IncludeContent: z.boolean()}),
          SubscriptionChange: trigger,
        }),
      }),
    ),
  }),
  'POST /resend/emails': z.strictObject({id: z.uuid()}),
  'GET /resend/domains': listOf(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(['not_started', 'pending', 'verified', 'failed', 'partially_verified', 'partially_failed']),
      created_at: z.string(),
      region: z.string(),
      open_tracking: z.boolean(),
      click_tracking: z.boolean(),
      capabilities: z.strictObject({sending: z.string(), receiving: z.string()}),
    }),
  ),
  'GET /resend/webhooks': listOf(webhook),
  'GET /resend/webhooks/:id': webhook.extend({object: z.literal('webhook'), signing_secret: z.string()}),
} as const;
