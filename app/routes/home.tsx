import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {publicDocument} from '../domain/http/cache-policy';
import {valueOr} from '../domain/fallible';
import {cardForms} from '../domain/product/card-forms';
import {homeLinkedData} from '../i18n/content-linked-data';
import {defaultHome} from '../i18n/default-home';
import {homeSeo} from '../i18n/page-titles';
import {HERO_SIZES, HomePage} from '../views/home/HomePage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {preloadPicture} from '../views/parts/preload-picture';
import {CardAddForm} from '../views/parts/CardAddForm';
import {PageLinkedData} from '../views/parts/PageLinkedData';
import {StaticIsland} from '../framework/StaticIsland';
import {islandData} from '../views/shell/islands.server';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {catalogue, i18n} = context;
  const [edited, coffees, gear] = await Promise.all([
    context.fallible(context.homeContent()),
    catalogue.firstCards(HOME_COLLECTIONS.coffee, 6),
    catalogue.firstCards(HOME_COLLECTIONS.gear, 4),
  ]);
  context.linkedData.json = homeLinkedData(context);
  const {seo, ...content} = valueOr(edited, null) ?? {seo: null, ...defaultHome(i18n)};
  return data(
    {
      seo: homeSeo(context, seo),
      picture: content.hero.picture,
      sells: cardForms([...coffees, ...gear]),
      islands: islandData(
        {
          home: {
            value: {content, coffees, gear},
            content: <HomePage content={content} coffees={coffees} gear={gear} />,
          },
        },
        i18n.texts('home', 'listing'),
        context,
      ),
    },
    {headers: publicDocument({tags: ['home']})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: page}) => [
  ...pageMeta(page?.seo),
  ...preloadPicture(page?.picture, HERO_SIZES),
];

export default function HomeRoute() {
  const {sells, islands} = useLoaderData<typeof loader>();
  return (
    <>
      <PageLinkedData />
      <StaticIsland name="home" data={islands} />
      {sells.length > 0 && <CardAddForm forms={sells} />}
    </>
  );
}
