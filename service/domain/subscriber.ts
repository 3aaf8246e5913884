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

/**
 * Returns when all data of a subscriber have to be dropped, in milliseconds since 1970: unconfirmed requests after a month, the proof of
 * consent after the years in which it may be asked for. `null` while subscribed.
 */
export function endOfSubscriber({enrolments, log}: Pick<Subscriber, 'enrolments' | 'log'>): number | null {
  if (Object.values(enrolments).some(({confirmedAt}) => confirmedAt !== null)) return null;
  const last = Math.max(0, ...log.map(({at}) => at));
  const wasConfirmed = log.some(({event}) => event === 'confirmed');
  return endOf(wasConfirmed ? RETENTION.newsletterProof.period : RETENTION.newsletterRequest.period, last);
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
