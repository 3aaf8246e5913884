import * as z from 'zod';

import {chosenConsent} from './consent';
import {defineForm} from './form/define-form.server';

/** The consent form: its pressed button, the purposes that are ticked, and where it leads back to. */
export const consentForm = defineForm({
  fields: ['choice', 'allow', 'return_to'],
  lists: ['allow'],
  schema: z
    .object({
      choice: z.string().optional(),
      allow: z.string().default(''),
      return_to: z.string().nullable().default(null),
    })
    .transform(({choice, allow, return_to: returnTo}, context) => {
      const state = chosenConsent(choice, allow.split(','));
      if (state !== null) return {state, returnTo};
      context.addIssue({code: 'custom', path: ['choice'], message: 'invalid'});
      return z.NEVER;
    }),
  refusals: {},
});
