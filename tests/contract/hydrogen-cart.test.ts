import {createCartHandler, createStorefrontClient} from '@shopify/hydrogen';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {GIFT_CARDS} from '../support/goods';
import {variant} from './service-api/shopper';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';

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

const ADDRESS = {
  firstName: 'Mara',
  lastName: 'Moos',
  address1: 'Waldweg 1',
  zip: '10115',
  city: 'Berlin',
  countryCode: 'DE',
} as const;

const found = z.looseObject({
  id: z.string(),
  lines: z.object({nodes: z.array(z.looseObject({id: z.string()}))}),
  appliedGiftCards: z.array(z.looseObject({id: z.string()})),
  delivery: z.object({addresses: z.array(z.looseObject({id: z.string()}))}),
  deliveryGroups: z.object({nodes: z.array(z.looseObject({id: z.string()}))}),
});
type Found = z.output<typeof found>;

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

function handlerOf(getId: () => string | undefined, keepId: (id: string) => void) {
  const {storefront} = createStorefrontClient({
    storeDomain: services.wire,
    publicStorefrontToken: 'local-storefront-public-token',
    privateStorefrontToken: 'local-storefront-private-token',
    storefrontApiVersion: '2026-04',
    storefrontHeaders: {requestGroupId: 'test', buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null},
    i18n: {country: 'DE', language: 'DE'},
  });
  return createCartHandler({
    storefront,
    getCartId: getId,
    setCartId: (id) => {
      keepId(id);
      return new Headers();
    },
    cartQueryFragment: CART,
  });
}

type Handler = ReturnType<typeof handlerOf>;

let cart: Handler;
const read = async (): Promise<Found> => found.parse(await cart.get());

const LINE = () => ({merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 2});
const firstLine = async () => (await read()).lines.nodes[0]?.id ?? '';
const firstAddress = async () => (await read()).delivery.addresses[0]?.id ?? '';
const addAddress = () => cart.addDeliveryAddresses([{address: {deliveryAddress: ADDRESS}, selected: true}]);

beforeEach(async () => {
  let id: string | undefined;
  cart = handlerOf(
    () => id,
    (given) => {
      id = given;
    },
  );
  cart.setCartId((await cart.create({lines: [LINE()]})).cart.id);
});

type Row = {
  readonly method: keyof Handler;
  /** Its calls; the last answer is looked at. */
  readonly call: () => Promise<unknown>;
  /** What the cart holds afterwards. */
  readonly after: object;
};

const OPTION = {handle: 'standard', title: 'Standardversand', deliveryMethodType: 'SHIPPING'};

const ROWS: readonly Row[] = [
  {
    method: 'create',
    call: () =>
      cart.create({
        lines: [LINE()],
        delivery: {addresses: [{address: {deliveryAddress: ADDRESS}, selected: true}]},
        metafields: [{key: 'custom.gift', type: 'boolean', value: 'true'}],
      }),
    after: {
      totalQuantity: 2,
      gift: {value: 'true'},
      delivery: {addresses: [{selected: true, address: {city: 'Berlin'}}]},
    },
  },
  {
    method: 'addLines',
    call: () => cart.addLines([{...LINE(), attributes: [{key: '_D', value: 'SP022'}]}]),
    after: {totalQuantity: 4},
  },
  {
    method: 'updateLines',
    call: async () => cart.updateLines([{id: await firstLine(), quantity: 5}]),
    after: {totalQuantity: 5},
  },
  {method: 'removeLines', call: async () => cart.removeLines([await firstLine()]), after: {totalQuantity: 0}},
  {
    method: 'updateGiftCardCodes',
    call: () => cart.updateGiftCardCodes([GIFT_CARDS[0].code]),
    after: {appliedGiftCards: [{lastCharacters: GIFT_CARDS[0].lastCharacters}]},
  },
  {
    method: 'updateBuyerIdentity',
    call: () =>
      cart.updateBuyerIdentity({
        countryCode: 'AT',
        email: 'mara@example.com',
        preferences: {wallet: ['shop_pay'], delivery: {deliveryMethod: ['SHIPPING']}},
      }),
    after: {
      buyerIdentity: {
        countryCode: 'AT',
        email: 'mara@example.com',
        preferences: {
          wallet: ['shop_pay'],
          delivery: {deliveryMethod: ['SHIPPING'], pickupHandle: [], coordinates: null},
        },
      },
    },
  },
  {method: 'updateNote', call: () => cart.updateNote('Bitte klingeln'), after: {note: 'Bitte klingeln'}},
  {
    method: 'updateAttributes',
    call: () => cart.updateAttributes([{key: 'a', value: 'b'}]),
    after: {attributes: [{key: 'a', value: 'b'}]},
  },
  {
    method: 'setMetafields',
    call: () =>
      cart.setMetafields([
        {key: 'custom.gift', type: 'boolean', value: 'true'},
        {key: 'colour', type: 'single_line_text_field', value: 'green'},
      ]),
    after: {gift: {namespace: 'custom', key: 'gift', type: 'boolean', value: 'true'}, own: {value: 'green'}},
  },
  {
    method: 'deleteMetafield',
    call: async () => {
      await cart.setMetafields([{key: 'custom.gift', type: 'boolean', value: 'true'}]);
      return cart.deleteMetafield('custom.gift');
    },
    after: {gift: null},
  },
  {
    method: 'addDeliveryAddresses',
    call: () => addAddress(),
    after: {
      delivery: {
        addresses: [
          {
            selected: true,
            oneTimeUse: false,
            address: {
              firstName: 'Mara',
              name: 'Mara Moos',
              company: null,
              countryCode: 'DE',
              formattedArea: 'Berlin, Deutschland',
              formatted: ['Mara Moos', 'Waldweg 1', '10115 Berlin', 'Deutschland'],
            },
          },
        ],
      },
      deliveryGroups: {
        nodes: [
          {
            groupType: 'ONE_TIME_PURCHASE',
            cartLines: {nodes: [{quantity: 2}]},
            deliveryAddress: {city: 'Berlin', countryCodeV2: 'DE', country: 'Deutschland'},
            deliveryOptions: [{...OPTION, estimatedCost: {amount: '4.9'}}],
            selectedDeliveryOption: {handle: 'standard'},
          },
        ],
      },
    },
  },
  {
    method: 'updateDeliveryAddresses',
    call: async () => {
      await addAddress();
      const address = {deliveryAddress: {city: 'Hamburg', zip: '20357'}};
      return cart.updateDeliveryAddresses([{id: await firstAddress(), address, oneTimeUse: true}]);
    },
    after: {
      delivery: {
        addresses: [
          {selected: true, oneTimeUse: true, address: {address1: 'Waldweg 1', zip: '20357', city: 'Hamburg'}},
        ],
      },
    },
  },
  {
    method: 'removeDeliveryAddresses',
    call: async () => {
      await addAddress();
      return cart.removeDeliveryAddresses([await firstAddress()]);
    },
    after: {delivery: {addresses: []}, deliveryGroups: {nodes: []}},
  },
  {
    method: 'updateSelectedDeliveryOption',
    call: async () => {
      await addAddress();
      const deliveryGroupId = (await read()).deliveryGroups.nodes[0]?.id ?? '';
      return cart.updateSelectedDeliveryOption([{deliveryGroupId, deliveryOptionHandle: 'standard'}]);
    },
    after: {deliveryGroups: {nodes: [{selectedDeliveryOption: {handle: 'standard'}}]}},
  },
];

/** Those that change nothing; and `updateDiscountCodes`, whose operation is older than the versions that are served. */
const OTHERS = ['get', 'getCartId', 'setCartId', 'updateDiscountCodes'];

describe("Hydrogen's cart handler, unmodified", () => {
  it('is used here with every method that it has', () => {
    const used = new Set<string>([...ROWS.map(({method}) => method), ...OTHERS]);
    expect(Object.keys(cart).filter((method) => !used.has(method))).toEqual([]);
  });

  it.each(ROWS)('$method', async ({method, call, after}) => {
    const answer = z.looseObject({userErrors: z.array(z.never())}).parse(await call());
    if (method === 'create') cart.setCartId(z.looseObject({cart: z.object({id: z.string()})}).parse(answer).cart.id);
    expect(await cart.get()).toMatchObject(after);
  });

  it('gives the checkout the selected address to begin with', async () => {
    const answer = await cart.addDeliveryAddresses([{address: {deliveryAddress: ADDRESS}, selected: true}]);
    const {pathname, search} = new URL(answer.cart.checkoutUrl);
    const {text} = await services.send(pathname + search);
    for (const part of ['Mara', 'Waldweg 1', '10115', 'Berlin']) expect(text).toContain(`value="${part}"`);
  });

  it('updateDiscountCodes is refused: its codes are optional', async () => {
    expect(JSON.stringify(await cart.updateDiscountCodes(['LICHTUNG15']))).toContain('$discountCodes');
    expect(await cart.get()).toMatchObject({discountCodes: []});
  });

  it('a created cart says by which discounts it costs less', async () => {
    const {cart: made} = await cart.create({lines: [LINE()], discountCodes: ['LICHTUNG15']});
    cart.setCartId(made.id);
    const application = {allocationMethod: 'ACROSS', targetSelection: 'ENTITLED', targetType: 'LINE_ITEM'};
    const allocation = {
      targetType: 'LINE_ITEM',
      discountApplication: {...application, value: {__typename: 'PricingPercentageValue', percentage: 15}},
    };
    expect(await cart.get()).toMatchObject({
      discountCodes: [{code: 'LICHTUNG15', applicable: true}],
      discountAllocations: [],
      lines: {nodes: [{discountAllocations: [allocation]}]},
    });
  });
});

describe('what the platform refuses about the delivery and the metafields of a cart', () => {
  const refusals = z.looseObject({userErrors: z.array(z.looseObject({code: z.string()}))});
  const none = 'gid://shopify/CartSelectableAddress/none';
  const strict = {validationStrategy: 'STRICT'} as const;
  const twice = {address: {deliveryAddress: ADDRESS}, selected: true};

  it.each<readonly [string, () => Promise<unknown>, string]>([
    [
      'an address without a country',
      () => cart.addDeliveryAddresses([{address: {deliveryAddress: {city: 'Bonn'}}}]),
      'ADDRESS_FIELD_IS_REQUIRED',
    ],
    [
      'half an address that is to be whole',
      () => cart.addDeliveryAddresses([{address: {deliveryAddress: {...ADDRESS, city: ''}}, ...strict}]),
      'ADDRESS_FIELD_IS_REQUIRED',
    ],
    ['two selected ones', () => cart.addDeliveryAddresses([twice, twice]), 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'],
    [
      '21 addresses',
      () => cart.addDeliveryAddresses(Array.from({length: 21}, () => ({address: {deliveryAddress: ADDRESS}}))),
      'TOO_MANY_DELIVERY_ADDRESSES',
    ],
    [
      'a change of none',
      () => cart.updateDeliveryAddresses([{id: none, selected: true}]),
      'INVALID_DELIVERY_ADDRESS_ID',
    ],
    ['a removal of none', () => cart.removeDeliveryAddresses([none]), 'INVALID_DELIVERY_ADDRESS_ID'],
    [
      'an option for no group',
      () => cart.updateSelectedDeliveryOption([{deliveryGroupId: none, deliveryOptionHandle: 'standard'}]),
      'INVALID_DELIVERY_GROUP',
    ],
    [
      'a metafield of no type',
      () => cart.setMetafields([{key: 'custom.gift', type: 'colourful', value: 'x'}]),
      'INVALID_TYPE',
    ],
    [
      'a metafield of a wrong value',
      () => cart.setMetafields([{key: 'custom.gift', type: 'boolean', value: 'yes'}]),
      'INVALID_VALUE',
    ],
    ['a metafield that is not there', () => cart.deleteMetafield('custom.gift'), 'METAFIELD_DOES_NOT_EXIST'],
  ])('%s', async (_what, call, code) => {
    const before = await cart.get();
    expect(refusals.parse(await call()).userErrors[0]?.code).toBe(code);
    expect(await cart.get()).toEqual(before);
  });

  it('of the cart of somebody else', async () => {
    const cartId = (await read()).id.replace(/\?.*/, '?key=wrong');
    const answer = await cart.setMetafields([{key: 'custom.gift', type: 'boolean', value: 'true'}], {cartId});
    expect(refusals.parse(answer).userErrors).toMatchObject([{code: 'INVALID_OWNER'}]);
  });
});
