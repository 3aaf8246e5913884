/** What can be signed up for (Specification, section 3, Newsletter sign-up). */
export const NEWSLETTER_VARIANTS = ['default', 'espresso', 'raffle'] as const;

export type NewsletterVariant = (typeof NEWSLETTER_VARIANTS)[number];

/** Specification, section 9, Newsletter: the espresso course. */
export const ESPRESSO_COURSE = {mails: 8, weeks: 8} as const;

/** How long the link of a double opt-in mail counts. */
export const OPT_IN_DAYS = 3;
