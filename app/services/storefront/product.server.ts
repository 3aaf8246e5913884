import type {
  CollectionLinkFragment,
  ProductQuery,
  VariantFragment,
  VariantMediaFragment,
} from '#graphql/generated/storefront/graphql';

import type {Day} from '../../domain/delivery';
import {globalNumber} from '../../domain/global-id';
import {preOrder} from '../../domain/product/availability';
import {offeredPrices} from '../../domain/product/price';
import {sanitiseRichText} from '../../domain/rich-text';
import type {CollectionRef, Fact, PlanPrice, Product, SellingPlan, Variant} from '../../domain/product/product';
import {reshapeCoffee} from './coffee.server';
import {readMetafields, type Metafields} from './metafields.server';
import {isShown, memoOfProduct, reshapeProductCard, type ProductSettings} from './product-card.server';
import {reshapeFood, reshapeGuarantee, reshapeSafety} from './product-duties.server';
import {reshapeComponents, reshapeGallery, reshapeMatching} from './product-media.server';
import {
  isCoffeeAlone,
  reshapeBadge,
  reshapeHandles,
  reshapeKind,
  reshapeLowest30Days,
  reshapeMoney,
  reshapePicture,
  reshapePlanPrices,
  reshapePrefix,
  reshapeUnitPrice,
} from './reshape.server';
import {reshapePlan} from './selling-plan.server';

type WireProduct = NonNullable<ProductQuery['product']>;

/** Deliveries of a gift subscription. */
const LONGEST_GIFT = 52;

/** Their freight carrier is another one (Specification, section 9, Shipping). */
const LARGE_APPLIANCE = 'large-appliance';

function reshapePlans(wire: VariantFragment, plans: ReadonlyMap<string, SellingPlan>): readonly PlanPrice[] {
  return reshapePlanPrices(wire).flatMap(({id, ...piece}) => {
    const plan = plans.get(id);
    return plan === undefined ? [] : [{plan, ...piece}];
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

function reshapeVariant(
  wire: VariantFragment & VariantMediaFragment,
  plans: ReadonlyMap<string, SellingPlan>,
): Variant {
  const fields = readMetafields(wire.metafields);
  return {
    id: wire.id,
    number: globalNumber(wire.id),
    sku: wire.sku ?? null,
    title: wire.title,
    options: wire.selectedOptions,
    availableForSale: wire.availableForSale,
    currentlyNotInStock: wire.currentlyNotInStock ?? false,
    quantityAvailable: wire.quantityAvailable ?? null,
    price: reshapeMoney(wire.price),
    compareAtPrice: wire.compareAtPrice ? reshapeMoney(wire.compareAtPrice) : null,
    lowest30Days: reshapeLowest30Days(fields, wire.price),
    unitPrice: reshapeUnitPrice(wire, wire.unitPrice),
    plans: reshapePlans(wire, plans),
    picture: reshapePicture(wire.image),
    archived: fields.flag('product.archived'),
    preOrderDate: fields.text('product.pre_order_date'),
    deliveryTime: fields.text('product.delivery_time'),
    donationVariantId: fields.text('donation.variant'),
    information: reshapeFacts(fields, 'gear.information'),
    extended: reshapeFacts(fields, 'gear.extended'),
    mpn: fields.text('product.mpn'),
    barcode: wire.barcode ?? null,
    description: fields.text('information.description'),
    gallery: reshapeGallery(wire.gallery),
    contents: fields.list('bundle.contents'),
    components: reshapeComponents(wire.components),
    matching: reshapeMatching(wire.matching),
    netQuantity: fields.text('food.quantity'),
    deliveries: fields.whole('gift_subscription.deliveries', 1, LONGEST_GIFT),
  };
}

function sellingPlans(wire: WireProduct): ReadonlyMap<string, SellingPlan> {
  const plans = (wire.sellingPlanGroups?.nodes ?? []).flatMap((group) => group.sellingPlans.nodes);
  return new Map(plans.map((plan) => [plan.id, reshapePlan(plan)]));
}

function reshapeCollection(wire: CollectionLinkFragment): CollectionRef {
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    prefix: reshapePrefix(wire.metafield?.value),
  };
}

/** The collection that the editors lead through, else the first. */
function reshapeBreadcrumb({breadcrumb, collections}: WireProduct): CollectionRef | null {
  const chosen = breadcrumb?.reference;
  const first = collections.nodes[0];
  if (chosen?.__typename === 'Collection') return reshapeCollection(chosen);
  return first ? reshapeCollection(first) : null;
}

/** What of the variants is still made at which price, and whether it has yet to arrive. */
function made(variants: readonly Variant[], product: WireProduct, today: Day) {
  return variants
    .filter(({archived}) => !archived)
    .map((variant) => ({
      availableForSale: variant.availableForSale,
      ...offeredPrices(variant, product),
      isPreOrder: preOrder(variant, today) !== null,
    }));
}

/** The platform's product as the shop shows it; of an unchanged answer it is the same object. */
export const reshapeProduct = memoOfProduct(productOf);

function productOf(wire: WireProduct, settings: ProductSettings): Product {
  const fields = readMetafields(wire.metafields);
  const kind = reshapeKind(wire.productType, settings.types);
  const plans = sellingPlans(wire);
  const variants = wire.variants.nodes.map((variant) => reshapeVariant(variant, plans));
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    kind,
    isGiftCard: wire.isGiftCard,
    vendor: wire.vendor,
    descriptionHtml: sanitiseRichText(wire.descriptionHtml),
    availableForSale: wire.availableForSale,
    requiresSellingPlan: wire.requiresSellingPlan,
    b2bExclusive: fields.flag('b2b.exclusive'),
    badge: reshapeBadge(fields.text('product.badge'), made(variants, wire, settings.today)),
    options: wire.options.map((option) => ({
      name: option.name,
      values: option.optionValues.map((value) => value.name),
    })),
    variants,
    pictures: wire.images.nodes.flatMap((image) => reshapePicture(image) ?? []),
    collections: wire.collections.nodes.map(reshapeCollection),
    breadcrumb: reshapeBreadcrumb(wire),
    coffee: kind === 'coffee' ? reshapeCoffee(fields) : null,
    food: reshapeFood(fields, wire.title),
    safety: reshapeSafety(fields),
    isElectrical: fields.flag('elektrog.applies'),
    guarantee: reshapeGuarantee(fields),
    isLargeAppliance: wire.tags?.includes(LARGE_APPLIANCE) ?? false,
    isCoffeeAlone: isCoffeeAlone(kind, wire.tags),
    newContent: fields.flag('temp.display_new_content') ? fields.text('temp.new_content') : null,
    matching: (wire.matching?.references?.nodes ?? []).flatMap((node) =>
      node.__typename === 'Product' && isShown(node) ? [reshapeProductCard(node, settings)] : [],
    ),
    handles: reshapeHandles(fields),
    seo: {
      title: wire.seo.title ?? null,
      description: wire.seo.description ?? null,
      noindex: fields.flag('seo.noindex'),
    },
  };
}
