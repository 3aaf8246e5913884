import {execute} from 'graphql';
import type {GraphQLError, GraphQLFormattedError} from 'graphql';
import type {ServedVersion} from '../shared/api-versions';
import {formatError, formatThrown} from '../shared/graphql-error';
import {deniedFields, TOKENLESS} from './access-scopes';
import {cartService} from './cart/cart-service';
import {ONLY} from './cart/load-pricing-world';
import {createCustomer} from './create-customer';
import {checkedDocument} from './documents';
import type {StorefrontEnv} from './env';
import {resolveField} from './field';
import {requestContext} from './in-context';
import type {RequestContext} from './in-context';
import {cartMutations} from './resolvers/cart-mutations';
import {customerMutations} from './resolvers/customer-mutations';
import {collectionSource} from './resolvers/collection';
import {nodeById} from './resolvers/node';
import {productSource} from './resolvers/product';
import {queries} from './resolvers/query';
import {variantSource} from './resolvers/variant';
import {schemaOf} from './schema';
import type {WrittenMetafield} from './metafield-object';
import type {Scope} from './scope';
import {shop} from './shop';
import {limitComplexity, resolveTokenless} from './tokenless';

const SERVICE = 'Storefront API';

/** A GraphQL request as the platform takes it. */
export type StorefrontOperation = {
  /** The version whose schema the operation must be valid under. */
  readonly version: ServedVersion;
  /** Whether it came without an access token. */
  readonly isTokenless: boolean;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
};

export type StorefrontResult = {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[];
  readonly extensions?: {readonly context: RequestContext};
};

export type Execution = {
  readonly result: StorefrontResult;
  /** Whether the result may be cached: it has no errors, and depends on the shop, the stock and written metafields alone. */
  readonly isCacheable: boolean;
};

/** Executes an operation over the platform's official schema. Faults of the emulator are logged and shown without detail. */
export async function executeOperation(operation: StorefrontOperation, env: StorefrontEnv): Promise<Execution> {
  const {operationName, variables, isTokenless} = operation;
  const schema = schemaOf(operation.version);
  const checked = checkedDocument(schema, operation.query);
  if ('errors' in checked) return {result: {errors: checked.errors.map(format)}, isCacheable: false};
  const {document} = checked;
  let isCacheable = true;
  try {
    if (isTokenless) limitComplexity(schema, document, operationName, variables);
    const context = requestContext(schema, document, operationName, variables);
    const scope = openScope(context, env, () => (isCacheable = false));
    const {data, errors} = await execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      rootValue: {...queries(scope), ...cartMutations(scope), ...customerMutations(scope)},
      contextValue: {denied: isTokenless ? TOKENLESS : deniedFields(env.DENIED ?? [])},
      fieldResolver: isTokenless ? resolveTokenless : resolveField,
    });
    const result = {
      ...(data === undefined ? {} : {data}),
      ...(errors === undefined ? {} : {errors: errors.map(format)}),
      extensions: {context},
    };
    // The error may be transient.
    if (errors !== undefined) isCacheable = false;
    return {result, isCacheable};
  } catch (error) {
    return {result: {errors: [formatThrown(error, SERVICE)]}, isCacheable: false};
  }
}

/** @param forbidCaching called before anything but the shop, the stock and written metafields is used */
function openScope(context: RequestContext, env: StorefrontEnv, forbidCaching: () => void): Scope {
  let stock: Promise<ReadonlyMap<number, number>> | null = null;
  const readStock = () => (stock ??= env.STOCK.getByName(ONLY).read());
  let written: Promise<readonly WrittenMetafield[]> | null = null;
  const scope: Scope = {
    ...context,
    shop: shop(),
    pictureOrigin: env.PICTURE_ORIGIN ?? env.EMULATOR_ORIGIN,
    primaryOrigin: env.EMULATOR_ORIGIN,
    stock: readStock,
    writtenMetafields: () => (written ??= env.METAFIELDS.getByName(ONLY).read()),
    createCustomer: (given) => {
      forbidCaching();
      return createCustomer(env, given);
    },
    get carts() {
      forbidCaching();
      return cartService(env, context.language, readStock);
    },
    sources: {
      product: (product) => productSource(product, scope),
      variant: (entry) => variantSource(entry, scope),
      collection: (collection) => collectionSource(collection, scope),
      node: (id) => nodeById(id, scope),
    },
  };
  return scope;
}

function format(error: GraphQLError): GraphQLFormattedError {
  return formatError(error, SERVICE);
}
