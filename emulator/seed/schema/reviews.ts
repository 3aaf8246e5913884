import * as z from 'zod';

const reviewsSchema = z
  .array(z.strictObject({stars: z.int().min(1).max(5), title: z.string().min(1), text: z.string().min(1)}))
  .min(1);
const languageSchema = z.strictObject({
  authors: z.array(z.string().min(1)).min(1),
  coffee: reviewsSchema,
  gear: reviewsSchema,
});

/** `reviews/reviews.json`: reviews that were written before the shop opened here. None of them names a taste or a size. */
export const reviewTextsSchema = z.strictObject({de: languageSchema, en: languageSchema});
