import type * as z from 'zod';
import {retryAfterSeconds} from '../../contracts/retry-after';
import {withUserAgent} from '../../contracts/user-agent';
import {jsonOf} from '../domain/json';
import {isObjectFailure} from '../domain/object-failure';

/** The timeout of a request to a hosted service, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A hosted service failed, or did not answer as documented. A request that needs it is answered with 503. */
export class UpstreamError extends Error {
  constructor(
    readonly service: string,
    readonly reason: string,
    /** How many seconds its `Retry-After` asks to wait; `null` where it has none. */
    readonly waitSeconds: number | null = null,
  ) {
    super(`${service}: ${reason}`);
    this.name = 'UpstreamError';
  }
}

/**
 * Tells whether a hosted service failed: for this call, or for the Durable Object that it called. Name and fields of an object's error arrive
 * by `enhanced_error_serialization` (`service/wrangler.toml`), its class does not.
 */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError';
}

/** Tells whether a hosted service failed, or a Durable Object could not be reached: a later attempt may succeed. */
export function isOutage(error: unknown): boolean {
  return isUpstreamError(error) || (error instanceof Error && isObjectFailure(error));
}

/** Returns how many seconds a hosted service asks to wait after a failure; `null` if it does not ask. */
export function waitSecondsOf(error: unknown): number | null {
  return isUpstreamError(error) ? error.waitSeconds : null;
}

/** An answer of a hosted service. `body` is parsed JSON, `null` if it is no JSON. */
export type UpstreamAnswer = {readonly status: number; readonly headers: Headers; readonly body: unknown};

/**
 * Calls a hosted service.
 *
 * @param service names it in errors
 * @throws {UpstreamError} if it does not answer within 10 s, or answers with 5xx or 429; with its `Retry-After`
 */
export async function callUpstream(service: string, url: string, init: RequestInit): Promise<UpstreamAnswer> {
  const response = await reach(service, url, init);
  const text = await response.text().catch(() => null);
  if (text === null) throw new UpstreamError(service, 'the answer broke off');
  if (response.status >= 500 || response.status === 429) {
    const waitSeconds = retryAfterSeconds(response.headers.get('Retry-After'), Date.now());
    throw new UpstreamError(service, String(response.status), waitSeconds);
  }
  return {status: response.status, headers: response.headers, body: jsonOf(text)};
}

/**
 * Parses an answer.
 *
 * @throws {UpstreamError} if it is not as documented
 */
export function parseUpstream<T>(
  service: string,
  schema: z.ZodType<T>,
  {status, body}: Pick<UpstreamAnswer, 'status' | 'body'>,
): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new UpstreamError(service, `${status}, ${parsed.error.issues[0]?.path.join('.') ?? ''} is not as documented`);
}

async function reach(service: string, url: string, init: RequestInit): Promise<Response> {
  try {
    const headers = withUserAgent(init.headers);
    return await fetch(url, {...init, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS)});
  } catch (error) {
    throw new UpstreamError(service, error instanceof Error ? error.message : String(error));
  }
}
