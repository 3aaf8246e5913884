import * as z from 'zod';

import type {CookieJar} from '../../config/cookie-jar.server';
import {COOKIES} from '../../config/cookies.server';

/** Records on the server for one browser, each behind a key in a cookie. */
export type Vault = {
  readonly keep: (data: string, seconds: number) => Promise<{readonly name: string; readonly key: string}>;
  readonly open: (key: string | null) => Promise<string | null>;
  /** Changes run one after the other; gives what is kept then. Throws what `change` throws. */
  readonly change: (key: string, change: (data: string) => Promise<string | null>) => Promise<string | null>;
  readonly remove: (key: string | null) => Promise<void>;
  readonly nameOf: (key: string) => string | null;
};

/** The session of this browser, read at most once per request. */
export type BrowserSession = {
  readonly read: () => Promise<SessionData | null>;
  /** As it is on the server now, where another request may have changed it. */
  readonly readAgain: () => Promise<SessionData | null>;
  /** A new session under a new key; one that there was ends. */
  readonly begin: (data: SessionData) => Promise<void>;
  /** Changes it, one change after the other; `null` ends it. Throws what `change` throws. */
  readonly change: (change: (data: SessionData) => Promise<SessionData | null>) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Keeps the session behind the session cookie. */
export function createBrowserSession(vault: Vault, jar: CookieJar): BrowserSession {
  let known: Promise<SessionData | null> | null = null;

  async function end(): Promise<void> {
    const key = jar.read('session');
    known = Promise.resolve(null);
    if (key === null) return;
    jar.remove('session');
    await vault.remove(key);
  }

  const readAgain = async (): Promise<SessionData | null> => readSession(await vault.open(jar.read('session')));

  return {
    read: () => (known ??= readAgain()),
    readAgain,
    async begin(data) {
      await end();
      jar.write('session', (await vault.keep(JSON.stringify(data), COOKIES.session.maxAge)).key);
      known = Promise.resolve(data);
    },
    async change(change) {
      const key = jar.read('session');
      if (key === null) return;
      const verdict = {isOver: false};
      const after = await vault.change(key, async (kept) => {
        const data = readSession(kept);
        const next = data && (await change(data));
        verdict.isOver = next === null;
        return next && JSON.stringify(next);
      });
      known = Promise.resolve(readSession(after));
      if (verdict.isOver) await end();
    },
    end,
  };
}

const session = z.object({
  /** Global id of the customer at the platform. */
  customerId: z.string(),
  firstName: z.string().nullable(),
  /** Whether the platform knows them as a business. */
  isBusiness: z.boolean().default(false),
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  /** The session with the subscription service, empty for whom it does not know; times are milliseconds since 1970. */
  subscriptions: z
    .object({token: z.string().nullable(), customerId: z.int().nullable(), expiresAt: z.number()})
    .nullable(),
});

const login = z.object({verifier: z.string(), nonce: z.string(), returnTo: z.string()});

const draft = z.object({path: z.string(), fields: z.record(z.string(), z.string())});

/** The session of a login as the server keeps it. None of the tokens ever reaches a page. */
export type SessionData = z.output<typeof session>;

/** The state of a login between its two visits. */
type LoginData = z.output<typeof login>;

/** A form that was sent when nobody was logged in any more. */
type DraftData = z.output<typeof draft>;

const readSession = (data: string | null): SessionData | null => read(session, data);
/** Parses the stored record of a login under way; `null` where it is missing or invalid. */
export const readLogin = (data: string | null): LoginData | null => read(login, data);
/** Parses a stored form; `null` where it is missing or invalid. */
export const readDraft = (data: string | null): DraftData | null => read(draft, data);

/** `null` for nothing, and for what an earlier release wrote in another shape: that session is over. */
function read<T>(schema: z.ZodType<T>, data: string | null): T | null {
  return data === null ? null : (schema.safeParse(JSON.parse(data)).data ?? null);
}
