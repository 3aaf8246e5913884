import * as z from 'zod';

const taskID = z.int().positive();
const moment = z.iso.datetime();

/** Answer of every change of an index but a batch. */
export const searchTaskSchema = z.object({taskID, updatedAt: moment});

/** Answer of `DELETE /1/indexes/{name}`. */
export const searchDeletedSchema = z.object({taskID, deletedAt: moment});

/** Answer of a batch on one index. */
export const searchBatchSchema = z.object({taskID, objectIDs: z.array(z.string())});

/** Answer of the question for a task. */
export const searchTaskStatusSchema = z.object({status: z.enum(['published', 'notPublished'])});

/** Answer of the list of indices. */
export const searchIndicesSchema = z.object({
  items: z.array(
    z.object({
      name: z.string().min(1),
      createdAt: z.string(),
      updatedAt: z.string(),
      entries: z.int().nonnegative(),
      dataSize: z.int().nonnegative(),
      fileSize: z.int().nonnegative(),
      lastBuildTimeS: z.int().nonnegative(),
      numberOfPendingTasks: z.int().nonnegative(),
      pendingTask: z.boolean(),
    }),
  ),
  nbPages: z.int().positive(),
});

const record = z.object({objectID: z.string().min(1)}).catchall(z.json());

/** Any records by their ids; `null` for what is not there. */
export const searchObjectsSchema = z.object({results: z.array(record.nullable())});

/** One page of all records of an index; `cursor` is there where another one follows. */
export const searchBrowseSchema = z.object({hits: z.array(record), cursor: z.string().optional()});

/** The settings of an index, those that were set. */
export const searchSettingsSchema = z.record(z.string(), z.json());

const objectID = z.string().min(1);
const words = z.array(z.string().min(1)).min(1);

/** A synonym of the types that the shop has, or an alternative correction, which others may add. */
export const searchSynonymSchema = z.discriminatedUnion('type', [
  z.object({objectID, type: z.literal('synonym'), synonyms: words}),
  z.object({objectID, type: z.literal('oneWaySynonym'), input: z.string().min(1), synonyms: words}),
  z.object({objectID, type: z.literal('altcorrection1'), word: z.string().min(1), corrections: words}),
]);

/** One page of the synonyms of an index. */
export const searchSynonymsSchema = z.object({hits: z.array(searchSynonymSchema), nbHits: z.int().nonnegative()});

/** An entry of the dictionary of compounds. */
export const searchCompoundSchema = z.object({
  objectID,
  language: z.string().min(2),
  word: z.string().min(1),
  decomposition: z.array(z.string().min(1)).min(2),
  /** `standard` for what the service knows by itself. */
  type: z.enum(['custom', 'standard']).default('custom'),
});

/** One page of the shop's entries in the dictionary of compounds. */
export const searchCompoundsSchema = z.object({
  hits: z.array(searchCompoundSchema),
  page: z.int().nonnegative(),
  nbHits: z.int().nonnegative(),
  nbPages: z.int().nonnegative(),
});

const list = z.array(z.string()).nullish();

/**
 * One page of the synonyms that an index may have: anybody can add some of any type in the service's dashboard, and the service spells a type
 * in two ways. Source: `SynonymHit` of `@algolia/client-search` 5.64.
 */
export const storedSynonymsSchema = z.object({
  hits: z.array(z.looseObject({objectID, type: z.string(), input: z.string().nullish(), synonyms: list})),
});

/**
 * One page of the entries that the dictionary of compounds may have, the service's own included. Sources: `DictionaryEntry` of
 * `@algolia/client-search` 5.64, and https://www.algolia.com/doc/rest-api/search/search-dictionary-entries
 */
export const storedCompoundsSchema = z.object({
  hits: z.array(z.looseObject({objectID, word: z.string().nullish(), decomposition: list, type: z.string().nullish()})),
  nbPages: z.int().nonnegative(),
});
