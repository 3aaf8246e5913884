import {networksOf, WIDE_NETWORK_ROOM} from '#contracts/internet-address';
import {knownAddress} from './client-address.server';
import {isKey} from './preview-pass.server';
import {refuse} from './refusal.server';

/** The platform's own limiter, for periods of seconds. A `Limiter` object counts by the hour. */
export type BurstLimiter = {readonly limit: (options: {readonly key: string}) => Promise<{readonly success: boolean}>};

type Admission = {
  /** What browsers ask for before they show anything; `undefined` for a shop that is open to everybody. */
  readonly password: string | undefined;
  readonly bursts: BurstLimiter;
};

const PERIOD_SECONDS = '60';

/**
 * Returns the refusal of a request that is not admitted: 401 without the password of a closed shop (`Basic`, any user
 * name), 429 for more forms per minute from one network than people send. `null` for every other request. Networks that
 * the platform does not name are not counted.
 */
export async function admit(request: Request, {password, bursts}: Admission): Promise<Response | null> {
  if (password !== undefined && !(await isKey(givenPassword(request), password))) {
    return refuse(401, {'WWW-Authenticate': 'Basic realm="shop", charset="UTF-8"'});
  }
  return request.method === 'POST' ? admitBurst(request, bursts) : null;
}

/**
 * Returns a 429 for more requests per minute from one network than people cause; `null` for every other request.
 * Requests of different kinds are counted apart.
 */
export async function admitBurst(request: Request, bursts: BurstLimiter, kind = ''): Promise<Response | null> {
  const address = knownAddress(request);
  if (address === null) return null;
  const [network = address, wide] = networksOf(address);
  // The platform's limiter has a single limit. The wide network may send more, so it is counted under several keys.
  const keys = wide === undefined ? [network] : [network, `${wide} ${shareOf(network)}`];
  for (const key of keys) {
    const {success} = await bursts.limit({key: kind + key});
    if (!success) return refuse(429, {'Retry-After': PERIOD_SECONDS});
  }
  return null;
}

function shareOf(network: string): number {
  return Number.parseInt(/(\w+)::/.exec(network)?.[1] ?? '0', 16) % WIDE_NETWORK_ROOM;
}

function givenPassword(request: Request): string {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (encoded === undefined || encoded.length % 4 === 1) return '';
  const bytes = Uint8Array.from(atob(encoded.replace(/=+$/, '')), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes).replace(/^[^:]*:/s, '');
}
