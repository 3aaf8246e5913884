import type {Context} from 'hono';
import {matchedRoutes, routePath} from 'hono/route';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import type * as z from 'zod';
import type {WireRefusal} from '../../contracts/refusal';
import type {FailedRequest} from '../adapters/log';
import type {ServiceEnv} from '../env';

/** The context of the service's handlers. */
export type ServiceApp = {
  readonly Bindings: ServiceEnv;
  readonly Variables: {
    /** The id of the request, 32 hexadecimal digits. A repetition with the same idempotency key has the same id. */
    requestId: string;
  };
};

export type ServiceContext = Context<ServiceApp>;

/** The body of a request, or the response that refuses it. */
export type Reading<T> = {readonly ok: true; readonly data: T} | {readonly ok: false; readonly response: Response};

/** Returns method and route pattern of a failed request, for the log: the last pattern that ends in no wildcard, if there is one. */
export function failedRequest(c: Context): FailedRequest {
  const patterns = [...matchedRoutes(c).map(({path}) => path), routePath(c)];
  return {method: c.req.method, path: patterns.findLast((pattern) => !pattern.endsWith('*')) ?? routePath(c, -1)};
}

/** Refuses a request with a code of the contract. */
export function refuse(
  c: ServiceContext,
  status: ContentfulStatusCode,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: WireRefusal = {error: {code}};
  return c.json(body, status, headers);
}

/** Reads a JSON body, which `boundBody` has bounded. Refusals: 400 `malformed` for invalid JSON, 422 `invalid` with the wrong fields. */
export async function readBody<T>(c: ServiceContext, schema: z.ZodType<T>): Promise<Reading<T>> {
  const json = parseJson(await c.req.text());
  if (!json.ok) return {ok: false, response: refuse(c, 400, 'malformed')};
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return {ok: true, data: parsed.data};
  const fields = parsed.error.issues.map(({path, code}) => ({path: path.join('.'), code}));
  const body: WireRefusal = {error: {code: 'invalid', fields}};
  return {ok: false, response: c.json(body, 422)};
}

/** Makes an id that cannot be guessed, 32 hexadecimal digits. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Returns the current time in milliseconds since 1970; a test may have moved it. */
export function now({env}: {readonly env: Pick<ServiceEnv, 'CLOCK_OFFSET_MS'>}): number {
  return Date.now() + env.CLOCK_OFFSET_MS;
}

function parseJson(text: string): {readonly ok: true; readonly value: unknown} | {readonly ok: false} {
  try {
    return {ok: true, value: JSON.parse(text)};
  } catch {
    return {ok: false};
  }
}
