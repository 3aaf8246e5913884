import {NEWEST_VERSION} from '../shared/api-versions';
import {base64, hmac} from '../shared/hmac';
import type {ServiceWorkerEnv} from '../shared/service-worker';
import {steeringHeaders} from '../shared/service-worker';
import {Webhooks} from '../shared/webhooks';
import type {Message} from '../shared/webhooks';

/** What the platform's webhooks need of the worker's configuration. */
export type ProductWebhookEnv = ServiceWorkerEnv & {
  /** Where they go, beside the service worker: `/webhooks/platform`. */
  readonly SHOP_ORIGIN?: string;
};

/** The topics of the platform's webhooks about the catalogue, as `store/webhooks.json` subscribes to them. */
export type CatalogueTopic = `${'products' | 'collections'}/${'create' | 'update' | 'delete'}`;

/** Returns the platform's webhooks to the shop and its service worker, waiting in one object's storage. */
export function productWebhooks(storage: DurableObjectStorage, env: ProductWebhookEnv): Webhooks {
  const {SHOP_ORIGIN: shop, SERVICE_ORIGIN: service, PLATFORM_WEBHOOK_SECRET: secret} = env;
  if (!secret) return new Webhooks(storage, []);
  const receiver = (origin: string, steering: Readonly<Record<string, string>>) => ({
    url: `${origin}/webhooks/platform`,
    sign: async (body: string) => ({...steering, 'X-Shopify-Hmac-Sha256': base64(await hmac(body, secret))}),
  });
  return new Webhooks(storage, [
    ...(shop ? [receiver(shop, {})] : []),
    ...(service ? [receiver(service, steeringHeaders(env))] : []),
  ]);
}

/**
 * Tells of a product or a collection that has changed.
 *
 * @param number its own
 * @param at milliseconds since 1970, in the emulated world
 */
export function catalogueChanged(topic: CatalogueTopic, number: number, at: number): Message {
  return {
    headers: {
      'X-Shopify-Topic': topic,
      'X-Shopify-API-Version': NEWEST_VERSION,
      'X-Shopify-Webhook-Id': crypto.randomUUID(),
    },
    body: JSON.stringify({id: number, updated_at: new Date(at).toISOString()}),
  };
}
