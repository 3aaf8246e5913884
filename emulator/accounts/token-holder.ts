import {readAccessToken} from './access-token';
import type {Customer} from './customer';
import type {TokenEnv} from './env';

type Holder = Pick<Customer, 'number' | 'email' | 'firstName' | 'lastName'> & {
  /** The end of the token, in milliseconds since 1970. */
  readonly tokenEndsAt: number;
};

/** Tells whom an access token of the customer accounts belongs to; `null` for a token that does not count. */
export async function tokenHolder(env: TokenEnv, token: string): Promise<Holder | null> {
  const reading = await readAccessToken(env, token);
  if (!reading.ok) return null;
  const customer = await env.CUSTOMERS.getByName(String(reading.customer)).read();
  if (customer === null) return null;
  const {number, email, firstName, lastName} = customer;
  return {number, email, firstName, lastName, tokenEndsAt: reading.endsAt};
}
