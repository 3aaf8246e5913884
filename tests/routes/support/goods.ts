import * as z from 'zod';

import type {Visitor} from './visitor';

const offerSchema = z.object({offer: z.object({variant: z.object({id: z.string(), number: z.string()})})});

/** The variant that a product's page offers first: its global id and the number in it. */
export async function firstVariant(visitor: Visitor, path: string) {
  const {data} = await visitor.get(path);
  return offerSchema.parse(data).offer.variant;
}
