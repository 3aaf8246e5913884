import introspection from '@shopify/hydrogen-react/storefront.schema.json';
import {buildClientSchema} from 'graphql';

import {schemaOf} from '../../emulator/storefront/schema';

/** The official schemas of the Storefront API that are published, oldest first: those that the shop's operations are valid under. */
export const STOREFRONT_SCHEMAS = [
  {version: '2025-10', schema: buildClientSchema(introspection, {assumeValid: true})},
  {version: '2026-01', schema: schemaOf('2026-01')},
  {version: '2026-04', schema: schemaOf('2026-04')},
] as const;
