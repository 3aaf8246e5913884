import * as z from 'zod';

import {languageSchema} from './fields';

/** The last part of a document's address. */
export const slug = z.object({_type: z.literal('slug'), current: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)});
/** A reference to another document. */
export const reference = z.object({_type: z.literal('reference'), _ref: z.string().min(1)});
/** Such a reference in a list. */
export const keyedReference = reference.extend({_key: z.string().min(1)});

/** The fields of every document. A field that no editor has filled in is not in its document: it counts as `null`. */
export const stored = {
  _id: z.string().min(1),
  _rev: z.string().min(1),
  _createdAt: z.iso.datetime(),
  _updatedAt: z.iso.datetime(),
};

/** The fields of every document in a language; `translationKey` is the same in both languages. */
export const localised = {...stored, language: languageSchema, translationKey: z.string().min(1)};

/** Title and description for search engines; `noindex` keeps a page out of them, but for the home page. */
export const seo = z.object({
  _type: z.literal('seo'),
  title: z.string().min(1).max(70),
  description: z.string().min(50).max(170),
  noindex: z.boolean().default(false),
});
