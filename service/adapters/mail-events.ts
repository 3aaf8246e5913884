import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import type {Variables} from '../config/env';
import {base64} from '../domain/hmac';
import {isSvixSignature} from '../domain/svix-signature';

type MailEventEnv = Pick<Variables, 'MAIL_PROVIDER' | 'MAIL_WEBHOOK_SECRET'>;

/** An event of a mail that the provider accepted. */
export type MailEvent = {
  /** `complained`: the mail arrived, and the reader marked it as spam. `unsubscribed`: the reader asked for no more mails. */
  readonly what: 'bounced' | 'complained' | 'unsubscribed';
  /** The mail's reference (`mailReference`); empty if the provider does not repeat it. */
  readonly reference: string;
  /** The kind of the mail, such as `withdrawal`; empty if the provider does not repeat it. */
  readonly kind: string;
  readonly email: string;
  /** The provider's code for the reason, such as `HardBounce`. It holds no personal data. */
  readonly code: string;
  /** Whether the newsletter ends: the provider will send no more mails to the address, or the reader asked for none. */
  readonly isFinal: boolean;
};

/** Postmark's types of bounces after which the mail arrived, or still may. Source: https://postmarkapp.com/developer/api/bounce-api#bounce-types */
const NO_BOUNCES = ['Transient', 'AutoResponder', 'AddressChange', 'Subscribe', 'OpenRelayTest'];

const POSTMARK_EVENTS = ['Bounce', 'SpamComplaint'] as const;

const postmarkSchema = z
  .object({
    RecordType: z.enum(POSTMARK_EVENTS),
    Type: z.string().regex(/^\w+$/),
    Email: z.string().min(1),
    Tag: z.string().nullish(),
    Metadata: z.record(z.string(), z.unknown()).nullish(),
    Inactive: z.boolean().nullish(),
  })
  .transform(({RecordType, Type, Email, Tag, Metadata, Inactive}): MailEvent | null => {
    if (NO_BOUNCES.includes(Type)) return null;
    const isComplaint = RecordType === 'SpamComplaint' || Type === 'SpamComplaint';
    const what = isComplaint ? 'complained' : Type === 'Unsubscribe' ? 'unsubscribed' : 'bounced';
    return {
      what,
      reference: textOf(Metadata?.['key']),
      kind: Tag ?? '',
      email: Email,
      code: Type,
      isFinal: what !== 'bounced' || Type === 'HardBounce' || Inactive === true,
    };
  });

const RESEND_EVENTS = {
  'email.bounced': 'bounced',
  'email.failed': 'bounced',
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
} as const;

const resendSchema = z
  .object({
    type: z.enum(['email.bounced', 'email.failed', 'email.suppressed', 'email.complained']),
    data: z.object({
      to: z.array(z.string().min(1)).min(1),
      tags: z.record(z.string(), z.unknown()).nullish(),
      bounce: z.object({type: z.string().regex(/^\w+$/)}).nullish(),
    }),
  })
  .transform(({type, data: {to, tags, bounce}}): MailEvent => ({
    what: RESEND_EVENTS[type],
    reference: textOf(tags?.['key']),
    kind: textOf(tags?.['kind']),
    email: to[0] ?? '',
    code: type === 'email.bounced' ? `${type} ${bounce?.type ?? ''}`.trim() : type,
    isFinal: type === 'email.complained' || type === 'email.suppressed' || bounce?.type === 'Permanent',
  }));

/** Accepts a message of any other kind, such as about a delivery. */
const about = (name: string, kinds: readonly string[]) =>
  z.object({[name]: z.string().refine((kind) => !kinds.includes(kind))}).transform(() => null);

const EVENTS = {
  postmark: postmarkSchema.or(about('RecordType', POSTMARK_EVENTS)),
  resend: resendSchema.or(about('type', Object.keys(RESEND_EVENTS))),
} as const;

/** Returns the schema of the provider's webhook. Its result is `null` for a message about a mail that arrived, or still may. */
export function mailEventSchema({MAIL_PROVIDER}: Pick<MailEventEnv, 'MAIL_PROVIDER'>) {
  return EVENTS[MAIL_PROVIDER];
}

/**
 * Tells whether the provider sent a message. Postmark does not sign: it sends a password, with the user `postmark`. Resend signs with Svix.
 * Sources: https://postmarkapp.com/developer/webhooks/webhooks-overview, https://resend.com/docs/webhooks/verify-webhooks-requests
 *
 * @param at milliseconds since 1970
 */
export async function isFromMailProvider(
  env: MailEventEnv,
  headers: Headers,
  body: string,
  at: number,
): Promise<boolean> {
  const header = (name: string) => headers.get(name) ?? '';
  if (env.MAIL_PROVIDER === 'resend') {
    const signed = {id: header('svix-id'), timestamp: header('svix-timestamp'), signature: header('svix-signature')};
    return isSvixSignature(signed, body, env.MAIL_WEBHOOK_SECRET, at);
  }
  const credentials = base64(new TextEncoder().encode(`postmark:${env.MAIL_WEBHOOK_SECRET}`));
  return timingSafeEqual(header('Authorization'), `Basic ${credentials}`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
