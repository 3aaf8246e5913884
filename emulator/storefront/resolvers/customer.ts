import type {BuyerCustomer} from '../cart/cart-state';
import type {Source} from '../field';
import {gid} from '../gid';

/** Returns what is told of a customer wherever one stands. */
export function customerFields({
  number,
  email,
  firstName = null,
  lastName = null,
}: Omit<BuyerCustomer, 'tokenEndsAt'>): Source {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const displayName = name === '' ? email : name;
  return {__typename: 'Customer', id: gid('Customer', number), email, firstName, lastName, displayName};
}
