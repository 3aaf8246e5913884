import * as z from 'zod';

/** A mail that is ready to be sent. */
export const mailSchema = z.object({
  /** Names the occasion: one mail is sent for each key, however often it is queued. */
  key: z.string().min(1),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** A whole document. */
  html: z.string(),
  language: z.enum(['de', 'en']),
  /** What the mail is for, such as `newsletter-welcome`. */
  kind: z.string(),
  /** The voucher in it, by the name of its object: the mail is not sent if the voucher's purchase was refunded by then. */
  voucher: z.string().optional(),
  /** Further headers by name, such as `List-Unsubscribe`. */
  headers: z.record(z.string(), z.string()).default({}),
});

export type Mail = z.input<typeof mailSchema>;

/** What the mails to the operator are for. */
export const OPERATOR_MAIL_KIND = 'new-cases';

/** A mail with the moment from which it may be sent, in milliseconds since 1970. */
export type ScheduledMail = {readonly dueAt: number; readonly mail: Mail};

/** Returns what a mail is for: its key begins with it. */
export function kindOf(key: string): string {
  return key.split(' ')[0] ?? key;
}
