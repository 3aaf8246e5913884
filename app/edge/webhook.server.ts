/** Ends all stored documents that have one of the tags, once for each `message`, however often it comes. */
export type Purge = (tags: readonly string[], message: string) => Promise<unknown>;

/** What a message says; `null` where it is no JSON. */
export function readJson(body: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** Names a message by its sender and its MAC: by what was signed, in one spelling. */
export function messageName(sender: 'cms' | 'platform', mac: Uint8Array): string {
  return `${sender} ${[...mac].join('.')}`;
}
