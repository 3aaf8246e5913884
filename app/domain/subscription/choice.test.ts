import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {examplePlan, exampleProduct, exampleVariant} from '../product/product.fixture';
import {productChoice} from './choice';

const picture = {path: '/media/a.webp', alt: 'A bag', width: 800, height: 1000};

describe('a product as a choice for a subscription', () => {
  it('names each variant by its number and its options', () => {
    const options = [
      {name: 'Menge', value: '250 g'},
      {name: 'Mahlgrad', value: 'Ganze Bohne'},
    ];
    const product = exampleProduct({
      handle: 'morgentau',
      title: 'Morgentau',
      pictures: [picture],
      variants: [exampleVariant('11', {options}), exampleVariant('12', {availableForSale: false})],
    });
    expect(productChoice(product)).toEqual({
      handle: 'morgentau',
      title: 'Morgentau',
      isCoffee: true,
      picture,
      variants: [
        {value: '11:coffee', title: '250 g, Ganze Bohne', price: money(1290), availableForSale: true},
        {value: '12:coffee', title: '', price: money(1290), availableForSale: false},
      ],
    });
  });

  it('has the price of its first plan', () => {
    const variants = [exampleVariant('11', {plans: [examplePlan(2, 1100), examplePlan(4, 1161)]})];
    expect(productChoice(exampleProduct({variants}))?.variants[0]?.price).toEqual(money(1100));
  });

  it('marks coffee alone as coffee, and may have no picture', () => {
    expect(productChoice(exampleProduct({kind: 'gear'}))).toMatchObject({
      isCoffee: false,
      picture: null,
      variants: [{value: '11'}],
    });
  });

  it('leaves archived variants out', () => {
    const variants = [exampleVariant('11', {archived: true}), exampleVariant('12')];
    expect(productChoice(exampleProduct({variants}))?.variants.map(({value}) => value)).toEqual(['12:coffee']);
  });

  it.each([
    ['a gift card', exampleProduct({kind: 'gift-card'})],
    ['a donation', exampleProduct({kind: 'donation'})],
    ['a product whose variants are all archived', exampleProduct({variants: [exampleVariant('11', {archived: true})]})],
  ])('is none for %s', (_, product) => {
    expect(productChoice(product)).toBeNull();
  });
});
