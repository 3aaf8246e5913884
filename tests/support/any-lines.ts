import fc from 'fast-check';

import {SOCIAL_PROJECTS} from '~/config/commerce';
import {money} from '~/domain/money';
import {withProject} from '~/domain/donation';
import type {CartLine} from '~/domain/cart/cart';
import {exampleDonationLine, exampleLine} from '~/domain/cart/cart.fixture';

const plan = {id: 'gid://shopify/SellingPlan/4', name: 'Every 4 weeks', weeks: 4};
const project = fc.constantFrom(...SOCIAL_PROJECTS.map(({code}) => code));
const quantity = fc.integer({min: 1, max: 20});
const discounts = fc.array(
  fc.integer({min: 0, max: 500}).map((cents) => money(cents)),
  {maxLength: 2},
);
const donationVariantId = fc.constantFrom('gid://shopify/ProductVariant/9', 'gid://shopify/ProductVariant/8');

const line: fc.Arbitrary<CartLine> = fc.oneof(
  fc.record({project, quantity, discounts, donationVariantId, subscribed: fc.boolean()}).map(({subscribed, ...one}) =>
    exampleLine({
      ...one,
      plan: subscribed ? plan : null,
      attributes: withProject([], one.project),
    }),
  ),
  fc.record({quantity, discounts, kind: fc.constantFrom('gear', 'bundle', 'gift-card')}).map((one) => exampleLine(one)),
  fc.record({project, quantity, variantId: donationVariantId}).map((one) => exampleDonationLine(one)),
  fc.record({project, quantity, cents: fc.constant(500)}).map((one) => exampleDonationLine(one)),
);

/** Cart lines of every kind, including donation lines that need reconciliation, with unique ids. */
export const anyLines: fc.Arbitrary<readonly CartLine[]> = fc
  .array(line, {maxLength: 8})
  .map((lines) => lines.map((one, index) => ({...one, id: `gid://shopify/CartLine/${index}`})));
