import type {CodegenConfig} from '@graphql-codegen/cli';

/** Operation types and documents from the platform's official 2025-10 schema. */
const config: CodegenConfig = {
  generates: {
    'graphql/generated/storefront/': {
      schema: 'node_modules/@shopify/hydrogen-react/storefront.schema.json',
      documents: 'graphql/storefront/*.graphql',
      preset: 'client',
      presetConfig: {fragmentMasking: false},
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        onlyOperationTypes: true,
        skipTypename: true,
        strictScalars: true,
        avoidOptionals: {field: true, inputValue: false, object: true, defaultValue: false},
        scalars: {
          Color: 'string',
          DateTime: 'string',
          Decimal: 'string',
          HTML: 'string',
          ISO8601DateTime: 'string',
          JSON: 'unknown',
          URL: 'string',
          UnsignedInt64: 'string',
        },
      },
    },
  },
};

export default config;
