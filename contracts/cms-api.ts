import * as z from 'zod';

/** The fields that the content lake gives every stored document. */
const storedSchema = z.looseObject({_id: z.string().min(1), _type: z.string().min(1)});

/** Answer of `/v{date}/data/query/{dataset}`; what `result` holds is the query's business. */
export const cmsQuerySchema = z.object({
  query: z.string().optional(),
  result: z.json(),
  syncTags: z.array(z.string()),
  ms: z.number().nonnegative(),
});

/** Answer of `/v{date}/data/doc/{dataset}/{ids}`. */
export const cmsDocumentsSchema = z.object({
  documents: z.array(storedSchema),
  omitted: z.array(z.object({id: z.string(), reason: z.enum(['existence', 'permission'])})),
});

/** Answer of `/v{date}/data/mutate/{dataset}`. */
export const cmsMutatedSchema = z.object({
  transactionId: z.string().min(1),
  results: z.array(
    z.object({
      id: z.string().min(1),
      operation: z.enum(['create', 'update', 'delete', 'none']),
      document: storedSchema.nullish(),
    }),
  ),
});

/** Refusals of the content lake: before it looked at the request, and of what was asked. */
export const cmsRefusalSchema = z.union([
  z.object({statusCode: z.int(), error: z.string().min(1), message: z.string().min(1)}),
  z.object({error: z.looseObject({description: z.string().min(1), type: z.string().min(1)})}),
]);

/** The answer to an upload: the document of the asset. */
export const cmsUploadedSchema = z.object({
  document: z.looseObject({_id: z.string(), _type: z.string(), url: z.url()}),
});
