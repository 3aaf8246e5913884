import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';
import {recordTags} from '../domain/http/platform-change';
import {titledPageSeo} from '../i18n/titled-page.server';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {SubscriptionOrderPage} from '../views/subscription/SubscriptionOrderPage';
import {SubscriptionTexts} from '../views/subscription/texts';
import {readSubscriptionOrder} from './subscription-order.server';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const {product, choice, coffees, query, partnerSearch} = await readSubscriptionOrder(context, searchParams);
  const picture = choice?.variant.picture ?? coffees.shown[0]?.picture;
  return data(
    {
      texts: context.i18n.texts('subscription', 'product', 'choose'),
      seo: titledPageSeo('subscriptionOrder', context, {picture, partnerSearch}),
      coffees,
      choice,
      /** Where skip links lead (Specification, section 2, Layout on every page). */
      skipTargets: choice !== null && choice.options.length > 0 ? ['variants'] : [],
    },
    {headers: publicDocument({tags: product === null ? [] : recordTags(product.id), query})},
  );
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
