import {expect, it} from 'vitest';
import {seed} from '../seed/seed';
import {catalogueChangeSchema, changedSeed} from './catalogue-change';

it('lets a product be sold in any number whose stock is not counted, with the figure that it has', () => {
  const [product] = seed.products;
  const change = catalogueChangeSchema.parse({product: product?.number, stock: 0, tracksStock: false});
  const [changed, ...others] = changedSeed(seed, change).products;
  expect(changed?.variants).toEqual(
    product?.variants.map((variant) => ({...variant, stock: 0, tracksStock: false, sellsWithoutStock: true})),
  );
  expect(others).toEqual(seed.products.slice(1));
});
