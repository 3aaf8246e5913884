import * as z from 'zod';

import {parseBody, readJson} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {clientHeaders} from './account-host.server';

type Options = {
  readonly calls: ServiceCalls;
  /** The shop's domain on the platform, where the account host describes itself. */
  readonly origin: string;
  /** Registered at the account host as JavaScript origin. */
  readonly shopOrigin: string;
};

const discoverySchema = z.object({graphql_api: z.url()});

const tagsSchema = z.object({data: z.object({customer: z.object({tags: z.array(z.string())})})});

/**
 * Reads the tags of the customer whom an access token belongs to, from the Customer Account API that the account host at
 * `origin` names. @throws ServiceError when the host does not answer or refuses the token.
 */
export async function readCustomerTags(
  {calls, origin, shopOrigin}: Options,
  accessToken: string,
): Promise<readonly string[]> {
  const url = `${origin}/.well-known/customer-account-api`;
  const found = await readJson(calls, {service: 'account', url, headers: {Accept: 'application/json'}});
  const {graphql_api: api} = parseBody('account', discoverySchema, found.body);
  const {body} = await readJson(calls, {
    service: 'account',
    url: api,
    headers: {...clientHeaders(shopOrigin), Accept: 'application/json', Authorization: accessToken},
    body: {query: 'query CustomerTags { customer { tags } }'},
  });
  return parseBody('account', tagsSchema, body).data.customer.tags;
}
