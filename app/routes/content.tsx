import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {contentTags} from '../domain/content/content-tags';
import {NO_EXTRAS} from '../domain/content/extras';
import {headOf, textsOf} from '../domain/content/page';
import {sharePicture} from '../domain/content/share-picture';
import {publicDocument} from '../domain/http/cache-policy';
import {missingStatus} from '../domain/http/gone-path';
import {valueOr} from '../domain/fallible';
import {contentLinkedData} from '../i18n/content-linked-data';
import {contentSeo} from '../i18n/page-titles';
import {ShownContentPage} from '../views/content/ShownContentPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {StructuredData} from '../views/parts/StructuredData';
import {ContentTexts} from '../views/content/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params}: LoaderFunctionArgs) {
  const {content, i18n, pathname} = context;
  const answer = await content.page(params['slug'] ?? '');
  if (answer.state === 'unknown') throw new Response(null, {status: missingStatus(pathname)});
  const extras = valueOr(await context.fallible(content.extras(answer)), NO_EXTRAS);
  return data(
    {
      texts: i18n.texts(...textsOf(answer)),
      shown: answer,
      extras,
      structured: contentLinkedData(answer, context),
      seo: contentSeo(headOf(answer), context, sharePicture(answer, extras)),
    },
    {headers: publicDocument({tags: contentTags(answer)})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function ContentRoute() {
  const {texts, shown, extras, structured} = useLoaderData<typeof loader>();
  return (
    <ContentTexts texts={texts}>
      <StructuredData json={structured} />
      <ShownContentPage shown={shown} extras={extras} />
    </ContentTexts>
  );
}
