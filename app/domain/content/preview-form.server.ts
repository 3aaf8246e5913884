import * as z from 'zod';

const LONGEST_KEY = 200;
const LONGEST_PATH = 2048;

const schema = z.object({
  intent: z.enum(['begin', 'end']).catch('begin'),
  key: z.string().max(LONGEST_KEY).catch(''),
  path: z.string().max(LONGEST_PATH).catch(''),
});

/** What the form of the preview asks for; what is missing or too long counts as empty. Never throws. */
export function readPreviewForm(form: FormData): z.infer<typeof schema> {
  return schema.parse(Object.fromEntries(form));
}
