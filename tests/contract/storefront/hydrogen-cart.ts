import {createCartHandler, createStorefrontClient} from '@shopify/hydrogen';
import * as z from 'zod';

import {variant} from '../service-api/shopper';

/** What a storefront may ask of a cart; Hydrogen takes the fragment of this name. */
const CART = `#graphql
  fragment CartApiQuery on Cart {
    id
    note
    totalQuantity
    attributes { key value }
    appliedGiftCards { id lastCharacters }
    buyerIdentity {
      countryCode email phone
      preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude longitude countryCode } } }
    }
    discountCodes { code applicable }
    discountAllocations { ...Allocation }
    lines(first: $numCartLines) { nodes { id quantity attributes { key value } discountAllocations { ...Allocation } } }
    delivery {
      addresses {
        id selected oneTimeUse
        address { ... on CartDeliveryAddress { firstName name company address1 zip city countryCode phone formattedArea formatted(withName: true) } }
      }
    }
    deliveryGroups(first: 5) {
      nodes {
        id groupType
        cartLines(first: 5) { nodes { quantity } }
        deliveryAddress { city countryCodeV2 country }
        deliveryOptions { handle title deliveryMethodType estimatedCost { amount } }
        selectedDeliveryOption { handle }
      }
    }
    gift: metafield(namespace: "custom", key: "gift") { id namespace key type value createdAt }
    own: metafield(key: "colour") { value }
  }
  fragment Allocation on CartDiscountAllocation {
    targetType
    discountedAmount { amount }
    discountApplication {
      allocationMethod targetSelection targetType
      value { __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } }
    }
  }
`;

/** Where a cart is delivered. */
export const ADDRESS = {
  firstName: 'Mara',
  lastName: 'Moos',
  address1: 'Waldweg 1',
  zip: '10115',
  city: 'Berlin',
  countryCode: 'DE',
} as const;

/** Two bags of a coffee. */
export const LINE = {merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 2};

const found = z.looseObject({
  id: z.string(),
  lines: z.object({nodes: z.array(z.looseObject({id: z.string()}))}),
  appliedGiftCards: z.array(z.looseObject({id: z.string()})),
  delivery: z.object({addresses: z.array(z.looseObject({id: z.string()}))}),
  deliveryGroups: z.object({nodes: z.array(z.looseObject({id: z.string()}))}),
});

/** Hydrogen's cart handler, whose id is kept here. */
export type HydrogenCart = Awaited<ReturnType<typeof createHydrogenCart>>;

/** Makes Hydrogen's cart handler, unmodified, with a cart of two bags; `wire` is where the platform answers. */
export async function createHydrogenCart(wire: string) {
  const {storefront} = createStorefrontClient({
    storeDomain: wire,
    publicStorefrontToken: 'local-storefront-public-token',
    privateStorefrontToken: 'local-storefront-private-token',
    storefrontApiVersion: '2026-04',
    storefrontHeaders: {requestGroupId: 'test', buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null},
    i18n: {country: 'DE', language: 'DE'},
  });
  let id: string | undefined;
  const cart = createCartHandler({
    storefront,
    getCartId: () => id,
    setCartId: (given) => {
      id = given;
      return new Headers();
    },
    cartQueryFragment: CART,
  });
  cart.setCartId((await cart.create({lines: [LINE]})).cart.id);
  return cart;
}

/** Reads the parts of the cart that have ids. */
export const readCart = async (cart: HydrogenCart) => found.parse(await cart.get());
