import * as z from 'zod';

import {refusalSchema} from '#contracts/refusal';
import {retryAfterSeconds} from '#contracts/retry-after';

import {hashHex} from '../../runtime/digest.server';
import {hostedFetch} from '../../runtime/hosted-fetch.server';
import {jsonOf} from '../../runtime/json.server';
import type {Language} from '../../config/languages';
import {USUAL_WAIT_SECONDS} from '../../config/resilience';
import type {Failure} from '../../domain/form/outcome';
import {wholeAnswer} from '../answer.server';
import {parseBody, readJson} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

/** Where the service API is, and what it is asked with. */
export type ServiceApiAccess = {readonly origin: string; readonly token: string; readonly calls: ServiceCalls};

type VisitorAccess = ServiceApiAccess & {
  /** For the limits per visitor; `unknown` where the platform does not say. */
  readonly visitorAddress: string;
};

/** What an adapter of the service API is made with: the calls of one visitor, whose mails and texts are in `language`. */
export type ServiceApiOptions = VisitorAccess & {readonly language: Language};

/** The answer of the service to a call: what it did, or why it did not, by a code (`contracts/README.md`). */
export type ServiceReply<T> =
  | {readonly state: 'done'; readonly data: T}
  | {readonly state: 'refused'; readonly code: string; readonly fields: readonly string[]}
  | Extract<Failure, {readonly state: 'rate-limited'}>;

/** A reply of a call that has done nothing. */
export type RefusedReply = Exclude<ServiceReply<unknown>, {readonly state: 'done'}>;

type Call<T> = {
  /** Behind `/v1`, such as `/withdrawals`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType<T>;
  /** The form's: the same body under it counts once. `null`: every call counts. */
  readonly idempotencyKey: string | null;
};

async function headerKey(idempotencyKey: string | null, body: string): Promise<string> {
  const hash = (await hashHex(body)).slice(0, 24);
  return `${idempotencyKey ?? crypto.randomUUID()}-${hash}`;
}

function headersOf(token: string, visitorAddress: string) {
  const own = {Authorization: `Bearer ${token}`, Accept: 'application/json'};
  return visitorAddress === 'unknown' ? own : {...own, 'Shopper-Address': visitorAddress};
}

type Read<T> = {
  /** Behind `/v1`, such as `/orders/a.b.c`. */
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** Given where the service limits the call per visitor. */
  readonly visitorAddress?: string;
};

/**
 * Reads from the service API: what it holds, or the status with which it refuses. Throws `ServiceError` when the service does not
 * answer, answers 429 or 5xx, refuses our token or says what the contract does not know.
 */
export async function readFromService<T>(
  {origin, token, calls}: ServiceApiAccess,
  {path, schema, visitorAddress = 'unknown'}: Read<T>,
): Promise<{readonly ok: true; readonly data: T} | {readonly ok: false; readonly status: number}> {
  const headers = headersOf(token, visitorAddress);
  const {status, body} = await readJson(calls, {service: 'service-api', url: `${origin}/v1${path}`, headers});
  if (status === 401 || status === 403) throw new ServiceError('service-api', 'status', 'our own token is refused');
  return status === 200 ? {ok: true, data: parseBody('service-api', schema, body)} : {ok: false, status};
}

/**
 * Posts to the service API. The call carries an `Idempotency-Key` made of the form's key and the body, so it is repeated once without
 * harm. Throws `ServiceError` when the service does not answer, answers 5xx, refuses our token or says what the contract
 * does not know.
 */
export async function postToService<T>(
  {origin, token, calls, visitorAddress}: VisitorAccess,
  {path, body, schema, idempotencyKey}: Call<T>,
): Promise<ServiceReply<T>> {
  const text = JSON.stringify(body);
  const headers = {
    ...headersOf(token, visitorAddress),
    'Content-Type': 'application/json',
    'Idempotency-Key': await headerKey(idempotencyKey, text),
  };
  const request = {method: 'POST', headers, body: text, redirect: 'manual'} as const;
  const reply = await calls.mutateByKey('service-api', (signal) =>
    wholeAnswer('service-api', hostedFetch(`${origin}/v1${path}`, {...request, signal}), {isLimitAnswer: true}),
  );
  const {status} = reply;
  const answer = jsonOf(reply.text);
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return {state: 'done', data: parsed.data};
    throw new ServiceError('service-api', 'malformed', z.prettifyError(parsed.error));
  }
  const refusal = refusalSchema.safeParse(answer);
  if (status === 401 || !refusal.success) {
    // Only the first segment: the next one may be a voucher's code, and the message is logged.
    const [, kind = ''] = path.split('/');
    throw new ServiceError('service-api', 'status', `${status} for ${kind}`);
  }
  if (status === 429) {
    const seconds = retryAfterSeconds(reply.headers.get('Retry-After'), Date.now()) ?? USUAL_WAIT_SECONDS;
    return {state: 'rate-limited', seconds};
  }
  const {code, fields = []} = refusal.data.error;
  return {state: 'refused', code, fields: fields.map((field) => field.path)};
}
