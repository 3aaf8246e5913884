/** A mail that a hosted service has sent. */
export type Mail = {
  /** The occasion, e.g. `newsletter-confirmation`. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
};

function isMail(value: unknown): value is Mail {
  if (typeof value !== 'object' || value === null) return false;
  return ['kind', 'subject', 'text', 'links'].every((part) => part in value);
}

/**
 * Returns the mails to an address, newest first.
 *
 * @param origin of the hosted services
 */
export async function mailsTo(origin: string, address: string): Promise<readonly Mail[]> {
  const answer: unknown = await (await fetch(`${origin}/mail/messages?to=${encodeURIComponent(address)}`)).json();
  if (typeof answer !== 'object' || answer === null || !('messages' in answer) || !Array.isArray(answer.messages)) {
    throw new Error('No outbox');
  }
  return answer.messages.filter(isMail);
}
