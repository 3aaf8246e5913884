import {cutAtSlots, type SlottedText, withSlots} from './slots.server';

/** An answer before it is personalised: its text may still have slots, its headers no security headers. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Cut at its slots where it was kept; else as it was rendered. */
  readonly body: SlottedText | ReadableStream<Uint8Array> | null;
  /** The nonce that stands in the body. */
  readonly nonce: string;
};

/** Returns the body of an answer as it was rendered, its slots unfilled. */
export function renderedBody({body, nonce}: Answer): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null {
  return isSlotted(body) ? withSlots(body, nonce) : body;
}

/** Returns the body of an answer, cut at its slots. Throws what reading it throws. */
export async function slottedBody({body, nonce}: Answer): Promise<SlottedText> {
  return isSlotted(body) ? body : cutAtSlots(await new Response(body).text(), nonce);
}

const isSlotted = (body: Answer['body']): body is SlottedText => body !== null && 'slots' in body;
