import {LANGUAGES} from '../../config/languages';
import {NEWSLETTER_VARIANTS} from '../../config/newsletter';
import {mailLinkPath} from '../../pages/paths';

/** The purposes of the links in the newsletter's mails; each has a page that says what will happen, with a button. */
const MAIL_LINKS = ['newsletter-confirm', 'newsletter-unsubscribe'] as const;

export type MailLinkKind = (typeof MAIL_LINKS)[number];

/** The subject of a confirmed link: a variant of the newsletter. */
export type LinkTopic = (typeof NEWSLETTER_VARIANTS)[number];

/** The outcome of following a link. */
export type LinkOutcome =
  | {
      readonly state: 'done' | 'already';
      readonly topic?: LinkTopic;
      /** Whether a welcome voucher is on its way. */
      readonly welcomeVoucher?: boolean;
      /** Whether an outage holds the welcome mail back. */
      readonly welcomeDelayed?: boolean;
    }
  | {readonly state: 'expired' | 'unknown'};

/** Where a visitor of such a page stands: before the press of the button, or after it. */
export type MailLinkStep = {readonly state: 'asking'; readonly token: string} | LinkOutcome;

const TOKEN = /^[\w.-]{1,1000}$/;

/** Tells which link a path of the shop is, such as `/de/newsletter/confirm`. */
export function mailLinkKind(pathname: string): MailLinkKind | null {
  return MAIL_LINKS.find((kind) => LANGUAGES.some((language) => mailLinkPath(language, kind) === pathname)) ?? null;
}

/** Reads a token as links carry it; `null` for anything that cannot be one. */
export function linkToken(value: unknown): string | null {
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

/** Reads the address of such a page: the token of a mail, or the outcome that the page itself led to. */
export function mailLinkStep(parameters: URLSearchParams): MailLinkStep {
  const state = parameters.get('state');
  if (state === 'expired' || state === 'unknown') return {state};
  if (state === 'done' || state === 'already') {
    const topic = NEWSLETTER_VARIANTS.find((each) => each === parameters.get('topic'));
    return {
      state,
      ...(topic && {topic}),
      ...(parameters.get('voucher') === '1' && {welcomeVoucher: true}),
      ...(parameters.get('delayed') === '1' && {welcomeDelayed: true}),
    };
  }
  const token = linkToken(parameters.get('token'));
  return token === null ? {state: 'unknown'} : {state: 'asking', token};
}

/** Returns the query of the address that tells an outcome. */
export function outcomeQuery(outcome: LinkOutcome): string {
  const pairs = [`state=${outcome.state}`];
  if (outcome.state === 'done' || outcome.state === 'already') {
    if (outcome.topic !== undefined) pairs.push(`topic=${outcome.topic}`);
    if (outcome.welcomeVoucher === true) pairs.push('voucher=1');
    if (outcome.welcomeDelayed === true) pairs.push('delayed=1');
  }
  return `?${pairs.join('&')}`;
}

/**
 * Tells whether a mail program asks to unsubscribe by itself (RFC 8058): such a request has its token in the address.
 */
export function isListUnsubscribePost(kind: MailLinkKind, field: unknown): boolean {
  return kind === 'newsletter-unsubscribe' && field === 'One-Click';
}
