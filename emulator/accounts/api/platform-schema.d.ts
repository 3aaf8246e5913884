declare module '@shopify/hydrogen-react/customer-account.schema.json' {
  import type {IntrospectionQuery} from 'graphql';

  /** The platform's official schema of the Customer Account API, 2025-10, as an introspection result. */
  const introspection: IntrospectionQuery;
  export default introspection;
}
