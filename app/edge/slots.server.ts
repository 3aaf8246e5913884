import {readCartCount, readCookie, SCRIPT_COOKIES} from '../config/cookies';
import {type ConsentState, SLOTS} from '../config/slots';
import {consentState} from '../domain/consent';
import {randomHex} from '../runtime/digest.server';

/** Values of a document's slots in one response. */
export type SlotValues = {
  readonly nonce: string;
  readonly cartCount: number;
  readonly consent: ConsentState;
  readonly idempotencyKey: string;
};

/** Returns a fresh nonce: 128 random bits as 32 hexadecimal digits, safe in HTML, headers and patterns. */
export function freshNonce(): string {
  return randomHex(16);
}

/**
 * Returns the values for one visitor: from cookies only a number that `readCartCount` takes or a known word, else 0 and
 * `unknown`. What the answer itself sets (its `Set-Cookie` lines) counts before what the request brought.
 */
export function slotValues(request: Request, answered: readonly string[] = []): SlotValues {
  const set = answered.map((line) => line.split(';', 1)[0] ?? '');
  const cookies = [...set, request.headers.get('Cookie') ?? ''].join('; ');
  return {
    nonce: freshNonce(),
    cartCount: readCartCount(cookies),
    consent: consentState(readCookie(cookies, SCRIPT_COOKIES.consent)),
    idempotencyKey: crypto.randomUUID(),
  };
}

/** A place that every answer fills with a value of its own. */
type Slot = keyof SlotValues;

/**
 * A text as its bytes before, between and behind its slots. It is cut once and filled with each answer: copying bytes takes a tenth of
 * the time that replacing in a text and encoding it takes.
 */
export type SlottedText = {readonly pieces: readonly Uint8Array[]; readonly slots: readonly Slot[]};

/** The runtime's overhead for each piece, about, in bytes. */
const BYTES_AROUND_A_PIECE = 128;

const encoder = new TextEncoder();

/** Cuts a text at the tokens of its slots and at the nonce that it was rendered with, which is known to nobody. */
export function cutAtSlots(text: string, renderedNonce: string): SlottedText {
  const found = new Map<string, Slot>([[renderedNonce, 'nonce']]);
  for (const slot of ['cartCount', 'consent', 'idempotencyKey'] as const) found.set(SLOTS[slot], slot);
  // Splitting by a capturing group keeps the tokens, at the odd places. They need no escape: letters, digits and dashes.
  const parts = text.split(new RegExp(`(${[...found.keys()].join('|')})`));
  return {
    pieces: parts.filter((_part, index) => index % 2 === 0).map((piece) => encoder.encode(piece)),
    slots: parts.flatMap((part, index) => (index % 2 === 1 ? (found.get(part) ?? []) : [])),
  };
}

/**
 * Returns the text as bytes, with the values in its slots. They are safe wherever a slot may stand, because every one
 * is made of digits, letters and dashes.
 */
export function fillSlots({pieces, slots}: SlottedText, values: SlotValues): Uint8Array<ArrayBuffer> {
  return written(pieces, slots, {...values, cartCount: String(values.cartCount)});
}

/** Returns the text as bytes as it was rendered, its slots unfilled. */
export function withSlots({pieces, slots}: SlottedText, renderedNonce: string): Uint8Array<ArrayBuffer> {
  return written(pieces, slots, {...SLOTS, nonce: renderedNonce});
}

/** Estimates how many bytes a text takes in memory. */
export function bytesOf({pieces}: SlottedText): number {
  return pieces.reduce((sum, {length}) => sum + length + BYTES_AROUND_A_PIECE, 0);
}

function written(pieces: readonly Uint8Array[], slots: readonly Slot[], texts: Readonly<Record<Slot, string>>) {
  const values = {
    nonce: encoder.encode(texts.nonce),
    cartCount: encoder.encode(texts.cartCount),
    consent: encoder.encode(texts.consent),
    idempotencyKey: encoder.encode(texts.idempotencyKey),
  };
  const parts = pieces.flatMap((piece, index) => {
    const slot = slots[index];
    return slot === undefined ? [piece] : [piece, values[slot]];
  });
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
