import {expect} from '@playwright/test';

import {tags} from './html';

const VOID_TARGETS = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'form'] as const;

/** What is wrong with a document that a validator would say: ids, what names them, headings, pictures, forms in forms. */
export function faultsOfHtml(html: string): readonly string[] {
  const everything = [...html.matchAll(/<([a-z][a-z0-9]*)(?=[\s>])/g)].map(([, name = '']) => name);
  const all = [...new Set(everything)].flatMap((name) => tags(html, name));
  const ids = all.flatMap(({id}) => (id === undefined ? [] : [id]));
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`);
  const dangling = all.flatMap((attributes) =>
    VOID_TARGETS.flatMap((name) =>
      (attributes[name]?.split(/\s+/) ?? [])
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => `${name}="${id}" leads nowhere`),
    ),
  );
  const headings = everything.filter((name) => name === 'h1').length;
  const pictures = tags(html, 'img').filter(({alt, width, height}) => alt === undefined || !width || !height);
  const nested = [...html.matchAll(/<form\b(?:(?!<\/form>).)*?<form\b/gs)].length;
  return [
    ...doubled,
    ...dangling,
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...pictures.map(({src = ''}) => `a picture without words or size: ${src}`),
    ...(nested === 0 ? [] : ['a form in a form']),
  ];
}

/** The nodes of a page's JSON-LD. @throws where there is none, or none that can be read */
export function linkedNodes(html: string): readonly Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data: unknown = JSON.parse(json);
  expect(data).toMatchObject({'@context': 'https://schema.org'});
  const graph: readonly unknown[] = isRecord(data) && Array.isArray(data['@graph']) ? data['@graph'] : [];
  return graph.filter(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Properties that each of schema.org's types has, as far as the shop uses them. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'brand', 'image', 'url', 'sku', 'mpn', 'offers', 'aggregateRating', 'review'],
  ProductGroup: [
    'name',
    'description',
    'brand',
    'image',
    'url',
    'productGroupID',
    'variesBy',
    'hasVariant',
    'aggregateRating',
    'review',
  ],
  Brand: ['name'],
  Offer: [
    'url',
    'price',
    'priceCurrency',
    'availability',
    'itemCondition',
    'priceSpecification',
    'shippingDetails',
    'hasMerchantReturnPolicy',
  ],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded', 'referenceQuantity', 'priceType'],
  QuantitativeValue: ['value', 'unitCode', 'valueReference', 'minValue', 'maxValue'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Review: ['author', 'datePublished', 'name', 'reviewBody', 'reviewRating'],
  Person: ['name'],
  Rating: ['ratingValue', 'bestRating', 'worstRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** What in a value of JSON-LD is no type, or no property of its type, at schema.org. */
export function faultsOfLinkedData(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOfLinkedData);
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const named = entries.find(([name]) => name === '@type')?.[1];
  const type = typeof named === 'string' ? named : undefined;
  const inner = entries.flatMap(([, each]) => faultsOfLinkedData(each));
  if (type === undefined)
    return entries.every(([name]) => name === '@id') ? inner : ['a node without a type', ...inner];
  const known = TYPES[type];
  if (known === undefined) return [`${type} is no type`, ...inner];
  const strange = entries.filter(([name]) => !name.startsWith('@') && !known.includes(name));
  return [...strange.map(([name]) => `${type} has no ${name}`), ...inner];
}
