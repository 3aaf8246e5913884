import {NEWEST_VERSION} from '../shared/api-versions';
import {base64, hmac} from '../shared/hmac';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import {steeringHeaders, toldServiceOrigin} from '../shared/service-worker';
import {shopDomain} from '../shared/shop-domain';
import {Webhooks} from '../shared/webhooks';
import type {DeliveryPolicy, WebhookMessage} from '../shared/webhooks';

const HOUR_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 5_000;
/** How many attempts in a row may fail before a subscription is deleted. */
export const MAX_FAILURES = 8;
const BACKOFF = 4;
/** Eight retries within four hours, each after four times as long as the one before; the factor is invented. */
const FIRST_RETRY_MS = (4 * HOUR_MS * (BACKOFF - 1)) / (BACKOFF ** MAX_FAILURES - 1);
const RETRY_MS = Array.from({length: MAX_FAILURES}, (_, index) => Math.round(FIRST_RETRY_MS * BACKOFF ** index));

const TOPIC = 'X-Shopify-Topic';

/** What keeps the subscriptions of the platform's webhooks: each is named by topic and address, such as `ORDERS_PAID https://…`. */
export type WebhookSubscriptions = {
  /** Whether it was deleted, and not made again. */
  readonly isWebhookDeleted: (name: string) => Promise<boolean>;
  /** Counts the failures in a row, and deletes it after the eighth. */
  readonly webhookAttempted: (name: string, isTaken: boolean) => Promise<void>;
};

/** What the platform's webhooks need of the worker's configuration. */
export type PlatformWebhookEnv = ServiceWorkerEnv & {
  readonly EMULATOR_ORIGIN: string;
  /** Where those about the catalogue go, beside the service worker: `/webhooks/platform`. */
  readonly SHOP_ORIGIN?: string;
  /** Missing in tests of one service alone, where no subscription is ever deleted. */
  readonly SHOP_SETTINGS?: {readonly getByName: (name: string) => WebhookSubscriptions};
};

/** The topics of the platform's webhooks about the catalogue, as `store/webhooks.json` subscribes to them. */
export type CatalogueTopic = `${'products' | 'collections'}/${'create' | 'update' | 'delete'}`;

/** Returns the platform's webhooks to the shop and its service worker, waiting in one object's storage. */
export function platformWebhooks(storage: DurableObjectStorage, env: PlatformWebhookEnv): Webhooks {
  const {SHOP_ORIGIN: shop, SERVICE_ORIGIN: service, PLATFORM_WEBHOOK_SECRET: secret} = env;
  if (!secret) return new Webhooks(storage, [], policyOf(env));
  const receiver = (
    origin: string,
    steering: Readonly<Record<string, string>>,
    wants: (message: WebhookMessage) => boolean = () => true,
  ) => ({
    url: `${origin}/webhooks/platform`,
    wants,
    named: () => ({'X-Shopify-Webhook-Id': crypto.randomUUID()}),
    sign: async ({body}: WebhookMessage) => ({
      ...steering,
      'X-Shopify-Shop-Domain': shopDomain(env),
      'X-Shopify-Hmac-Sha256': base64(await hmac(body, secret)),
    }),
  });
  const isOfCatalogue = ({headers}: WebhookMessage) => /^(?:products|collections)\//.test(headers[TOPIC] ?? '');
  const receivers = [
    ...(shop ? [receiver(shop, {}, isOfCatalogue)] : []),
    ...(service ? [receiver(service, steeringHeaders(env))] : []),
  ];
  return new Webhooks(storage, receivers, policyOf(env));
}

/**
 * Returns a message of the platform. Source of headers and moments: https://shopify.dev/docs/apps/build/webhooks/delivery-structure
 *
 * @param at milliseconds since 1970, in the emulated world
 * @param action names what a person did. Several messages may come of it.
 */
export function platformMessage(
  topic: string,
  body: object,
  at: number,
  action: string = crypto.randomUUID(),
): WebhookMessage {
  return {
    headers: {
      [TOPIC]: topic,
      'X-Shopify-API-Version': NEWEST_VERSION,
      'X-Shopify-Event-Id': action,
      'X-Shopify-Triggered-At': new Date(at).toISOString(),
    },
    body: JSON.stringify(body),
  };
}

/**
 * Tells of a product or a collection that has changed. One that was deleted says no time:
 * https://shopify.dev/docs/api/webhooks/latest#list-of-topics-products-delete and
 * https://shopify.dev/docs/api/webhooks/latest#list-of-topics-collections-delete
 *
 * @param number its own
 * @param at milliseconds since 1970, in the emulated world
 * @param action as of `platformMessage`
 */
export function catalogueChanged(topic: CatalogueTopic, number: number, at: number, action?: string): WebhookMessage {
  return platformMessage(
    topic,
    topic.endsWith('/delete') ? {id: number} : {id: number, updated_at: webhookMoment(at)},
    at,
    action,
  );
}

/** Returns a moment (milliseconds since 1970) as webhooks write it: to the second, in the shop's zone, here without summer time. */
export function webhookMoment(at: number): string {
  return new Date(at + HOUR_MS).toISOString().replace(/\.\d+Z$/, '+01:00');
}

function policyOf(env: PlatformWebhookEnv): DeliveryPolicy {
  const {SHOP_SETTINGS: settings, SERVICE_ORIGIN: service = ''} = env;
  const nameOf = ({headers}: WebhookMessage, url: string) =>
    `${(headers[TOPIC] ?? '').toUpperCase().replace('/', '_')} ${url.replace(service, toldServiceOrigin(env) ?? '')}`;
  const subscriptions = settings?.getByName('shop');
  return {
    timeoutMs: TIMEOUT_MS,
    retryMs: RETRY_MS,
    isRetried: () => true,
    isSubscribed: async (message, url) => !(await subscriptions?.isWebhookDeleted(nameOf(message, url))),
    attempted: async (message, url, isTaken) => subscriptions?.webhookAttempted(nameOf(message, url), isTaken),
  };
}
