import type {
  MoneyFragment,
  PictureFragment,
  ProductCardFragment,
  ProductQuery,
  GridProductFragment,
} from '#graphql/generated/storefront/graphql';

type WireProduct = NonNullable<ProductQuery['product']>;
type WireVariant = WireProduct['variants']['nodes'][number];
type CardVariant = ProductCardFragment['variants']['nodes'][number];

/** Makes an amount in euros as the platform sends it. */
export function wireMoney(amount: string): MoneyFragment {
  return {amount, currencyCode: 'EUR'};
}

/** Makes a picture of the platform's image host. */
export function wirePicture(name: string, traits: Partial<PictureFragment> = {}): PictureFragment {
  const url = `https://platform.example/cdn/shop/files/${name}`;
  return {id: `gid://shopify/MediaImage/${name}`, url, altText: `Picture ${name}`, width: 800, height: 1000, ...traits};
}

/** Returns the same picture as the shop shows it. */
export function shownPicture(name: string) {
  return {path: `/media/${name}`, alt: `Picture ${name}`, width: 800, height: 1000};
}

/** Makes metafields by `namespace.key`, among them one that is not set. */
export function wireMetafields(fields: Readonly<Record<string, string>> = {}) {
  const set = Object.entries(fields).map(([name, value]) => {
    const [namespace = '', key = ''] = name.split('.');
    return {namespace, key, value};
  });
  return [null, ...set];
}

/** Makes a variant of a product page: available, 12.90, without anything else. */
export function wireVariant(number: string, traits: Partial<WireVariant> = {}): WireVariant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    sku: null,
    title: '250 g',
    barcode: null,
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: null,
    image: null,
    price: wireMoney('12.9'),
    compareAtPrice: null,
    selectedOptions: [],
    sellingPlanAllocations: {nodes: []},
    metafields: wireMetafields(),
    gallery: null,
    matching: null,
    components: null,
    unitPrice: null,
    unitPriceMeasurement: null,
    ...traits,
  };
}

/** What a price per kilogram is measured by. */
export const PER_KILOGRAM = {quantityValue: 250, quantityUnit: 'G', referenceUnit: 'KG', referenceValue: 1} as const;

/** Makes a coffee as a product page gets it, with one variant. */
export function wireProduct(traits: Partial<WireProduct> = {}): WireProduct {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'morgentau',
    title: 'Morgentau',
    descriptionHtml: '<p>Klar.</p>',
    productType: 'Coffee',
    isGiftCard: false,
    vendor: 'Lichtung',
    publishedAt: '2026-01-01T00:00:00Z',
    availableForSale: true,
    tags: [],
    requiresSellingPlan: false,
    seo: {title: null, description: null},
    images: {nodes: []},
    variants: {nodes: [wireVariant('11')]},
    collections: {nodes: []},
    options: [],
    sellingPlanGroups: {nodes: []},
    metafields: wireMetafields(),
    breadcrumb: null,
    matching: null,
    ...traits,
  };
}

/** Makes a variant of a card: available, 12.90. */
export function wireCardVariant(number: string, traits: Partial<CardVariant> = {}): CardVariant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: '250 g',
    availableForSale: true,
    currentlyNotInStock: false,
    price: wireMoney('12.9'),
    compareAtPrice: null,
    metafields: wireMetafields(),
    unitPrice: null,
    unitPriceMeasurement: null,
    ...traits,
  };
}

/** Makes a coffee as a card of a listing gets it, with one variant. */
export function wireCard(traits: Partial<ProductCardFragment> = {}): ProductCardFragment {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'morgentau',
    title: 'Morgentau',
    productType: 'Coffee',
    vendor: 'Lichtung',
    availableForSale: true,
    requiresSellingPlan: false,
    images: {nodes: []},
    priceRange: {minVariantPrice: wireMoney('9.9')},
    variants: {nodes: [wireCardVariant('11')]},
    hover: null,
    metafields: wireMetafields(),
    ...traits,
  };
}

/** A product for business customers alone. */
export const FOR_BUSINESSES = wireMetafields({'b2b.exclusive': 'true'});

/** The metafields of an archived variant. */
export const ARCHIVED = wireMetafields({'product.archived': 'true'});

/** The variants of a product that has left the portfolio, of which something is left. */
export const ARCHIVED_VARIANTS = {nodes: [wireCardVariant('19', {metafields: ARCHIVED})]};

/** Makes a coffee as a collection has it. */
export function wireGridProduct(traits: Partial<GridProductFragment> = {}): GridProductFragment {
  return {
    ...wireCard(),
    publishedAt: '2026-01-01T00:00:00Z',
    facets: [],
    ...traits,
  };
}

/** Returns a selling plan of so many weeks as the platform sends it. */
export function wirePlan(weeks: number) {
  return {
    id: `gid://shopify/SellingPlan/${weeks}`,
    name: `Alle ${weeks} Wochen`,
    deliveryPolicy: {interval: 'WEEK', intervalCount: weeks},
  } as const;
}
