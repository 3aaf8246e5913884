/** Decodes percent codes; `null` where one is broken, or is not UTF-8. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
