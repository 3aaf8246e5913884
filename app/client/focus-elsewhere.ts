/** As far as it is asked here: an element of the page. */
type Part = {contains(other: Part | null): boolean};

/**
 * Tells whether the shopper has gone on outside a part of the page. Safari gives a pressed button no focus, but the nearest element
 * around it that takes one: what stands around the part, such as `<main tabindex="-1">` or the page itself, is no other place.
 */
export function isFocusElsewhere(part: Part, focused: Part | null = document.activeElement): boolean {
  return !part.contains(focused) && focused?.contains(part) === false;
}
