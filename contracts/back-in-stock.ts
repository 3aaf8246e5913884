import * as z from 'zod';
import {emailSchema, languageSchema, momentSchema, numberSchema, tokenSchema} from './fields';

/** `stock`: it is sold out and will come again. `harvest`: the next harvest of this coffee lands. */
export const stockOccasionSchema = z.enum(['stock', 'harvest']);

/** Body of `POST /v1/back-in-stock/requests`. 404 `unknown_variant`, 409 `in_stock`. */
export const stockRequestSchema = z.object({
  email: emailSchema,
  variant: numberSchema,
  occasion: stockOccasionSchema.default('stock'),
  language: languageSchema,
});

/** Its answer, 202; the same whether the address asked before or not. */
export const stockRequestedSchema = z.object({state: z.literal('confirmation_sent')});

/** Body of `POST /v1/back-in-stock/confirmations` and `POST /v1/back-in-stock/cancellations`. */
export const stockTokenSchema = z.object({token: tokenSchema});

/** Answer of a confirmation, 200. 410 `expired`, 404 `unknown`. */
export const stockConfirmedSchema = z.object({
  state: z.enum(['confirmed', 'already_confirmed']),
  variant: numberSchema,
  occasion: stockOccasionSchema,
  language: languageSchema,
  confirmedAt: momentSchema,
});

/** Answer of a cancellation, 200. 404 `unknown`. */
export const stockCancelledSchema = z.object({state: z.enum(['cancelled', 'already_cancelled'])});

export type StockOccasion = z.infer<typeof stockOccasionSchema>;
export type StockRequest = z.infer<typeof stockRequestSchema>;
export type StockConfirmed = z.infer<typeof stockConfirmedSchema>;
