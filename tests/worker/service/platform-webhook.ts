import {env, exports} from 'cloudflare:workers';
import {base64, hmac} from '../../../service/domain/hmac';
import {presentEnv} from '../../../service/env';

/** Sends a signed webhook of the platform. Returns the status of its answer. */
export async function tellService(topic: string, message: object): Promise<number> {
  const body = JSON.stringify(message);
  const signature = base64(await hmac(body, presentEnv(env).PLATFORM_WEBHOOK_SECRET));
  const headers = {'X-Shopify-Topic': topic, 'X-Shopify-Hmac-Sha256': signature};
  return (await exports.default.fetch('https://service.test/webhooks/platform', {method: 'POST', headers, body}))
    .status;
}
