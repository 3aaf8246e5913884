import type {Language} from '../shared/language';

/** A mail as a service hands it over. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document; whoever writes it escapes what people typed. */
  readonly html: string;
  readonly language: Language;
  /** What the mail is for, such as `order-confirmation`; tests look for it. */
  readonly kind: string;
  /** Further headers by name, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Names the occasion: a mail of a key that was delivered before is dropped, so that senders may repeat themselves. */
  readonly key?: string;
  /** How a mail provider took it; the mails of other services have none. */
  readonly handover?: Handover;
};

/** How a mail provider took a mail: its own id, and what the sender attached, which the provider's webhooks repeat. */
export type Handover = {
  readonly provider: 'postmark' | 'resend';
  readonly id: string;
  readonly from: string;
  /** The message stream of Postmark; `null` at Resend, which has none. */
  readonly stream: string | null;
  readonly labels: Readonly<Record<string, string>>;
  /** Names the content of the request, where the sender gave an idempotency key; `null` where it gave none. */
  readonly request: string | null;
};

/** A delivered mail. */
export type OutboxMessage = Required<Omit<Mail, 'key' | 'handover'>> & {
  readonly id: number;
  /** Milliseconds since 1970, in the emulated world. */
  readonly sentAt: number;
};

/** Which mails are wanted; absent parts match all. Addresses are compared without case. */
export type MessageFilter = {
  readonly to?: string | undefined;
  readonly kind?: string | undefined;
  readonly language?: string | undefined;
};
