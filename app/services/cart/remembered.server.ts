import * as z from 'zod';

import {CART_REFUSALS} from '../../domain/cart/refusal';

const remembered = z.object({
  cartId: z.string().nullable(),
  refusals: z.array(z.object({code: z.enum(CART_REFUSALS), lineId: z.string().nullable()})),
});

/** What is remembered of an operation: which cart it left behind and what was refused. The cart itself is read anew. */
export type RememberedOutcome = z.output<typeof remembered>;

/** Checks an outcome that has been JSON in the meantime; throws on anything else. */
export function readRemembered(json: unknown): RememberedOutcome {
  return remembered.parse(json);
}
