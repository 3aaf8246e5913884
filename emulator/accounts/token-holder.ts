import {readAccessToken} from './access-token';
import type {TokenEnv} from './env';

/** Whom an access token of the customer accounts belongs to; `null` for a token that does not count. */
export async function tokenHolder(
  env: TokenEnv,
  token: string,
): Promise<{readonly number: number; readonly email: string} | null> {
  const reading = await readAccessToken(env, token);
  if (!reading.ok) return null;
  const customer = await env.CUSTOMERS.getByName(String(reading.customer)).read();
  return customer === null ? null : {number: customer.number, email: customer.email};
}
