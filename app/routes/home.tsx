import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {HOME_COLLECTIONS} from '../config/commerce';
import {publicDocument} from '../domain/http/cache-policy';
import {homeLinkedData} from '../i18n/content-linked-data';
import {homeSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {HomePage} from '../views/home/HomePage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {StructuredData} from '../views/parts/StructuredData';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {catalogue, i18n} = context;
  const [coffees, gear] = await Promise.all([
    catalogue.listing(HOME_COLLECTIONS.coffee),
    catalogue.listing(HOME_COLLECTIONS.gear),
  ]);
  const tags = ['home', `listing:${HOME_COLLECTIONS.coffee}`, `listing:${HOME_COLLECTIONS.gear}`];
  return data(
    {
      texts: i18n.texts('home', 'listing'),
      coffees: coffees?.products.slice(0, 6) ?? [],
      gear: gear?.products.slice(0, 4) ?? [],
      structured: homeLinkedData(context),
      seo: homeSeo(context),
    },
    {headers: publicDocument({tags})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function HomeRoute() {
  const {texts, coffees, gear, structured} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <StructuredData json={structured} />
      <HomePage coffees={coffees} gear={gear} />
    </TextScope>
  );
}
