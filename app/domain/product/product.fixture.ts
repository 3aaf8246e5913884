import {money} from '../money';
import type {PlanPrice, Variant} from './product';

/** A variant for tests: available, 12.90, without options. */
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
    ...traits,
  };
}

/** A selling plan every so many weeks for tests, with the price that the platform grants. */
export function examplePlan(weeks: number, cents: number = 1161): PlanPrice {
  return {
    plan: {id: `gid://shopify/SellingPlan/${weeks}`, name: `Alle ${weeks} Wochen`, weeks},
    price: money(cents),
    unitPrice: null,
  };
}
