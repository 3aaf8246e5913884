import accountIntrospection from '@shopify/hydrogen-react/customer-account.schema.json';
import introspection from '@shopify/hydrogen-react/storefront.schema.json';
import {buildClientSchema, isEnumType} from 'graphql';

import {schemaOf as accountSchemaOf} from '../../emulator/accounts/api/schema';
import {SERVED_VERSIONS} from '../../emulator/shared/api-versions';
import {schemaOf} from '../../emulator/storefront/schema';

/** The official schemas of the Storefront API, oldest first: the shop's operations are valid under each. */
export const STOREFRONT_SCHEMAS = [
  {version: '2025-10', schema: buildClientSchema(introspection, {assumeValid: true})},
  ...SERVED_VERSIONS.map((version) => ({version, schema: schemaOf(version)})),
] as const;

/** The official schemas of the Customer Account API, oldest first. */
export const CUSTOMER_ACCOUNT_SCHEMAS = [
  {version: '2025-10', schema: buildClientSchema(accountIntrospection, {assumeValid: true})},
  ...SERVED_VERSIONS.map((version) => ({version, schema: accountSchemaOf(version)})),
] as const;

/** Returns the values that an enum of the Storefront API has in any of these versions. */
export function storefrontEnumValues(name: string): readonly string[] {
  const values = STOREFRONT_SCHEMAS.flatMap(({schema}) => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  });
  return [...new Set(values)];
}
