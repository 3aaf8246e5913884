import {documentSchema} from '../../contracts/cms';
import type {CmsWebhook} from '../../contracts/cms';
import {base64, hmac} from '../shared/hmac';
import type {DeliveryPolicy} from '../shared/webhooks';
import type {Document, Json} from './json';
import {isObject} from '../../contracts/indexing/json';
import type {Change} from './mutate';

/**
 * What it sends again: after 429 or 5xx, twice, 30 seconds apart.
 * Source: https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132
 */
export const RETRIES: Pick<DeliveryPolicy, 'retryMs' | 'isRetried'> = {
  retryMs: [30_000, 30_000],
  isRetried: (status) => status === 429 || (status !== null && status >= 500),
};

/** The types of documents that the filter of `store/cms/webhook.json` names. */
const TOLD_TYPES: readonly string[] = documentSchema.options.map(({shape}) => shape._type.value);

/** Returns what the shop is told of a change. `null` for drafts and releases, and for what the webhook's filter leaves out, such as assets. */
export function webhookBody({id, before, after}: Change): CmsWebhook | null {
  const document = after ?? before;
  if (document === null || id.includes('.') || !TOLD_TYPES.includes(document._type)) return null;
  const slug = slugOf(document);
  const previous = before === null ? null : slugOf(before);
  return {
    _id: id,
    _type: document._type,
    operation: after === null ? 'delete' : before === null ? 'create' : 'update',
    language: language(document['language']),
    translationKey: word(document['translationKey']),
    slug,
    previousSlug: previous === slug ? null : previous,
  };
}

/**
 * Returns the value of `sanity-webhook-signature`: time and HMAC-SHA256 over time, dot and body.
 *
 * @param timestamp milliseconds since 1970
 */
export async function signature(body: string, secret: string, timestamp: number): Promise<string> {
  const mac = base64(await hmac(`${timestamp}.${body}`, secret));
  return `t=${timestamp},v1=${mac.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

function slugOf(document: Document): string | null {
  const slug = document['slug'];
  return isObject(slug) ? word(slug['current']) : null;
}

function word(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function language(value: Json | undefined): 'de' | 'en' | null {
  return value === 'de' || value === 'en' ? value : null;
}
