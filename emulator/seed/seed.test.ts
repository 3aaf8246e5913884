import {describe, expect, it} from 'vitest';
import {pictures} from '../pictures/catalogue';
import {videos} from '../pictures/videos';
import {DONATION_PRODUCT} from './collection-numbers';
import {seed} from './seed';
import {variants} from './seed.fixture';
import type {SeedMetafield, SeedProduct, Text} from './types';

const numbersOf = {
  Product: new Set(seed.products.map(({number}) => number)),
  ProductVariant: new Set(variants.map(({variant}) => variant.number)),
  Collection: new Set(seed.collections.map(({number}) => number)),
} as const;

function repeated<T>(values: readonly T[]): readonly T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function valuesOf({value}: SeedMetafield): readonly string[] {
  return typeof value === 'string' ? [value] : [value.de, value.en];
}

function find(fields: readonly SeedMetafield[], path: string): SeedMetafield | undefined {
  return fields.find(({namespace, key}) => `${namespace}.${key}` === path);
}

const everyField = [
  ...seed.products.flatMap(({metafields}) => metafields),
  ...variants.flatMap(({variant}) => variant.metafields),
  ...seed.collections.flatMap(({metafields}) => metafields),
];

function textsOf(product: SeedProduct): readonly Text[] {
  const options = product.options.flatMap(({name, values}) => [name, ...values]);
  const seo = product.seo === null ? [] : [product.seo.title, product.seo.description];
  return [product.handle, product.title, product.descriptionHtml, ...options, ...seo];
}

describe('the seed has', () => {
  it.each([
    ['product numbers', seed.products.map(({number}) => number)],
    ['variant numbers', variants.map(({variant}) => variant.number)],
    ['article numbers', variants.map(({variant}) => variant.sku)],
    ['collection numbers', seed.collections.map(({number}) => number)],
    ['plan numbers', seed.sellingPlans.map(({number}) => number)],
    ['German product handles', seed.products.map(({handle}) => handle.de)],
    ['English product handles', seed.products.map(({handle}) => handle.en)],
    ['German collection handles', seed.collections.map(({handle}) => handle.de)],
    ['English collection handles', seed.collections.map(({handle}) => handle.en)],
    ['discount codes', seed.discountCodes.map(({code}) => code)],
    ['gift card codes', seed.giftCards.map(({code}) => code)],
  ])('no %s twice', (_, values) => {
    expect(repeated<string | number>(values)).toEqual([]);
  });

  it('handles that an address can carry', () => {
    const handles = [...seed.products, ...seed.collections].flatMap(({handle}) => [handle.de, handle.en]);
    expect(handles.filter((handle) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([]);
  });

  it('texts in both languages everywhere', () => {
    const texts = [
      ...seed.products.flatMap(textsOf),
      ...seed.collections.flatMap(({handle, title, descriptionHtml}) => [handle, title, descriptionHtml]),
      ...seed.sellingPlans.map(({name}) => name),
      ...[...pictures.values()].map(({alt}) => alt),
    ];
    expect(texts.filter(({de, en}) => de.trim() === '' || en.trim() === '')).toEqual([]);
    expect(everyField.filter((field) => valuesOf(field).some((value) => value.trim() === ''))).toEqual([]);
  });
});

describe('in the seed', () => {
  it('every reference leads somewhere', () => {
    const references = everyField.flatMap((field) =>
      valuesOf(field).flatMap((value) => [...value.matchAll(/gid:\/\/shopify\/(\w+)\/([\w-]+)/g)]),
    );
    const lost = references.filter(([, kind, key]) => {
      if (kind === 'MediaImage') return !pictures.has(key ?? '');
      if (kind === 'Video') return !videos.has(key ?? '');
      if (kind === 'Product' || kind === 'ProductVariant' || kind === 'Collection')
        return !numbersOf[kind].has(Number(key));
      return true;
    });
    expect(references.length).toBeGreaterThan(300);
    expect(lost.map(([reference]) => reference)).toEqual([]);
  });

  it('every collection lists existing products, each once', () => {
    for (const {products} of seed.collections) {
      expect(products.filter((number) => !numbersOf.Product.has(number))).toEqual([]);
      expect(repeated(products)).toEqual([]);
    }
  });

  it('every product names the collection of its breadcrumbs and is in it', () => {
    for (const product of seed.products.filter(
      ({tags}) => !tags.includes('archived') && !tags.includes('free-article'),
    )) {
      const gid = find(product.metafields, 'seo.breadcrumb_collection')?.value;
      const named = seed.collections.find(({number}) => gid === `gid://shopify/Collection/${number}`);
      expect(named?.products, product.handle.de).toContain(product.number);
    }
  });

  it('every picture is drawn', () => {
    const named = [
      ...seed.products.flatMap((product) => product.pictures),
      ...variants.flatMap(({variant}) => variant.pictures),
    ];
    expect(named.filter((name) => !pictures.has(name))).toEqual([]);
    expect(seed.products.filter((product) => product.pictures.length === 0)).toEqual([]);
  });

  it('only the included donations are free', () => {
    const free = variants.filter(({variant}) => variant.priceCents <= 0 || !Number.isInteger(variant.priceCents));
    expect(free.map(({product, variant}) => [product.number, variant.priceCents, variant.optionValues[0]])).toEqual([
      [DONATION_PRODUCT, 0, 0],
      [DONATION_PRODUCT, 0, 1],
      [DONATION_PRODUCT, 0, 2],
      [DONATION_PRODUCT, 0, 6],
    ]);
    expect(
      variants.filter(({variant}) => variant.compareAtCents !== null && variant.compareAtCents <= variant.priceCents),
    ).toEqual([]);
  });

  it('every variant picks one existing value per option, no two the same', () => {
    for (const product of seed.products) {
      for (const {optionValues} of product.variants) {
        expect(optionValues).toHaveLength(product.options.length);
        optionValues.forEach((value, index) =>
          expect(product.options[index]?.values[value], product.handle.de).toBeDefined(),
        );
      }
      expect(repeated(product.variants.map(({optionValues}) => optionValues.join())), product.handle.de).toEqual([]);
    }
  });

  it('every coffee by weight gives its donation through the variant of its weight', () => {
    const coffees = variants.filter(({product}) => find(product.metafields, 'coffee.coordinates') !== undefined);
    const donation = seed.products.find(({number}) => number === DONATION_PRODUCT);
    expect(coffees.length).toBeGreaterThan(100);
    for (const {product, variant} of coffees) {
      const size = variant.optionValues[0] ?? -1;
      const weight = product.options[0]?.values[size]?.de ?? '';
      const included = donation?.options[0]?.values.findIndex(({de}) => de === `Enthalten, ${weight}`) ?? -1;
      expect(find(variant.metafields, 'donation.variant')?.value).toBe(
        `gid://shopify/ProductVariant/${donation?.variants[included]?.number}`,
      );
      expect(variant.measure?.value).toBe(Number.parseInt(weight, 10));
    }
  });
});
