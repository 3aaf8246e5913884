import * as z from 'zod';
import {languageSchema, momentSchema} from '../../contracts/fields';

/** A mail that was sent, with the links of its text. Answer of `GET /mail/messages/{id}`. */
export const outboxMessageSchema = z.object({
  id: z.int().positive(),
  to: z.string().min(1),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
  language: languageSchema,
  /** What the mail is for, such as `order-confirmation`. */
  kind: z.string().min(1),
  headers: z.record(z.string(), z.string()),
  sentAt: momentSchema,
  links: z.array(z.url()),
});

/** Answer of `GET /mail/messages?to=&kind=&language=`, newest first. */
export const outboxSchema = z.object({messages: z.array(outboxMessageSchema)});
