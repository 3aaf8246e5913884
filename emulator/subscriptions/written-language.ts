import {GIFT_LANGUAGE_PROPERTY} from '../../contracts/subscriptions';
import type {SubscriptionCustomer, Property} from './account';

type Item = {readonly properties: readonly Property[]};

/** Returns the language in which somebody is written to about items: that of a gift among them, else the customer's. */
export function writtenLanguage(
  {language}: Pick<SubscriptionCustomer, 'language'>,
  items: readonly Item[],
): SubscriptionCustomer['language'] {
  const [gift] = items.flatMap(({properties}) => properties.filter(({name}) => name === GIFT_LANGUAGE_PROPERTY));
  return gift?.value === 'de' || gift?.value === 'en' ? gift.value : language;
}
