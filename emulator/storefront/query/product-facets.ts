import type {SeedProduct} from '../../seed/types';
import type {LanguageCode} from '../catalogue';
import type {Source} from '../field';
import {selectedOptions} from '../options';
import {filtered, metafieldTexts} from './product-filters';
import type {FilterWorld, ProductFilter} from './product-filters';

type Text = Readonly<Record<LanguageCode, string>>;

/** A value to filter by: what it is called, how it is asked for. */
type Value = {readonly key: string; readonly label: string; readonly input: ProductFilter};

const LABELS = {
  availability: {DE: 'Verfügbarkeit', EN: 'Availability'},
  inStock: {DE: 'Auf Lager', EN: 'In stock'},
  soldOut: {DE: 'Ausverkauft', EN: 'Out of stock'},
  price: {DE: 'Preis', EN: 'Price'},
  type: {DE: 'Produkttyp', EN: 'Product type'},
  vendor: {DE: 'Marke', EN: 'Brand'},
} as const satisfies Readonly<Record<string, Text>>;

/** The namespace of metafields that a merchant made filters of. */
const FILTER_NAMESPACE = 'filter';

/**
 * Returns the `filters` of a connection of products: availability, price, type and brand as every shop has them, each
 * option and each metafield of the namespace `filter`. Counts are of the products that the chosen filters leave.
 */
export function productFacets(
  products: readonly SeedProduct[],
  chosen: readonly ProductFilter[],
  world: FilterWorld,
): readonly Source[] {
  const {language} = world;
  const left = filtered(products, chosen, world);
  const list = (id: string, label: string, values: readonly Value[]) =>
    values.length === 0 ? [] : [facet({id, label, values, type: 'LIST'}, left, world)];
  return [
    ...list('filter.v.availability', LABELS.availability[language], [
      {key: '1', label: LABELS.inStock[language], input: {available: true}},
      {key: '0', label: LABELS.soldOut[language], input: {available: false}},
    ]),
    ...priceFacet(left, language),
    ...list(
      'filter.p.product_type',
      LABELS.type[language],
      distinct(
        products,
        ({productType}) => [productType],
        (productType) => ({productType}),
      ),
    ),
    ...list(
      'filter.p.vendor',
      LABELS.vendor[language],
      distinct(
        products,
        ({vendor}) => [vendor],
        (productVendor) => ({productVendor}),
      ),
    ),
    ...optionNames(products, language).flatMap((name) =>
      list(
        `filter.v.option.${handleOf(name)}`,
        name,
        distinct(
          products.filter((product) => product.options.length > 0),
          (product) => product.variants.flatMap((variant) => optionValues({product, variant}, name, language)),
          (value) => ({variantOption: {name, value}}),
        ),
      ),
    ),
    ...metafieldKeys(products).flatMap((key) =>
      list(
        `filter.p.m.${FILTER_NAMESPACE}.${key}`,
        key,
        distinct(
          products,
          ({metafields}) => metafieldTexts(metafields, `${FILTER_NAMESPACE}.${key}`, language),
          (value) => ({productMetafield: {namespace: FILTER_NAMESPACE, key, value}}),
        ),
      ),
    ),
  ];
}

type Facet = {readonly id: string; readonly label: string; readonly type: string; readonly values: readonly Value[]};

function facet({id, label, type, values}: Facet, left: readonly SeedProduct[], world: FilterWorld): Source {
  return {
    __typename: 'Filter',
    id,
    label,
    type,
    presentation: 'TEXT',
    values: values.map((value) => ({
      id: `${id}.${value.key}`,
      label: value.label,
      count: filtered(left, [value.input], world).length,
      input: JSON.stringify(value.input),
      image: null,
      swatch: null,
    })),
  };
}

function priceFacet(left: readonly SeedProduct[], language: LanguageCode): readonly Source[] {
  const cents = left.flatMap(({variants}) => variants.map(({priceCents}) => priceCents));
  if (cents.length === 0) return [];
  const id = 'filter.v.price';
  const price = {min: Math.min(...cents) / 100, max: Math.max(...cents) / 100};
  const label = LABELS.price[language];
  const value = {id, label, count: left.length, input: JSON.stringify({price}), image: null, swatch: null};
  return [{__typename: 'Filter', id, label, type: 'PRICE_RANGE', presentation: null, values: [value]}];
}

function distinct(
  products: readonly SeedProduct[],
  textsOf: (product: SeedProduct) => readonly string[],
  inputOf: (text: string) => ProductFilter,
): readonly Value[] {
  const texts = [...new Set(products.flatMap(textsOf))].sort((a, b) => a.localeCompare(b));
  return texts.map((text) => ({key: handleOf(text), label: text, input: inputOf(text)}));
}

function optionNames(products: readonly SeedProduct[], language: LanguageCode): readonly string[] {
  const names = products.flatMap((product) =>
    product.options.length === 0
      ? []
      : product.variants.flatMap((variant) => selectedOptions({product, variant}, language)),
  );
  return [...new Set(names.map(({name}) => name))];
}

function optionValues(
  entry: Parameters<typeof selectedOptions>[0],
  name: string,
  language: LanguageCode,
): readonly string[] {
  return selectedOptions(entry, language)
    .filter((option) => option.name === name)
    .map(({value}) => value);
}

function metafieldKeys(products: readonly SeedProduct[]): readonly string[] {
  const keys = products.flatMap(({metafields}) =>
    metafields.filter(({namespace}) => namespace === FILTER_NAMESPACE).map(({key}) => key),
  );
  return [...new Set(keys)];
}

function handleOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
