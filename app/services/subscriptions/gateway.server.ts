import type * as z from 'zod';

import {parseBody, readJson} from '../http.server';
import {sendMutation} from '../mutation.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

/** The version of the service's API that `contracts/subscriptions.ts` describes. */
export const SUBSCRIPTION_API_VERSION = '2021-11';

export type GatewaySession = {readonly token: string; readonly customerId: number};

/** The door to the subscription service, as one customer. */
export type SubscriptionGateway = {
  /** Reads what fits the contract. @throws ServiceError when it cannot be had. */
  readonly read: <T>(path: string, schema: z.ZodType<T>) => Promise<T>;
  /** Changes something, once; gives the answer's status. @throws ServiceError when nobody knows what became of it. */
  readonly write: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<number>;
  readonly customerId: () => Promise<number>;
};

type GatewayOptions = {
  readonly apiUrl: string;
  /** The customer's session; `refused` names a token that turned out not to count. Throws where nobody is logged in. */
  readonly session: (refused: string | null) => Promise<GatewaySession>;
  readonly calls: ServiceCalls;
};

/** Speaks with the subscription service; a session that has ended is opened anew, once. */
export function createSubscriptionGateway({apiUrl, session: open, calls}: GatewayOptions): SubscriptionGateway {
  const opening = new Map<string | null, Promise<GatewaySession>>();

  /** What a page reads at once shares one session, also while it is opened. */
  function session(refused: string | null): Promise<GatewaySession> {
    const running = opening.get(refused) ?? open(refused).finally(() => opening.delete(refused));
    opening.set(refused, running);
    return running;
  }

  async function withSession<T extends {readonly status: number}>(
    send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    const {token} = await session(null);
    const answer = await send(headersOf(token));
    if (answer.status !== 401) return answer;
    const renewed = await send(headersOf((await session(token)).token));
    if (renewed.status === 401) throw new ServiceError('subscriptions', 'status', 'a fresh session is refused');
    return renewed;
  }

  return {
    async read(path, schema) {
      const {status, body} = await withSession((headers) =>
        readJson(calls, {service: 'subscriptions', url: apiUrl + path, headers}),
      );
      if (status !== 200) throw new ServiceError('subscriptions', 'status', String(status));
      return parseBody('subscriptions', schema, body);
    },
    async write(method, path, body) {
      const {status} = await withSession((headers) =>
        sendMutation(calls, {service: 'subscriptions', url: apiUrl + path, method, headers, body}),
      );
      return status;
    },
    customerId: async () => (await session(null)).customerId,
  };
}

function headersOf(token: string): Readonly<Record<string, string>> {
  return {'X-Recharge-Version': SUBSCRIPTION_API_VERSION, 'X-Recharge-Access-Token': token, Accept: 'application/json'};
}
