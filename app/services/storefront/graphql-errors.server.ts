import * as z from 'zod';

import type {ServiceFailure} from '../service-error.server';

/**
 * An error of a GraphQL answer (GraphQL specification, section 7.1.2): `path` leads to the field that it is about, `code` is
 * the platform's, such as `THROTTLED` or `ACCESS_DENIED` (https://shopify.dev/docs/api/storefront#status_and_error_codes).
 */
export const graphqlErrorSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])).nullish(),
  extensions: z.object({code: z.string().optional()}).nullish(),
});

type GraphqlError = z.output<typeof graphqlErrorSchema>;

/** The variables by which operations leave out what needs an access scope of its own. */
export const SWITCHES = ['withStock', 'withTags', 'withPlans'] as const;

export type Switch = (typeof SWITCHES)[number];

/** If such a field is denied and cannot be `null`, the object around it is lost. */
const SWITCHED_FIELDS: ReadonlyMap<unknown, Switch> = new Map<unknown, Switch>([
  ['currentlyNotInStock', 'withStock'],
  ['quantityAvailable', 'withStock'],
  ['tags', 'withTags'],
  ['sellingPlanGroups', 'withPlans'],
  ['sellingPlanAllocations', 'withPlans'],
  ['sellingPlanAllocation', 'withPlans'],
]);

/**
 * Fields, by their names in the answer, that a page can do without. Every other one says something that must not be mistaken:
 * that a thing does not exist, what it costs, to whom it may be shown.
 */
const OPTIONAL_FIELDS: ReadonlySet<unknown> = new Set([
  'quantityAvailable',
  'barcode',
  'sku',
  'weight',
  'image',
  'previewImage',
  'reference',
  'references',
  'hover',
  'gallery',
  'matching',
  'components',
  'breadcrumb',
  'parent',
  'gearType',
  'customer',
]);

/** The damage of an answer's errors. `lost`: names of optional fields that are `null` because of them. */
export type Damage =
  | {readonly extent: 'fields'; readonly lost: readonly string[]}
  /** The answer is useless, but the operation without these fields may succeed. */
  | {readonly extent: 'switches'; readonly switches: readonly Switch[]}
  | {readonly extent: 'answer'; readonly failure: Extract<ServiceFailure, 'rate-limited' | 'status' | 'malformed'>};

/** The platform's own fault, which it tells so in place of a 500 "in most circumstances" (the source of `graphqlErrorSchema`). */
export const OWN_FAULT = 'INTERNAL_SERVER_ERROR';

/** Returns the damage of an answer's errors: optional fields, fields that the operation can leave out, or the whole answer. */
export function assessErrors(data: unknown, errors: readonly GraphqlError[]): Damage {
  const codes = errors.map(({extensions}) => extensions?.code);
  if (codes.includes('THROTTLED')) return {extent: 'answer', failure: 'rate-limited'};
  const beyond = errors.filter((error) => !isConfined(data, error));
  if (beyond.length === 0) return {extent: 'fields', lost: [...new Set(errors.map(fieldOf).map(String))]};
  const switches = beyond.flatMap((error) =>
    error.extensions?.code === 'ACCESS_DENIED' ? (SWITCHED_FIELDS.get(fieldOf(error)) ?? []) : [],
  );
  if (switches.length === beyond.length) return {extent: 'switches', switches: [...new Set(switches)]};
  return {extent: 'answer', failure: codes.includes(OWN_FAULT) ? 'status' : 'malformed'};
}

function fieldOf({path}: GraphqlError): string | number | undefined {
  return path?.at(-1);
}

/** An error is confined where its own field is `null`; else that field could not be, and what holds it is lost. */
function isConfined(data: unknown, error: GraphqlError): boolean {
  return OPTIONAL_FIELDS.has(fieldOf(error)) && valueAt(data, error.path ?? []) === null;
}

/** The value at a path; `undefined` where the path ends before. */
function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
