import {GIFT_SOURCE_PROPERTY} from '../../contracts/subscriptions';
import {compose} from '../mail/compose';
import type {Mail} from '../mail/message';
import type {Charge, ChargeLine, SubscriptionCustomer} from './account';
import {dayOf} from './calendar';
import type {Effect, Notice} from './effect';
import {MAIL_TEXTS} from './mail-texts';
import type {MailFacts, MailKind} from './mail-texts';
import {writtenLanguage} from './written-language';

type MailEffect = Extract<Effect, {readonly kind: 'mail'}>;

/**
 * Returns the mail that an effect asks for: of a gift in its recipient's language, else in the customer's.
 *
 * @param paymentLink where a payment method can be changed
 */
export async function composeMail(
  {key, notice}: MailEffect,
  customer: SubscriptionCustomer,
  shopOrigin: string,
  paymentLink: (paymentMethodId: number) => Promise<string>,
): Promise<Mail> {
  const language = writtenLanguage(customer, itemsOf(notice));
  const {subject, paragraphs, link} = MAIL_TEXTS[language][notice.kind](factsOf(notice, language));
  const href =
    notice.kind === 'update-payment'
      ? await paymentLink(notice.paymentMethodId)
      : shopOrigin + pathOf(notice.kind, language);
  const greeting =
    notice.kind === 'gifted' || customer.firstName === ''
      ? GREETING[language]
      : `${GREETING[language]} ${customer.firstName}`;
  const letter = {subject, blocks: [`${greeting},`, ...paragraphs, {button: link, href}]};
  return {
    ...(await compose(letter, language)),
    to: notice.kind === 'gifted' ? notice.to : customer.email,
    language,
    kind: `subscription-${notice.kind}`,
    // The time tells the accounts before and after a reset apart: their ids are the same.
    key: `subscription-${customer.number}-${customer.createdAt}-${key}`,
  };
}

const GREETING = {de: 'Hallo', en: 'Hello'} as const;

function pathOf(kind: MailKind, language: 'de' | 'en'): string {
  const dashboard = `/${language}/account/subscription`;
  switch (kind) {
    case 'upcoming':
    case 'delayed':
    case 'not-sent':
      return `${dashboard}/deliveries`;
    case 'charged':
      return `${dashboard}/deliveries/past`;
    case 'cancelled':
    case 'created':
      return `${dashboard}/products`;
    case 'expired':
      return language === 'de' ? '/de/e/abo' : '/en/e/coffee-subscription';
    case 'gifted':
      return language === 'de' ? '/' : '/en';
    default:
      return dashboard;
  }
}

/** Whether somebody else has paid for an item: whoever gets it neither pays nor cancels anything. */
function isGift({properties}: Pick<ChargeLine, 'properties'>): boolean {
  return properties.some(({name}) => name === GIFT_SOURCE_PROPERTY);
}

/** What a mail is about. */
function itemsOf(notice: Notice) {
  if ('charge' in notice) return notice.charge.lines;
  return 'subscription' in notice ? [notice.subscription] : [];
}

function factsOf(notice: Notice, language: 'de' | 'en'): MailFacts {
  const none = {
    day: '',
    retryDay: '',
    total: '',
    items: '',
    title: '',
    giver: '',
    isGift: itemsOf(notice).length > 0 && itemsOf(notice).every(isGift),
  };
  if ('charge' in notice) return {...none, ...chargeFacts(notice.charge, language)};
  if ('subscription' in notice) {
    const {title} = notice.subscription;
    return {...none, title: title[language], day: readable(notice.subscription.nextDay ?? '', language)};
  }
  return notice.kind === 'gifted' ? {...none, giver: notice.giver, day: readable(notice.day, language)} : none;
}

function chargeFacts(charge: Charge, language: 'de' | 'en'): Partial<MailFacts> {
  const items = charge.lines.map(({quantity, title}) => `${quantity} × ${title[language]}`);
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const euros = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
  return {
    day: readable(charge.day, language),
    retryDay: charge.resumesAt === null ? '' : readable(dayOf(charge.resumesAt), language),
    total: charge.amounts.totalCents === 0 ? '' : euros.format(charge.amounts.totalCents / 100),
    items: new Intl.ListFormat(locale).format(items),
  };
}

function readable(day: string, language: 'de' | 'en'): string {
  if (day === '') return '';
  const format = {day: 'numeric', month: 'long', timeZone: 'UTC'} as const;
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', format).format(new Date(`${day}T00:00:00Z`));
}
