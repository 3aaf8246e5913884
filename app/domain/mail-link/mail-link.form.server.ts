import * as z from 'zod';

import {defineForm} from '../form/define-form.server';
import {line} from '../form/fields.server';

/** A token of ours is short and plain; everything else is one that nobody has. */
const token = line(512).optional().catch(undefined);

/**
 * The button behind a link of the newsletter's mails. A mail program sends `List-Unsubscribe` in its stead (RFC 8058) and
 * reads the status alone: 404 for a token that nobody has.
 */
export const mailLinkForm = defineForm({
  fields: ['token', 'List-Unsubscribe'],
  isButton: true,
  schema: z
    .object({token, 'List-Unsubscribe': token})
    .transform((fields) => ({token: fields.token, listUnsubscribe: fields['List-Unsubscribe']})),
  refusals: {unknown: 404},
});
