import * as z from 'zod';
import type {Answer, BorrowedServices} from './start-services';

/** What a request for an access token of the Admin API says, locally. */
export const ADMIN_GRANT = {
  grant_type: 'client_credentials',
  client_id: 'local-admin-client-id',
  client_secret: 'local-admin-client-secret',
} as const;

const grantSchema = z.object({access_token: z.string()});

/** Asks the token endpoint of the Admin API with a form. */
export function requestAdminToken({send}: BorrowedServices, form: Readonly<Record<string, string>>): Promise<Answer> {
  return send('/admin/oauth/access_token', {
    method: 'POST',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams(form).toString(),
  });
}

/** The header that opens the Admin API, with a new access token. */
export async function adminHeaders(services: BorrowedServices): Promise<{readonly 'X-Shopify-Access-Token': string}> {
  const {text} = await requestAdminToken(services, ADMIN_GRANT);
  return {'X-Shopify-Access-Token': grantSchema.parse(JSON.parse(text)).access_token};
}
