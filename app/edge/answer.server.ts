/** An answer before it is made one visitor's own: its text may still have slots, its headers no security headers. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Text where the document is at hand whole. */
  readonly body: string | ReadableStream<Uint8Array> | null;
  /** The nonce that stands in the body, for replacement. */
  readonly nonce: string;
};
