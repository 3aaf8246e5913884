import type {ShownCart} from './cart-summary';

/** What has just come into the cart. */
export type AddedToCart = {
  readonly title: string;
  /** The button that was pressed for it: a notice keeps clear of it. */
  readonly pressed: Element | null;
};

/** `cart` is the cart as it is now, where it is known. */
type Listener = (added: AddedToCart, cart: ShownCart | null) => void;

const listeners = new Set<Listener>();

/** Announces to the page's frame that something came into the cart. */
export function announceAdded(added: AddedToCart, cart: ShownCart | null): void {
  for (const listener of listeners) listener(added, cart);
}

/**
 * Listens to everything that comes into the cart on this page.
 * @returns a function that stops listening
 */
export function onAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
