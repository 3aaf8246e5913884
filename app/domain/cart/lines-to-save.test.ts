import {expect, it} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {linesToSave} from './lines-to-save';

it('saves the lines that the shopper chose', () => {
  const attributes = [{key: '_D', value: 'SP023'}];
  const coffee = exampleLine({quantity: 2, attributes});
  const free = exampleLine({id: 'free', variantId: FREE_ARTICLE});
  expect(linesToSave(exampleCart([coffee, exampleDonationLine(), free]))).toEqual([
    {variantId: coffee.variantId, quantity: 2, sellingPlanId: null, attributes},
  ]);
  expect(linesToSave(null)).toEqual([]);
});
