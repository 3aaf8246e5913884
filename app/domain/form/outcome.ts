/** Why a form was not carried out. `Code` is the refusal of a form whose fields are valid. */
export type Failure<Code extends string = never> =
  | {readonly state: 'refused'; readonly code: Code}
  /** The service finds fault with these fields. */
  | {readonly state: 'invalid'; readonly fields: readonly string[]}
  /** One request too many: there is room again in so many seconds. */
  | {readonly state: 'rate-limited'; readonly seconds: number}
  /** The service did not answer. The same form may be sent again under its idempotency key. */
  | {readonly state: 'unavailable'};

/** What came of a form. */
export type Outcome<Done, Code extends string = never> = (Done & {readonly state: 'done'}) | Failure<Code>;
