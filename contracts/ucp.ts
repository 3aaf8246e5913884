import * as z from 'zod';

/** Wire shapes of the Universal Commerce Protocol, as far as they are read here: https://ucp.dev/2026-08-25/specification/overview */
const VERSION = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const entities = z.record(z.string(), z.array(z.object({version: VERSION})).min(1));

/** A shop's profile, at `/.well-known/ucp`. */
export const ucpProfileSchema = z.object({
  ucp: z.object({
    version: VERSION,
    services: z.record(
      z.string(),
      z.array(z.object({version: VERSION, transport: z.string(), endpoint: z.url().optional()})).min(1),
    ),
    capabilities: entities,
    payment_handlers: z.record(z.string(), z.array(z.unknown())),
  }),
});

/** Amounts are whole cents. */
const price = z.object({amount: z.int().nonnegative(), currency: z.string().length(3)});
const envelope = z.object({
  version: VERSION,
  status: z.enum(['success', 'error']).optional(),
  capabilities: entities.optional(),
});

/** An answer of `search_catalog`. */
export const ucpSearchSchema = z.object({
  ucp: envelope,
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.url(),
      tags: z.array(z.string()),
      price_range: z.object({min: price, max: price}),
      variants: z.array(
        z.object({id: z.string(), title: z.string(), price, availability: z.object({available: z.boolean()})}),
      ),
    }),
  ),
  pagination: z.object({has_next_page: z.boolean(), cursor: z.string().optional()}),
});

/** An answer of the tools for carts; `continue_url` leads the person to the checkout. */
export const ucpCartSchema = z.object({
  ucp: envelope,
  id: z.string(),
  line_items: z.array(
    z.object({
      id: z.string(),
      item: z.object({id: z.string(), title: z.string(), price: z.int().nonnegative()}),
      quantity: z.int().positive(),
    }),
  ),
  currency: z.string().length(3),
  totals: z.array(z.object({type: z.string(), amount: z.int()})).min(1),
  continue_url: z.url(),
});

/** An answer of a tool that could do nothing. */
export const ucpRefusalSchema = z.object({
  ucp: envelope.extend({status: z.literal('error')}),
  messages: z
    .array(z.object({type: z.literal('error'), code: z.string(), content: z.string(), severity: z.string()}))
    .min(1),
});

/** An answer of the tools' endpoint: JSON-RPC 2.0, with what the tool says in `structuredContent`. */
export const ucpReplySchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).nullable(),
  result: z.looseObject({structuredContent: z.unknown().optional()}).optional(),
  error: z.object({code: z.int(), message: z.string()}).optional(),
});
