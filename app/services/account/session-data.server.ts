import * as z from 'zod';

const session = z.object({
  /** Global id of the customer at the platform. */
  customerId: z.string(),
  firstName: z.string().nullable(),
  /** Whether the platform knows them as a business. */
  isBusiness: z.boolean().default(false),
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  /** The session with the subscription service; times are milliseconds since 1970. */
  subscriptions: z.object({token: z.string(), customerId: z.int(), expiresAt: z.number()}).nullable(),
});

const login = z.object({verifier: z.string(), nonce: z.string(), returnTo: z.string()});

const draft = z.object({path: z.string(), fields: z.record(z.string(), z.string())});

/** What the server keeps of a login. None of the tokens ever reaches a page. */
export type SessionData = z.output<typeof session>;

/** What is remembered of a login between its two visits. */
export type LoginData = z.output<typeof login>;

/** A form that was sent when nobody was logged in any more. */
export type DraftData = z.output<typeof draft>;

export const readSession = (data: string | null): SessionData | null => read(session, data);
export const readLogin = (data: string | null): LoginData | null => read(login, data);
export const readDraft = (data: string | null): DraftData | null => read(draft, data);

/** `null` for nothing, and for what an earlier release wrote in another shape: that session is over. */
function read<T>(schema: z.ZodType<T>, data: string | null): T | null {
  return data === null ? null : (schema.safeParse(JSON.parse(data)).data ?? null);
}
