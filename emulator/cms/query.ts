import {evaluate, parse} from 'groq-js';
import type {ExprNode} from 'groq-js';
import * as z from 'zod';
import {queryParseFailure, requestFailure} from './errors';
import type {Failure} from './errors';
import type {Document, Json} from './json';

const syntaxError = z.object({name: z.literal('GroqSyntaxError'), position: z.int(), message: z.string()});

/** What a query is run on. */
export type QueryWorld = {
  readonly documents: readonly Document[];
  readonly params: Readonly<Record<string, Json>>;
  /** Milliseconds since 1970, for `now()`. */
  readonly nowMs: number;
  readonly projectId: string;
  readonly dataset: string;
};

export type QueryOutcome = {readonly ok: true; readonly result: Json} | {readonly ok: false; readonly failure: Failure};

/** Runs a GROQ query. */
export async function runQuery(query: string, world: QueryWorld): Promise<QueryOutcome> {
  const tree = parsed(query, world.params);
  if ('failure' in tree) return {ok: false, failure: tree.failure};
  const missing = missingParameter(tree.expression);
  if (missing !== null) {
    const start = Math.max(0, query.indexOf(`$${missing}`));
    const failure = queryParseFailure(
      query,
      `param $${missing} referenced, but not provided`,
      start,
      start + missing.length + 1,
    );
    return {ok: false, failure};
  }
  const byId = new Map(world.documents.map((document) => [document._id, document]));
  try {
    const value = await evaluate(tree.expression, {
      dataset: world.documents,
      params: {...world.params},
      timestamp: new Date(world.nowMs),
      sanity: {projectId: world.projectId, dataset: world.dataset},
      dereference: ({_ref}) => Promise.resolve(byId.get(_ref)),
    });
    return {
      ok: true,
      result: z
        .json()
        .catch(null)
        .parse(await value.get()),
    };
  } catch {
    return {ok: false, failure: requestFailure('the query could not be evaluated')};
  }
}

function parsed(query: string, params: Readonly<Record<string, Json>>) {
  try {
    return {expression: parse(query, {params: {...params}})};
  } catch (error) {
    const syntax = syntaxError.safeParse(error);
    if (syntax.success) {
      const {position, message} = syntax.data;
      const description = message.replace(/^Syntax error in GROQ query at position \d+(?:: )?/, '') || 'syntax error';
      return {failure: queryParseFailure(query, description, position, Math.max(position, query.length))};
    }
    const description = error instanceof Error && error.name === 'GroqQueryError' ? error.message : 'unable to parse';
    return {failure: queryParseFailure(query, description, 0, query.length)};
  }
}

/** A parameter that the query names but the request lacks: the given ones are values in the tree. */
function missingParameter(node: ExprNode): string | null {
  const open: unknown[] = [node];
  while (open.length > 0) {
    const at = open.pop();
    if (typeof at !== 'object' || at === null) continue;
    if ('type' in at && at.type === 'Parameter' && 'name' in at) return String(at.name);
    const inner: unknown[] = Object.values(at);
    open.push(...inner);
  }
  return null;
}
