import type {CartFragment, CartLineFragment} from '#graphql/generated/storefront/graphql';

import {wireMetafields, wireMoney} from './wire-product.fixture';

type WireMerchandise = CartLineFragment['merchandise'];

/** Makes the variant of a line: a coffee of one variant at 12.90. */
export function wireMerchandise(traits: Partial<WireMerchandise> = {}): WireMerchandise {
  return {
    id: 'gid://shopify/ProductVariant/11',
    sku: null,
    title: '250 g',
    requiresShipping: true,
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: null,
    image: null,
    price: wireMoney('12.9'),
    compareAtPrice: null,
    selectedOptions: [],
    sellingPlanAllocations: {nodes: []},
    metafields: wireMetafields(),
    product: wireMerchandiseProduct(),
    unitPrice: null,
    unitPriceMeasurement: null,
    ...traits,
  };
}

/** Makes the product of a line. */
export function wireMerchandiseProduct(traits: Partial<WireMerchandise['product']> = {}): WireMerchandise['product'] {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'morgentau',
    title: 'Morgentau',
    productType: 'Coffee',
    vendor: 'Lichtung',
    tags: [],
    requiresSellingPlan: false,
    metafields: wireMetafields(),
    variants: {nodes: [{id: 'gid://shopify/ProductVariant/11'}]},
    ...traits,
  };
}

/** Makes a line of a cart: two bags at 12.90. */
export function wireLine(traits: Partial<CartLineFragment> = {}): CartLineFragment {
  return {
    id: 'gid://shopify/CartLine/1?cart=1',
    quantity: 2,
    attributes: [],
    cost: {
      amountPerQuantity: wireMoney('12.9'),
      compareAtAmountPerQuantity: null,
      subtotalAmount: wireMoney('25.8'),
      totalAmount: wireMoney('25.8'),
    },
    discountAllocations: [],
    sellingPlanAllocation: null,
    merchandise: wireMerchandise(),
    ...traits,
  };
}

/** Makes a cart with these lines, all of them on one page. */
export function wireCart(lines: CartLineFragment[], traits: Partial<CartFragment> = {}): CartFragment {
  return {
    id: 'gid://shopify/Cart/1?key=1',
    totalQuantity: 2,
    checkoutUrl: 'https://platform.example/checkouts/1',
    note: null,
    attributes: [],
    buyerIdentity: {countryCode: null, customer: null},
    cost: {subtotalAmount: wireMoney('25.8')},
    discountCodes: [],
    discountAllocations: [],
    appliedGiftCards: [],
    lines: {pageInfo: {hasNextPage: false, endCursor: null}, nodes: lines},
    ...traits,
  };
}
