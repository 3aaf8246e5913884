/** What can be signed up for (Specification, section 3, Newsletter sign-up). */
export const NEWSLETTER_VARIANTS = ['default', 'espresso', 'raffle'] as const;

export type NewsletterVariant = (typeof NEWSLETTER_VARIANTS)[number];

/** How long the link of a double opt-in mail counts. */
export const OPT_IN_DAYS = 3;
