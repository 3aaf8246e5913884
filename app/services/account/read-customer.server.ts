import * as z from 'zod';

import {askCustomerApi, type CustomerApiOptions} from './customer-api.server';

/** The data that the platform keeps of a customer, as far as a login needs them. */
export type KnownCustomer = {readonly id: string; readonly firstName: string | null; readonly tags: readonly string[]};

const customerSchema = z.object({
  customer: z.object({id: z.string().min(1), firstName: z.string().nullable(), tags: z.array(z.string())}),
});

/**
 * Reads the customer whom an access token belongs to: the ID token tells neither name nor tags, and what its `sub` is
 * is not documented (decision 242).
 * @throws ServiceError when the host does not answer or refuses the token.
 */
export async function readCustomer(options: CustomerApiOptions, accessToken: string): Promise<KnownCustomer> {
  const operation = {query: 'query KnownCustomer { customer { id firstName tags } }'};
  return (await askCustomerApi(options, accessToken, operation, customerSchema)).customer;
}
