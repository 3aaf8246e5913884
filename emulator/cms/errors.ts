/** An answer of the content lake that is no success, as the real one words it. */
export type Failure = {readonly status: number; readonly body: Readonly<Record<string, unknown>>};

/** Returns a failure from before the content lake looked at the request. */
export function gatewayFailure(status: 400 | 401 | 404 | 405 | 413, error: string, message: string): Failure {
  return {status, body: {statusCode: status, error, message}};
}

/** Returns the failure of a query that is no GROQ; `start` and `end` mark the place in it. */
export function queryParseFailure(query: string, description: string, start: number, end: number): Failure {
  return {status: 400, body: {error: {description, end, query, start, type: 'queryParseError'}}};
}

/** Returns the failure of a request whose parts cannot be read. */
export function requestFailure(description: string): Failure {
  return {status: 400, body: {error: {description, type: 'httpBadRequest'}}};
}

/** Why one mutation of a transaction fails. */
export type MutationFault = {
  readonly index: number;
  readonly status: number;
  readonly error: {readonly description: string; readonly type: string; readonly id?: string};
};

/** Returns the failure of a transaction that changed nothing, because of one mutation in it. */
export function mutationFailure({index, status, error}: MutationFault): Failure {
  const description = `The mutation(s) failed: ${error.description}`;
  return {status, body: {error: {description, items: [{error, index}], type: 'mutationError'}}};
}
