import {describe, expect, it} from 'vitest';

import {listingSearch, readListingQuery, toggled} from './listing-query';

const filters = ['coffee_type', 'coffee_taste'] as const;
const read = (search: string) => readListingQuery(new URLSearchParams(search), filters);

describe('the address of a listing', () => {
  it('carries filters, order and page', () => {
    expect(read('taste=nutty&taste=sweet&sort=price-up&page=2')).toEqual({
      selection: {coffee_taste: ['nutty', 'sweet']},
      sort: 'price-up',
      page: 2,
    });
  });

  it.each([
    ['nothing', ''],
    ['an order that does not exist', 'sort=random'],
    ['no number of a page', 'page=two'],
    ['page nought', 'page=0'],
    ['a negative page', 'page=-1'],
    ['a page with a fraction', 'page=1.5'],
    ['a filter of another collection', 'brand=Nordkamm'],
    ['an empty choice', 'taste='],
    ['parameters of others', 'utm_source=letter&__proto__=x&constructor=y'],
  ])('is the listing itself for %s', (_, search) => {
    expect(read(search)).toEqual({selection: {}, sort: 'recommended', page: 1});
  });

  it.each(['9999', '10000', '9'.repeat(400)])('is that of the last page for page %s', (page) => {
    expect(read(`page=${page}`).page).toBe(9999);
  });

  it('takes a value once, and not more than a hand can tick', () => {
    expect(read('taste=nutty&taste=nutty').selection).toEqual({coffee_taste: ['nutty']});
    const many = Array.from({length: 500}, (_, index) => `taste=${index}`).join('&');
    expect(read(many).selection.coffee_taste).toHaveLength(20);
  });

  it.each([
    ['taste=nutty&taste=sweet&sort=title&page=3', '?taste=nutty&taste=sweet&sort=title&page=3'],
    ['page=2&type=filter', '?type=filter&page=2'],
    ['sort=recommended&page=1', ''],
  ])('%s is written as %j: always in one order, without what goes without saying', (search, written) => {
    expect(listingSearch(read(search))).toBe(written);
  });

  it('takes a value in, and out again', () => {
    const chosen = toggled({coffee_type: ['filter']}, 'coffee_taste', 'nutty');
    expect(chosen).toEqual({coffee_type: ['filter'], coffee_taste: ['nutty']});
    expect(toggled(chosen, 'coffee_type', 'filter')).toEqual({coffee_type: [], coffee_taste: ['nutty']});
  });
});
