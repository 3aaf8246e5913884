import {SETTLING_MS} from '../../contracts/settling';

/** Purges all stored documents with one of the tags, once for each `message`, however often it comes. */
export type Purge = (tags: readonly string[], message: string) => Promise<unknown>;

/** How a webhook purges documents, and how it leaves work to be done after its answer. */
export type WebhookWork = {
  readonly purge: Purge;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Reports an error of that work: the sender has its answer and does not repeat the webhook. */
  readonly report: (error: unknown) => void;
};

/**
 * Purges documents at once, and once more when the sender's queries show the change: a page that is rendered in between may have what
 * was before it. The second purge is a message of its own.
 */
export async function purgeTwice(
  tags: readonly string[],
  message: string,
  {purge, waitUntil, report}: WebhookWork,
): Promise<void> {
  if (tags.length === 0) return;
  await purge(tags, message);
  waitUntil(
    settled()
      .then(() => purge(tags, `${message} settled`))
      .catch(report),
  );
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

/** Names a message by its sender and its MAC: by what was signed, in one spelling. */
export function messageName(sender: 'cms' | 'platform', mac: Uint8Array): string {
  return `${sender} ${[...mac].join('.')}`;
}
