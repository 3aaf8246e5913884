import type {SeedVariant} from '../../seed/types';
import type {VariantEntry} from '../catalogue';
import {connection, emptyConnection, paging} from '../connection';
import {lazy, withArguments} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import {money} from '../money';
import type {Scope} from '../scope';
import {unitPriceCents} from '../unit-price';
import {image} from './image';
import {metafieldFields} from './metafield';
import {selectedOptions, variantTitle} from '../options';
import {sellingPlanAllocation} from './selling-plan';

/** Returns a `ProductVariant`. */
export function variantSource(entry: VariantEntry, scope: Scope): Source {
  const {product, variant} = entry;
  const id = gid('ProductVariant', variant.number);
  const unitCents = unitPriceCents(variant.priceCents, variant.measure);
  const picture = variant.pictures[0] ?? product.pictures[0];
  const stock = async () => (await scope.stock()).get(variant.number) ?? 0;
  const self: Source = {
    __typename: 'ProductVariant',
    id,
    sku: variant.sku,
    barcode: variant.barcode,
    title: variantTitle(entry, scope.language),
    price: money(variant.priceCents),
    priceV2: money(variant.priceCents),
    compareAtPrice: variant.compareAtCents === null ? null : money(variant.compareAtCents),
    compareAtPriceV2: variant.compareAtCents === null ? null : money(variant.compareAtCents),
    unitPrice: unitCents === null ? null : money(unitCents),
    unitPriceMeasurement: unitPriceMeasurement(variant.measure),
    weight: variant.weightGrams,
    weightUnit: 'GRAMS',
    requiresShipping: variant.requiresShipping,
    requiresComponents: false,
    taxable: true,
    components: emptyConnection,
    groupedBy: emptyConnection,
    quantityPriceBreaks: emptyConnection,
    shopPayInstallmentsPricing: null,
    quantityRule: {minimum: 1, maximum: null, increment: 1},
    selectedOptions: lazy(() => selectedOptions(entry, scope.language)),
    image: lazy(() => (picture === undefined ? null : image(picture, scope))),
    quantityAvailable: lazy(stock),
    availableForSale: lazy(async () => variant.sellsWithoutStock || (await stock()) > 0),
    currentlyNotInStock: lazy(async () => variant.tracksStock && variant.sellsWithoutStock && (await stock()) <= 0),
    product: lazy(() => scope.sources.product(product)),
    sellingPlanAllocations: withArguments(paging, (args) =>
      connection(
        scope.shop.catalogue.plansOf(product),
        args,
        ({number}) => number,
        (plan) => sellingPlanAllocation(plan, entry, scope),
      ),
    ),
    ...metafieldFields({id, metafields: variant.metafields, isWritten: true, source: () => self}, scope),
  };
  return self;
}

function unitPriceMeasurement(measure: SeedVariant['measure']): Source | null {
  if (measure === null) return null;
  return {
    measuredType: measure.referenceUnit === 'KG' ? 'WEIGHT' : 'VOLUME',
    quantityUnit: measure.unit,
    quantityValue: measure.value,
    referenceUnit: measure.referenceUnit,
    referenceValue: 1,
  };
}
