const GRAPHQL_OPERATION = /\b(?:query|mutation)\s+([A-Za-z_]\w*)/;

/** The name of a GraphQL operation in a request's body, as written in JSON; empty where it has none. */
export function graphqlOperation(body: string): string {
  return GRAPHQL_OPERATION.exec(body)?.[1] ?? '';
}

/** The part of a path behind a prefix: `orders` of `/v1/orders/abc`. */
export function pathOperation(path: string, prefix: string): string {
  return path.slice(prefix.length).split('/')[0] ?? '';
}
