import {CANCELLATION_KINDS, type Cancellation} from './contract-notice';

const FACTS = ['kind', 'reason', 'endsOn', 'name', 'company', 'contract', 'orderNumber', 'email', 'phone'] as const;

/** The receipt travels in a cookie: what fits beside its reference, percent-encoded. */
const LONGEST_FACTS = 3000;

type Facts = Readonly<Record<string, string>>;

/**
 * Picks what a receipt repeats of a statement as it was typed. A message is left out; the reason of a notice is there where
 * it counts (an extraordinary notice), or its length in characters where it is too long for the receipt.
 */
export function receiptFacts(values: Readonly<Record<string, string | undefined>>): Facts {
  const {reason, ...rest} = Object.fromEntries(
    FACTS.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
  if (reason === undefined || rest['kind'] !== 'extraordinary') return rest;
  const whole = {...rest, reason};
  const isTooLong = encodeURIComponent(JSON.stringify(whole)).length > LONGEST_FACTS;
  return isTooLong ? {...rest, reasonLength: String([...reason].length)} : whole;
}

/** Kind, reason and end of a cancellation, as its receipt confirms them (§ 312k (4) BGB). */
export type CancellationFacts = {
  readonly kind: Cancellation['kind'];
  /** As it was typed, or how many characters of it the shop has; `null` for an ordinary notice. */
  readonly reason: {readonly text: string} | {readonly length: number} | null;
  /** `null`: as early as possible. */
  readonly endsOn: Cancellation['endsOn'];
};

/** Reads kind, reason and end of a notice from its receipt; `null` where the receipt does not have them. */
export function cancellationFacts(facts: Facts): CancellationFacts | null {
  const kind = CANCELLATION_KINDS.find((known) => known === facts['kind']);
  if (kind === undefined) return null;
  const {reason, reasonLength, endsOn = null} = facts;
  const length = Number(reasonLength);
  return {kind, reason: reason !== undefined ? {text: reason} : length > 0 ? {length} : null, endsOn};
}
