import * as z from 'zod';

const textsSchema = z
  .array(z.strictObject({stars: z.int().min(1).max(5), title: z.string().min(1), text: z.string().min(1)}))
  .min(1);
const languageSchema = z.strictObject({
  authors: z.array(z.string().min(1)).min(1),
  coffee: textsSchema,
  gear: textsSchema,
  /** All reviews of a product in this language, by its number: of what many have bought, more than the others have. */
  products: z.record(z.string().regex(/^\d+$/), textsSchema).default({}),
});

/**
 * The folder `reviews/`, file by file: reviews of any coffee or piece of gear, of which none names a taste or a size, and those of
 * single products.
 */
export const reviewsSchema = z.strictObject({de: languageSchema, en: languageSchema});
