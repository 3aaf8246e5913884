import type {AppLoadContext} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {otherLanguage} from '../config/languages';
import {findProducts, readProductQuery, writeProductQuery} from '../domain/subscription/find-products';
import {orderChoice, type OrderChoice} from '../domain/subscription/order-choice';
import {tasteName} from '../i18n/taste-name';
import {queryOf} from '../pages/page-path';

/**
 * Reads the coffees of a first subscription, and which of them the address chooses: `query` says the same, `partnerSearch`
 * in the other language.
 */
export async function readSubscriptionOrder(
  {catalogue, i18n, today}: Pick<AppLoadContext, 'catalogue' | 'i18n' | 'today'>,
  parameters: URLSearchParams,
) {
  const handle = parameters.get('coffee') ?? '';
  const [choices, product] = await Promise.all([
    catalogue.choices(HOME_COLLECTIONS.coffee),
    handle === '' ? null : catalogue.product(handle),
  ]);
  const isOffered = product !== null && product.kind === 'coffee' && !product.b2bExclusive;
  const choice = isOffered ? orderChoice(product, parameters.get('variant'), today()) : null;
  const regular = choices.filter(({canComeRegularly}) => canComeRegularly);
  const coffees = findProducts(regular, readProductQuery(parameters), [], tasteName(i18n.translate));
  const query = choice
    ? queryOf<'subscriptionOrder'>({coffee: choice.handle, variant: choice.variant.number})
    : writeProductQuery({...coffees.query, words: ''});
  const partnerSearch = choice
    ? partnerChoice(choice, product?.handles[otherLanguage(i18n.language)], parameters.has('variant'))
    : writeProductQuery(coffees.query);
  return {product, choice, coffees, query, partnerSearch};
}

/** The same coffee on the partner, in the same variant where the address names one; a coffee without a partner stays behind. */
function partnerChoice({variant}: OrderChoice, coffee: string | undefined, isNamed: boolean): string {
  if (coffee === undefined) return '';
  return queryOf<'subscriptionOrder'>({coffee, ...(isNamed && {variant: variant.number})});
}
