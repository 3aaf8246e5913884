import * as z from 'zod';

import {createTtlMemo} from '../../runtime/ttl-memo.server';
import {parseBody, readJson} from '../http.server';
import {sendMutation} from '../mutation.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';
import {graphqlErrorSchema, OWN_FAULT} from '../storefront/graphql-errors.server';
import {clientHeaders, DISCOVERY} from './account-host.server';
import {customerApiAddress} from './customer-api-address';

export type CustomerApiOptions = {
  readonly calls: ServiceCalls;
  /** The shop's domain on the platform, where the account host describes itself. */
  readonly origin: string;
  /** Registered at the account host as JavaScript origin. */
  readonly shopOrigin: string;
  /** The version of the platform's APIs, such as `2026-04`. */
  readonly apiVersion: string;
};

/**
 * The account host refuses an access token before it expires, for example after a logout there. Hydrogen's client ends its
 * session then (`createCustomerAccountClient` of `@shopify/hydrogen`). Where no new token can be had, it counts as an outage.
 */
export class RefusedToken extends ServiceError {
  constructor() {
    super('account', 'status', '401: it refuses the access token');
  }
}

const discoverySchema = z.object({graphql_api: z.url()});

type Operation = {readonly query: string; readonly variables?: Readonly<Record<string, unknown>>};

/**
 * Asks the Customer Account API, which the account host at `origin` names, in the version `apiVersion`, as the customer
 * whom an access token belongs to.
 * @throws ServiceError when the host does not answer, refuses the token (`RefusedToken`) or answers something else than `schema`.
 */
export async function askCustomerApi<T>(
  options: CustomerApiOptions,
  accessToken: string,
  operation: Operation,
  schema: z.ZodType<T>,
): Promise<T> {
  const request = await requestTo(options, accessToken);
  return dataOf(await readJson(options.calls, {...request, body: operation, refuseFailure}), schema);
}

/**
 * Changes something through the Customer Account API, asking once: where it throws, its outcome is unknown.
 * @throws ServiceError as `askCustomerApi` does.
 */
export async function changeByCustomerApi<T>(
  options: CustomerApiOptions,
  accessToken: string,
  operation: Operation,
  schema: z.ZodType<T>,
): Promise<T> {
  const request = await requestTo(options, accessToken);
  return dataOf(await sendMutation(options.calls, {...request, method: 'POST', body: operation}), schema);
}

/** Where each account host says that its API is. */
const addresses = createTtlMemo<string>(DISCOVERY);

async function readAddress({calls, origin}: CustomerApiOptions): Promise<string> {
  const url = `${origin}/.well-known/customer-account-api`;
  const {body} = await readJson(calls, {service: 'account', url, headers: {Accept: 'application/json'}});
  return parseBody('account', discoverySchema, body).graphql_api;
}

async function requestTo(options: CustomerApiOptions, accessToken: string) {
  return {
    service: 'account',
    url: customerApiAddress(await addresses.get(options.origin, () => readAddress(options)), options.apiVersion),
    headers: {...clientHeaders(options.shopOrigin), Accept: 'application/json', Authorization: accessToken},
  } as const;
}

const errorsSchema = z.object({errors: z.array(graphqlErrorSchema)});

/**
 * A call beyond the rate limit was not carried out (https://shopify.dev/docs/api/customer/latest#rate-limits). The platform's own fault comes
 * in a 200, too (https://shopify.dev/docs/api/customer/latest#status-and-error-codes).
 */
function refuseFailure(body: unknown): void {
  const codes = errorsSchema.safeParse(body).data?.errors.map(({extensions}) => extensions?.code) ?? [];
  if (codes.includes('THROTTLED')) throw new ServiceError('account', 'rate-limited', 'THROTTLED');
  if (codes.includes(OWN_FAULT)) throw new ServiceError('account', 'status', OWN_FAULT);
}

function dataOf<T>({status, body}: {readonly status: number; readonly body: unknown}, schema: z.ZodType<T>): T {
  if (status === 401) throw new RefusedToken();
  refuseFailure(body);
  return parseBody('account', z.object({data: schema}), body).data;
}
