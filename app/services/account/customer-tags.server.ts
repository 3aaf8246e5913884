import * as z from 'zod';

import {askCustomerApi, type CustomerApiOptions} from './customer-api.server';

const tagsSchema = z.object({customer: z.object({tags: z.array(z.string())})});

/**
 * Reads the tags of the customer whom an access token belongs to.
 * @throws ServiceError when the host does not answer or refuses the token.
 */
export async function readCustomerTags(options: CustomerApiOptions, accessToken: string): Promise<readonly string[]> {
  const operation = {query: 'query CustomerTags { customer { tags } }'};
  return (await askCustomerApi(options, accessToken, operation, tagsSchema)).customer.tags;
}
