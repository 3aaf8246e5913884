import {networksOf, WIDE_NETWORK_ROOM} from '#contracts/internet-address';

import {isSecret} from '../runtime/digest.server';
import {knownAddress} from './client-address.server';
import {refuse} from './refusal.server';

/** The platform's own limiter, for periods of seconds. A `Limiter` object counts by the hour. */
export type BurstLimiter = {readonly limit: (options: {readonly key: string}) => Promise<{readonly success: boolean}>};

/** Refuses a request (401, 429), or admits it (`null`). */
export type Admit = (request: Request) => Promise<Response | null>;

export type AdmissionControl = {
  /** Refuses requests without the password of a closed shop (`Basic`, any user name), and too many forms. */
  readonly request: Admit;
  /** Refuses too many reads that no cache answers, whatever their addresses: whether a page is there is known when it has been made. */
  readonly read: Admit;
  /** Refuses too many pictures and videos that no cache has. */
  readonly media: Admit;
  /** Refuses too many requests of one kind (`countedAs`) that the request guard exempts. */
  readonly exempt: (request: Request, countedAs: string) => Promise<Response | null>;
};

type Options = {
  /** What browsers ask for before they show anything; `undefined` for a shop that is open to everybody. */
  readonly password: string | undefined;
  readonly bursts: BurstLimiter;
  readonly reads: BurstLimiter;
};

const PERIOD_SECONDS = '60';

/**
 * Creates what decides who is admitted: by the password of a closed shop, and by how much one network sends per minute. The
 * four kinds are counted apart. Wrong passwords are not counted: the length of the password protects it. Requests without a
 * known address are not counted either.
 */
export function createAdmissionControl({password, bursts, reads}: Options): AdmissionControl {
  return {
    request: async (request) => {
      if (password !== undefined && !(await isSecret(givenPassword(request), password))) {
        return refuse(401, {'WWW-Authenticate': 'Basic realm="shop", charset="UTF-8"'});
      }
      return request.method === 'POST' ? refuseBurst(request, bursts) : null;
    },
    read: async (request) => (request.method === 'POST' ? null : refuseBurst(request, reads)),
    media: (request) => refuseBurst(request, reads, 'media'),
    exempt: (request, countedAs) => refuseBurst(request, bursts, countedAs),
  };
}

/** Returns a 429 for more requests per minute from one network than people cause; `null` for every other request. */
async function refuseBurst(request: Request, limiter: BurstLimiter, countedAs?: string): Promise<Response | null> {
  const address = knownAddress(request);
  if (address === null) return null;
  const [network = address, wide] = networksOf(address);
  // The platform's limiter has a single limit. The wide network may send more, so it is counted under several keys.
  const keys = wide === undefined ? [network] : [network, `${wide} ${shareOf(network)}`];
  for (const key of keys) {
    const {success} = await limiter.limit({key: countedAs === undefined ? key : `${countedAs} ${key}`});
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
