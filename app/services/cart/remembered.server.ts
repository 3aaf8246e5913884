import * as z from 'zod';

import type {CartAim} from '../../domain/cart/line-content';
import {CART_REFUSALS} from '../../domain/cart/refusal';

const content = z.object({
  variantId: z.string(),
  sellingPlanId: z.string().nullable(),
  attributes: z.array(z.object({key: z.string(), value: z.string()})),
});

const remembered = z.object({
  cartId: z.string().nullable(),
  refusals: z.array(z.object({code: z.enum(CART_REFUSALS), lineId: z.string().nullable()})),
  removed: content.extend({quantity: z.number()}).nullable(),
});

/** What is remembered of an operation: which cart it left behind and what was refused. The cart itself is read anew. */
export type RememberedOutcome = z.output<typeof remembered>;

/** Checks an outcome that has been JSON in the meantime; throws on anything else. */
export function readRemembered(json: unknown): RememberedOutcome {
  return remembered.parse(json);
}

const doubt = z.array(z.object({content, quantity: z.number()}));

/** What a cart was to hold after an operation whose outcome nobody knows; `null` for none. Throws on anything else. */
export function readDoubt(json: string | null): CartAim | null {
  return json === null ? null : doubt.parse(JSON.parse(json));
}
