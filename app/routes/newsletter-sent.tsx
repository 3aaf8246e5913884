import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {newsletterSeo} from '../i18n/newsletter-titles';
import {TextScope} from '../i18n/use-translate';
import {NewsletterSentPage} from '../views/newsletter/NewsletterSentPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export function loader({context}: LoaderFunctionArgs) {
  return data(
    {texts: context.i18n.texts('newsletter'), seo: newsletterSeo('newsletter:sent.title', context)},
    {headers: {'Cache-Control': 'private, no-cache'}},
  );
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function NewsletterSentRoute() {
  const {texts} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <NewsletterSentPage />
    </TextScope>
  );
}
