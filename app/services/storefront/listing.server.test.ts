import {describe, expect, it} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {reshapeListing as reshape, reshapeListingLink} from './listing.server';
import {
  ARCHIVED,
  ARCHIVED_VARIANTS,
  FOR_BUSINESSES,
  shownPicture,
  wireMetafields,
  wireMoney,
  wirePicture,
  wireGridProduct,
  wireCardVariant,
} from './wire-product.fixture';

const reshapeListing = (wire: Parameters<typeof reshape>[0], pictures?: Parameters<typeof reshape>[2]) =>
  reshape(wire, {types: productTypes(), today: '2026-11-23'}, pictures);

type Wire = Parameters<typeof reshapeListing>[0];

const productId = (number: number) => `gid://shopify/Product/${number}`;

function wireCollection(fields: Readonly<Record<string, string>> = {}, traits: Partial<Wire> = {}): Wire {
  return {
    id: 'gid://shopify/Collection/7',
    handle: 'espresso-shop',
    title: 'Espresso',
    descriptionHtml: '<p>Kräftig.</p>',
    seo: {title: null, description: null},
    metafields: wireMetafields(fields),
    parent: null,
    products: {nodes: []},
    ...traits,
  };
}

describe('a collection as a listing', () => {
  it('has a description without the markup that a page does not take', () => {
    const descriptionHtml = '<p onclick="a()">Kräftig.<script>a()</script></p>';
    expect(reshapeListing(wireCollection({}, {descriptionHtml})).descriptionHtml).toBe('<p>Kräftig.</p>');
  });

  it('of which nothing more is known says nothing more', () => {
    expect(reshapeListing(wireCollection())).toEqual({
      id: 'gid://shopify/Collection/7',
      handle: 'espresso-shop',
      title: 'Espresso',
      descriptionHtml: '<p>Kräftig.</p>',
      prefix: 'c',
      products: [],
      grid: [],
      filters: [],
      subcollectionIds: [],
      parent: null,
      handles: {},
      newContent: null,
      seo: {title: null, description: null, noindex: false},
    });
  });

  it('says all that the editors say', () => {
    const parent = {
      __typename: 'Collection' as const,
      id: 'gid://shopify/Collection/1',
      handle: 'kaffee',
      title: 'Alle Kaffees',
      metafields: wireMetafields({'collection.title': 'Kaffee', 'layout.page_type': 'k'}),
    };
    const fields = {
      'collection.title': 'Espresso aus Hamburg',
      'layout.page_type': 'g',
      'layout.filters': '["coffee_taste","weather","vendor"]',
      'layout.subcollections': '["gid://shopify/Collection/8"]',
      'seo.handles': '{"de":"espresso","en":"espresso-shop"}',
      'seo.noindex': 'true',
    };
    const seo = {title: 'Espresso kaufen', description: 'Frisch.'};
    expect(reshapeListing(wireCollection(fields, {parent: {reference: parent}, seo}))).toMatchObject({
      title: 'Espresso aus Hamburg',
      prefix: 'g',
      filters: ['coffee_taste', 'vendor'],
      subcollectionIds: ['gid://shopify/Collection/8'],
      parent: {handle: 'kaffee', title: 'Kaffee', prefix: 'k'},
      handles: {de: 'espresso', en: 'espresso-shop'},
      seo: {...seo, noindex: true},
    });
  });

  it.each([null, {reference: null}, {reference: {__typename: 'Page' as const}}])('has no parent in %j', (parent) => {
    expect(reshapeListing(wireCollection({}, {parent})).parent).toBeNull();
  });

  it.each([
    ['shown', {'temp.display_new_content': 'true', 'temp.new_content': '<p>Neu</p>'}, '<p>Neu</p>'],
    ['not shown yet', {'temp.new_content': '<p>Neu</p>'}, null],
  ])('has new content that is %s', (_, fields, newContent) => {
    expect(reshapeListing(wireCollection(fields)).newContent).toBe(newContent);
  });

  it.each([
    ['products for business customers', {metafields: FOR_BUSINESSES}],
    ['products that are no longer made', {variants: ARCHIVED_VARIANTS}],
  ])('leaves out %s', (_, traits) => {
    const nodes = [wireGridProduct(), wireGridProduct({id: productId(2), ...traits})];
    const {products, grid} = reshapeListing(wireCollection({}, {products: {nodes}}));
    expect(products.map(({id}) => id)).toEqual([productId(1)]);
    expect(grid.map(({card}) => card.id)).toEqual([productId(1)]);
  });
});

describe('a card of a listing', () => {
  it('carries what filters and sorting go by, and whether it is large', () => {
    const nodes = [
      wireGridProduct({
        facets: wireMetafields({
          'filter.gear_type': '["kettle"]',
          'filter.coffee_origin': '["africa"]',
          'coffee.roast_degree': 'light',
        }),
        metafields: wireMetafields({
          'filter.coffee_type': '["espresso"]',
          'filter.coffee_taste': '["nutty"]',
          'filter.coffee_preparation_method': '["espresso"]',
        }),
      }),
      wireGridProduct({
        id: productId(2),
        vendor: 'Mühlenwerk',
        variants: {nodes: [wireCardVariant('21', {price: wireMoney('25.0')})]},
      }),
    ];
    const {grid} = reshapeListing(
      wireCollection({'layout.large_card_products': `["${productId(2)}"]`}, {products: {nodes}}),
    );
    expect(grid).toMatchObject([
      {
        publishedAt: '2026-01-01T00:00:00Z',
        large: false,
        facets: {
          price: ['15', '25', '50', '100', '250'],
          coffee_type: ['espresso'],
          coffee_taste: ['nutty'],
          coffee_preparation_method: ['espresso'],
          coffee_roast: ['light'],
          coffee_origin: ['africa'],
          gear_type: ['kettle'],
          vendor: ['Lichtung'],
        },
      },
      {
        large: true,
        facets: {
          price: ['25', '50', '100', '250'],
          coffee_type: [],
          coffee_taste: [],
          coffee_preparation_method: [],
          coffee_roast: [],
          coffee_origin: [],
          gear_type: [],
          vendor: ['Mühlenwerk'],
        },
      },
    ]);
  });

  const images = {nodes: [wirePicture('product.webp')]};
  const hover = {reference: {__typename: 'MediaImage' as const, image: wirePicture('hover.webp')}};
  const two = [
    wireCardVariant('11', {title: 'schwarz'}),
    wireCardVariant('12', {title: 'Default Title', price: wireMoney('19.9')}),
  ];
  const pictures = new Map([['gid://shopify/ProductVariant/11', shownPicture('black.webp')]]);
  const gridOf = (
    variants: typeof two,
    fields: Readonly<Record<string, string>> = {'layout.display_variants': 'true'},
  ) => {
    const nodes = [wireGridProduct({title: 'Kessel', images, hover, variants: {nodes: variants}})];
    return reshapeListing(wireCollection(fields, {products: {nodes}}), pictures).grid;
  };

  it('stands for each variant where the editors want it, with its own picture and price', () => {
    const cards = gridOf(two).map(({card}) => card);
    expect(cards).toMatchObject([
      {variant: {number: '11', title: 'schwarz'}, picture: shownPicture('black.webp'), priceFrom: {cents: 1290}},
      {variant: {number: '12', title: 'Kessel'}, picture: shownPicture('product.webp'), priceFrom: {cents: 1990}},
    ]);
    for (const card of cards) expect(card).not.toHaveProperty('hover');
  });

  it.each([
    ['the cheapest variant that is made and on sale', {}, [['25', '50', '100', '250']]],
    [
      'its own variant',
      {'layout.display_variants': 'true'},
      [
        ['25', '50', '100', '250'],
        ['10', '15', '25', '50', '100', '250'],
      ],
    ],
  ])('is filtered by the price that it shows: that of %s', (_, fields, expected) => {
    const priced = (number: string, price: string, traits = {}) =>
      wireCardVariant(number, {price: wireMoney(price), ...traits});
    const variants = [
      priced('11', '19.9'),
      priced('12', '9.9', {availableForSale: false}),
      priced('13', '4.9', {metafields: ARCHIVED}),
    ];
    expect(gridOf(variants, fields).map(({facets}) => facets.price)).toEqual(expected);
  });

  it.each([
    ['the editors do not want it', two, {'layout.display_variants': 'false'}],
    ['one variant is left', two.slice(1), undefined],
  ])('stands for the product where %s', (_, variants, fields) => {
    const grid = gridOf(variants, fields);
    expect(grid).toHaveLength(1);
    expect(grid[0]?.card).toMatchObject({picture: shownPicture('product.webp'), hover: shownPicture('hover.webp')});
    expect(grid[0]?.card).not.toHaveProperty('variant');
  });
});

it('a collection as others name it has its own title where the editors wrote none', () => {
  const {id, handle, title, metafields} = wireCollection({'layout.page_type': 'g'});
  expect(reshapeListingLink({id, handle, title, metafields})).toEqual({handle, title: 'Espresso', prefix: 'g'});
});
