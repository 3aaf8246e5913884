import * as z from 'zod';

import {CART_REFUSALS} from '../domain/cart/refusal';

const flash = z.object({
  intent: z.string().max(40),
  refusals: z.array(z.object({code: z.enum(CART_REFUSALS), lineId: z.string().max(512).nullable()})).max(50),
  values: z.record(z.string().max(40), z.string().max(512)),
  /** Of the cart: the form had been answered before. */
  repeated: z.boolean().default(false),
  /** Of the cart: what was taken out, to be put back. */
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

/** As a form's action tells it: what only concerns the cart may be missing. */
export type FlashToTell = z.input<typeof flash>;

/** As the flash cookie carries it; what does not fit a cookie is left out, the values first. */
export function writeFlash(outcome: FlashToTell): string {
  const text = JSON.stringify(outcome);
  return text.length <= 2000 ? text : JSON.stringify({...outcome, refusals: outcome.refusals.slice(0, 5), values: {}});
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
