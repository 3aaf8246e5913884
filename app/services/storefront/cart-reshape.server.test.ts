import {describe, expect, it} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {exampleCart, exampleLine, FREE_ARTICLE} from '../../domain/cart/cart.fixture';
import {money} from '../../domain/money';
import {reshapeCart as reshape} from './cart-reshape.server';
import {wireCart, wireLine, wireMerchandise, wireMerchandiseProduct} from './wire-cart.fixture';
import {FOR_BUSINESSES, PER_KILOGRAM, wireMetafields, wireMoney, wirePicture, wirePlan} from './wire-product.fixture';

const SETTINGS = {productTypes: productTypes(), freeArticleVariantId: FREE_ARTICLE};
const reshapeCart = (wire: Parameters<typeof reshape>[0], lines: Parameters<typeof reshape>[1]) =>
  reshape(wire, lines, SETTINGS);

const lineOf = (traits: Parameters<typeof wireLine>[0]) => reshapeCart(wireCart([]), [wireLine(traits)]).lines[0];

describe('a cart of the platform', () => {
  it('of which nothing more is known says nothing more', () => {
    expect(reshapeCart(wireCart([]), [])).toEqual(
      exampleCart([], {
        totalQuantity: 2,
        subtotal: money(2580),
        countryCode: null,
        checkoutUrl: 'https://platform.example/checkouts/1',
      }),
    );
  });

  it('keeps lines without a piece apart', () => {
    const held = wireLine({id: 'gid://shopify/CartLine/1'});
    const empty = wireLine({id: 'gid://shopify/CartLine/2', quantity: 0});
    const {lines, emptyLines} = reshapeCart(wireCart([]), [empty, held]);
    expect([lines, emptyLines].map((some) => some.map(({id}) => id))).toEqual([[held.id], [empty.id]]);
  });

  it('says all that it carries', () => {
    const line = wireLine({discountAllocations: [{code: 'nur-kaffee', discountedAmount: wireMoney('2.0')}]});
    const wire = wireCart([line], {
      note: 'Bitte klingeln.',
      attributes: [
        {key: 'gift', value: 'yes'},
        {key: 'empty', value: null},
      ],
      buyerIdentity: {countryCode: 'AT', customer: {id: 'gid://shopify/Customer/1'}},
      cost: {subtotalAmount: wireMoney('30.0')},
      discountCodes: [{code: 'LICHTUNG15', applicable: true}],
      discountAllocations: [
        {targetType: 'SHIPPING_LINE', discountedAmount: wireMoney('4.9')},
        {code: 'LICHTUNG15', targetType: 'LINE_ITEM', discountedAmount: wireMoney('3.0')},
      ],
      appliedGiftCards: [
        {
          id: 'gid://shopify/AppliedGiftCard/1',
          lastCharacters: 'MOOS',
          presentmentAmountUsed: wireMoney('5.0'),
          balance: wireMoney('45.0'),
        },
      ],
    });
    expect(reshapeCart(wire, [line])).toMatchObject({
      note: 'Bitte klingeln.',
      attributes: [
        {key: 'gift', value: 'yes'},
        {key: 'empty', value: ''},
      ],
      countryCode: 'AT',
      customerId: 'gid://shopify/Customer/1',
      subtotal: money(3000),
      discountCodes: [{code: 'LICHTUNG15', applicable: true}],
      discountAllocations: [
        {target: 'SHIPPING_LINE', amount: money(490)},
        {target: 'LINE_ITEM', amount: money(300)},
      ],
      allocatedCodes: ['LICHTUNG15', 'nur-kaffee'],
      giftCards: [
        {
          id: 'gid://shopify/AppliedGiftCard/1',
          lastCharacters: 'MOOS',
          amountUsed: money(500),
          balance: money(4500),
        },
      ],
    });
  });
});

describe('a line of a cart', () => {
  it('of which nothing more is known says nothing more', () => {
    expect(lineOf({})).toEqual(
      exampleLine({id: 'gid://shopify/CartLine/1?cart=1', quantity: 2, variantId: 'gid://shopify/ProductVariant/11'}),
    );
  });

  it('says all that it carries', () => {
    const line = lineOf({
      attributes: [{key: '_D', value: 'SP022'}],
      cost: {
        amountPerQuantity: wireMoney('10.0'),
        compareAtAmountPerQuantity: wireMoney('12.0'),
        subtotalAmount: wireMoney('20.0'),
        totalAmount: wireMoney('18.0'),
      },
      discountAllocations: [{discountedAmount: wireMoney('2.0')}],
      merchandise: wireMerchandise({
        requiresShipping: false,
        availableForSale: false,
        quantityAvailable: 5,
        image: wirePicture('a.webp'),
        selectedOptions: [{name: 'Menge', value: '250 g'}],
        metafields: wireMetafields({
          'donation.variant': 'gid://shopify/ProductVariant/99',
          'price.lowest_30_days': '{"amount":"11.00","currency_code":"EUR"}',
        }),
        product: wireMerchandiseProduct({productType: 'Gear', tags: ['steel', 'moka-pot']}),
        unitPrice: wireMoney('51.6'),
        unitPriceMeasurement: PER_KILOGRAM,
      }),
    });
    expect(line).toMatchObject({
      kind: 'gear',
      attributes: [{key: '_D', value: 'SP022'}],
      options: [{name: 'Menge', value: '250 g'}],
      picture: {path: '/media/a.webp'},
      unitAmount: money(1000),
      compareAtUnitAmount: money(1200),
      lowest30Days: money(1100),
      onceAmount: money(1290),
      subtotal: money(2000),
      total: money(1800),
      discounts: [money(200)],
      donationVariantId: 'gid://shopify/ProductVariant/99',
      quantityAvailable: 5,
      requiresShipping: false,
      availableForSale: false,
      brewsEspresso: true,
      unitPrice: {price: money(5160), quantity: 1, unit: 'kg'},
    });
  });

  it.each([
    [wireMetafields(), false],
    [FOR_BUSINESSES, true],
  ])('of a product with the metafields %j is for businesses only: %s', (metafields, isForBusinesses) => {
    const merchandise = wireMerchandise({product: wireMerchandiseProduct({metafields})});
    expect(lineOf({merchandise})?.isForBusinesses).toBe(isForBusinesses);
  });

  it.each([
    ['Coffee', [], true],
    ['Bundle', ['gift', 'coffee-set'], true],
    ['Bundle', ['gift'], false],
    ['Bundle', undefined, false],
    ['Gear', ['coffee-set'], false],
  ])('of the type %s with the tags %j is coffee alone: %s', (productType, tags, isCoffeeAlone) => {
    const {tags: _, ...untagged} = wireMerchandiseProduct({productType});
    const merchandise = wireMerchandise({product: tags === undefined ? untagged : {...untagged, tags}});
    expect(lineOf({merchandise})?.isCoffeeAlone).toBe(isCoffeeAlone);
  });

  it('of a product that is sold with a plan only says so', () => {
    const merchandise = wireMerchandise({product: wireMerchandiseProduct({requiresSellingPlan: true})});
    expect(lineOf({merchandise})?.requiresPlan).toBe(true);
  });

  it.each([
    ['without options has none', [{name: 'Title', value: 'Default Title'}], []],
    ['of one variant has its size', [{name: 'Menge', value: '250 g'}], [{name: 'Menge', value: '250 g'}]],
  ])('of a product %s', (_, selectedOptions, options) => {
    expect(lineOf({merchandise: wireMerchandise({selectedOptions})})?.options).toEqual(options);
  });

  it('in a subscription has the plan’s price per unit', () => {
    const merchandise = wireMerchandise({unitPrice: wireMoney('51.6'), unitPriceMeasurement: PER_KILOGRAM});
    const allocation = {sellingPlan: wirePlan(4), priceAdjustments: [{unitPrice: wireMoney('46.44')}]};
    expect(lineOf({merchandise, sellingPlanAllocation: allocation})).toMatchObject({
      plan: {id: 'gid://shopify/SellingPlan/4', name: 'Alle 4 Wochen', weeks: 4},
      unitPrice: {price: money(4644), quantity: 1, unit: 'kg'},
    });
    const withoutPrice = {sellingPlan: wirePlan(4), priceAdjustments: []};
    expect(lineOf({merchandise, sellingPlanAllocation: withoutPrice})?.unitPrice).toBeNull();
  });

  it('offers the plans of its variant, and says what the one that is shown first saves', () => {
    const offered = (weeks: number, ...prices: readonly string[]) => ({
      sellingPlan: wirePlan(weeks),
      priceAdjustments: prices.map((amount) => ({price: wireMoney(amount)})),
    });
    const withPlans = (...nodes: ReturnType<typeof offered>[]) =>
      lineOf({merchandise: wireMerchandise({price: wireMoney('10.0'), sellingPlanAllocations: {nodes}})});
    expect(withPlans(offered(2, '9.5'), offered(4, '9.0'))).toMatchObject({
      plans: [{weeks: 2}, {weeks: 4}],
      planSaving: 10,
    });
    expect(withPlans(offered(2, '9.5'), offered(4))).toMatchObject({plans: [{weeks: 2}, {weeks: 4}], planSaving: 5});
    expect(withPlans(offered(4))).toMatchObject({planSaving: 0});
  });

  it('saves nothing with a plan where it cannot be bought once', () => {
    const product = wireMerchandiseProduct({requiresSellingPlan: true});
    const nodes = [{sellingPlan: wirePlan(4), priceAdjustments: [{price: wireMoney('9.0')}]}];
    const merchandise = wireMerchandise({product, price: wireMoney('10.0'), sellingPlanAllocations: {nodes}});
    expect(lineOf({merchandise})).toMatchObject({planSaving: 0});
  });
});
