import * as z from 'zod';

import {NEWSLETTER_VARIANTS, type NewsletterVariant} from '../../config/newsletter';
import {defineForm} from '../form/define-form.server';
import {email} from '../form/fields.server';
import {mailbox} from '#contracts/mailbox';
import type {NewsletterField} from './newsletter-refusal';

/** A sign-up that a visitor asks for. */
export type NewsletterRequest = {readonly email: string; readonly variant: NewsletterVariant};

const FIELDS = ['email', 'variant'] as const satisfies readonly NewsletterField[];

/** The sign-up form; an unknown variant is the newsletter itself. */
export const newsletterForm = defineForm({
  fields: FIELDS,
  schema: z.object({email, variant: z.enum(NEWSLETTER_VARIANTS).catch('default')}),
  limit: ({email: to}) => ({
    name: 'newsletter',
    targets: [mailbox(to)],
    mail: {name: 'mail', to: mailbox(to), isPurpose: true},
  }),
  refusals: {'already-subscribed': 409, failed: 409},
});
