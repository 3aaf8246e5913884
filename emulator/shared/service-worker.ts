import {base64, hmac} from './hmac';

/** What calling the shop's own service worker needs of the configuration. */
export type ServiceWorkerEnv = {
  /** Where it answers; nobody is called where it is empty or missing. */
  readonly SERVICE_ORIGIN?: string;
  /** Signs the platform's webhooks; none is sent where it is empty or missing. */
  readonly PLATFORM_WEBHOOK_SECRET?: string;
  readonly CLOCK_OFFSET_MS?: string | number;
  readonly DATA_GENERATION?: number;
};

/** Returns the headers for the service worker in tests: the time and the generation of data of a request. */
export function steeringHeaders(env: ServiceWorkerEnv): Readonly<Record<string, string>> {
  return {
    'Test-Clock-Offset': String(env.CLOCK_OFFSET_MS ?? 0),
    'Test-Data-Generation': String(env.DATA_GENERATION ?? 0),
  };
}

/**
 * Tells the service worker of an event by a signed webhook of the platform.
 *
 * @throws {Error} where it does not answer with 2xx: then it is to be told again
 */
export async function tellService(env: ServiceWorkerEnv, topic: string, message: object): Promise<void> {
  const {SERVICE_ORIGIN: origin, PLATFORM_WEBHOOK_SECRET: secret} = env;
  if (!origin || !secret) return;
  const body = JSON.stringify(message);
  const {ok, status} = await fetch(`${origin}/webhooks/platform`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': topic,
      'X-Shopify-Hmac-Sha256': base64(await hmac(body, secret)),
      ...steeringHeaders(env),
    },
    body,
    redirect: 'manual',
  });
  if (!ok) throw new Error(`The webhook ${topic} was answered with ${status}`);
}
