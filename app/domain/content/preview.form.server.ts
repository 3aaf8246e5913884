import * as z from 'zod';

import {defineForm} from '../form/define-form.server';
import {line} from '../form/fields.server';

const LONGEST_KEY = 200;
const LONGEST_PATH = 2048;

/** The form that begins and ends the preview; what is missing or too long counts as empty. */
export const previewForm = defineForm({
  fields: ['intent', 'key', 'path'] as const,
  secret: ['key'],
  schema: z.object({
    intent: z.enum(['begin', 'end']).catch('begin'),
    key: line(LONGEST_KEY).catch(''),
    path: line(LONGEST_PATH).catch(''),
  }),
  limit: ({intent}) => (intent === 'begin' ? {name: 'preview'} : null),
  refusals: {wrong: 422},
});
