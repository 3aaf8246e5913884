const TAG = /\+.*$/s;
/** What may be a domain in any script, no longer than one can be; all else stays as it is. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
/** What a URL makes of some numbers: `1.2` is 1.0.0.2 there. */
const IP_ADDRESS = /^[\d.]+$/;

/**
 * Returns the mailbox that an e-mail address leads to, for what counts by address: `Ada+shop@Example.com` and
 * `ada@example.com` are one mailbox. Its domain is in ASCII.
 */
export function mailbox(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const local = text.slice(0, at);
  const untagged = local.replace(TAG, '');
  return withAsciiDomain(`${untagged === '' ? local : untagged}${text.slice(at)}`).replace(/\.+$/, '');
}

/** Returns an e-mail address with its domain as the DNS names it, in ASCII and lower case: `müller.example` is `xn--mller-kva.example`. */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start).normalize('NFKC').toLowerCase();
  if (start === 0) return address;
  const host = DOMAIN.test(domain) ? URL.parse(`http://${domain}`)?.hostname : undefined;
  return `${address.slice(0, start)}${host === undefined || IP_ADDRESS.test(host) ? domain : host}`;
}
