import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {otherLanguage} from '../config/languages';
import {publicDocument} from '../domain/http/cache-policy';
import {recordTags} from '../domain/http/platform-change';
import {findProducts, readProductQuery, writeProductQuery} from '../domain/subscription/find-products';
import {orderChoice, type OrderChoice} from '../domain/subscription/order-choice';
import {queryOf} from '../pages/page-path';
import {tasteName} from '../i18n/taste-name';
import {titledPageSeo} from '../i18n/titled-page.server';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {SubscriptionOrderPage} from '../views/subscription/SubscriptionOrderPage';
import {SubscriptionTexts} from '../views/subscription/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {catalogue, i18n} = context;
  const {searchParams} = new URL(request.url);
  const handle = searchParams.get('coffee') ?? '';
  const [choices, product] = await Promise.all([
    catalogue.choices(HOME_COLLECTIONS.coffee),
    handle === '' ? null : catalogue.product(handle),
  ]);
  const isOffered = product !== null && product.kind === 'coffee' && !product.b2bExclusive;
  const today = context.today();
  const choice = isOffered ? orderChoice(product, searchParams.get('variant'), today) : null;
  const regular = choices.filter(({canComeRegularly}) => canComeRegularly);
  const coffees = findProducts(regular, readProductQuery(searchParams), [], tasteName(i18n.translate));
  const query = choice
    ? queryOf<'subscriptionOrder'>({coffee: choice.handle, variant: choice.variant.number})
    : writeProductQuery({...coffees.query, words: ''});
  const partnerSearch = choice
    ? partnerChoice(choice, product?.handles[otherLanguage(i18n.language)], searchParams.has('variant'))
    : writeProductQuery(coffees.query);
  const picture = choice?.variant.picture ?? coffees.shown[0]?.picture;
  return data(
    {
      texts: i18n.texts('subscription', 'product', 'choose'),
      seo: titledPageSeo('subscriptionOrder', context, {picture, partnerSearch}),
      coffees,
      choice,
    },
    {headers: publicDocument({tags: product === null ? [] : recordTags(product.id), query})},
  );
}

/** The same coffee on the partner, in the same variant where the address names one; a coffee without a partner stays behind. */
function partnerChoice({variant}: OrderChoice, coffee: string | undefined, isNamed: boolean): string {
  if (coffee === undefined) return '';
  return queryOf<'subscriptionOrder'>({coffee, ...(isNamed && {variant: variant.number})});
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function SubscriptionOrderRoute() {
  const {texts, coffees, choice} = useLoaderData<typeof loader>();
  return (
    <SubscriptionTexts texts={texts}>
      <SubscriptionOrderPage coffees={coffees} choice={choice} />
    </SubscriptionTexts>
  );
}
