import type {FieldError} from '../form/field-error';

export type NewsletterField = 'email' | 'variant';

/** What came of a sign-up. */
export type NewsletterOutcome =
  /** The double opt-in mail is on its way. */
  | {readonly state: 'sent'}
  | {readonly state: 'invalid'; readonly email: FieldError}
  /** Specification, section 8, Newsletter: German says that the address is subscribed already … */
  | {readonly state: 'already-subscribed'}
  /** … English that there was an error. */
  | {readonly state: 'failed'}
  | {readonly state: 'limited'; readonly seconds: number}
  /** The service did not answer; nothing is lost, and the same form may be sent again. */
  | {readonly state: 'unavailable'};

/** An answer to the form: what came of it, and what was typed. */
export type NewsletterAnswer = {
  readonly outcome: NewsletterOutcome;
  readonly email: string;
  readonly variant: string;
  /** The id under which the same form may be sent again; `null` where it is another request. */
  readonly operation: string | null;
};
