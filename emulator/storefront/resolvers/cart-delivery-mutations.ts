import type {CartChange} from '../cart/cart-change';
import {CART_ARGUMENTS} from '../cart/cart-input';
import type {CartKey} from '../cart/cart-service';
import {DELIVERY_ARGUMENTS as A} from '../cart/delivery-input';
import {withArguments} from '../field';
import type {Field, Source} from '../field';

/** Returns the mutations of a cart's delivery, each under its name. */
export function deliveryMutations(
  change: (key: CartKey, wanted: CartChange) => Promise<Source>,
): Readonly<Record<string, Field>> {
  const {cartId} = CART_ARGUMENTS;
  const {addresses, addressUpdates, addressIds, selectedDeliveryOptions} = A;
  return {
    cartDeliveryAddressesAdd: withArguments({cartId, addresses}, (args) =>
      change(args.cartId, {kind: 'addresses-add', addresses: args.addresses}),
    ),
    cartDeliveryAddressesReplace: withArguments({cartId, addresses}, (args) =>
      change(args.cartId, {kind: 'addresses-replace', addresses: args.addresses}),
    ),
    cartDeliveryAddressesUpdate: withArguments({cartId, addresses: addressUpdates}, (args) =>
      change(args.cartId, {kind: 'addresses-update', addresses: args.addresses}),
    ),
    cartDeliveryAddressesRemove: withArguments({cartId, addressIds}, (args) =>
      change(args.cartId, {kind: 'addresses-remove', ids: args.addressIds}),
    ),
    cartSelectedDeliveryOptionsUpdate: withArguments({cartId, selectedDeliveryOptions}, (args) =>
      change(args.cartId, {kind: 'delivery-options', chosen: args.selectedDeliveryOptions}),
    ),
  };
}
