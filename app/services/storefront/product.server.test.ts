import {describe, expect, it} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {money} from '../../domain/money';
import {exampleProduct, exampleVariant} from '../../domain/product/product.fixture';
import {reshapeProduct as reshape} from './product.server';
import {
  ARCHIVED_VARIANTS,
  FOR_BUSINESSES,
  PER_KILOGRAM,
  shownPicture,
  wireCard,
  wireMetafields,
  wireMoney,
  wirePicture,
  wirePlan,
  wireProduct,
  wireVariant,
} from './wire-product.fixture';

const reshapeProduct = (wire: Parameters<typeof reshape>[0]) =>
  reshape(wire, {types: productTypes(), today: '2026-11-23'});

const collection = (handle: string, value: string | null = null) => ({
  id: `gid://shopify/Collection/${handle}`,
  handle,
  title: handle.toUpperCase(),
  metafield: value === null ? null : {value},
});
const ofVariant = (traits: Parameters<typeof wireVariant>[1]) =>
  reshapeProduct(wireProduct({variants: {nodes: [wireVariant('11', traits)]}})).variants[0];

describe('a product of the platform', () => {
  it('of which nothing more is known says nothing more', () => {
    const {coffee, ...product} = reshapeProduct(wireProduct());
    expect(product).toEqual({
      ...exampleProduct({handle: 'morgentau', title: 'Morgentau', descriptionHtml: '<p>Klar.</p>'}),
      coffee: undefined,
    });
    expect(coffee?.taste).toEqual([]);
  });

  it('has a description without the markup that a page does not take', () => {
    const descriptionHtml = '<p onclick="a()">Klar.<script>a()</script></p>';
    expect(reshapeProduct(wireProduct({descriptionHtml})).descriptionHtml).toBe('<p>Klar.</p>');
  });

  it('says all that it carries itself', () => {
    const product = reshapeProduct(
      wireProduct({
        productType: 'Gear',
        requiresSellingPlan: true,
        availableForSale: false,
        variants: {nodes: [wireVariant('11', {availableForSale: false})]},
        tags: ['kitchen', 'large-appliance'],
        seo: {title: 'Mühle', description: 'Mahlt.'},
        images: {nodes: [wirePicture('a.webp'), wirePicture('b.webp', {url: 'https://cdn.platform.example/'})]},
        options: [
          {
            id: 'o',
            name: 'Farbe',
            optionValues: [
              {id: '1', name: 'schwarz'},
              {id: '2', name: 'weiß'},
            ],
          },
        ],
        metafields: wireMetafields({
          'b2b.exclusive': 'true',
          'elektrog.applies': 'true',
          'seo.noindex': 'true',
          'seo.handles': '{"en":"grinder"}',
          'food.name': 'Röstkaffee',
          'gpsr.maker': 'Mühlenwerk',
          'guarantee.years': '5',
          'guarantee.durability': 'true',
        }),
      }),
    );
    expect(product).toMatchObject({
      kind: 'gear',
      coffee: null,
      requiresSellingPlan: true,
      availableForSale: false,
      badge: 'sold-out',
      b2bExclusive: true,
      isElectrical: true,
      isLargeAppliance: true,
      guarantee: {years: 5},
      food: {name: 'Röstkaffee'},
      safety: {maker: 'Mühlenwerk'},
      options: [{name: 'Farbe', values: ['schwarz', 'weiß']}],
      pictures: [shownPicture('a.webp')],
      handles: {en: 'grinder'},
      seo: {title: 'Mühle', description: 'Mahlt.', noindex: true},
    });
  });

  it.each([
    ['shown', {'temp.display_new_content': 'true', 'temp.new_content': '<p>Neu</p>'}, '<p>Neu</p>'],
    ['not shown yet', {'temp.new_content': '<p>Neu</p>'}, null],
  ])('has new content that is %s', (_, fields, newContent) => {
    expect(reshapeProduct(wireProduct({metafields: wireMetafields(fields)})).newContent).toBe(newContent);
  });

  it('leaves out of the matches what consumers are not offered', () => {
    const nodes = [
      {__typename: 'Product' as const, ...wireCard({id: 'gid://shopify/Product/2'})},
      {__typename: 'Product' as const, ...wireCard({id: 'gid://shopify/Product/3', metafields: FOR_BUSINESSES})},
      {__typename: 'Product' as const, ...wireCard({id: 'gid://shopify/Product/4', variants: ARCHIVED_VARIANTS})},
      {__typename: 'ProductVariant' as const},
    ];
    const {matching} = reshapeProduct(wireProduct({matching: {references: {nodes}}}));
    expect(matching.map(({id}) => id)).toEqual(['gid://shopify/Product/2']);
    expect(reshapeProduct(wireProduct({matching: {references: null}})).matching).toEqual([]);
  });
});

describe('the breadcrumbs of a product', () => {
  const collections = {nodes: [collection('espresso'), collection('muehlen', 'g')]};
  it.each([
    [
      'the collection that the editors chose',
      {reference: {__typename: 'Collection', ...collection('filter', 'k')}},
      'filter',
      'k',
    ],
    ['the first one where what they chose is none', {reference: {__typename: 'Page'}}, 'espresso', 'c'],
    ['the first one where they chose none', null, 'espresso', 'c'],
  ] as const)('lead through %s', (_, breadcrumb, handle, prefix) => {
    const product = reshapeProduct(wireProduct({collections, breadcrumb}));
    expect(product.breadcrumb).toEqual({
      id: `gid://shopify/Collection/${handle}`,
      handle,
      title: handle.toUpperCase(),
      prefix,
    });
    expect(product.collections.map((each) => [each.handle, each.prefix])).toEqual([
      ['espresso', 'c'],
      ['muehlen', 'g'],
    ]);
  });

  it('are none of a product in no collection', () => {
    expect(reshapeProduct(wireProduct()).breadcrumb).toBeNull();
  });
});

describe('a variant of a product', () => {
  it('of which nothing more is known says nothing more', () => {
    expect(ofVariant({})).toEqual(exampleVariant('11'));
  });

  it('says all that it carries itself', () => {
    expect(
      ofVariant({
        sku: 'MT-250',
        barcode: '4012345678901',
        title: '1 kg',
        availableForSale: false,
        currentlyNotInStock: true,
        quantityAvailable: 7,
        compareAtPrice: wireMoney('14.9'),
        unitPrice: wireMoney('51.6'),
        unitPriceMeasurement: PER_KILOGRAM,
        selectedOptions: [{name: 'Menge', value: '1 kg'}],
        image: wirePicture('a.webp'),
        metafields: wireMetafields({
          'price.lowest_30_days': '{"amount":"11.90","currency_code":"EUR"}',
          'product.archived': 'true',
          'product.pre_order_date': '2026-12-24',
          'product.delivery_time': '3 Tage',
          'product.mpn': 'M-1',
          'donation.variant': 'gid://shopify/ProductVariant/99',
          'information.description': 'Gut.',
          'bundle.contents': '["Mühle","Kanne"]',
          'food.quantity': '1 kg',
          'gift_subscription.deliveries': '52',
        }),
      }),
    ).toEqual(
      exampleVariant('11', {
        sku: 'MT-250',
        barcode: '4012345678901',
        title: '1 kg',
        options: [{name: 'Menge', value: '1 kg'}],
        availableForSale: false,
        currentlyNotInStock: true,
        quantityAvailable: 7,
        compareAtPrice: money(1490),
        lowest30Days: money(1190),
        unitPrice: {price: money(5160), quantity: 1, unit: 'kg'},
        picture: shownPicture('a.webp'),
        archived: true,
        preOrderDate: '2026-12-24',
        deliveryTime: '3 Tage',
        donationVariantId: 'gid://shopify/ProductVariant/99',
        mpn: 'M-1',
        description: 'Gut.',
        contents: ['Mühle', 'Kanne'],
        netQuantity: '1 kg',
        deliveries: 52,
      }),
    );
  });

  it.each([
    ['0', null],
    ['1', 1],
    ['53', null],
  ])('of a gift subscription of %s deliveries has %j', (written, deliveries) => {
    const metafields = wireMetafields({'gift_subscription.deliveries': written});
    expect(ofVariant({metafields})?.deliveries).toBe(deliveries);
  });

  it.each(['information', 'extended'] as const)('tells facts (%s) whose names and values belong together', (list) => {
    const metafields = wireMetafields({
      [`gear.${list}_labels`]: '["Höhe","Gewicht"]',
      [`gear.${list}_values`]: '["20 cm"]',
    });
    expect(ofVariant({metafields})?.[list]).toEqual([{label: 'Höhe', value: '20 cm'}]);
  });

  it('comes with gallery, parts and what matches', () => {
    const related = {
      __typename: 'ProductVariant' as const,
      id: 'gid://shopify/ProductVariant/21',
      title: '250 g',
      availableForSale: true,
      image: null,
      price: wireMoney('9.9'),
      unitPrice: null,
      unitPriceMeasurement: null,
      metafields: [],
      product: {handle: 'waldgold', title: 'Waldgold', requiresSellingPlan: false, metafields: []},
    };
    const variant = ofVariant({
      gallery: {references: {nodes: [{__typename: 'MediaImage', image: wirePicture('a.webp')}]}},
      components: {references: {nodes: [related]}},
      matching: {references: {nodes: [{...related, id: 'gid://shopify/ProductVariant/22'}]}},
    });
    expect(variant?.gallery).toEqual([{kind: 'picture', picture: shownPicture('a.webp')}]);
    expect(variant?.components.map(({number}) => number)).toEqual(['21']);
    expect(variant?.matching.map(({number}) => number)).toEqual(['22']);
  });
});

describe('the plans of a variant', () => {
  const allocation = (weeks: number, ...prices: readonly string[]) => ({
    sellingPlan: {id: `gid://shopify/SellingPlan/${weeks}`},
    priceAdjustments: prices.map((amount) => ({price: wireMoney(amount), unitPrice: wireMoney('46.44')})),
  });

  it('are those of the product, each with the price that the platform grants', () => {
    const wire = wireProduct({
      sellingPlanGroups: {
        nodes: [
          {name: 'Abo', sellingPlans: {nodes: [wirePlan(2)]}},
          {name: 'Abo', sellingPlans: {nodes: [wirePlan(4)]}},
        ],
      },
      variants: {
        nodes: [
          wireVariant('11', {
            unitPriceMeasurement: PER_KILOGRAM,
            sellingPlanAllocations: {nodes: [allocation(4, '11.61', '1.0'), allocation(2), allocation(9, '9.99')]},
          }),
        ],
      },
    });
    expect(reshapeProduct(wire).variants[0]?.plans).toEqual([
      {
        plan: {id: 'gid://shopify/SellingPlan/4', name: 'Alle 4 Wochen', weeks: 4},
        price: money(1161),
        unitPrice: {price: money(4644), quantity: 1, unit: 'kg'},
      },
    ]);
  });
});
