import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {titledPageSeo} from '../i18n/titled-page.server';
import {NewsletterSentPage} from '../views/newsletter/NewsletterSentPage';
import {pageMeta} from '../views/parts/page-meta';
import {NewsletterTexts} from '../views/newsletter/texts';

export function loader({context}: LoaderFunctionArgs) {
  return {texts: context.i18n.texts('newsletter'), seo: titledPageSeo('newsletterSent', context)};
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function NewsletterSentRoute() {
  const {texts} = useLoaderData<typeof loader>();
  return (
    <NewsletterTexts texts={texts}>
      <NewsletterSentPage />
    </NewsletterTexts>
  );
}
