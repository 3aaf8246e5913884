import type {NewsletterVariant} from '../../contracts/newsletter';
import type {PersonalData} from '../../contracts/personal-data';
import type {Language} from '../config/language';
import {RETENTION} from '../config/retention';
import {endOf} from './retention';

export type Enrolment = {
  /** Part of the mail's link. */
  readonly nonce: string;
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  /** Whether its welcome mail went out with the welcome voucher. */
  readonly hasVoucher?: boolean;
};

/** A welcome mail that has not been sent. */
export type OwedWelcome = {
  readonly withVoucher: boolean;
  /** When the request was confirmed, in milliseconds since 1970. */
  readonly at: number;
};

/** One address. `log` is the proof of consent: who asked for what, and when it was confirmed. */
export type Subscriber = {
  readonly email: string;
  readonly language: Language;
  readonly enrolments: Partial<Record<NewsletterVariant, Enrolment>>;
  readonly log: readonly {readonly at: number; readonly event: string; readonly variant: NewsletterVariant | null}[];
  /** Whether the welcome voucher was promised, which happens once per address. */
  readonly hasVoucher: boolean;
  /** The confirmed subscriptions whose welcome mail may not have been sent. */
  readonly owed: Partial<Record<NewsletterVariant, OwedWelcome>>;
};

type LogEntry = Subscriber['log'][number];

/** How many entries that prove nothing a log has at most: anybody can cause them. */
const MOST_UNPROVEN = 200;

/** Adds an entry to a log. What proves a consent is never pushed out. */
export function withEntry(log: Subscriber['log'], entry: LogEntry): Subscriber['log'] {
  const all = [...log, entry];
  const surplus = new Set(all.filter((_, index) => !isProof(all, index)).slice(0, -MOST_UNPROVEN));
  return all.filter((each) => !surplus.has(each));
}

/**
 * Returns what is still kept of a subscriber: unconfirmed requests for a month, the proof of consent for the years in which it may be asked for.
 * `null` if nothing is.
 *
 * @param now milliseconds since 1970
 */
export function keptSubscriber(subscriber: Subscriber, now: number): Subscriber | null {
  const proofEnd = endOfProof(subscriber);
  const isProofKept = proofEnd === null || proofEnd > now;
  const enrolments = Object.fromEntries(
    Object.entries(subscriber.enrolments).filter(
      ([, {confirmedAt, requestedAt}]) => confirmedAt !== null || endOfRequest(requestedAt) > now,
    ),
  );
  const log = subscriber.log.filter(({at}, index) =>
    isProof(subscriber.log, index) ? isProofKept : endOfRequest(at) > now,
  );
  if (log.length === 0 && Object.keys(enrolments).length === 0) return null;
  return {...subscriber, enrolments, log, hasVoucher: subscriber.hasVoucher && isProofKept};
}

/** Returns when something of a subscriber has to be dropped next, in milliseconds since 1970; `null` for never, as long as they stay. */
export function endOfSubscriber(subscriber: Pick<Subscriber, 'enrolments' | 'log'>): number | null {
  const {enrolments, log} = subscriber;
  const open = Object.values(enrolments).filter(({confirmedAt}) => confirmedAt === null);
  const requests = [
    ...open.map(({requestedAt}) => requestedAt),
    ...log.filter((_, index) => !isProof(log, index)).map(({at}) => at),
  ];
  const ends = [endOfProof(subscriber) ?? Infinity, ...requests.map(endOfRequest)];
  const first = Math.min(...ends);
  return first === Infinity ? null : first;
}

const endOfRequest = (at: number) => endOf(RETENTION.newsletterRequest.period, at);

/** The period of the proof begins when the consent ends. Later requests that nobody confirms do not extend it. */
function endOfProof({enrolments, log}: Pick<Subscriber, 'enrolments' | 'log'>): number | null {
  if (Object.values(enrolments).some(({confirmedAt}) => confirmedAt !== null)) return null;
  const last = log.findLast((_, index) => isProof(log, index));
  return last === undefined ? null : endOf(RETENTION.newsletterProof.period, last.at);
}

/** Whether an entry belongs to a consent: its request, its confirmation, or its end. */
function isProof(log: Subscriber['log'], index: number): boolean {
  const entry = log[index];
  if (entry === undefined || entry.event === 'confirmed') return entry !== undefined;
  const isAnswer = ({event}: LogEntry) => event !== 'requested';
  const other =
    entry.event === 'requested'
      ? log.slice(index + 1).find((each) => isAnswer(each) && [entry.variant, null].includes(each.variant))
      : log.slice(0, index).findLast(isAnswer);
  return other?.event === 'confirmed';
}

/** Returns a subscriber as the export shows it. */
export function subscriberData({language, enrolments, log, hasVoucher}: Subscriber): PersonalData['newsletter'] {
  const moment = (at: number) => new Date(at).toISOString();
  const enrolled = (['default', 'espresso', 'raffle'] as const).flatMap((variant) => {
    const enrolment = enrolments[variant];
    return enrolment === undefined ? [] : [{variant, ...enrolment}];
  });
  return {
    language,
    enrolments: enrolled.map(({variant, requestedAt, confirmedAt}) => ({
      variant,
      requestedAt: moment(requestedAt),
      confirmedAt: confirmedAt === null ? null : moment(confirmedAt),
    })),
    log: log.map((entry) => ({...entry, at: moment(entry.at)})),
    welcomeVoucher: hasVoucher,
  };
}
