/** Returns the path of a return's label. The id in it cannot be guessed: everybody who knows the URL may print the label. */
export function labelPath(orderNumber: string, returnId: string): string {
  return `/labels/${encodeURIComponent(orderNumber)}/${returnId}.svg`;
}
