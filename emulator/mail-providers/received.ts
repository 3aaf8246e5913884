import type {Context} from 'hono';
import * as z from 'zod';
import {now} from '../shared/clock';
import {jsonOf} from '../shared/json';
import type {MailEnv} from '../shared/mail';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import {toldServiceOrigin} from '../shared/service-worker';

export type ProviderApp = {
  readonly Bindings: MailEnv &
    ServiceWorkerEnv & {
      /** Sends, as a server's token of Postmark or a key of Resend with the right Sending access. */
      readonly MAIL_API_TOKEN: string;
      /** Reads what is set up: the account's token of Postmark, a key of Resend with full access; nobody does where it is missing. */
      readonly MAIL_ACCOUNT_TOKEN?: string;
      /** The only domain that the merchant has verified. */
      readonly MAIL_DOMAIN: string;
    };
};

export type ProviderContext = Context<ProviderApp>;

/** A mail of more than this is refused. */
const MAX_CHARACTERS = 5_000_000;

/** `Name <address>` or an address alone; an address that bounces always is refused by both providers. */
export const mailbox = z.string().regex(/^(?:[^<>]+ <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/);

/** Returns the address alone, and its domain in lower case. */
export function senderOf(from: string): {readonly address: string; readonly domain: string} {
  const address = /<(.+)>$/.exec(from)?.[1] ?? from;
  return {address, domain: address.slice(address.lastIndexOf('@') + 1).toLowerCase()};
}

/** Reads the JSON body of a request; `null` where it is none, or too long. */
export async function bodyOf(c: ProviderContext): Promise<unknown> {
  const text = await c.req.text();
  return text.length > MAX_CHARACTERS ? null : jsonOf(text);
}

/** Returns the address that the merchant's webhook leads to, and its secret; `null` where there is none. */
export function webhookOf(env: ServiceWorkerEnv): {readonly url: string; readonly secret: string} | null {
  const [origin, secret] = [toldServiceOrigin(env), env.MAIL_WEBHOOK_SECRET];
  return origin !== null && secret ? {url: `${origin}/webhooks/mail`, secret} : null;
}

/** Returns the time at which a mail was taken, in milliseconds since 1970. */
export function takenAt(c: ProviderContext): number {
  return now(c.env);
}
