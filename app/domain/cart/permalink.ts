import {LIMITS} from '../../config/commerce';
import {withoutUnseen} from '../form/without-unseen';

/** A variant, by the number in its global id, and how many pieces of it. */
export type LinkedVariant = {readonly number: string; readonly quantity: number};

const ENTRY = /^([1-9]\d{0,18})(?::(\d{1,3}))?$/;

/**
 * Reads what a link of the form `/cart/{variant}:{qty},…` puts into the cart, a variant that comes twice once; without
 * a quantity it is one piece. `null` for what is no such list (Decisions, Routes).
 */
export function readPermalink(text: string): readonly LinkedVariant[] | null {
  const pieces = new Map<string, number>();
  const entries = text.split(',');
  if (entries.length > LIMITS.linkLines) return null;
  for (const entry of entries) {
    const [, number = '', quantity = '1'] = ENTRY.exec(entry) ?? [];
    if (number === '' || Number(quantity) === 0) return null;
    pieces.set(number, Math.min((pieces.get(number) ?? 0) + Number(quantity), LIMITS.quantityMax));
  }
  return [...pieces].map(([number, quantity]) => ({number, quantity}));
}

/** Reads a discount code as a link carries it, in NFC and without space around it; `null` for what no code can be. */
export function readDiscountCode(text: string | null | undefined): string | null {
  const code = withoutUnseen(text ?? '')
    .normalize()
    .trim();
  return code.length <= LIMITS.codeLength && isDiscountCode(code) ? code : null;
}

/** Tells whether a text can be a discount code: there is something, and all of it can be seen. */
export function isDiscountCode(text: string): boolean {
  return /^[^\p{C}]+$/u.test(text);
}
