import type {CatalogueEnv} from '../storefront/present-shop';
import {openPresentShop} from '../storefront/present-shop';
import type {SteeredEnv} from './env';
import {controlOf, isControlled, presentOf} from './env';
import {graphqlOperation, pathOperation} from './operation-name';
import type {Fault, Service} from './services';
import {throttled} from './throttled';

/** The field of a request's body that names the operation. */
const GRAPHQL = /\/graphql(?:\.json)?$/;
/** A refusal of a mail, as both providers write it: a status without it would be an outage. */
const REFUSED_MAIL = {
  ErrorCode: 300,
  Message: 'Invalid email request',
  name: 'validation_error',
  message: 'Invalid email request',
};
const PROMISED_BYTES = 1_000;
const DELAY_MS = 3_000;
const BLACK_HOLE_MS = 60_000;

/**
 * Notes a request, lets go wrong what tests asked for, and hands the request on with the clock's offset and the catalogue as it was changed. Does nothing
 * where control is not enabled.
 *
 * @param prefix what precedes the operation in the path
 */
export async function steer<E extends SteeredEnv & CatalogueEnv>(
  request: Request,
  env: E,
  {service, prefix}: {readonly service: Service; readonly prefix: string},
  handle: (env: E) => Response | Promise<Response>,
): Promise<Response> {
  if (!isControlled(env)) return handle(env);
  const path = new URL(request.url).pathname;
  const operation = GRAPHQL.test(path) ? graphqlOperation(await request.clone().text()) : pathOperation(path, prefix);
  const directive = await controlOf(env).arrive({service, operation, method: request.method, path});
  const {fault} = directive;
  const present = presentOf(env, directive);
  await openPresentShop(present);
  return fault === null ? handle(present) : withFault(fault, service, () => handle(present));
}

async function withFault(
  fault: Fault,
  service: Service,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return refusal(service, fault.status ?? 503);
    case 'throttle':
      return throttled(service, fault.status);
    case 'delay':
      await pause(fault.ms ?? DELAY_MS);
      return handle();
    case 'truncate':
      return truncated(await handle());
    case 'drop':
      return brokenOff();
    case 'commit-then-drop':
      await (await handle()).arrayBuffer();
      return brokenOff();
    case 'black-hole':
      await pause(fault.ms ?? BLACK_HOLE_MS);
      return brokenOff();
    case 'endless-loop':
      for (;;);
    case 'password':
      return new Response(null, {status: 302, headers: {Location: '/password'}});
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function refusal(service: Service, status: number): Response {
  const headers = status === 429 || status === 503 ? {'Retry-After': '1'} : undefined;
  const body = service === 'mail-provider' ? REFUSED_MAIL : {error: {code: 'fault'}};
  return Response.json(body, {status, ...(headers ? {headers} : {})});
}

/** A response that promises more than it sends: the connection is cut behind the headers. */
function brokenOff(): Response {
  return cutBehind(new TextEncoder().encode('{'), PROMISED_BYTES, {'Content-Type': 'application/json'}, 200);
}

/** An answer that ends in its middle though its headers promise all of it. */
async function truncated(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length < 2) return brokenOff();
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  return cutBehind(bytes.slice(0, Math.ceil(bytes.length / 2)), bytes.length, headers, answer.status);
}

function cutBehind(bytes: Uint8Array, promised: number, headers: HeadersInit, status: number): Response {
  const {readable, writable} = new FixedLengthStream(promised);
  const writer = writable.getWriter();
  void writer
    .write(bytes)
    .then(() => writer.abort(new Error('The connection was cut on demand')))
    .catch(() => null);
  return new Response(readable, {headers, status});
}
