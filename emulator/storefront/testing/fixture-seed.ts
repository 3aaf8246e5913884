import type {Seed, SeedMetafield, SeedProduct, SeedVariant, Text} from '../../seed/types';
import type {Pictures} from '../shop';

const same = (text: string): Text => ({de: text, en: text});

const variant = (number: number, priceCents: number, more: Partial<SeedVariant> = {}): SeedVariant => ({
  number,
  sku: `SKU-${number}`,
  barcode: null,
  optionValues: [],
  priceCents,
  compareAtCents: null,
  weightGrams: 250,
  donatedGrams: 0,
  measure: null,
  stock: 100,
  sellsWithoutStock: false,
  tracksStock: true,
  requiresShipping: true,
  pictures: [],
  metafields: [],
  ...more,
});

const product = (number: number, more: Partial<SeedProduct> & Pick<SeedProduct, 'variants'>): SeedProduct => ({
  number,
  handle: same(`product-${number}`),
  title: same(`Product ${number}`),
  descriptionHtml: same('<p>Text</p>'),
  productType: 'Gear',
  vendor: 'Lichtung',
  tags: [],
  publishedAt: '2026-01-01T00:00:00Z',
  isGiftCard: false,
  requiresSellingPlan: false,
  sellingPlanGroup: null,
  options: [],
  pictures: ['cup'],
  seo: null,
  metafields: [],
  ...more,
});

const field = (name: string, type: string, value: string | Text): SeedMetafield => {
  const [namespace = '', key = ''] = name.split('.');
  return {namespace, key, type, value};
};

const coffee = product(1, {
  handle: {de: 'waldkaffee', en: 'forest-coffee'},
  title: {de: 'Waldkaffee', en: 'Forest coffee'},
  descriptionHtml: {de: '<p>Süß &amp; klar</p>', en: '<p>Sweet &amp; clear</p>'},
  productType: 'Coffee',
  tags: ['filter'],
  sellingPlanGroup: 'coffee-subscription',
  options: [
    {
      name: {de: 'Mahlgrad', en: 'Grind'},
      values: [
        {de: 'Ganze Bohne', en: 'Whole bean'},
        {de: 'Gemahlen', en: 'Ground'},
      ],
    },
    {name: {de: 'Menge', en: 'Weight'}, values: [same('250 g'), same('1 kg')]},
  ],
  variants: [
    variant(11, 1095, {
      optionValues: [0, 0],
      measure: {value: 250, unit: 'G', referenceUnit: 'KG'},
      metafields: [field('donation.variant', 'variant_reference', 'gid://shopify/ProductVariant/51')],
    }),
    variant(12, 3995, {optionValues: [1, 1], stock: 3, measure: {value: 1, unit: 'KG', referenceUnit: 'KG'}}),
  ],
  pictures: ['bag', 'cup'],
  seo: {title: {de: 'Waldkaffee kaufen', en: 'Buy forest coffee'}, description: same('Coffee')},
  metafields: [
    field('coffee.origin', 'single_line_text_field', {de: 'Äthiopien', en: 'Ethiopia'}),
    field('product.recommendations', 'list.product_reference', '["gid://shopify/Product/2"]'),
    field('images.hover', 'file_reference', 'gid://shopify/MediaImage/cup'),
  ],
});

/** A small shop for tests: each product stands for one rule. */
export const fixtureSeed: Seed = {
  products: [
    coffee,
    product(2, {
      variants: [
        variant(21, 2450),
        variant(22, 9900, {stock: 0}),
        variant(23, 1500, {stock: 0, sellsWithoutStock: true}),
      ],
    }),
    product(3, {productType: 'Gift Card', isGiftCard: true, variants: [variant(31, 5000, {requiresShipping: false})]}),
    product(4, {tags: ['free-article'], variants: [variant(41, 990)]}),
    product(5, {
      productType: 'Donation',
      variants: [variant(51, 0, {requiresShipping: false}), variant(52, 500, {requiresShipping: false})],
    }),
    product(6, {
      productType: 'Coffee',
      requiresSellingPlan: true,
      sellingPlanGroup: 'coffee-subscription',
      variants: [variant(61, 1295)],
    }),
    product(7, {tags: ['book'], variants: [variant(71, 2400)]}),
  ],
  collections: [
    {
      number: 100,
      handle: {de: 'kaffee', en: 'coffee-shop'},
      title: {de: 'Kaffee', en: 'Coffee'},
      descriptionHtml: same(''),
      seo: null,
      products: [6, 1],
      metafields: [field('layout.page_type', 'single_line_text_field', 'c')],
    },
    {
      number: 101,
      handle: same('alles'),
      title: {de: 'Alles', en: 'Everything'},
      descriptionHtml: same(''),
      seo: null,
      products: [1, 2, 3, 4, 5, 6],
      metafields: [],
    },
  ],
  sellingPlans: [
    {group: 'coffee-subscription', number: 701, name: {de: 'Jede Woche', en: 'Every week'}, weeks: 1, percentOff: 10},
    {
      group: 'coffee-subscription',
      number: 704,
      name: {de: 'Alle 4 Wochen', en: 'Every 4 weeks'},
      weeks: 4,
      percentOff: 10,
    },
  ],
  discountCodes: [
    code('WILLKOMMEN10', {kind: 'amount', value: 1000, minimumCents: 3900, entitled: 'coffee', oncePerCustomer: true}),
    code('KAFFEE20', {kind: 'percentage', value: 20, entitled: 'coffee'}),
    code('OHNEBUCH10', {kind: 'percentage', value: 10, entitled: 'without-books'}),
    code('ALLES5', {kind: 'percentage', value: 5, entitled: 'all'}),
    code('MINUS3', {kind: 'amount', value: 300, entitled: 'all'}),
    code('ALLEIN10', {
      value: 10,
      appliesOnSubscription: false,
      combinesWith: {productDiscounts: false, shippingDiscounts: false},
    }),
    code('PORTOFREI', {kind: 'free-shipping'}),
    code('VORBEI', {kind: 'percentage', value: 10, endsAt: '2020-01-01T00:00:00Z'}),
  ],
  giftCards: [
    {code: 'LICHTAAAA1111', balanceCents: 2000},
    {code: 'LICHTBBBB2222', balanceCents: 5000},
    {code: 'LICHTLEER0000', balanceCents: 0},
  ],
};

export const fixturePictures: Pictures = {
  bag: {width: 1600, height: 2000, alt: {de: 'Kaffeetüte', en: 'Coffee bag'}},
  cup: {width: 1200, height: 1200, alt: {de: 'Tasse', en: 'Cup'}},
};

function code(text: string, more: Partial<Seed['discountCodes'][number]>): Seed['discountCodes'][number] {
  return {
    code: text,
    kind: 'percentage',
    value: 0,
    minimumCents: 0,
    entitled: 'all',
    oncePerCustomer: false,
    appliesOnOneTimePurchase: true,
    appliesOnSubscription: true,
    combinesWith: {productDiscounts: true, shippingDiscounts: true},
    startsAt: null,
    endsAt: null,
    ...more,
  };
}
