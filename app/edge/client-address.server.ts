import {plainAddress} from '../domain/internet-address';

/**
 * Returns the address of the client, from the platform's own header alone (what a client or a proxy in between claims
 * is dropped at the request guard). On a socket without the platform in front, as in local use, everybody is `unknown`.
 */
export function clientAddress(request: Request): string {
  return knownAddress(request) ?? 'unknown';
}

/** Returns the same address, `null` where the platform says none. */
export function knownAddress(request: Request): string | null {
  const address = request.headers.get('CF-Connecting-IP')?.trim() ?? '';
  return /^[0-9a-f.:]{2,45}$/i.test(address) ? plainAddress(address) : null;
}
