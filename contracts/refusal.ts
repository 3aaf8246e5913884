import * as z from 'zod';

/** Body of every refusal of the service API. `fields` says what was wrong with an `invalid` body. */
export const refusalSchema = z.object({
  error: z.object({
    code: z.string().min(1),
    fields: z.array(z.object({path: z.string(), code: z.string()})).optional(),
  }),
});

export type WireRefusal = z.infer<typeof refusalSchema>;
