declare module '@shopify/hydrogen-react/storefront.schema.json' {
  import type {IntrospectionQuery} from 'graphql';

  /** The platform's official schema, 2025-10, as an introspection result. */
  const introspection: IntrospectionQuery;
  export default introspection;
}

declare module '@shopify/hydrogen-react/customer-account.schema.json' {
  import type {IntrospectionQuery} from 'graphql';

  /** The platform's official schema, 2025-10, as an introspection result. */
  const introspection: IntrospectionQuery;
  export default introspection;
}
