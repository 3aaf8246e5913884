import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {GIFT_CARDS} from '../support/goods';
import {tillPath} from './service-api/shopper';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';
import {ADDRESS, createHydrogenCart, LINE, readCart} from './storefront/hydrogen-cart';
import type {HydrogenCart} from './storefront/hydrogen-cart';

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

let cart: HydrogenCart;
beforeEach(async () => {
  cart = await createHydrogenCart(services.wire);
});

const firstLine = async () => (await readCart(cart)).lines.nodes[0]?.id ?? '';
const firstAddress = async () => (await readCart(cart)).delivery.addresses[0]?.id ?? '';
const addAddress = () => cart.addDeliveryAddresses([{address: {deliveryAddress: ADDRESS}, selected: true}]);

type Row = {
  readonly method: keyof HydrogenCart;
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
        lines: [LINE],
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
    call: () => cart.addLines([{...LINE, attributes: [{key: '_D', value: 'SP022'}]}]),
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
      const deliveryGroupId = (await readCart(cart)).deliveryGroups.nodes[0]?.id ?? '';
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
    const {text} = await services.send(await tillPath(services, answer.cart.checkoutUrl));
    for (const part of ['Mara', 'Waldweg 1', '10115', 'Berlin']) expect(text).toContain(`value="${part}"`);
  });

  it('updateDiscountCodes is refused: its codes are optional', async () => {
    expect(JSON.stringify(await cart.updateDiscountCodes(['LICHTUNG15']))).toContain('$discountCodes');
    expect(await cart.get()).toMatchObject({discountCodes: []});
  });

  it('a created cart says by which discounts it costs less', async () => {
    const {cart: made} = await cart.create({lines: [LINE], discountCodes: ['LICHTUNG15']});
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
