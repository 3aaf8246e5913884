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

const synonym = {objectID: z.string().min(1), synonyms: z.array(z.string().min(1)).min(1)};

/** A synonym of the types that the shop has. */
export const searchSynonymSchema = z.discriminatedUnion('type', [
  z.object({...synonym, type: z.literal('synonym')}),
  z.object({...synonym, type: z.literal('oneWaySynonym'), input: z.string().min(1)}),
]);

/** One page of the synonyms of an index. */
export const searchSynonymsSchema = z.object({hits: z.array(searchSynonymSchema), nbHits: z.int().nonnegative()});

/** An entry of the dictionary of compounds. */
export const searchCompoundSchema = z.object({
  objectID: z.string().min(1),
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
