import {money} from '../money';
import type {CoffeeFacts, PlanPrice, Product, ProductCard, Variant} from './product';

/** Makes a variant for tests: available, 12.90, without options. */
export function exampleVariant(number: string, traits: Partial<Variant> = {}): Variant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    number,
    sku: null,
    title: '250 g',
    options: [],
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: null,
    price: money(1290),
    compareAtPrice: null,
    lowest30Days: null,
    unitPrice: null,
    plans: [],
    picture: null,
    archived: false,
    preOrderDate: null,
    deliveryTime: null,
    donationVariantId: null,
    information: [],
    extended: [],
    mpn: null,
    barcode: null,
    description: null,
    gallery: [],
    contents: [],
    components: [],
    matching: [],
    netQuantity: null,
    deliveries: null,
    ...traits,
  };
}

/** Makes a selling plan every so many weeks for tests, with the price that the platform grants. */
export function examplePlan(weeks: number, cents: number = 1161): PlanPrice {
  return {
    plan: {id: `gid://shopify/SellingPlan/${weeks}`, name: `Alle ${weeks} Wochen`, weeks},
    price: money(cents),
    unitPrice: null,
  };
}

/** Makes what is known of a coffee for tests: nothing, unless told. */
export function exampleCoffee(traits: Partial<CoffeeFacts> = {}): CoffeeFacts {
  return {
    taste: [],
    roastDegree: null,
    intensity: null,
    strength: null,
    acidity: null,
    origin: null,
    altitude: null,
    processing: null,
    variety: null,
    species: null,
    farmer: null,
    style: null,
    type: null,
    organic: false,
    organicSeal: null,
    place: {location: null, coordinates: null, harvestTime: null, composition: null, collaboration: null},
    brewing: [],
    roastGuidance: null,
    isEspresso: false,
    preparationMethods: [],
    ...traits,
  };
}

/** Makes a card for tests: a coffee called by its id, available, 12.90. */
export function exampleCard(id: string, traits: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    handle: id,
    title: id,
    kind: 'coffee',
    vendor: 'Lichtung',
    picture: null,
    taste: [],
    badge: null,
    availableForSale: true,
    priceFrom: money(1290),
    priceVaries: false,
    compareAtPrice: null,
    lowest30Days: null,
    unitPrice: null,
    ...traits,
  };
}

/** Makes a coffee for tests, with one variant. */
export function exampleProduct(traits: Partial<Product> = {}): Product {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'morgenlicht',
    title: 'Morgenlicht',
    kind: 'coffee',
    isGiftCard: false,
    vendor: 'Lichtung',
    descriptionHtml: '',
    availableForSale: true,
    requiresSellingPlan: false,
    b2bExclusive: false,
    badge: null,
    options: [],
    variants: [exampleVariant('11')],
    pictures: [],
    collections: [],
    breadcrumb: null,
    coffee: null,
    food: null,
    safety: null,
    isElectrical: false,
    guarantee: null,
    isLargeAppliance: false,
    isCoffeeAlone: (traits.kind ?? 'coffee') === 'coffee',
    newContent: null,
    matching: [],
    handles: {},
    seo: {title: null, description: null, noindex: false},
    ...traits,
  };
}
