import * as z from 'zod';

/** The emulated services, as the control interface names them. */
export const SERVICES = [
  'storefront',
  'service-api',
  'checkout',
  'cms',
  'pictures',
  'search',
  'accounts',
  'customer-api',
  'subscriptions',
  'mail',
  'errors',
  'analytics',
] as const;

export type Service = (typeof SERVICES)[number];

/** The services that are asked in GraphQL: their operations have names. */
export const GRAPHQL_SERVICES: readonly Service[] = ['storefront', 'customer-api'];

export const serviceSchema = z.enum(SERVICES);

/** What shall go wrong with the next calls of a service. */
export const faultSchema = z.strictObject({
  service: serviceSchema,
  /** The GraphQL operation's name, or the first part of the path; any call where absent. */
  operation: z.string().min(1).max(100).optional(),
  /**
   * `status`: answered with `status`. `delay`: handled after `ms`. `drop`: not handled, the answer breaks off.
   * `commit-then-drop`: handled, then the answer breaks off.
   */
  kind: z.enum(['status', 'delay', 'drop', 'commit-then-drop']),
  status: z.int().min(400).max(599).default(503),
  ms: z.int().min(0).max(60_000).default(3_000),
  times: z.int().min(1).max(1_000).default(1),
});

export type Fault = z.infer<typeof faultSchema>;

/** A request that arrived. */
export type Arrival = {
  readonly service: Service;
  /** The GraphQL operation's name, or the first part of the path; empty where there is none. */
  readonly operation: string;
  readonly method: string;
  /** Without parameters: they hold secrets. */
  readonly path: string;
};
