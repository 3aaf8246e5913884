/**
 * Calls `listener` whenever the browser shows the page again from its back/forward cache, in its old state.
 * @returns a function that stops listening
 */
export function onReturn(listener: () => void): () => void {
  const listen = ({persisted}: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}

/** Loads the page anew, without a connection as soon as there is one: an error page would take its place. */
export function reloadOnline(): void {
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), {once: true});
}
