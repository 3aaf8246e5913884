import * as z from 'zod';

const textsSchema = z
  .array(z.strictObject({stars: z.int().min(1).max(5), title: z.string().min(1), text: z.string().min(1)}))
  .min(1);
const languageSchema = z.strictObject({
  authors: z.array(z.string().min(1)).min(1),
  coffee: textsSchema,
  gear: textsSchema,
});

/** The folder `reviews/`, file by file: reviews of any coffee or piece of gear. None of them names a taste or a size. */
export const reviewsSchema = z.strictObject({de: languageSchema, en: languageSchema});
