import * as z from 'zod';
import {jsonOf} from './json';

/** A longer body gets 413. */
export const MAX_BODY_CHARACTERS = 1_000_000;

const requestSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullable().default(null),
  operationName: z.string().nullable().default(null),
});

/** The body of a GraphQL request by POST. */
export type GraphqlRequest = z.output<typeof requestSchema>;

/** Reads the body of a GraphQL request; `null` for anything else. */
export function readGraphqlRequest(text: string): GraphqlRequest | null {
  return requestSchema.safeParse(jsonOf(text)).data ?? null;
}
