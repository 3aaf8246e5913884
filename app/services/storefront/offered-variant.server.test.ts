import {expect, it} from 'vitest';

import {money} from '../../domain/money';
import {reshapeOfferedVariant} from './offered-variant.server';
import {PER_KILOGRAM, wireMetafields, wireMoney, wireVariant} from './wire-product.fixture';

const wire = {
  __typename: 'ProductVariant' as const,
  ...wireVariant('11'),
  selectedOptions: [
    {name: 'Menge', value: '250 g'},
    {name: 'Mahlgrad', value: 'Ganze Bohne'},
  ],
  product: {
    id: 'gid://shopify/Product/1',
    handle: 'morgentau',
    title: 'Morgentau',
    productType: 'Coffee',
    variants: {nodes: []},
    requiresSellingPlan: false,
    exclusive: null,
  },
};
const PLAN = 'gid://shopify/SellingPlan/4';
const measured = {unitPrice: wireMoney('51.6'), unitPriceMeasurement: PER_KILOGRAM};
const planPrice = {price: wireMoney('11.61'), unitPrice: wireMoney('46.44')};
const perKilo = (cents: number) => ({price: money(cents), quantity: 1, unit: 'kg'});
const {sellingPlanAllocations: _, ...planless} = wire;
const donating = wireMetafields({'donation.variant': 'gid://shopify/ProductVariant/90'});
const archived = wireMetafields({'product.archived': 'true'});

it.each([
  ['as it is', wire, {}],
  [
    'of a product without options has none',
    {...wire, selectedOptions: [{name: 'Title', value: 'Default Title'}]},
    {options: []},
  ],
  ['that is sold out', {...wire, availableForSale: false}, {availableForSale: false}],
  ['that has left the portfolio', {...wire, metafields: archived}, {archived: true}],
  [
    'of a subscription alone needs a plan',
    {...wire, product: {...wire.product, requiresSellingPlan: true}},
    {requiresPlan: true},
  ],
  [
    'that is measured, with plans, has their prices',
    {
      ...wire,
      ...measured,
      sellingPlanAllocations: {nodes: [{sellingPlan: {id: PLAN}, priceAdjustments: [planPrice]}]},
    },
    {
      once: {price: money(1290), unitPrice: perKilo(5160)},
      plans: [{id: PLAN, price: money(1161), unitPrice: perKilo(4644)}],
    },
  ],
  ['whose plans may not be read tells none', planless, {plans: null}],
  ['of coffee donates', {...wire, metafields: donating}, {donates: true}],
])('a variant %s', (_, variant, expected) => {
  expect(reshapeOfferedVariant(variant)).toEqual({
    id: 'gid://shopify/ProductVariant/11',
    title: 'Morgentau',
    options: ['250 g', 'Ganze Bohne'],
    once: {price: money(1290), unitPrice: null},
    availableForSale: true,
    archived: false,
    requiresPlan: false,
    plans: [],
    donates: false,
    ...expected,
  });
});
