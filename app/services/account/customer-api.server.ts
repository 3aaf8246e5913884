import * as z from 'zod';

import {parseBody, readJson} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {clientHeaders} from './account-host.server';

export type CustomerApiOptions = {
  readonly calls: ServiceCalls;
  /** The shop's domain on the platform, where the account host describes itself. */
  readonly origin: string;
  /** Registered at the account host as JavaScript origin. */
  readonly shopOrigin: string;
};

const discoverySchema = z.object({graphql_api: z.url()});

/**
 * Asks the Customer Account API, which the account host at `origin` names, as the customer whom an access token belongs to.
 * @throws ServiceError when the host does not answer, refuses the token or answers something else than `schema`.
 */
export async function askCustomerApi<T>(
  {calls, origin, shopOrigin}: CustomerApiOptions,
  accessToken: string,
  operation: {readonly query: string; readonly variables?: Readonly<Record<string, unknown>>},
  schema: z.ZodType<T>,
): Promise<T> {
  const url = `${origin}/.well-known/customer-account-api`;
  const found = await readJson(calls, {service: 'account', url, headers: {Accept: 'application/json'}});
  const {graphql_api: api} = parseBody('account', discoverySchema, found.body);
  const {body} = await readJson(calls, {
    service: 'account',
    url: api,
    headers: {...clientHeaders(shopOrigin), Accept: 'application/json', Authorization: accessToken},
    body: operation,
  });
  return parseBody('account', z.object({data: schema}), body).data;
}
