import * as z from 'zod';

/** A fault of the next calls to a hosted service. */
export type Fault = {
  readonly service:
    | 'storefront'
    | 'service-api'
    | 'checkout'
    | 'cms'
    | 'pictures'
    | 'search'
    | 'accounts'
    | 'customer-api'
    | 'subscriptions';
  readonly operation?: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly kind:
    | 'status'
    | 'throttle'
    | 'delay'
    | 'truncate'
    | 'drop'
    | 'commit-then-drop'
    | 'black-hole'
    | 'endless-loop'
    | 'password';
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
};

/** A request that the hosted services saw; `at` is the moment of its arrival in milliseconds. */
export type Arrival = {
  readonly service: string;
  readonly operation: string;
  readonly path: string;
  readonly at: number;
};

const receivedSchema = z.object({
  requests: z.array(z.object({service: z.string(), operation: z.string(), path: z.string(), at: z.number()})),
});

async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Observes the hosted services and injects faults through their control interface.
 *
 * @param origin of the hosted services
 */
export function controlOf(origin: string) {
  return {
    /** How many requests the services have seen. */
    requestCount: async (): Promise<number> => {
      const received: unknown = await (await fetch(`${origin}/control/received`)).json();
      if (typeof received !== 'object' || received === null || !('count' in received)) throw new Error('No count');
      return Number(received.count);
    },
    /** The latest requests, the oldest first. */
    received: async (): Promise<readonly Arrival[]> =>
      receivedSchema.parse(await (await fetch(`${origin}/control/received`)).json()).requests,
    breakDown: (fault: Fault) => post(`${origin}/control/faults`, fault),
    /** Offsets the services' clock; charges that became due run. */
    moveClock: (offsetMs: number) => post(`${origin}/control/clock`, {offsetMs}),
    /** Sets the stock of a variant; stock alerts are mailed. */
    setStock: (variant: number, quantity: number) => post(`${origin}/control/stock`, {variant, quantity}),
    /** Takes access scopes, or single fields as `Type.field`, from the platform's tokens. */
    deny: (...denied: readonly string[]) => post(`${origin}/control/denied`, {denied}),
    /** Changes the catalogue as a merchant does; shop and service worker are told. */
    changeCatalogue: (change: object) => post(`${origin}/control/catalogue`, change),
    /** Makes accounts of the hosted services as a merchant gets them, without what the seed has. */
    empty: (...accounts: readonly ('catalogue' | 'cms' | 'search' | 'subscriptions')[]) =>
      post(`${origin}/control/empty`, {accounts}),
    /** Imports the seed's catalogue, as a merchant does from a file. */
    importCatalogue: () => post(`${origin}/control/catalogue/import`, {}),
    /** Ends all faults, and gives back what is denied. */
    repair: () => post(`${origin}/control/repair`, {}),
    /** Resets everything to the seed data: carts, orders, customers, mails, content. */
    reset: () => post(`${origin}/control/reset`, {}),
  };
}

/** The CMS answers nothing but 503 until it is repaired. */
export const CMS_DOWN: Fault = {service: 'cms', kind: 'status', status: 503, times: 1000};

/** The search service answers nothing but 503 until it is repaired. */
export const SEARCH_DOWN: Fault = {service: 'search', kind: 'status', status: 503, times: 1000};

/** The commerce platform answers nothing but 503 until it is repaired. */
export const PLATFORM_DOWN: Fault = {service: 'storefront', kind: 'status', status: 503, times: 1000};

/** No request to the subscription service is answered, until it is repaired. */
export const SUBSCRIPTIONS_DOWN: Fault = {service: 'subscriptions', kind: 'status', status: 503, times: 1000};
