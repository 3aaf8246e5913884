import * as z from 'zod';

import {refusalSchema} from '#contracts/refusal';

import {attemptTimeout, withDeadline, withOneRetry} from '../deadline.server';
import {ServiceError} from '../service-error.server';

export type ServiceApiOptions = {
  readonly origin: string;
  readonly token: string;
  readonly random: () => number;
  /** Who asks, for the limits per visitor; `unknown` where the platform does not say. */
  readonly visitor: string;
};

/** What the service answered to a call: what it did, or why it did not, by a code (`contracts/README.md`). */
export type ServiceReply<T> =
  | {readonly ok: true; readonly data: T}
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string;
      readonly fields: readonly string[];
      /** Of a 429: seconds until there is room again. */
      readonly waitSeconds: number;
    };

type Call<T> = {
  /** Behind `/v1`, such as `/withdrawals`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType<T>;
  /** Names one showing of a form: the same body under it counts once. `null`: every call counts. */
  readonly operation: string | null;
};

/** What a visitor waits where the service says no more than that it was too often. */
const USUAL_WAIT_SECONDS = 60;

async function idempotencyKey(operation: string | null, body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hash = [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${operation ?? crypto.randomUUID()}-${hash}`;
}

/**
 * Posts to the service API. The call carries an `Idempotency-Key` of operation and body, so it is repeated once without
 * harm. Throws `ServiceError` when the service does not answer, answers 5xx, refuses our token or says what the contract
 * does not know.
 */
export async function postToService<T>(
  {origin, token, random, visitor}: ServiceApiOptions,
  {path, body, schema, operation}: Call<T>,
): Promise<ServiceReply<T>> {
  const text = JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Idempotency-Key': await idempotencyKey(operation, text),
    ...(visitor === 'unknown' ? {} : {'Shopper-Address': visitor}),
  };
  const {status, answer, waitSeconds} = await withOneRetry(
    () => attempt(`${origin}/v1${path}`, headers, text),
    random(),
  );
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return {ok: true, data: parsed.data};
    throw new ServiceError('service-api', 'malformed', z.prettifyError(parsed.error));
  }
  const refusal = refusalSchema.safeParse(answer);
  if (status === 401 || !refusal.success) throw new ServiceError('service-api', 'status', `${status} for ${path}`);
  const {code, fields = []} = refusal.data.error;
  return {ok: false, status, code, fields: fields.map((field) => field.path), waitSeconds};
}

async function attempt(url: string, headers: Readonly<Record<string, string>>, body: string) {
  const controller = new AbortController();
  try {
    const sent = fetch(url, {method: 'POST', headers, body, signal: controller.signal, redirect: 'manual'});
    const response = await withDeadline('service-api', attemptTimeout.mutation, sent);
    if (response.status >= 500) throw new ServiceError('service-api', 'status', String(response.status));
    const answer: unknown = await withDeadline('service-api', attemptTimeout.read, response.json());
    return {status: response.status, answer, waitSeconds: waitOf(response)};
  } catch (error) {
    controller.abort();
    throw error instanceof ServiceError
      ? error
      : new ServiceError('service-api', 'unreachable', 'no answer', {cause: error});
  }
}

/** `Retry-After` in whole seconds, as the contract has it. */
function waitOf({headers}: Response): number {
  const said = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(said) ? Number(said) : USUAL_WAIT_SECONDS;
}
