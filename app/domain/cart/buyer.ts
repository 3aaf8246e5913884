import type {Fallible} from '../fallible';

type Customer = {readonly customerId: string} | null;

/**
 * Tells whether a cart is the visitor's, who may be a customer or nobody: `missing` where it lacks the customer, `another` where it still has
 * one who is not logged in any more. Where nobody can tell who is logged in, the cart is left as it is. A decision (203).
 */
export function buyerOf(cartCustomerId: string | null, visitor: Fallible<Customer>): 'theirs' | 'missing' | 'another' {
  if (visitor.state === 'unavailable') return 'theirs';
  const visitorId = visitor.data?.customerId ?? null;
  if (cartCustomerId === visitorId) return 'theirs';
  return cartCustomerId === null ? 'missing' : 'another';
}
