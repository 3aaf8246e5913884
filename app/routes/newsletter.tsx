import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {NEWSLETTER_VARIANTS} from '../config/newsletter';
import {newsletterPath} from '../pages/paths';
import {newsletterForm} from '../domain/newsletter/newsletter.form.server';
import {formAction} from '../forms/form-action.server';
import {keepFormOnNetworkError} from '../forms/network-error';
import {titledPageSeo} from '../i18n/titled-page.server';
import {NewsletterPage} from '../views/newsletter/NewsletterPage';
import {pageMeta} from '../views/parts/page-meta';
import {NewsletterTexts} from '../views/newsletter/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export function loader({request, context}: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('variant');
  const variant = NEWSLETTER_VARIANTS.find((each) => each === asked) ?? 'default';
  const seo = titledPageSeo('newsletter', context, {title: `newsletter:variant.${variant}.title`});
  return {texts: context.i18n.texts('newsletter'), variant, seo};
}

export const action = formAction(newsletterForm, async (request, {context, idempotencyKey}) => {
  const {i18n, newsletter} = context;
  const outcome = await newsletter.subscribe(request, idempotencyKey);
  if (outcome.state !== 'done') return outcome;
  return {state: 'done', target: `${newsletterPath(i18n.language)}/sent`, staysOnPage: true};
});

export const clientAction = keepFormOnNetworkError;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function NewsletterRoute() {
  const {texts, variant} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const shown = NEWSLETTER_VARIANTS.find((each) => each === answer?.values.variant) ?? variant;
  return (
    <NewsletterTexts texts={texts}>
      <NewsletterPage variant={shown} answer={answer} />
    </NewsletterTexts>
  );
}
