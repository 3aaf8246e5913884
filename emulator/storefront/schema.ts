import introspection from '@shopify/hydrogen-react/storefront.schema.json';
import {buildClientSchema, GraphQLNonNull} from 'graphql';
import type {GraphQLSchema} from 'graphql';

/**
 * The platform's official schema, built when the worker starts so that the first request need not wait for it. It is that of
 * 2025-10, with what the versions that are served ask beyond it.
 */
export const schema = requiringCodes(buildClientSchema(introspection, {assumeValid: true}));

/** From 2026-01 on, `cartDiscountCodesUpdate` requires its codes. */
function requiringCodes(official: GraphQLSchema): GraphQLSchema {
  const {args = []} = official.getMutationType()?.getFields()['cartDiscountCodesUpdate'] ?? {};
  for (const argument of args) {
    const {type} = argument;
    if (argument.name === 'discountCodes' && !(type instanceof GraphQLNonNull))
      argument.type = new GraphQLNonNull(type);
  }
  return official;
}
