export type NewsletterField = 'email' | 'variant';

/** Specification, section 8, Newsletter: German says that the address is subscribed already, English that there was an error. */
export type NewsletterRefusal = 'already-subscribed' | 'failed';
