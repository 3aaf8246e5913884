import type {MultipleVariantsByIdQuery} from '#graphql/generated/storefront/graphql';

import type {OfferedVariant} from '../../domain/cart/offered-lines';
import {shownOptions} from '../../domain/product/variant-title';
import {readMetafields} from './metafields.server';
import {reshapeMoney, reshapePlanPrices, reshapeUnitPrice} from './reshape.server';

type WireVariant = Extract<MultipleVariantsByIdQuery['nodes'][number], {readonly __typename: 'ProductVariant'}>;

/** Returns the platform's variant as a page shows it that offers to put it into the cart. */
export function reshapeOfferedVariant(wire: WireVariant): OfferedVariant {
  const {product} = wire;
  const fields = readMetafields(wire.metafields);
  return {
    id: wire.id,
    title: product.title,
    options: shownOptions(wire.selectedOptions).map(({value}) => value),
    once: {price: reshapeMoney(wire.price), unitPrice: reshapeUnitPrice(wire, wire.unitPrice)},
    availableForSale: wire.availableForSale,
    archived: fields.flag('product.archived'),
    requiresPlan: product.requiresSellingPlan,
    plans: wire.sellingPlanAllocations ? reshapePlanPrices(wire) : null,
    donates: fields.text('donation.variant') !== null,
  };
}
