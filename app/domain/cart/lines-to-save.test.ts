import {expect, it} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {linesToSave, losesGiftWords} from './lines-to-save';
import {recipientAttributes} from './recipient';

it('saves the lines that the shopper chose', () => {
  const attributes = [{key: '_D', value: 'SP023'}];
  const coffee = exampleLine({quantity: 2, attributes});
  const free = exampleLine({id: 'free', variantId: FREE_ARTICLE});
  expect(linesToSave(exampleCart([coffee, exampleDonationLine(), free]))).toEqual([
    {variantId: coffee.variantId, quantity: 2, sellingPlanId: null, attributes},
  ]);
  expect(linesToSave(null)).toEqual([]);
});

it.each(['card', 'subscription'] as const)(
  'does not save whom a gift (%s) is for, and tells that it does not',
  (giftKind) => {
    const written = {recipientName: 'Mara', recipientEmail: 'mara@example.com', senderName: 'Ida', message: 'Hi'};
    const gift = exampleLine({attributes: recipientAttributes({giftKind, ...written, sendOn: '2026-12-24'})});
    const coffee = exampleLine({attributes: [{key: '_D', value: 'SP023'}]});
    expect(linesToSave(exampleCart([gift])).map(({attributes}) => attributes)).toEqual([[]]);
    expect([[coffee], [coffee, gift]].map((lines) => losesGiftWords(exampleCart(lines)))).toEqual([false, true]);
  },
);
