import type {Order} from '../../checkout/order';
import {dayInGermany} from '../../shared/clock';
import type {CartAttribute} from '../../storefront/cart/cart-state';
import type {MailBlock} from '../compose';
import {dayText} from './dates';

/** Returns to whom the presents of an order go by e-mail and when, where the buyer named somebody. */
export function presentBlocks({quote, language, createdAt}: Order): MailBlock[] {
  const facts = quote.lines.flatMap(({merchandise, attributes = []}) => {
    const recipient = recipientText(attributes, {language, createdAt});
    return recipient === null ? [] : [[merchandise.title, recipient] as const];
  });
  return facts.length === 0 ? [] : [{heading: language === 'de' ? 'Geht per E-Mail an' : 'Goes by e-mail to'}, {facts}];
}

/**
 * Says to whom a present goes, and when, if that day is not over. Reads the names that the platform gives its gift cards (`Recipient email`) and the shop its gift subscriptions (`_recipient_email`).
 */
function recipientText(
  attributes: readonly CartAttribute[],
  {language, createdAt}: Pick<Order, 'language' | 'createdAt'>,
): string | null {
  const read = (name: string) =>
    attributes.find(({key}) => key.replace(/^_/, '').replace(' ', '_').toLowerCase() === name)?.value ?? '';
  const email = read('recipient_email');
  if (email === '') return null;
  const [name, day] = [read('recipient_name'), Date.parse(read('send_on'))];
  const recipient = name === '' ? email : `${name} (${email})`;
  if (Number.isNaN(day) || dayInGermany(day) < dayInGermany(createdAt)) return recipient;
  return `${recipient}, ${language === 'de' ? 'am' : 'on'} ${dayText(day, language)}`;
}
