import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {GIFT_SUBSCRIPTION_HANDLES, HOME_COLLECTIONS, SUBSCRIPTION_STARTERS} from '../config/commerce';
import {isLanguage} from '../config/languages';
import {NO_EXTRAS} from '../domain/content/extras';
import {headOf, textsOf} from '../domain/content/page';
import {contentTags} from '../domain/content/content-tags';
import {publicDocument} from '../domain/http/cache-policy';
import {partOr} from '../domain/part';
import {contentSeo} from '../i18n/content-titles';
import {TextScope} from '../i18n/use-translate';
import {ContentPage} from '../views/content/ContentPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {GiftStart} from '../views/subscription/GiftStart';
import {SubscriptionStart} from '../views/subscription/SubscriptionStart';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** The landing pages of the subscription and of the gift subscription: the editors' page with the shop's parts in it. */
export async function loader({context, params}: LoaderFunctionArgs) {
  if (!isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const {catalogue, content, i18n, part, pathname} = context;
  const answer = await content.page(pathname.split('/').at(-1) ?? '');
  if (answer.state !== 'found') throw new Response(null, {status: 404});
  const {page} = answer;
  const [extras, listing, gift] = await Promise.all([
    part(content.extras(answer)),
    part(catalogue.listing(HOME_COLLECTIONS.coffee)),
    part(catalogue.product(GIFT_SUBSCRIPTION_HANDLES[i18n.language])),
  ]);
  const giftCards = partOr(await part(catalogue.cards([partOr(gift, null)?.id ?? ''].filter(Boolean))), []);
  const coffees = partOr(listing, null)?.products.filter(({availableForSale}) => availableForSale) ?? [];
  return data(
    {
      texts: i18n.texts('subscription', ...textsOf(answer)),
      page,
      extras: partOr(extras, NO_EXTRAS),
      coffees: coffees.slice(0, SUBSCRIPTION_STARTERS),
      gift: giftCards[0] ?? null,
      seo: contentSeo(headOf(answer), context),
    },
    {headers: publicDocument({tags: [...contentTags(answer), `listing:${HOME_COLLECTIONS.coffee}`]})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function SubscriptionStartRoute() {
  const {texts, page, extras, coffees, gift} = useLoaderData<typeof loader>();
  const parts = {
    subscription: <SubscriptionStart coffees={coffees} />,
    giftSubscription: gift && <GiftStart gift={gift} />,
  };
  return (
    <TextScope texts={texts}>
      <ContentPage page={page} extras={extras} parts={parts} />
    </TextScope>
  );
}
