import type {AppLoadContext} from '@remix-run/server-runtime';

import {GIFT_SUBSCRIPTION_HANDLES, HOME_COLLECTIONS, SUBSCRIPTION_STARTERS} from '../config/commerce';
import {NO_EXTRAS} from '../domain/content/extras';
import {valueOr} from '../domain/fallible';
import {notFound} from '../domain/http/not-found';

/**
 * Reads the editors' page at this address, `null` while the CMS does not answer, and the goods of the shop's parts in it.
 * Throws 404 where the editors have no such page.
 */
export async function readSubscriptionStart({catalogue, content, i18n, fallible, pathname}: AppLoadContext) {
  const answer = await fallible(content.page(pathname.split('/').at(-1) ?? ''));
  if (answer.state === 'ready' && answer.data.state !== 'found') throw notFound();
  const shown = answer.state === 'ready' && answer.data.state === 'found' ? answer.data : null;
  const [extras, coffees, gift] = await Promise.all([
    shown && fallible(content.extras(shown)),
    fallible(catalogue.firstCards(HOME_COLLECTIONS.coffee, SUBSCRIPTION_STARTERS, 'on-sale')),
    fallible(catalogue.product(GIFT_SUBSCRIPTION_HANDLES[i18n.language])),
  ]);
  return {
    shown,
    extras: extras ? valueOr(extras, NO_EXTRAS) : NO_EXTRAS,
    coffees: valueOr(coffees, []),
    gift: valueOr(gift, null),
  };
}
