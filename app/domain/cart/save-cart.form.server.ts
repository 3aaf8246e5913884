import * as z from 'zod';

import {defineForm} from '../form/define-form.server';
import {email} from '../form/fields.server';
import {mailbox} from '#contracts/mailbox';

/** The form that asks where the link to a saved cart shall go. */
export const saveCartForm = defineForm({
  fields: ['email'] as const,
  schema: z.object({email}),
  limit: ({email: to}) => ({
    name: 'savedCart',
    targets: [mailbox(to)],
    isRepeatCounted: true,
    mail: {name: 'mail', to: mailbox(to), isPurpose: true},
  }),
  refusals: {'unknown-goods': 422},
});
