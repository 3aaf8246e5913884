import {NEWEST_VERSION} from '../shared/api-versions';
import {base64, hmac} from '../shared/hmac';
import {Webhooks} from '../shared/webhooks';
import type {Message} from '../shared/webhooks';

/** What the platform's webhooks need of the worker's configuration. */
export type ProductWebhookEnv = {
  /** Where they go, `/webhooks/platform`. */
  readonly SHOP_ORIGIN?: string;
  /** Signs them; none is sent where it is empty or missing. */
  readonly PLATFORM_WEBHOOK_SECRET?: string;
};

/** The platform's webhooks to the shop, waiting in one object's storage. */
export function productWebhooks(storage: DurableObjectStorage, env: ProductWebhookEnv): Webhooks {
  const {SHOP_ORIGIN: shop, PLATFORM_WEBHOOK_SECRET: secret} = env;
  if (!shop || !secret) return new Webhooks(storage, null);
  return new Webhooks(storage, {
    url: `${shop}/webhooks/platform`,
    sign: async (body) => ({'X-Shopify-Hmac-Sha256': base64(await hmac(body, secret))}),
  });
}

/**
 * Tells of a product that has changed.
 *
 * @param product its number
 * @param at milliseconds since 1970, in the emulated world
 */
export function productChanged(product: number, at: number): Message {
  return {
    headers: {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-API-Version': NEWEST_VERSION,
      'X-Shopify-Webhook-Id': crypto.randomUUID(),
    },
    body: JSON.stringify({id: product, updated_at: new Date(at).toISOString()}),
  };
}
