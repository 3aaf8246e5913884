/**
 * What a page only shows, and nothing on it changes: its HTML says all of it, so a document does not carry it a second
 * time as data. `value` is there while the worker makes the document, and in the browser where a page came as data alone.
 */
export type Still<T> = {readonly value?: T};

/** `value` as it travels with an answer: with a document not at all, for only what can be enumerated is sent. */
export function still<T>(value: T, {isDataRequest}: {readonly isDataRequest: boolean}): Still<T> {
  return isDataRequest ? {value} : Object.defineProperty({}, 'value', {value, enumerable: false});
}
