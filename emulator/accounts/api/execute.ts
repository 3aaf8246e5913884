import {execute} from 'graphql';
import type {GraphQLError, GraphQLFormattedError} from 'graphql';
import type {Order} from '../../checkout/order';
import type {ServedVersion} from '../../shared/api-versions';
import {now} from '../../shared/clock';
import {formatError, formatThrown} from '../../shared/graphql-error';
import {overCost} from '../../shared/query-cost';
import {deniedFields} from '../../storefront/access-scopes';
import {checkedDocument} from '../../storefront/documents';
import {resolveField} from '../../storefront/field';
import {requestContext} from '../../storefront/in-context';
import type {RequestContext} from '../../storefront/in-context';
import {shop} from '../../storefront/shop';
import type {AccountsEnv} from '../env';
import {ordersOf} from '../orders';
import type {OrdersEnv} from '../orders';
import {settingsOf} from '../settings';
import {mutations} from './mutations';
import {queries} from './queries';
import {schemaOf} from './schema';
import type {AccountScope} from './scope';

/** A GraphQL request as the platform takes it. */
export type AccountOperation = {
  /** The version whose schema the operation must be valid under. */
  readonly version: ServedVersion;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
};

/** What the API needs of the worker's configuration. */
export type CustomerApiEnv = AccountsEnv & OrdersEnv;

export type AccountResult = {readonly data?: unknown; readonly errors?: readonly GraphQLFormattedError[]};

const SERVICE = 'Customer Account API';

/** Executes an operation of a customer over the platform's official schema. Faults of the emulator are logged and shown without detail. */
export async function executeAccountOperation(
  {version, query, variables, operationName}: AccountOperation,
  customer: number,
  env: CustomerApiEnv,
): Promise<AccountResult> {
  const schema = schemaOf(version);
  const checked = checkedDocument(schema, query);
  if ('errors' in checked) return {errors: checked.errors.map(format)};
  const {document} = checked;
  const refused = overCost(schema, {document, operationName, variables});
  if (refused !== null) return {errors: [refused]};
  try {
    const scope = openScope(requestContext(schema, document, operationName, variables), customer, env);
    const result = await execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      rootValue: {...queries(scope), ...mutations(scope)},
      contextValue: {denied: deniedFields([])},
      fieldResolver: resolveField,
    });
    return {
      ...(result.data === undefined ? {} : {data: result.data}),
      ...(result.errors === undefined ? {} : {errors: result.errors.map(format)}),
    };
  } catch (error) {
    return {errors: [formatThrown(error, SERVICE)]};
  }
}

function openScope({language}: RequestContext, number: number, env: CustomerApiEnv): AccountScope {
  const book = env.CUSTOMERS.getByName(String(number));
  const customer = async () => {
    const found = await book.read();
    if (found === null) throw new Error(`There is no customer ${number}`);
    return found;
  };
  let orders: Promise<readonly Order[]> | null = null;
  return {
    shop: shop(),
    shopOrigin: settingsOf(env).shopOrigin,
    emulatorOrigin: env.EMULATOR_ORIGIN,
    pictureOrigin: env.PICTURE_ORIGIN ?? env.EMULATOR_ORIGIN,
    linkSecret: env.LINK_SECRET,
    language,
    at: now(env),
    customer,
    orders: () => (orders ??= customer().then(({email}) => ordersOf(env, email))),
    book,
  };
}

function format(error: GraphQLError): GraphQLFormattedError {
  return formatError(error, SERVICE);
}
