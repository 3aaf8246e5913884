import {describe, expect, it} from 'vitest';

import type {TasteTag} from '../../config/listing';
import type {ProductLink} from './choice';
import {findProducts, PRODUCTS_AT_FIRST, readProductQuery} from './find-products';
import type {ProductFilter} from './product-filter';

const product = (
  handle: string,
  filters: readonly ProductFilter[],
  taste: readonly string[] = [],
  tasteTags: readonly TasteTag[] = [],
): ProductLink => ({
  id: handle,
  handle,
  title: handle,
  picture: null,
  taste,
  tasteTags,
  filters,
  example: null,
  isCoffee: true,
  canComeOnce: true,
  canComeRegularly: true,
});

const PRODUCTS = [
  product('Handfilter', ['other']),
  product('Nachtwald', ['espresso'], ['Kakao', 'Haselnuss'], ['chocolatey', 'nutty']),
  product('Café Aurora', ['filter', 'espresso'], ['Erdbeere'], ['fruity']),
  product('Morgentau', ['filter'], ['Nuss', 'Honig'], ['sweet']),
];

const NAMES: Readonly<Partial<Record<TasteTag, string>>> = {
  chocolatey: 'Schokoladig',
  fruity: 'Fruchtig',
  sweet: 'Süß',
};
const nameOfTaste = (tag: TasteTag) => NAMES[tag] ?? tag;

const found = (address: string, liked: readonly ProductFilter[] = []) =>
  findProducts(PRODUCTS, readProductQuery(new URLSearchParams(address)), liked, nameOfTaste);

describe('products to take into a subscription', () => {
  it.each([
    ['', ['Handfilter', 'Nachtwald', 'Café Aurora', 'Morgentau']],
    ['q=nuss', ['Nachtwald', 'Morgentau']],
    ['q=NUSS+kak', ['Nachtwald']],
    ['q=cafe', ['Café Aurora']],
    ['q=filter', ['Handfilter']],
    ['q=beere', ['Café Aurora']],
    ['q=fruchtig', ['Café Aurora']],
    ['q=süß', ['Morgentau']],
    ['q=schokoladig+nachtw', ['Nachtwald']],
    ['q=sweet', []],
    ['filter=filter', ['Café Aurora', 'Morgentau']],
    ['filter=filter&q=nuss', ['Morgentau']],
    ['filter=nonsense', ['Handfilter', 'Nachtwald', 'Café Aurora', 'Morgentau']],
  ])('%s finds %j', (address, handles) => {
    expect(found(address).shown.map(({handle}) => handle)).toEqual(handles);
  });

  it('come in the order of the subscription’s uses, then in the editors’ order', () => {
    expect(found('', ['filter', 'espresso']).shown.map(({handle}) => handle)).toEqual([
      'Café Aurora',
      'Nachtwald',
      'Morgentau',
      'Handfilter',
    ]);
  });

  it('have the filters that leave something', () => {
    expect(found('').filters).toEqual(['all', 'espresso', 'filter', 'other']);
    expect(found('q=honig').filters).toEqual(['all', 'filter']);
  });

  it('are a few at first, and all when asked for', () => {
    const many = Array.from({length: PRODUCTS_AT_FIRST + 3}, (_, index) => product(`Kaffee ${index}`, ['filter']));
    const query = readProductQuery(new URLSearchParams('all=1'));
    expect(findProducts(many, {...query, isWhole: false}, [], nameOfTaste)).toMatchObject({total: 15});
    expect(findProducts(many, {...query, isWhole: false}, [], nameOfTaste).shown).toHaveLength(PRODUCTS_AT_FIRST);
    expect(findProducts(many, query, [], nameOfTaste).shown).toHaveLength(15);
  });
});
