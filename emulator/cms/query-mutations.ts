import * as z from 'zod';
import type {Failure} from './errors';
import type {Json} from './json';
import type {QueryOutcome} from './query';

const selection = z.object({query: z.string(), params: z.record(z.string(), z.json()).default({})});
const deletion = z.strictObject({delete: selection});
const change = z.strictObject({patch: z.looseObject(selection.shape)});
const bodySchema = z.looseObject({mutations: z.array(z.unknown())});
const foundSchema = z.array(z.looseObject({_id: z.string()}));

/** `foundNothing` where nothing is left to do. */
type Expanded =
  | {readonly ok: true; readonly body: unknown; readonly foundNothing: boolean}
  | {readonly ok: false; readonly failure: Failure};

/**
 * Replaces each mutation of what a query finds by one for each document that it finds, as the content lake does before it begins.
 *
 * @param body of a mutation request; one that is none is left as it is
 */
export async function byFoundId(
  body: unknown,
  find: (query: string, params: Readonly<Record<string, Json>>) => Promise<QueryOutcome>,
): Promise<Expanded> {
  const request = bodySchema.safeParse(body);
  if (!request.success) return {ok: true, body, foundNothing: false};
  const mutations: unknown[] = [];
  for (const mutation of request.data.mutations) {
    const wanted = selectionOf(mutation);
    if (wanted === null) {
      mutations.push(mutation);
      continue;
    }
    const outcome = await find(wanted.query, wanted.params);
    if (!outcome.ok) return outcome;
    mutations.push(...(foundSchema.safeParse(outcome.result).data ?? []).map(({_id}) => wanted.of(_id)));
  }
  const foundNothing = mutations.length === 0 && request.data.mutations.length > 0;
  return {ok: true, body: {...request.data, mutations}, foundNothing};
}

function selectionOf(mutation: unknown) {
  const deleted = deletion.safeParse(mutation).data?.delete;
  if (deleted !== undefined) return {...deleted, of: (id: string): unknown => ({delete: {id}})};
  const patched = change.safeParse(mutation).data?.patch;
  if (patched === undefined) return null;
  const {query, params, ...operations} = patched;
  return {query, params, of: (id: string): unknown => ({patch: {...operations, id}})};
}
