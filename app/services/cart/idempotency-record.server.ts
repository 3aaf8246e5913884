import * as z from 'zod';

import type {IdempotencyRecord} from '../../commands/idempotency-record.server';
import type {CartTarget} from '../../domain/cart/line-content';
import {CART_REFUSALS} from '../../domain/cart/refusal';

const content = z.object({
  variantId: z.string(),
  sellingPlanId: z.string().nullable(),
  attributes: z.array(z.object({key: z.string(), value: z.string()})),
});

const result = z.object({
  cartId: z.string().nullable(),
  refusals: z.array(
    z.object({code: z.enum(CART_REFUSALS), lineId: z.string().nullable(), goneTitle: z.string().optional()}),
  ),
  removed: content.extend({quantity: z.number()}).nullable(),
});

/** The stored result of a command: which cart it left behind and what was refused. The cart itself is read anew. */
export type StoredCartResult = z.output<typeof result>;

/** What is stored of a cart's commands; pending is what the cart was to hold after a command whose outcome is unknown. */
export const cartRecord: IdempotencyRecord<StoredCartResult, CartTarget> = {
  result,
  pending: z.array(z.object({content, quantity: z.number()})),
};

/** Returns a cart's id without its secret, the `?key=`. */
export function cartKey(cartId: string): string {
  return cartId.split('?')[0] ?? cartId;
}
