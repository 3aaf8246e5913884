import introspection from '@shopify/hydrogen-react/customer-account.schema.json';
import {buildClientSchema} from 'graphql';

/** The official schema of the Customer Account API, built when the worker starts so that the first request need not wait for it. */
export const schema = buildClientSchema(introspection, {assumeValid: true});
