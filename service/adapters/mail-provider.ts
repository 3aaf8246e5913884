import * as z from 'zod';
import {withAsciiDomain} from '../../contracts/mailbox';
import type {Variables} from '../config/env';
import {digest} from '../domain/codes';
import type {Mail} from '../mail/mail';
import {callUpstream, parseUpstream, UpstreamError} from './upstream';
import type {UpstreamAnswer} from './upstream';

/** The worker's variables that sending needs. */
export type MailProviderEnv = Pick<Variables, 'MAIL_PROVIDER' | 'MAIL_API_URL' | 'MAIL_API_TOKEN' | 'MAIL_FROM'>;

/** A handover that may be tried again. */
export type FailedHandover = {
  readonly state: 'failed';
  /** Whether the provider failed, and not the mail itself. */
  readonly isOutage: boolean;
  /** How many seconds the provider asks to wait; `null` if it does not ask. */
  readonly retryAfter: number | null;
  readonly code: string;
  readonly reason: string;
};

/** The provider's answer to a mail. `refused` is final: trying again does not help. */
export type Handover =
  | {readonly state: 'sent'}
  | FailedHandover
  /** `code` is for the log: a provider's own message may name the address. */
  | {
      readonly state: 'refused';
      /** Whether the recipient's address is the reason, which anybody may have typed. */
      readonly isRecipients: boolean;
      readonly code: string;
      readonly reason: string;
    };

const SENT: Handover = {state: 'sent'};

/** `TotalCount` is a number in the documentation, and a text in the types of the official client. */
const searchSchema = z.object({TotalCount: z.coerce.number<number | string>().int().min(0)});
const postmarkErrorSchema = z.object({ErrorCode: z.int(), Message: z.string()});
const resendErrorSchema = z.object({name: z.string(), message: z.string()});
/**
 * The errors of Postmark that are about the account, not about the mail: maintenance, not allowed to send, account is pending, account may not
 * send. Source: https://postmarkapp.com/developer/api/overview#error-codes
 */
const POSTMARK_LATER = [100, 405, 412, 413];
/** The server has no such stream: its mails wait, those of the other stream do not. The same source. */
const POSTMARK_NO_STREAM = 1235;
/** The address bounced or complained. The same source. An invalid request (300) may as well be the sender's or the text's fault. */
const POSTMARK_INACTIVE = 406;
/**
 * The streams of a Postmark server: each has a list of its own of addresses that bounced or complained. Advertising has its own stream, so that a
 * complaint about it holds up no receipt. Sources: https://postmarkapp.com/developer/api/suppressions-api and
 * https://github.com/ActiveCampaign/postmark-skills/blob/main/postmark-send-email/SKILL.md
 */
const POSTMARK_STREAMS = {receipts: 'outbound', advertising: 'broadcast'} as const;
/** The errors of Resend after which a later attempt may succeed: the first handover is still under way, or the API key does not count. */
const RESEND_LATER = /^(?:concurrent_idempotent_requests|\w+_api_key)$/;
/** Postmark's metadata holds 80 characters at most. */
const REFERENCE_LENGTH = 32;

/** Returns the reference of a mail at the provider: a digest of its key, because a key may name something private. */
export async function mailReference(key: string): Promise<string> {
  return (await digest(key)).slice(0, REFERENCE_LENGTH);
}

/**
 * Hands a mail to the configured provider. If an earlier handover had no answer, the provider may have the mail: Postmark is searched for its
 * metadata, Resend ignores an idempotency key that it saw within a day. Neither sends it twice. The platform's addresses may have a domain in any
 * script, the providers take ASCII.
 *
 * @param isRepeated whether a handover of this mail was tried before
 * @throws {UpstreamError} if the provider cannot be reached, or refuses the account and not the mail: a later attempt may succeed
 */
export async function sendMail(env: MailProviderEnv, mail: Mail, isRepeated: boolean): Promise<Handover> {
  const key = await mailReference(mail.key);
  return env.MAIL_PROVIDER === 'postmark' ? sendByPostmark(env, mail, key, isRepeated) : sendByResend(env, mail, key);
}

/**
 * Sources: https://postmarkapp.com/developer/api/email-api#send-a-single-email and
 * https://postmarkapp.com/developer/api/messages-api#outbound-message-search
 */
async function sendByPostmark(env: MailProviderEnv, mail: Mail, key: string, isRepeated: boolean): Promise<Handover> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Postmark-Server-Token': env.MAIL_API_TOKEN,
  };
  const stream = POSTMARK_STREAMS[mail.headers?.['List-Unsubscribe'] === undefined ? 'receipts' : 'advertising'];
  if (isRepeated) {
    const query = new URLSearchParams({
      count: '1',
      offset: '0',
      messagestream: stream,
      metadata_key: key,
    }).toString();
    const search = await callUpstream('postmark', `${env.MAIL_API_URL}/messages/outbound?${query}`, {headers});
    if (search.status !== 200) return postmarkFailure(search);
    if (parseUpstream('postmark', searchSchema, search).TotalCount > 0) return SENT;
  }
  const body = {
    From: env.MAIL_FROM,
    To: withAsciiDomain(mail.to),
    Subject: mail.subject,
    TextBody: mail.text,
    HtmlBody: mail.html,
    MessageStream: stream,
    Tag: mail.kind,
    Metadata: {key, language: mail.language},
    Headers: Object.entries(mail.headers ?? {}).map(([Name, Value]) => ({Name, Value})),
  };
  const answer = await callUpstream('postmark', `${env.MAIL_API_URL}/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (answer.status === 200) return SENT;
  const refusal = postmarkRefusal(answer);
  if (refusal.ErrorCode === POSTMARK_NO_STREAM) return postmarkFailure(answer);
  const code = `${answer.status} ${refusal.ErrorCode}`;
  const isRecipients = refusal.ErrorCode === POSTMARK_INACTIVE;
  return {state: 'refused', isRecipients, code, reason: `${code} ${refusal.Message}`};
}

/**
 * Returns a failure that is about this mail or its stream: others need not wait for it.
 *
 * @throws {UpstreamError} if the provider refuses the account
 */
function postmarkFailure(answer: UpstreamAnswer): FailedHandover {
  const code = `postmark: ${answer.status} ${postmarkRefusal(answer).ErrorCode}`;
  return {state: 'failed', isOutage: false, retryAfter: null, code, reason: code};
}

/** @throws {UpstreamError} if the provider refuses the account */
function postmarkRefusal(answer: UpstreamAnswer): z.output<typeof postmarkErrorSchema> {
  const refusal = refusalIn('postmark', postmarkErrorSchema, answer);
  if (!POSTMARK_LATER.includes(refusal.ErrorCode)) return refusal;
  throw new UpstreamError('postmark', `${answer.status} ${refusal.ErrorCode}`);
}

/** Source: https://resend.com/docs/api-reference/emails/send-email */
async function sendByResend(env: MailProviderEnv, mail: Mail, key: string): Promise<Handover> {
  const answer = await callUpstream('resend', `${env.MAIL_API_URL}/emails`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${env.MAIL_API_TOKEN}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({
      from: env.MAIL_FROM,
      to: [withAsciiDomain(mail.to)],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers ?? {},
      tags: [
        {name: 'kind', value: mail.kind},
        {name: 'language', value: mail.language},
        {name: 'key', value: key},
      ],
    }),
  });
  if (answer.status === 200) return SENT;
  const refusal = refusalIn('resend', resendErrorSchema, answer);
  const code = `${answer.status} ${refusal.name}`;
  if (RESEND_LATER.test(refusal.name)) throw new UpstreamError('resend', code);
  // Its name does not say which field is wrong. Addresses that take no mails are told by the webhook.
  return {state: 'refused', isRecipients: false, code, reason: `${code} ${refusal.message}`};
}

/**
 * Returns the provider's refusal.
 *
 * @throws {UpstreamError} on a 401, which is about the token, and on an answer that is no error of the provider: something in front of it refused
 * the request (https://postmarkapp.com/support/article/getting-a-403-that-doesnt-look-like-a-postmark-error)
 */
function refusalIn<T>(provider: string, schema: z.ZodType<T>, {status, body}: UpstreamAnswer): T {
  const refusal = schema.safeParse(body).data;
  if (status === 401 || refusal === undefined) throw new UpstreamError(provider, String(status));
  return refusal;
}
