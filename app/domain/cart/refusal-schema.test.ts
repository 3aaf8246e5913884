import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';
import * as z from 'zod';

import {cartRefusal} from './refusal';

const schema = z.object({
  __schema: z.object({
    types: z.array(z.object({name: z.string(), enumValues: z.array(z.object({name: z.string()})).nullish()})),
  }),
});

const {types} = schema.parse(
  JSON.parse(readFileSync('node_modules/@shopify/hydrogen-react/storefront.schema.json', 'utf8')),
).__schema;

const codesOf = (name: string) =>
  types.find((type) => type.name === name)?.enumValues?.map((value) => value.name) ?? [];

/** Codes about what the shop never sends: companies, addresses and payments are the hosted checkout's, and there are no add-ons. */
const NEVER_MET = [
  /^INVALID_(COMPANY_LOCATION|METAFIELDS|PAYMENT|DELIVERY_|ZIP_CODE|UNITED_STATES)/,
  /^(ADDRESS_FIELD|PAYMENTS|PAYMENT|ZIP_CODE|PROVINCE|DELIVERY|BUYER|CHECKOUT)_/,
  /^(PARENT_LINE|PENDING_DELIVERY|ONLY_ONE_DELIVERY|TOO_MANY_DELIVERY|BUNDLES_AND_ADDONS)/,
  /^(VALIDATION_CUSTOM|UNSPECIFIED_ADDRESS_ERROR|DUPLICATE_DELIVERY_ADDRESS|MISSING_NOTE|INVALID)$/,
];

it.each([...codesOf('CartErrorCode'), ...codesOf('CartWarningCode')])('%s has a meaning for a shopper', (code) => {
  const isKnown = cartRefusal(code) !== 'not-understood' || NEVER_MET.some((pattern) => pattern.test(code));
  expect(isKnown).toBe(true);
});

it('the schema names both lists', () => {
  expect(codesOf('CartErrorCode').length).toBeGreaterThan(20);
  expect(codesOf('CartWarningCode').length).toBeGreaterThan(10);
});
