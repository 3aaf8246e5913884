import {expect, it} from 'vitest';

import {CART_REFUSALS, cartRefusal} from '../../app/domain/cart/refusal';
import {storefrontEnumValues} from '../support/platform-schemas';

const errors = storefrontEnumValues('CartErrorCode');
const warnings = storefrontEnumValues('CartWarningCode');

/** Codes about what the shop never sends: companies, addresses and payments are the hosted checkout's, and there are no add-ons. */
const NEVER_MET = [
  /^INVALID_(COMPANY_LOCATION|METAFIELDS|PAYMENT|DELIVERY_|ZIP_CODE|UNITED_STATES)/,
  /^(ADDRESS_FIELD|PAYMENTS|PAYMENT|ZIP_CODE|PROVINCE|DELIVERY|BUYER|CHECKOUT)_/,
  /^(PARENT_LINE|PENDING_DELIVERY|ONLY_ONE_DELIVERY|TOO_MANY_DELIVERY|BUNDLES_AND_ADDONS)/,
  /^(VALIDATION_CUSTOM|UNSPECIFIED_ADDRESS_ERROR|DUPLICATE_DELIVERY_ADDRESS|MISSING_NOTE|INVALID)$/,
];

it.each([...errors, ...warnings])('%s has a meaning for a shopper', (code) => {
  const isKnown = cartRefusal(code) !== 'not-understood' || NEVER_MET.some((pattern) => pattern.test(code));
  expect(isKnown).toBe(true);
  // Each of these has a text: app/views/cart/refusal-texts.test.ts.
  expect(CART_REFUSALS).toContain(cartRefusal(code));
});

it('the schemas name both lists, the newest codes among them', () => {
  expect(errors.length).toBeGreaterThan(20);
  expect(warnings.length).toBeGreaterThan(10);
  expect(errors).toContain('MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR');
  expect(warnings).toContain('PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION');
});
