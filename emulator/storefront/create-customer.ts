import type {Customer} from '../accounts/customer';
import {ONLY} from '../accounts/env';
import {now} from '../shared/clock';
import type {StorefrontEnv} from './env';

export type NewCustomer = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

/** Makes a customer, who logs in with codes like every other; `null` where the address is somebody's already. */
export async function createCustomer(env: StorefrontEnv, {email, ...profile}: NewCustomer): Promise<Customer | null> {
  const number = await env.CUSTOMER_DIRECTORY.getByName(ONLY).create(email);
  if (number === null) return null;
  const book = env.CUSTOMERS.getByName(String(number));
  await book.readOrCreate(number, email.trim().toLowerCase(), now(env));
  return book.rename(profile);
}
