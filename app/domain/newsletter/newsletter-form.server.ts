import * as z from 'zod';

import {NEWSLETTER_VARIANTS, type NewsletterVariant} from '../../config/newsletter';
import type {FormReading} from '../form/field-error';
import {email, readForm} from '../form/read-form.server';
import type {NewsletterField} from './newsletter-outcome';

/** A sign-up that a visitor asks for. */
export type NewsletterRequest = {readonly email: string; readonly variant: NewsletterVariant};

const schema = z.object({email, variant: z.enum(NEWSLETTER_VARIANTS).catch('default')});

/** Reads the sign-up form. Never throws; an unknown variant is the newsletter itself. */
export function readNewsletterForm(form: FormData): FormReading<NewsletterRequest, NewsletterField> {
  return readForm(form, ['email', 'variant'], schema);
}
