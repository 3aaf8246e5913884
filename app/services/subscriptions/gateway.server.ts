import type * as z from 'zod';

import {wrongFields} from '#contracts/subscription-refusal';

import {parseBody, readJson} from '../http.server';
import {sendMutation} from '../mutation.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

/** The version of the service's API that `contracts/subscriptions.ts` describes, and the one that has changes in bulk. */
export const SUBSCRIPTION_API_VERSIONS = {standard: '2021-11', bulk: '2021-01'} as const;

type Version = (typeof SUBSCRIPTION_API_VERSIONS)[keyof typeof SUBSCRIPTION_API_VERSIONS];

/** The credentials of the shop at the service, sent in every call. */
export type SubscriptionShop = {
  /** The storefront's own token, beside that of a customer's session. */
  readonly storefrontToken: string;
  /** The platform's host name of the shop. */
  readonly shop: string;
};

/** A customer whom the service does not know has neither: they have no subscription. */
export type GatewaySession = {readonly token: string | null; readonly customerId: number | null};

/** One call that changes something. */
export type Call = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** `standard` unless set. */
  readonly version?: Version;
};

/** The answer to a change: its HTTP status, and the names of the fields that a refusal finds wrong. */
export type WriteReply = {readonly status: number; readonly wrong: readonly string[]};

/** The door to the subscription service, as one customer. */
export type SubscriptionGateway = {
  /** Reads what fits the contract. @throws ServiceError when it cannot be had. */
  readonly read: <T>(path: string, schema: z.ZodType<T>) => Promise<T>;
  /** Changes something, once. @throws ServiceError when its outcome is unknown. */
  readonly write: (call: Call) => Promise<WriteReply>;
  /** The customer's number with the service; `null` for whom it does not know, and who cannot be read or changed. */
  readonly customerId: () => Promise<number | null>;
};

type GatewayOptions = SubscriptionShop & {
  readonly apiUrl: string;
  /** The customer's session; `refused` names a token that turned out not to count. Throws where nobody is logged in. */
  readonly session: (refused: string | null) => Promise<GatewaySession>;
  readonly calls: ServiceCalls;
};

/** Speaks with the subscription service; a session that has ended is opened anew, once. */
export function createSubscriptionGateway({
  apiUrl,
  session: open,
  calls,
  ...shop
}: GatewayOptions): SubscriptionGateway {
  const opening = new Map<string | null, Promise<GatewaySession>>();

  /** What a page reads at once shares one session, also while it is opened. */
  function session(refused: string | null): Promise<GatewaySession> {
    const running = opening.get(refused) ?? open(refused).finally(() => opening.delete(refused));
    opening.set(refused, running);
    return running;
  }

  function urlOf(path: string): string {
    return `${apiUrl}${path}${path.includes('?') ? '&' : '?'}shop_url=${encodeURIComponent(shop.shop)}`;
  }

  async function withSession<T extends {readonly status: number}>(
    version: Version,
    send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    const sendAs = ({token}: GatewaySession) => {
      if (token === null) throw new ServiceError('subscriptions', 'status', 'it does not know the customer');
      return send({...headersOf(shop), 'X-Recharge-Version': version, 'X-Recharge-Access-Token': token});
    };
    const known = await session(null);
    const answer = await sendAs(known);
    if (answer.status !== 401) return answer;
    const renewed = await sendAs(await session(known.token));
    if (renewed.status === 401) throw new ServiceError('subscriptions', 'status', 'a fresh session is refused');
    return renewed;
  }

  return {
    async read(path, schema) {
      const {status, body} = await withSession(SUBSCRIPTION_API_VERSIONS.standard, (headers) =>
        readJson(calls, {service: 'subscriptions', url: urlOf(path), headers}),
      );
      if (status !== 200) throw new ServiceError('subscriptions', 'status', String(status));
      return parseBody('subscriptions', schema, body);
    },
    async write({method, path, body, version = SUBSCRIPTION_API_VERSIONS.standard}) {
      const reply = await withSession(version, (headers) =>
        sendMutation(calls, {service: 'subscriptions', url: urlOf(path), method, headers, body}),
      );
      return {status: reply.status, wrong: reply.status === 422 ? wrongFields(reply.body) : []};
    },
    customerId: async () => (await session(null)).customerId,
  };
}

/** Returns the headers of every call, a session's first one included. */
export function headersOf({storefrontToken}: SubscriptionShop): Readonly<Record<string, string>> {
  return {'X-Recharge-Storefront-Access-Token': storefrontToken, Accept: 'application/json'};
}
