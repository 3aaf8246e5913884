const TAG = /\+.*$/s;

/**
 * Returns the mailbox that an e-mail address leads to, for what counts by address: `Ada+shop@Example.com` and
 * `ada@example.com` are one mailbox. The domain is in its ASCII spelling (`müller.example` is `xn--mller-kva.example`).
 */
export function mailbox(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const local = text.slice(0, at);
  const untagged = local.replace(TAG, '');
  return `${untagged === '' ? local : untagged}@${asciiDomain(text.slice(at + 1))}`;
}

function asciiDomain(domain: string): string {
  const url = URL.parse(`http://${domain}`);
  return (url === null || url.pathname !== '/' ? domain : url.hostname).replace(/\.+$/, '');
}
