import {GraphQLError} from 'graphql';
import type {GraphQLFormattedError} from 'graphql';

/**
 * Returns an error as a GraphQL service of the platform tells it. Faults of the emulator are logged and shown without
 * detail.
 *
 * @param service what the log calls the service
 */
export function formatError(error: GraphQLError, service: string): GraphQLFormattedError {
  const {originalError} = error;
  if (originalError === undefined || originalError instanceof GraphQLError) return error.toJSON();
  console.error(`${service}:`, originalError);
  const {locations, path} = error.toJSON();
  return {
    message: 'Internal error. Looks like something went wrong on our end.',
    ...(locations === undefined ? {} : {locations}),
    ...(path === undefined ? {} : {path}),
    extensions: {code: 'INTERNAL_SERVER_ERROR'},
  };
}

/** Returns the same for anything that was thrown. */
export function formatThrown(error: unknown, service: string): GraphQLFormattedError {
  if (error instanceof GraphQLError) return formatError(error, service);
  const originalError = error instanceof Error ? error : new Error(String(error));
  return formatError(new GraphQLError('', {originalError}), service);
}
