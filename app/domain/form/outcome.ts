import type {OutageOutcome} from '../fallible';

/** Why a form was not carried out. `Code` is the refusal of a form whose fields are valid. */
export type Failure<Code extends string = never> =
  | {readonly state: 'refused'; readonly code: Code}
  /** The fields that the service refuses. */
  | {readonly state: 'invalid'; readonly fields: readonly string[]}
  /** Rate-limited: another request is possible in so many seconds. */
  | {readonly state: 'rate-limited'; readonly seconds: number}
  /** The service did not answer. The same form may be sent again under its idempotency key, unless that is spent. */
  | OutageOutcome;

/** The outcome of a form. */
export type Outcome<Done, Code extends string = never> = (Done & {readonly state: 'done'}) | Failure<Code>;
