/** What can be signed up for (Specification, section 3, Newsletter sign-up). */
export const NEWSLETTER_VARIANTS = ['default', 'espresso', 'raffle'] as const;
