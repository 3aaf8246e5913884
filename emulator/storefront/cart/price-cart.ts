import type {VariantEntry} from '../catalogue';
import {lessPercent} from '../money';
import type {CartLineState, CartState} from './cart-state';
import {applyDiscounts} from './discounts';
import type {OpenLine} from './discounts';
import type {PricedCart, PricedDiscount, PricedGiftCard, PricedLine} from './priced-cart';
import type {PricingWorld} from './pricing-world';

/**
 * Works out every amount of a cart, in integer cents, as the platform does.
 *
 * Lines whose variant the catalogue no longer knows stay in the cart and count for nothing. Discounts that are codes for coffee only stand on the lines,
 * those for everything on the cart.
 */
export function priceCart(state: CartState, world: PricingWorld): PricedCart {
  const open = state.lines.flatMap((line) => {
    const entry = world.catalogue.variant(line.variantNumber);
    return entry === null ? [] : [openLine(line, entry, world)];
  });
  const held = open.filter(({state: {quantity}}) => quantity > 0);
  const discounts = applyDiscounts(held, state, world);
  const lines = open.map((line) => closeLine(line, discounts.ofLine.get(line.state.id) ?? []));
  const subtotalCents = lines.reduce((sum, {totalCents}) => sum + totalCents, 0);
  const cartCents = discounts.ofCart
    .filter(({target}) => target === 'LINE_ITEM')
    .reduce((sum, {cents}) => sum + cents, 0);
  const totalCents = subtotalCents - cartCents;
  return {
    state,
    lines,
    goneLines: state.lines.filter(({variantNumber}) => world.catalogue.variant(variantNumber) === null),
    totalQuantity: lines.reduce((sum, {quantity}) => sum + quantity, 0),
    subtotalCents,
    totalCents,
    cartDiscounts: discounts.ofCart,
    discountCodes: discounts.codes,
    shippingFree: discounts.ofCart.some(({target}) => target === 'SHIPPING_LINE'),
    giftCards: useGiftCards(state.giftCardCodes, totalCents, world),
  };
}

function openLine(state: CartLineState, {product, variant}: VariantEntry, {catalogue}: PricingWorld): OpenLine {
  const plan = state.sellingPlanNumber === null ? null : catalogue.sellingPlan(state.sellingPlanNumber);
  const unitCents = plan === null ? variant.priceCents : lessPercent(variant.priceCents, plan.percentOff);
  return {state, product, variant, unitCents, subtotalCents: unitCents * state.quantity};
}

function closeLine(
  {state, product, variant, unitCents, subtotalCents}: OpenLine,
  discounts: PricedDiscount[],
): PricedLine {
  return {
    id: state.id,
    variantNumber: variant.number,
    productNumber: product.number,
    quantity: state.quantity,
    sellingPlanNumber: state.sellingPlanNumber,
    attributes: state.attributes,
    unitCents,
    compareAtUnitCents: variant.compareAtCents,
    subtotalCents,
    totalCents: subtotalCents - discounts.reduce((sum, {cents}) => sum + cents, 0),
    discounts,
  };
}

function useGiftCards(codes: readonly string[], totalCents: number, {giftCards}: PricingWorld): PricedGiftCard[] {
  let dueCents = totalCents;
  return codes.flatMap((code) => {
    const card = giftCards.get(code);
    if (card === undefined) return [];
    const usedCents = Math.min(card.balanceCents, dueCents);
    dueCents -= usedCents;
    return [{id: String(card.number), lastCharacters: code.slice(-4), balanceCents: card.balanceCents, usedCents}];
  });
}
