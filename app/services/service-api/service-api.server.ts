import * as z from 'zod';

import {refusalSchema} from '#contracts/refusal';
import {retryAfterSeconds} from '#contracts/retry-after';

import {hex, sha256} from '../../runtime/digest.server';
import {jsonOf} from '../../runtime/json.server';
import {parseBody, readJson} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

/** Where the service API is, and what it is asked with. */
export type ServiceApiAccess = {readonly origin: string; readonly token: string; readonly calls: ServiceCalls};

export type ServiceApiOptions = ServiceApiAccess & {
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
  readonly idempotencyKey: string | null;
};

/** The wait after a 429 of the service without `Retry-After`. */
export const USUAL_WAIT_SECONDS = 60;

async function headerKey(idempotencyKey: string | null, body: string): Promise<string> {
  const hash = hex((await sha256(body)).slice(0, 12));
  return `${idempotencyKey ?? crypto.randomUUID()}-${hash}`;
}

function headersOf(token: string, visitor: string) {
  const own = {Authorization: `Bearer ${token}`, Accept: 'application/json'};
  return visitor === 'unknown' ? own : {...own, 'Shopper-Address': visitor};
}

type Read<T> = {
  /** Behind `/v1`, such as `/orders/a.b.c`. */
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** Who asks, where the service limits the call per visitor. */
  readonly visitor?: string;
};

/**
 * Reads from the service API: what it holds, or the status with which it refuses. Throws `ServiceError` when the service does not
 * answer, answers 429 or 5xx, refuses our token or says what the contract does not know.
 */
export async function readFromService<T>(
  {origin, token, calls}: ServiceApiAccess,
  {path, schema, visitor = 'unknown'}: Read<T>,
): Promise<{readonly ok: true; readonly data: T} | {readonly ok: false; readonly status: number}> {
  const request = {service: 'service-api', url: `${origin}/v1${path}`, headers: headersOf(token, visitor)} as const;
  const {status, body} = await readJson(calls, request);
  if (status === 401 || status === 403) throw new ServiceError('service-api', 'status', 'our own token is refused');
  return status === 200 ? {ok: true, data: parseBody('service-api', schema, body)} : {ok: false, status};
}

/**
 * Posts to the service API. The call carries an `Idempotency-Key` made of the form's key and the body, so it is repeated once without
 * harm. Throws `ServiceError` when the service does not answer, answers 5xx, refuses our token or says what the contract
 * does not know.
 */
export async function postToService<T>(
  {origin, token, calls, visitor}: ServiceApiOptions,
  {path, body, schema, idempotencyKey}: Call<T>,
): Promise<ServiceReply<T>> {
  const text = JSON.stringify(body);
  const headers = {
    ...headersOf(token, visitor),
    'Content-Type': 'application/json',
    'Idempotency-Key': await headerKey(idempotencyKey, text),
  };
  const request = {method: 'POST', headers, body: text, redirect: 'manual'} as const;
  const {status, answer, waitSeconds} = await calls.mutateByKey('service-api', (signal) =>
    wholeReply(fetch(`${origin}/v1${path}`, {...request, signal})),
  );
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return {ok: true, data: parsed.data};
    throw new ServiceError('service-api', 'malformed', z.prettifyError(parsed.error));
  }
  const refusal = refusalSchema.safeParse(answer);
  if (status === 401 || !refusal.success) {
    // Only the first segment: the next one may be a voucher's code, and the message is logged.
    const [, kind = ''] = path.split('/');
    throw new ServiceError('service-api', 'status', `${status} for ${kind}`);
  }
  const {code, fields = []} = refusal.data.error;
  return {ok: false, status, code, fields: fields.map((field) => field.path), waitSeconds};
}

/** Unlike elsewhere, being asked too often is a reply: the contract says to whom and for how long. */
async function wholeReply(sent: Promise<Response>) {
  const response = await sent;
  if (response.status >= 500) throw new ServiceError('service-api', 'status', String(response.status));
  const answer = jsonOf(await response.text());
  const waitSeconds = retryAfterSeconds(response.headers.get('Retry-After'), Date.now()) ?? USUAL_WAIT_SECONDS;
  return {status: response.status, answer, waitSeconds};
}
