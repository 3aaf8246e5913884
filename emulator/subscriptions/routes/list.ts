import * as z from 'zod';
import type {Account} from '../account';
import {directoryOf} from '../env';
import type {ApiContext} from './api-app';
import {customerOf, refuse, viewAccount} from './api-app';

/** What lists can be sorted by, always an ISO text or a number. */
type Row = {readonly id: number; readonly created_at: string; readonly updated_at: string};

/** How a parameter of the request narrows a list. */
export type Filters<T> = Readonly<Record<string, (row: T, value: string) => boolean>>;

const cursorSchema = z.object({
  offset: z.int().nonnegative(),
  parameters: z.record(z.string(), z.string()),
});

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 250;
const PAGING = new Set(['limit', 'cursor', 'shop_url']);

/** Tells whether `value` is one of a comma-separated list. */
export function isOneOf(value: string | number, list: string): boolean {
  return list.split(',').includes(String(value));
}

/** Filters that every list knows. */
const COMMON: Filters<Row> = {
  ids: ({id}, value) => isOneOf(id, value),
  created_at_min: (row, value) => row.created_at >= value,
  created_at_max: (row, value) => row.created_at <= value,
  updated_at_min: (row, value) => row.updated_at >= value,
  updated_at_max: (row, value) => row.updated_at <= value,
};

/**
 * Answers a list: of the session's customer, of the one in `customer_id`, or with the store's token of everyone.
 * A cursor remembers the filters it was made with and takes no others.
 *
 * @param name of the list in the answer
 */
export async function answerList<T extends Row>(
  c: ApiContext,
  name: string,
  filters: Filters<T>,
  rowsOf: (account: Account) => readonly T[],
): Promise<Response> {
  return answerRows(c, name, filters, async (parameters) => (await accountsOf(c, parameters)).flatMap(rowsOf));
}

/** Answers a list of rows that belong to nobody; `rowsOf` gets the parameters, those of a cursor included. */
export async function answerRows<T extends Row>(
  c: ApiContext,
  name: string,
  filters: Filters<T>,
  rowsOf: (parameters: Readonly<Record<string, string>>) => Promise<readonly T[]>,
): Promise<Response> {
  const query = c.req.query();
  const cursor = query['cursor'] === undefined ? null : readCursor(query['cursor']);
  const isMixed = cursor !== null && Object.keys(query).some((key) => !PAGING.has(key));
  if ((query['cursor'] !== undefined && cursor === null) || isMixed) {
    return refuse(c, {status: 422, errors: {cursor: ['The cursor is not valid with these parameters.']}});
  }
  const limit = Number(query['limit'] ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    return refuse(c, {status: 422, errors: {limit: [`Must be between 1 and ${MAX_LIMIT}.`]}});
  }
  const own = Object.fromEntries(Object.entries(query).filter(([key]) => !PAGING.has(key)));
  const parameters = cursor?.parameters ?? own;
  const order = orderOf(parameters['sort_by'] ?? 'id-desc');
  if (order === null) return refuse(c, {status: 422, errors: {sort_by: ['Not a way to sort.']}});
  const offset = cursor?.offset ?? 0;
  const rows = (await rowsOf(parameters))
    .filter((row) => matches(row, {...COMMON, ...filters}, parameters))
    .sort(order);
  const next = offset + limit;
  return c.json({
    [name]: rows.slice(offset, next),
    next_cursor: next < rows.length ? writeCursor(next, parameters) : null,
    previous_cursor: offset > 0 ? writeCursor(Math.max(0, offset - limit), parameters) : null,
  });
}

async function accountsOf(c: ApiContext, parameters: Readonly<Record<string, string>>): Promise<readonly Account[]> {
  const session = c.get('session');
  if (session !== null) return [await viewAccount(c, session)];
  const number = parameters['customer_id'];
  if (number !== undefined) {
    const known = await customerOf(c, Number(number));
    return known === null ? [] : [await viewAccount(c, known)];
  }
  const everyone = await directoryOf(c.env).all();
  return Promise.all(everyone.map((known) => viewAccount(c, known)));
}

function matches<T>(row: T, filters: Filters<T>, parameters: Readonly<Record<string, string>>): boolean {
  return Object.entries(parameters).every(([key, value]) => filters[key]?.(row, value) ?? true);
}

function orderOf(sortBy: string): ((a: Row, b: Row) => number) | null {
  const [, key, direction] = /^(id|created_at|updated_at|scheduled_at)-(asc|desc)$/.exec(sortBy) ?? [];
  if (key === undefined) return null;
  const sign = direction === 'asc' ? 1 : -1;
  const valueOf = (row: Row): string => {
    if (key === 'created_at') return row.created_at;
    if (key === 'updated_at') return row.updated_at;
    return key === 'scheduled_at' && 'scheduled_at' in row ? String(row.scheduled_at) : '';
  };
  return (a, b) => sign * (valueOf(a).localeCompare(valueOf(b)) || a.id - b.id);
}

function writeCursor(offset: number, parameters: Readonly<Record<string, string>>): string {
  return btoa(encodeURIComponent(JSON.stringify({offset, parameters})));
}

function readCursor(text: string): z.infer<typeof cursorSchema> | null {
  try {
    return cursorSchema.parse(JSON.parse(decodeURIComponent(atob(text))));
  } catch {
    return null;
  }
}
