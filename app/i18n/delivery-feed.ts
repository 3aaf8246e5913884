import {BRAND} from '../config/brand';
import type {Language} from '../config/languages';
import {pagePath} from '../pages/page-path';
import type {FeedEntry} from '../domain/subscription/calendar-feed';
import type {Delivery} from '../domain/subscription/subscription';
import type {Translate} from './catalogue';

/** Returns a delivery as an entry of a calendar, in the words of a language. `origin` is the shop's own. */
export function feedEntry(
  {key, day, items}: Delivery,
  {language, translate}: {readonly language: Language; readonly translate: Translate},
  origin: string,
): FeedEntry {
  return {
    key,
    day,
    title: translate('account:delivery.feedEntry', {shop: BRAND.name}),
    text: items
      .map(({title, quantity}) => `${translate('account:delivery.quantity', {count: quantity})} ${title}`)
      .join('\n'),
    url: origin + pagePath('subscription-upcoming', language),
  };
}
