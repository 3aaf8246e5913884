import type {Money} from '../money';
import type {CartItem} from './groups';
import type {CartSummary} from './summary';

/** A line in an event: by what is in it where it is new, else by its id. */
type ChangedLine = {readonly merchandiseId: string; readonly quantity: number} | ExistingLine;

type ExistingLine = {readonly id: string; readonly quantity?: number};

/** The changes of a form to a cart's lines, as `shopify:cart:lines-update` tells them. */
export type LinesUpdate = {
  readonly action: 'add' | 'update' | 'remove';
  readonly lines: readonly ChangedLine[];
};

/**
 * Tells which lines a form of the cart changes; `null` where it changes none, or by a quantity that is no number.
 * Source: https://shopify.dev/docs/api/storefront-events-and-actions/events/cart-lines-update
 *
 * @param field the form's field of a name; '' where it has none
 */
export function linesUpdate(field: (name: string) => string): LinesUpdate | null {
  const quantity = Number.parseInt(field('quantity'), 10);
  const id = field('lineId');
  switch (field('intent')) {
    case 'add':
      return {action: 'add', lines: [{merchandiseId: field('variantId'), quantity: quantity || 1}]};
    case 'increase':
      return toQuantity(id, quantity + 1);
    case 'decrease':
      return toQuantity(id, quantity - 1);
    case 'update':
      return toQuantity(id, quantity);
    case 'remove':
      return toQuantity(id, 0);
    default:
      return null;
  }
}

function toQuantity(id: string, quantity: number): LinesUpdate | null {
  if (Number.isNaN(quantity)) return null;
  return quantity > 0 ? {action: 'update', lines: [{id, quantity}]} : {action: 'remove', lines: [{id}]};
}

/** Returns a cart in the shape of the Storefront API, as far as events have it. */
export function eventCart({groups: {oneTime, subscription}, total, subtotal, displayedQuantity}: CartSummary) {
  return {
    totalQuantity: displayedQuantity,
    cost: {totalAmount: amount(total), subtotalAmount: amount(subtotal)},
    lines: [...oneTime, ...subscription].map(eventLine),
  };
}

function eventLine({line}: CartItem) {
  const {id, quantity, variantId, productId, productHandle, title, options, total} = line;
  const variantTitle = options.map(({value}) => value).join(' / ');
  const product = {id: productId, handle: productHandle, title};
  return {
    id,
    quantity,
    merchandise: {id: variantId, title: variantTitle, product},
    cost: {totalAmount: amount(total)},
  };
}

// Not by `decimalAmount`: that would come into the scripts of every shop page (52 bytes).
function amount({cents, currency}: Money) {
  return {amount: (cents / 100).toFixed(2), currencyCode: currency};
}
