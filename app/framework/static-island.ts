/**
 * The data of a static island. `value` is there while the worker renders the document, and in the browser after a client-side
 * navigation.
 */
export type IslandData<T> = {readonly value?: T};

/**
 * Returns loader data that is sent with data requests, but not with documents.
 *
 * Reason: Remix serialises all loader data into the document. Its serialiser skips a property that is not enumerable, which it
 * does not promise; a test holds it.
 * Successor in React Router 7: the serialiser is the same; with server components this file is not needed.
 */
export function islandData<T>(value: T, {isDataRequest}: {readonly isDataRequest: boolean}): IslandData<T> {
  return isDataRequest ? {value} : Object.defineProperty({}, 'value', {value, enumerable: false});
}
