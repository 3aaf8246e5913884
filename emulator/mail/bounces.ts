import {base64, hmac} from '../shared/hmac';
import type {ClockEnv} from '../shared/clock';
import {now} from '../shared/clock';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import {steeringHeaders} from '../shared/service-worker';
import {Webhooks} from '../shared/webhooks';
import type {DeliveryPolicy, WebhookMessage as Webhook} from '../shared/webhooks';
import type {Handover, OutboxMessage} from './message';

/** What becomes of a mail: the address does not exist, its mailbox is full, or the reader calls it spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint';

const MINUTE_MS = 60_000;
const SVIX_ID = 'Svix-Id';

/**
 * How Postmark delivers: ten retries, none after a 403; Resend's waits differ. The timeout is invented.
 * Source: https://postmarkapp.com/support/article/understanding-inbound-webhook-retries-in-postmark
 */
const POLICY: DeliveryPolicy = {
  timeoutMs: 10_000,
  retryMs: [1, 5, 10, 10, 10, 15, 30, 60, 120, 360].map((minutes) => minutes * MINUTE_MS),
  isRetried: (status) => status !== 403,
  isSubscribed: () => Promise.resolve(true),
  attempted: () => Promise.resolve(),
};

const POSTMARK_TYPES = {
  hard: {RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1, Name: 'Hard bounce'},
  soft: {RecordType: 'Bounce', Type: 'SoftBounce', TypeCode: 4096, Name: 'Soft bounce'},
  complaint: {RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 100_001, Name: 'Spam complaint'},
} as const;

const RESEND_TYPES = {
  hard: {
    type: 'email.bounced',
    bounce: {type: 'Permanent', subType: 'General', message: 'The mailbox does not exist.'},
  },
  soft: {type: 'email.bounced', bounce: {type: 'Transient', subType: 'MailboxFull', message: 'The mailbox is full.'}},
  complaint: {type: 'email.complained', bounce: undefined},
} as const;

/** Returns the webhooks of both providers to the service worker, waiting in one object's storage. */
export function mailWebhooks(storage: DurableObjectStorage, env: ClockEnv & ServiceWorkerEnv): Webhooks {
  const {SERVICE_ORIGIN: service, MAIL_WEBHOOK_SECRET: secret} = env;
  if (!service || !secret) return new Webhooks(storage, [], POLICY);
  const receiver = {
    url: `${service}/webhooks/mail`,
    wants: () => true,
    sign: async (webhook: Webhook) => ({
      ...steeringHeaders(env),
      ...(SVIX_ID in webhook.headers
        ? await svixHeaders(webhook, secret, now(env))
        : {Authorization: `Basic ${btoa(`postmark:${secret}`)}`}),
    }),
  };
  return new Webhooks(storage, [receiver], POLICY);
}

/**
 * Returns what a provider tells of a mail that came back. Sources: https://postmarkapp.com/developer/webhooks/bounce-webhook,
 * https://postmarkapp.com/developer/webhooks/spam-complaint-webhook, https://resend.com/docs/webhooks/emails/bounced
 *
 * @param at milliseconds since 1970
 */
export function bounceMessage(message: OutboxMessage, handover: Handover, kind: BounceKind, at: number): Webhook {
  const body = handover.provider === 'postmark' ? byPostmark : byResend;
  const headers = handover.provider === 'postmark' ? {} : {[SVIX_ID]: `msg_${crypto.randomUUID()}`};
  return {headers, body: JSON.stringify(body(message, handover, kind, new Date(at).toISOString()))};
}

function byPostmark(
  {id, to, subject, kind: tag}: OutboxMessage,
  {id: MessageID, from, stream, labels}: Handover,
  kind: BounceKind,
  at: string,
) {
  return {
    ...POSTMARK_TYPES[kind],
    MessageStream: stream,
    ID: id,
    Tag: tag,
    MessageID,
    Metadata: labels,
    ServerID: 1,
    Description: '',
    Details: '',
    Email: to,
    From: from,
    BouncedAt: at,
    Subject: subject,
    DumpAvailable: false,
    Inactive: kind !== 'soft',
    CanActivate: kind !== 'complaint',
  };
}

function byResend({to, subject}: OutboxMessage, {id, from, labels}: Handover, kind: BounceKind, at: string) {
  const {type, bounce} = RESEND_TYPES[kind];
  const mail = {email_id: id, created_at: at, from, to: [to], subject, tags: labels};
  return {type, created_at: at, data: bounce === undefined ? mail : {...mail, bounce}};
}

/** Source: https://docs.svix.com/receiving/verifying-payloads/how-manual */
async function svixHeaders({headers, body}: Webhook, secret: string, at: number) {
  const timestamp = String(Math.floor(at / 1000));
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const mac = await hmac(`${headers[SVIX_ID]}.${timestamp}.${body}`, key);
  return {'Svix-Timestamp': timestamp, 'Svix-Signature': `v1,${base64(mac)}`};
}
