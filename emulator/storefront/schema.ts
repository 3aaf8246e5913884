import introspection from '@shopify/hydrogen-react/storefront.schema.json';
import {buildClientSchema} from 'graphql';
import type {GraphQLSchema} from 'graphql';

let built: GraphQLSchema | null = null;

/** The platform's official schema, built when the first request needs it: a worker's start has no time for it. */
export function schema(): GraphQLSchema {
  built ??= buildClientSchema(introspection, {assumeValid: true});
  return built;
}
