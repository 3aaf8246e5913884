import {GraphQLError} from 'graphql';
import type {DocumentNode, GraphQLSchema} from 'graphql';
import {accessDenied} from './access-scopes';
import {MAX_COST, queryCost} from '../shared/query-cost';
import {resolveField} from './field';

const METAFIELDS = ['metafield', 'metafields'];

/**
 * Refuses an operation that came without an access token and is too large for that.
 *
 * @throws {GraphQLError} `MAX_COMPLEXITY_EXCEEDED`
 */
export function limitComplexity(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Readonly<Record<string, unknown>>,
): void {
  const cost = queryCost(schema, {document, operationName, variables});
  if (cost <= MAX_COST) return;
  const extensions = {code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost: MAX_COST};
  throw new GraphQLError('Complexity exceeded', {extensions});
}

/** Resolves every field for a client without an access token, to whom metafields are closed. */
export const resolveTokenless: typeof resolveField = (source, args, context, info) => {
  if (METAFIELDS.includes(info.fieldName)) throw accessDenied(info.fieldName, 'an access token');
  return resolveField(source, args, context, info);
};
