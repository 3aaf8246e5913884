import introspection from '@shopify/hydrogen-react/storefront.schema.json';
import {buildClientSchema} from 'graphql';

/** The platform's official schema, built when the worker starts so that the first request need not wait for it. */
export const schema = buildClientSchema(introspection, {assumeValid: true});
