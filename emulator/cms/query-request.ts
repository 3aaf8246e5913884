import * as z from 'zod';
import {requestFailure} from './errors';
import type {Failure} from './errors';
import type {Json} from './json';

const bodySchema = z.object({query: z.string(), params: z.record(z.string(), z.json()).default({})});

/** What a query request asks for. */
export type QueryRequest =
  | {
      readonly ok: true;
      readonly query: string;
      readonly params: Readonly<Record<string, Json>>;
      readonly perspective: string | null;
      readonly returnQuery: boolean;
    }
  | {readonly ok: false; readonly failure: Failure};

/** Reads a query with its parameters from the address (`query`, `$name` as JSON) or from a JSON body. */
export async function readQueryRequest(request: Request): Promise<QueryRequest> {
  const {searchParams} = new URL(request.url);
  const options = {
    perspective: searchParams.get('perspective'),
    returnQuery: searchParams.get('returnQuery') !== 'false',
  };
  if (request.method === 'POST') {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return {ok: false, failure: requestFailure('unable to parse request body: no query in it')};
    return {ok: true, ...options, ...body.data};
  }
  const query = searchParams.get('query');
  if (query === null || query.trim() === '') {
    return {ok: false, failure: requestFailure('missing parameter "query"')};
  }
  const params: Record<string, Json> = {};
  for (const [name, text] of searchParams) {
    if (!name.startsWith('$')) continue;
    const value = jsonOf(text);
    if (value === undefined) return {ok: false, failure: requestFailure(`unable to parse value of param "${name}"`)};
    params[name.slice(1)] = value;
  }
  return {ok: true, ...options, query, params};
}

function jsonOf(text: string): Json | undefined {
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
