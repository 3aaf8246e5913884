import * as z from 'zod';

import {ENDPOINTS} from './accepted-requests.server';
import {discard, readBounded} from '../runtime/bounded-body.server';
import {hostedFetch} from '../runtime/hosted-fetch.server';
import type {Admit} from './admission.server';
import {knownAddress} from './client-address.server';
import {copyHeaders} from './copy-headers.server';
import {refuse} from './refusal.server';

type AgentProxyOptions = {
  /** Origin of the platform's shop. */
  readonly platformOrigin: string;
  readonly fetchPlatform?: (address: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs?: number;
};

/** Answers requests of assistants; `null` for every other path. */
export type AgentProxy = (request: Request, admitRead: Admit) => Promise<Response | null>;

const {ucpProfile, ucpTools} = ENDPOINTS;
const TIMEOUT_MS = 8_000;
/** A page of 250 products, the platform's longest, has about 1 MB. */
const MAX_BYTES = 4 * 1024 * 1024;
const READABLE = /^(?:application\/json|text\/event-stream)(?:;|$)/;

/**
 * The request headers that are forwarded. Cookies are not among them, and no signature: it covers the host that was asked
 * (`@authority`), so at the platform it is a wrong one.
 */
const SENT = ['Accept', 'Content-Type', 'Idempotency-Key', 'MCP-Protocol-Version', 'UCP-Agent', 'User-Agent'] as const;
const RECEIVED = ['Content-Type', 'Cache-Control', 'Retry-After'] as const;

/** The tool that places an order. */
const PURCHASE = 'complete_checkout';
const callSchema = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  params: z.object({name: z.literal(PURCHASE)}),
});
/** "Invalid params" of JSON-RPC 2.0, the answer to a tool that does not exist. */
const UNKNOWN_TOOL = -32602;

/**
 * Passes assistants on to the platform, as its own storefronts do: the shop's profile (`/.well-known/ucp`) and the tools of
 * the Universal Commerce Protocol (`/api/ucp/mcp`). The profile is the platform's own, so that an assistant that has read it
 * may also ask the platform itself. The tool that places an order is refused: a person does that
 * (docs/decisions/180-assistants.md). 502 where the platform does not answer in time, sends elsewhere, or sends no JSON.
 */
export function createAgentProxy({
  platformOrigin,
  fetchPlatform = hostedFetch,
  timeoutMs = TIMEOUT_MS,
}: AgentProxyOptions): AgentProxy {
  return async (request, admitRead) => {
    const {pathname} = new URL(request.url);
    if (pathname !== ucpProfile.pathname && pathname !== ucpTools.pathname) return null;
    const refusal = await admitRead(request);
    if (refusal !== null) return refusal;
    const body = request.method === 'POST' ? await request.text() : null;
    const purchase = body === null ? null : refusedPurchase(body);
    if (purchase !== null) return purchase;
    const answer = await fetchPlatform(platformOrigin + pathname, {
      method: request.method,
      headers: sentHeaders(request),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    return answer === null ? refuse(502) : passOn(answer);
  };
}

/** Refuses a call that would place an order, alone or among others. */
function refusedPurchase(body: string): Response | null {
  const parsed: unknown = JSON.parse(body);
  const calls = Array.isArray(parsed) ? parsed : [parsed];
  const call = calls.map((each) => callSchema.safeParse(each).data).find((each) => each !== undefined);
  if (call === undefined) return null;
  const error = {
    code: UNKNOWN_TOOL,
    message: `Unknown tool: ${PURCHASE}. The person completes the order at continue_url.`,
  };
  return Response.json({jsonrpc: '2.0', id: call.id ?? null, error}, {headers: {'Cache-Control': 'no-store'}});
}

async function passOn(answer: Response): Promise<Response> {
  const {status, headers} = answer;
  const isRedirect = status >= 300 && status < 400;
  // A notification is answered with a 202 without a body (MCP, Streamable HTTP).
  const isReadable = status === 202 || READABLE.test(headers.get('Content-Type') ?? '');
  if (isRedirect || !isReadable) {
    discard(answer);
    return refuse(502);
  }
  const bytes = await readBounded(answer, MAX_BYTES);
  if (bytes === 'too-long' || bytes === 'broken') return refuse(502);
  const received = new Headers();
  copyHeaders(RECEIVED, headers, received);
  return new Response(bytes.length === 0 ? null : bytes, {status, headers: received});
}

/**
 * An assistant's own token is forwarded; another scheme is the password of a closed shop. So is the address that asks: the
 * platform limits each, and without it all assistants together.
 */
function sentHeaders(request: Request): Headers {
  const headers = new Headers();
  copyHeaders(SENT, request.headers, headers);
  const authorization = request.headers.get('Authorization') ?? '';
  if (/^Bearer /i.test(authorization)) headers.set('Authorization', authorization);
  const address = knownAddress(request);
  if (address !== null) headers.set('X-Forwarded-For', address);
  return headers;
}
