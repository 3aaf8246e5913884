/** What has just come into the cart. */
export type AddedToCart = {
  readonly title: string;
  /** The button that was pressed for it: whatever tells of it keeps clear of that. */
  readonly pressed: Element | null;
};

type Listener = (added: AddedToCart) => void;

const listeners = new Set<Listener>();

/** Tells the page's frame that something came into the cart. */
export function tellAdded(added: AddedToCart): void {
  for (const listener of listeners) listener(added);
}

/**
 * Hears of everything that comes into the cart on this page.
 * @returns a function that stops listening
 */
export function onAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
