/** Returns what crawlers may ask for, and where the sitemap is. `disallowed` are path prefixes. */
export function robotsText(origin: string, sitemap: string, disallowed: readonly string[]): string {
  const rules = disallowed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${sitemap}`, ''].join('\n');
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Returns `security.txt` (RFC 9116), the contact for reports of vulnerabilities; `now` in milliseconds since 1970, good
 * for a year from that day on.
 */
export function securityText(
  {origin, email, policy}: {readonly origin: string; readonly email: string; readonly policy: string},
  now: number,
): string {
  const expires = new Date(Math.floor((now + YEAR_MS) / 86_400_000) * 86_400_000).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
