import {describe, expect, it} from 'vitest';

import {readMetafields} from './metafields.server';
import {reshapeFood, reshapeGuarantee, reshapeSafety} from './product-duties.server';
import {wireMetafields} from './wire-product.fixture';

const read = (fields: Readonly<Record<string, string>> = {}) => readMetafields(wireMetafields(fields));

describe('statutory product information', () => {
  it('of food: all that is set, and nothing of what has a quantity alone', () => {
    expect(
      reshapeFood(
        read({
          'food.name': 'Röstkaffee',
          'food.ingredients': '100 % Arabica',
          'food.allergens': 'keine',
          'food.quantity': '250 g',
          'food.nutrition': 'keine',
          'food.storage': 'trocken',
          'food.responsible': 'Lichtung, Hamburg',
        }),
        'Morgentau',
      ),
    ).toEqual({
      name: 'Röstkaffee',
      ingredients: '100 % Arabica',
      allergens: 'keine',
      quantity: '250 g',
      nutrition: 'keine',
      storage: 'trocken',
      responsible: 'Lichtung, Hamburg',
    });
    expect(reshapeFood(read({'food.name': 'Röstkaffee'}), 'Morgentau')).toEqual({
      name: 'Röstkaffee',
      ingredients: null,
      allergens: null,
      quantity: null,
      nutrition: null,
      storage: null,
      responsible: null,
    });
    expect(reshapeFood(read({'food.quantity': '250 g'}), 'Morgentau')).toBeNull();
  });

  it.each([
    ['allergens', 'Haselnüsse'],
    ['ingredients', 'Kakao, Haselnüsse'],
  ])('of food without a name: its %s beside the product’s title', (field, value) => {
    const food = reshapeFood(read({[`food.${field}`]: value}), 'Tafel Nuss');
    expect(food).toMatchObject({name: 'Tafel Nuss', [field]: value});
  });

  it.each([
    ['warnings', 'Scharfe Klingen'],
    ['address', 'Hauptstraße 1, Jena'],
    ['responsible', 'Import GmbH'],
  ])('of everything else: its %s, where no maker is named', (field, value) => {
    expect(reshapeSafety(read({[`gpsr.${field}`]: value}))).toMatchObject({maker: null, [field]: value});
  });

  it('of everything else: who answers for its safety, and nothing where an address for e-mails stands alone', () => {
    expect(
      reshapeSafety(
        read({
          'gpsr.maker': 'Mühlenwerk',
          'gpsr.address': 'Hauptstraße 1, Jena',
          'gpsr.email': 'info@example.com',
          'gpsr.responsible': 'Import GmbH',
          'gpsr.warnings': 'Scharfe Klingen',
        }),
      ),
    ).toEqual({
      maker: 'Mühlenwerk',
      address: 'Hauptstraße 1, Jena',
      email: 'info@example.com',
      responsible: 'Import GmbH',
      warnings: 'Scharfe Klingen',
    });
    expect(reshapeSafety(read({'gpsr.email': 'info@example.com'}))).toBeNull();
  });
});

describe('a maker’s guarantee', () => {
  it.each([
    ['3', 'true', {years: 3}],
    ['99', 'true', {years: 99}],
    ['2', 'true', null],
    ['100', 'true', null],
    ['5', 'false', null],
    ['long', 'true', null],
  ])('of %s years, of durability %s, is %j', (years, durability, guarantee) => {
    expect(reshapeGuarantee(read({'guarantee.years': years, 'guarantee.durability': durability}))).toEqual(guarantee);
  });
});
