import {NEWSLETTER_VARIANTS} from '../../contracts/newsletter-values';

export {NEWSLETTER_VARIANTS};

export type NewsletterVariant = (typeof NEWSLETTER_VARIANTS)[number];

/** How long the link of a double opt-in mail counts. */
export const OPT_IN_DAYS = 3;
