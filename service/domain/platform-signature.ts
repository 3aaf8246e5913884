import {timingSafeEqual} from 'hono/utils/buffer';
import {rotatedSecrets} from '../../contracts/rotated-secret';
import {base64, hmac} from './hmac';

/**
 * Tells whether the platform signed a webhook: `X-Shopify-Hmac-Sha256`, the HMAC-SHA256 of the body in Base64.
 *
 * @param setting `PLATFORM_WEBHOOK_SECRET`
 */
export async function isPlatformSignature(claimed: string, body: string, setting: string): Promise<boolean> {
  for (const secret of rotatedSecrets(setting)) {
    if (await timingSafeEqual(base64(await hmac(body, secret)), claimed)) return true;
  }
  return false;
}
