import type {ProductQuery, VariantFragment} from '#graphql/generated/storefront/graphql';

import {parseAmount} from '../../domain/money';
import type {CoffeeFacts, Fact, PlanPrice, Product, SellingPlan, Variant} from '../../domain/product/product';
import {readMetafields, type Metafields} from './metafields.server';
import {
  globalNumber,
  reshapeBadge,
  reshapeKind,
  reshapeMoney,
  reshapePicture,
  reshapePrefix,
  reshapeUnitPrice,
  reshapeWeeks,
} from './reshape.server';

type WireProduct = NonNullable<ProductQuery['product']>;

function reshapeCoffee(fields: Metafields): CoffeeFacts {
  const roastDegree = fields.text('coffee.roast_degree');
  return {
    taste: fields.list('coffee.taste'),
    roastDegree: roastDegree === 'light' || roastDegree === 'medium' || roastDegree === 'dark' ? roastDegree : null,
    intensity: fields.whole('coffee.intensity', 1, 5),
    strength: fields.whole('coffee.strength', 1, 5),
    acidity: fields.whole('coffee.acidity', 1, 5),
    origin: fields.text('coffee.origin'),
    altitude: fields.text('coffee.altitude'),
    processing: fields.text('coffee.processing'),
    variety: fields.text('coffee.variety'),
    species: fields.text('coffee.species'),
    farmer: fields.text('coffee.farmer'),
    style: fields.text('coffee.style'),
    organic: fields.flag('coffee.organic'),
    preparationMethods: fields.list('coffee.preparation_methods'),
  };
}

function reshapePlans(wire: VariantFragment, plans: ReadonlyMap<string, SellingPlan>): readonly PlanPrice[] {
  return wire.sellingPlanAllocations.nodes.flatMap((allocation) => {
    const plan = plans.get(allocation.sellingPlan.id);
    const price = allocation.priceAdjustments[0];
    if (!plan || !price) return [];
    return [{plan, price: reshapeMoney(price.price), unitPrice: reshapeUnitPrice(wire, price.unitPrice)}];
  });
}

/** Two lists of the platform that belong together by position; a name without a value is left out. */
function reshapeFacts(fields: Metafields, name: 'gear.information' | 'gear.extended'): readonly Fact[] {
  const values = fields.list(`${name}_values`);
  return fields.list(`${name}_labels`).flatMap((label, index) => {
    const value = values[index];
    return value === undefined ? [] : [{label, value}];
  });
}

function reshapeVariant(wire: VariantFragment, plans: ReadonlyMap<string, SellingPlan>): Variant {
  const fields = readMetafields(wire.metafields);
  const lowest = fields.amount('price.lowest_30_days');
  return {
    id: wire.id,
    number: globalNumber(wire.id),
    sku: wire.sku ?? null,
    title: wire.title,
    options: wire.selectedOptions,
    availableForSale: wire.availableForSale,
    currentlyNotInStock: wire.currentlyNotInStock,
    quantityAvailable: wire.quantityAvailable ?? null,
    price: reshapeMoney(wire.price),
    compareAtPrice: wire.compareAtPrice ? reshapeMoney(wire.compareAtPrice) : null,
    lowest30Days: lowest === null ? null : {cents: parseAmount(lowest), currency: wire.price.currencyCode},
    unitPrice: reshapeUnitPrice(wire, wire.unitPrice),
    plans: reshapePlans(wire, plans),
    picture: reshapePicture(wire.image),
    archived: fields.flag('product.archived'),
    preOrderDate: fields.text('product.pre_order_date'),
    deliveryTime: fields.text('product.delivery_time'),
    donationVariantId: fields.text('donation.variant'),
    information: [...reshapeFacts(fields, 'gear.information'), ...reshapeFacts(fields, 'gear.extended')],
  };
}

function sellingPlans(wire: WireProduct): ReadonlyMap<string, SellingPlan> {
  const plans = wire.sellingPlanGroups.nodes.flatMap((group) => group.sellingPlans.nodes);
  return new Map(plans.map((plan) => [plan.id, {id: plan.id, name: plan.name, weeks: reshapeWeeks(plan.options)}]));
}

/** The platform's product as the shop shows it. */
export function reshapeProduct(wire: WireProduct): Product {
  const fields = readMetafields(wire.metafields);
  const kind = reshapeKind(wire.productType);
  const plans = sellingPlans(wire);
  const variants = wire.variants.nodes.map((variant) => reshapeVariant(variant, plans));
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    kind,
    vendor: wire.vendor,
    descriptionHtml: wire.descriptionHtml,
    availableForSale: wire.availableForSale,
    requiresSellingPlan: wire.requiresSellingPlan,
    b2bExclusive: fields.flag('b2b.exclusive'),
    badge: reshapeBadge(fields.text('product.badge'), wire.availableForSale, variants),
    options: wire.options.map((option) => ({
      name: option.name,
      values: option.optionValues.map((value) => value.name),
    })),
    variants,
    pictures: wire.images.nodes.flatMap((image) => reshapePicture(image) ?? []),
    collections: wire.collections.nodes.map((collection) => ({
      id: collection.id,
      handle: collection.handle,
      title: collection.title,
      prefix: reshapePrefix(collection.metafield?.value),
    })),
    coffee: kind === 'coffee' ? reshapeCoffee(fields) : null,
    seo: {
      title: wire.seo.title ?? null,
      description: wire.seo.description ?? null,
      noindex: fields.flag('seo.noindex'),
    },
  };
}
