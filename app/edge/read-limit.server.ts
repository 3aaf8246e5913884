import {admitBurst, type BurstLimiter} from './admission.server';

/** Refuses a network with too many reads that have to be made anew; `null` admits the request. */
export type AdmitRead = (request: Request) => Promise<Response | null>;

/**
 * Returns a 429 for more reads per minute from one network than people cause. Asked for each read that no cache answers, whatever its
 * address: whether a page is there is known when it has been made. `null` for everything else. Forms are counted apart (`admit`).
 */
export async function admitRead(request: Request, reads: BurstLimiter): Promise<Response | null> {
  return request.method === 'POST' ? null : admitBurst(request, reads);
}
