import {isInternetAddress, plainAddress} from '#contracts/internet-address';

/**
 * Returns the address of the client. It comes from the platform's own header; the request guard drops what a client or a proxy
 * claims. Without the platform in front, as in local use, everybody is `unknown`.
 */
export function clientAddress(request: Request): string {
  return knownAddress(request) ?? 'unknown';
}

/** Returns the same address, `null` where the platform says none. */
export function knownAddress(request: Request): string | null {
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  return isInternetAddress(address) ? plainAddress(address) : null;
}
