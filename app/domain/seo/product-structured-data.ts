import {htmlWords} from '../../../contracts/html-words';
import {DEFAULT_CURRENCY, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import type {Day} from '../delivery';
import {decimalAmount} from '../money';
import {isUsualDelivery} from '../product/arrival';
import {availability, isUndated, preOrder} from '../product/availability';
import {offeredPriceTag} from '../product/price';
import type {Product, Variant} from '../product/product';
import type {UnitPrice} from '../product/unit-price';
import type {Review, ReviewFigures} from '../product/review';
import {isSentFree} from '../shipping-fee';
import type {LinkedNode} from './structured-data';

const RETURN_POLICY = '#returns';

/**
 * Conditions of shipping by what they cost and when they begin: all variants of a price have the same, so each says only which.
 * Of a pre-order, and of what has a delivery time of its own, they say no days: the page says more than they could.
 */
const SHIPPING_CONDITIONS = {
  charged: '#shipping',
  free: '#free-shipping',
  chargedLater: '#later-shipping',
  freeLater: '#free-later-shipping',
} as const;

type ShippingConditions = keyof typeof SHIPPING_CONDITIONS;

/** How the platform's units are called in UN/CEFACT. */
const UNIT_CODES: Readonly<Record<string, string>> = {kg: 'KGM', g: 'GRM', l: 'LTR', ml: 'MLT', m: 'MTR'};

type ProductNodes = {
  readonly product: Product;
  readonly today: Day;
  /** The shop's own origin; pictures stand on it too. */
  readonly origin: string;
  /** Absolute address of the product, or of one of its variants by number. */
  readonly address: (variantNumber: string | null) => string;
  readonly rating: {readonly figures: ReviewFigures; readonly reviews: readonly Review[]} | null;
};

/**
 * Returns what schema.org shall know of a product: one Product, or a ProductGroup with a Product for each variant that
 * is made. Nothing of what is for businesses alone, which is offered to nobody else.
 */
export function productNodes(input: ProductNodes): readonly LinkedNode[] {
  const {product} = input;
  if (product.b2bExclusive) return [];
  const sold = product.variants.filter(({archived}) => !archived);
  const [only] = sold;
  if (!only) return [];
  const head = {...productHead(input), ...ratingOf(input.rating)};
  const node: LinkedNode =
    sold.length === 1
      ? {'@type': 'Product', ...head, url: input.address(null), ...variantFacts(input, only)}
      : {
          '@type': 'ProductGroup',
          ...head,
          url: input.address(null),
          productGroupID: product.handle,
          hasVariant: sold.map((variant) => ({
            '@type': 'Product',
            name: `${product.title}, ${variant.title}`,
            ...(variant.description === null ? {} : {description: variant.description}),
            ...variantFacts(input, variant),
          })),
        };
  if (!sent(product)) return [node];
  const conditions = new Set(sold.map((variant) => conditionsFor(variant, input)));
  return [node, ...[...conditions].map(shippingDetails), returnPolicy()];
}

function sent({kind}: Pick<Product, 'kind'>): boolean {
  return kind !== 'gift-card' && kind !== 'donation';
}

function productHead({product, origin}: ProductNodes): LinkedNode {
  return {
    name: product.title,
    description: htmlWords(product.descriptionHtml),
    brand: {'@type': 'Brand', name: product.vendor},
    image: product.pictures.map(({path}) => `${origin}${path}?width=1280`),
  };
}

function variantFacts(input: ProductNodes, variant: Variant): LinkedNode {
  const {picture, sku, mpn, barcode} = variant;
  return {
    ...(sku === null ? {} : {sku}),
    ...(mpn === null ? {} : {mpn}),
    ...(barcode === null || barcode === '' ? {} : {gtin: barcode}),
    ...(picture ? {image: `${input.origin}${picture.path}?width=1280`} : {}),
    offers: offerNode(input, variant),
  };
}

function offerNode(input: ProductNodes, variant: Variant): LinkedNode {
  const {product, today, address} = input;
  const {price, unitPrice, struck} = offeredPriceTag(variant, product);
  const currency = price.currency;
  const offer = availability(variant, today);
  return {
    '@type': 'Offer',
    url: address(variant.number),
    price: decimalAmount(price.cents),
    priceCurrency: currency,
    availability: `https://schema.org/${isUndated(offer) ? 'BackOrder' : AVAILABILITIES[offer.state]}`,
    ...(offer.state === 'pre-order' && offer.from !== null ? {availabilityStarts: offer.from} : {}),
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        price: decimalAmount(price.cents),
        priceCurrency: currency,
        valueAddedTaxIncluded: true,
        ...(unitPrice ? unitReference(unitPrice, price.cents) : {}),
      },
      ...(struck
        ? [
            {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: decimalAmount(struck.cents),
              priceCurrency: currency,
            },
          ]
        : []),
    ],
    ...(sent(product)
      ? {
          shippingDetails: {'@id': SHIPPING_CONDITIONS[conditionsFor(variant, input)]},
          hasMerchantReturnPolicy: {'@id': RETURN_POLICY},
        }
      : {}),
  };
}

const AVAILABILITIES = {
  available: 'InStock',
  scarce: 'LimitedAvailability',
  'pre-order': 'PreOrder',
  'sold-out': 'OutOfStock',
  archived: 'Discontinued',
} as const;

/** The quantity that the price is for, beside the one that prices are compared by. */
function unitReference({price, quantity, unit}: UnitPrice, cents: number): LinkedNode {
  const unitCode = UNIT_CODES[unit];
  if (unitCode === undefined || price.cents === 0) return {};
  return {
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: Math.round((cents / price.cents) * quantity * 1000) / 1000,
      unitCode,
      valueReference: {'@type': 'QuantitativeValue', value: quantity, unitCode},
    },
  };
}

function conditionsFor(variant: Variant, {product, today}: ProductNodes): ShippingConditions {
  const isFree = isSentFree(offeredPriceTag(variant, product).price);
  if (preOrder(variant, today) !== null || !isUsualDelivery(variant.deliveryTime))
    return isFree ? 'freeLater' : 'chargedLater';
  return isFree ? 'free' : 'charged';
}

function shippingDetails(conditions: ShippingConditions): LinkedNode {
  const {min, max} = SHIPPING.deliveryDays;
  const isFree = conditions === 'free' || conditions === 'freeLater';
  const shipsAtOnce = conditions === 'free' || conditions === 'charged';
  return {
    '@type': 'OfferShippingDetails',
    '@id': SHIPPING_CONDITIONS[conditions],
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalAmount(isFree ? 0 : SHIPPING.feeCents),
      currency: DEFAULT_CURRENCY,
    },
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: 'DE'},
    ...(shipsAtOnce && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: {'@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY'},
        transitTime: {'@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY'},
      },
    }),
  };
}

function returnPolicy(): LinkedNode {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURN_POLICY,
    applicableCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  };
}

function ratingOf(rating: ProductNodes['rating']): LinkedNode {
  const average = rating?.figures.average ?? null;
  if (rating === null || average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: rating.figures.count,
    },
    ...(rating.reviews.length === 0 ? {} : {review: rating.reviews.map(reviewNode)}),
  };
}

/** Ratings go from 1 to 5, which schema.org takes for granted. */
function reviewNode({author, day, stars, title, text}: Review): LinkedNode {
  return {
    '@type': 'Review',
    author: {'@type': 'Person', name: author},
    datePublished: day,
    name: title,
    reviewBody: text,
    reviewRating: {'@type': 'Rating', ratingValue: stars},
  };
}
