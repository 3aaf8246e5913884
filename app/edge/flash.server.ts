import * as z from 'zod';

import {CART_REFUSALS} from '../domain/cart/refusal';

const flash = z.object({
  intent: z.string().max(40),
  refusals: z.array(z.object({code: z.enum(CART_REFUSALS), lineId: z.string().max(512).nullable()})).max(50),
  values: z.record(z.string().max(40), z.string().max(512)),
  repeated: z.boolean().default(false),
  undo: z
    .object({
      variantId: z.string().max(512),
      quantity: z.number(),
      sellingPlanId: z.string().max(512).nullable(),
      project: z.string().max(40).nullable(),
    })
    .nullable()
    .default(null),
});

/** The outcome of a plain form, told once by the page that follows: only codes and what the shopper typed. */
export type Flash = z.output<typeof flash>;

/** An outcome to be told; `repeated` and `undo` are the cart's. */
export type FlashInput = z.input<typeof flash>;

/** In a cookie, percent-encoded: browsers refuse one of more than 4096 characters, its name and flags included. */
const LONGEST_COOKIE = 3500;

/** As the flash cookie carries it; what does not fit a cookie is left out, the values first. */
export function writeFlash(outcome: FlashInput): string {
  const text = JSON.stringify(outcome);
  return encodeURIComponent(text).length <= LONGEST_COOKIE
    ? text
    : JSON.stringify({...outcome, refusals: outcome.refusals.slice(0, 5), values: {}});
}

/** What a flash cookie says; `null` for none, a broken and a forged one. Never throws. */
export function readFlash(cookie: string | null): Flash | null {
  if (cookie === null) return null;
  try {
    return flash.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}
