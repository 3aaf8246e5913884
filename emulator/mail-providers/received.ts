import type {Context} from 'hono';
import * as z from 'zod';
import {now} from '../shared/clock';
import {jsonOf} from '../shared/json';
import type {MailEnv} from '../shared/mail';

export type ProviderApp = {readonly Bindings: MailEnv & {readonly MAIL_API_TOKEN: string}};

export type ProviderContext = Context<ProviderApp>;

/** A mail of more than this is refused. */
const MAX_CHARACTERS = 5_000_000;

/** `Name <address>` or an address alone; an address that bounces always is refused by both providers. */
export const mailbox = z.string().regex(/^(?:[^<>]+ <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/);

/** Reads the JSON body of a request; `null` where it is none, or too long. */
export async function bodyOf(c: ProviderContext): Promise<unknown> {
  const text = await c.req.text();
  return text.length > MAX_CHARACTERS ? null : jsonOf(text);
}

/** Returns the time at which a mail was taken, in milliseconds since 1970. */
export function takenAt(c: ProviderContext): number {
  return now(c.env);
}
