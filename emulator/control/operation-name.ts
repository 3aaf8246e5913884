import * as z from 'zod';
import {jsonOf} from '../shared/json';

const OPERATION = /\b(?:query|mutation)\s+([A-Za-z_]\w*)/;
const bodySchema = z.object({query: z.string(), operationName: z.string().nullish()});

/** Returns the name of the GraphQL operation in a request's JSON body; empty where it has none. */
export function graphqlOperation(body: string): string {
  const request = bodySchema.safeParse(jsonOf(body));
  if (!request.success) return '';
  const {operationName, query} = request.data;
  return operationName ?? OPERATION.exec(query)?.[1] ?? '';
}

/** Returns the part of a path behind a prefix: `charges` of `/recharge/api/charges/1`. */
export function pathOperation(path: string, prefix: string): string {
  return path.slice(prefix.length).split('/')[0] ?? '';
}
