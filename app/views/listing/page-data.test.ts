import {expect, it} from 'vitest';

import {CARDS_PER_PAGE} from '../../config/listing';
import {gridPage} from '../../domain/listing/grid-page';
import {gridCard} from '../../domain/listing/grid.fixture';
import type {GridCard, Listing} from '../../domain/listing/listing';
import {listingPageData} from './page-data';

const selling = (title: string, donates: boolean): GridCard => {
  const {card, ...rest} = gridCard(title);
  return {
    ...rest,
    card: {...card, offer: {variantId: title, title: null, isPreOrder: false, ...(donates && {donates})}},
  };
};

const listing: Listing = {
  id: 'gid://shopify/Collection/1',
  handle: 'coffee-shop',
  title: 'Coffee-Shop',
  descriptionHtml: '',
  prefix: 'c',
  products: [],
  grid: [
    ...Array.from({length: CARDS_PER_PAGE}, (_, index) => selling(`Kaffee ${index}`, true)),
    selling('Mühle', false),
  ],
  filters: [],
  subcollectionIds: [],
  parent: null,
  handles: {},
  newContent: null,
  seo: {title: null, description: null, noindex: false},
};

it.each([1, 2])('has the forms that the cards of all pages need, on page %i', (page) => {
  const grid = gridPage(listing, {selection: {}, sort: 'recommended', page}, 'de-DE');
  const {sells} = listingPageData({listing, grid, subcollections: [], ratings: {}, texts: {}});
  expect(sells.toSorted()).toEqual(['donating', 'plain']);
});
