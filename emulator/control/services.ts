import * as z from 'zod';

/** The emulated services, as the control interface names them. */
export const SERVICES = [
  'storefront',
  'admin',
  'agents',
  'service-api',
  'checkout',
  'cms',
  'pictures',
  'search',
  'accounts',
  'customer-api',
  'subscriptions',
  'mail',
  'mail-provider',
  'errors',
  'analytics',
] as const;

export type Service = (typeof SERVICES)[number];

/** The services that are asked in GraphQL: their operations have names. */
export const GRAPHQL_SERVICES: readonly Service[] = ['storefront', 'admin', 'customer-api'];

export const serviceSchema = z.enum(SERVICES);

/** How calls can go wrong. */
export const FAULT_KINDS = [
  'status',
  'throttle',
  'delay',
  'truncate',
  'drop',
  'commit-then-drop',
  'black-hole',
  'endless-loop',
  'password',
] as const;

/** What shall go wrong with the next calls of a service. */
export const faultSchema = z
  .strictObject({
    service: serviceSchema,
    /** The GraphQL operation's name, or the first part of the path; any call where absent. */
    operation: z.string().min(1).max(100).optional(),
    /** Only calls with this method; any where absent. */
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
    /**
     * `status`: answered with `status`. `throttle`: refused with this service's own rate-limit error, with `status`
     * 200, 429 or 430. `delay`: handled after `ms`. `truncate`: handled, then the answer ends in its middle. `drop`:
     * not handled, the answer breaks off. `commit-then-drop`: handled, then the answer breaks off. `black-hole`: not
     * handled, nothing answers for `ms`, then the connection is cut. `endless-loop`: not handled, the worker loops for
     * ever, so that nothing in the whole runtime answers any more. `password`: the checkout alone, leads to `/password`,
     * as the platform does while the online store has one.
     */
    kind: z.enum(FAULT_KINDS),
    /** 503 unless set; for `throttle` 200 at the storefront (`THROTTLED`), 429 elsewhere. */
    status: z.int().min(200).max(599).optional(),
    /** Milliseconds: 3 seconds unless set, a minute in a black hole. */
    ms: z.int().min(0).max(600_000).optional(),
    /** How many calls fail. */
    times: z.int().min(1).max(1_000).default(1),
    /** Which share of the calls fails, from 0 to 1; the others pass and do not count. */
    share: z.number().min(0).max(1).default(1),
  })
  .superRefine(({service, kind, status}, context) => {
    if (kind === 'password' && service !== 'checkout') context.addIssue({code: 'custom', path: ['kind']});
    const allowed = kind === 'throttle' ? [200, 429, 430].includes(status ?? 429) : (status ?? 503) >= 400;
    if (!allowed) context.addIssue({code: 'custom', path: ['status']});
  });

export type Fault = z.infer<typeof faultSchema>;

/** Access scopes, or single fields such as `QueryRoot.productRecommendations`, that tokens do not have. */
export const deniedSchema = z.array(z.string().regex(/^(?:unauthenticated_\w+|\w+\.\w+)$/));

/** A request that arrived. */
export type Arrival = {
  readonly service: Service;
  /** The GraphQL operation's name, or the first part of the path; empty where there is none. */
  readonly operation: string;
  readonly method: string;
  /** Without parameters: they hold secrets. */
  readonly path: string;
};
