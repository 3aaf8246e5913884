import * as z from 'zod';

const words = z.string().min(1);
const PAIR = 'expected a text, or one for each language: {"de": "…", "en": "…"}';

/** A text in both languages; one string where both are the same. */
export const textSchema = z
  .union([words, z.strictObject({de: words, en: words})], PAIR)
  .transform((value) => (typeof value === 'string' ? {de: value, en: value} : value));

const paragraphs = z
  .union([words, z.array(words).min(1)], 'expected a paragraph or a list of paragraphs')
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** Paragraphs in both languages; a single paragraph needs no list. */
export const storySchema = z.strictObject({de: paragraphs, en: paragraphs});

/** A variant by its product's number and its place among the product's variants, such as `[1104, 0]`. */
export const variantSchema = z.tuple([z.int(), z.int().min(0)]);

/** Cents. */
export const centsSchema = z.int().min(0);

/** The number of a product, a collection or another object of the platform. */
export const numberSchema = z.int().positive();

/** What an address can carry. */
export const handleSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a handle such as "drip-bags"');

/** A handle for each language; one string where both are the same. */
export const handlesSchema = z
  .union([handleSchema, z.strictObject({de: handleSchema, en: handleSchema})], 'expected handles such as "drip-bags"')
  .transform((value) => (typeof value === 'string' ? {de: value, en: value} : value));

export type Text = Readonly<z.output<typeof textSchema>>;
export type Story = z.output<typeof storySchema>;
export type VariantRef = Readonly<z.output<typeof variantSchema>>;
