const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** Returns the text of HTML in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole: string, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns a text of at most so many characters, with three points where something was cut off; whole without a limit.
 */
export function truncated(text: string, limit: number | null): string {
  return limit === null || text.length <= limit ? text : `${text.slice(0, Math.max(0, limit - 3))}...`;
}
