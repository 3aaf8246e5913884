import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {contentTags} from '../domain/content/content-tags';
import {headOf, textsOf} from '../domain/content/page';
import {sharePicture} from '../domain/content/share-picture';
import {firstShipmentDay} from '../domain/delivery';
import {giftChoice} from '../domain/gift/gift-choice';
import {publicDocument} from '../domain/http/cache-policy';
import {recordTags} from '../domain/http/platform-change';
import {contentSeo} from '../i18n/page-titles';
import {titledPageSeo} from '../i18n/titled-page.server';
import {ContentPage} from '../views/content/ContentPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {GiftConfigurator} from '../views/subscription/GiftConfigurator';
import {SubscriptionStart, SubscriptionAlone} from '../views/subscription/SubscriptionStart';
import {SubscriptionTexts} from '../views/subscription/texts';
import {readSubscriptionStart} from './subscription-start.server';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/**
 * Returns the landing pages of the subscription and of the gift subscription: the editors' page with the shop's parts
 * in it, or the parts alone while the CMS does not answer.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const {shown, extras, coffees, gift} = await readSubscriptionStart(context);
  const today = context.today();
  const texts = context.i18n.texts('subscription', 'product', ...(shown ? textsOf(shown) : ['listing' as const]));
  return data(
    {
      texts,
      page: shown?.page ?? null,
      extras,
      coffees,
      gift: gift && giftChoice(gift),
      firstShipment: firstShipmentDay(today),
      today,
      seo: shown
        ? contentSeo(headOf(shown), context, sharePicture(shown, extras))
        : titledPageSeo('subscription', context),
    },
    {
      headers: publicDocument({
        tags: [...(shown ? contentTags(shown) : []), ...(gift ? recordTags(gift.id) : [])],
      }),
    },
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function SubscriptionStartRoute() {
  const {texts, page, extras, coffees, gift, firstShipment, today} = useLoaderData<typeof loader>();
  const parts = {
    subscription: <SubscriptionStart coffees={coffees} />,
    giftSubscription: gift && <GiftConfigurator gift={gift} firstShipment={firstShipment} today={today} />,
  };
  return (
    <SubscriptionTexts texts={texts}>
      {page ? (
        <ContentPage page={page} extras={extras} parts={parts} />
      ) : (
        <SubscriptionAlone>
          {parts.subscription}
          {parts.giftSubscription}
        </SubscriptionAlone>
      )}
    </SubscriptionTexts>
  );
}
