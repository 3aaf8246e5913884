import {describe, expect, it} from 'vitest';

import {exampleProduct, exampleVariant} from '../product/product.fixture';
import {giftChoice} from './gift-choice';

describe('a gift subscription to put together', () => {
  const sold = exampleVariant('12', {
    options: [
      {name: 'Lieferungen', value: '6 Lieferungen'},
      {name: 'Kaffee', value: 'Espresso'},
    ],
  });
  const gone = exampleVariant('11', {availableForSale: false});

  it('offers what can be bought, by number of deliveries and coffee, the first preselected', () => {
    const choice = giftChoice(exampleProduct({variants: [gone, sold, exampleVariant('13')]}));
    expect(choice?.variants.map(({id}) => id)).toEqual([sold.id, 'gid://shopify/ProductVariant/13']);
    expect(choice?.variants[0]).toEqual({id: sold.id, title: '6 Lieferungen, Espresso', price: sold.price});
    expect(choice?.first.id).toBe(sold.id);
    expect(choice?.purchase.preselected).toBe('one-time');
  });

  it('is none where nothing of it can be bought', () => {
    expect(giftChoice(exampleProduct({variants: [gone]}))).toBeNull();
  });
});
