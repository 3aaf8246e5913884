import {expect, it} from 'vitest';

import {PLATFORM_IDS} from '../../config/commerce';
import {exampleCart, exampleDonationLine, exampleLine} from './cart.fixture';
import {linesToSave} from './lines-to-save';

it('what is kept is what the shopper chose', () => {
  const attributes = [{key: '_D', value: 'SP023'}];
  const coffee = exampleLine({quantity: 2, attributes});
  const free = exampleLine({id: 'free', productId: PLATFORM_IDS.freeArticleProduct});
  expect(linesToSave(exampleCart([coffee, exampleDonationLine(), free]))).toEqual([
    {variantId: coffee.variantId, quantity: 2, sellingPlanId: null, attributes},
  ]);
  expect(linesToSave(null)).toEqual([]);
});
