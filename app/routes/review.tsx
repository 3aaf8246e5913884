import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {reviewPath} from '../pages/paths';
import {valueOr} from '../domain/fallible';
import {notFound} from '../domain/http/not-found';
import {reviewForm} from '../domain/product/review.form.server';
import {formAction} from '../forms/form-action.server';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {ReviewPage} from '../views/review/ReviewPage';
import {ReviewTexts} from '../views/review/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {i18n, form} = context;
  const {handle = ''} = params;
  const isSent = new URL(request.url).searchParams.has('sent');
  const reading = context.catalogue.product(handle);
  // What was written, and the thanks for it, need no product; an empty form without one could not be sent.
  const product = isSent || form.answer !== null ? valueOr(await context.fallible(reading), 'unknown') : await reading;
  if (!product) throw notFound();
  const about = product === 'unknown' ? null : {title: product.title, kind: product.kind};
  const titled = about === null ? i18n.translate('review:title') : i18n.translate('review:about', about);
  const seo = formSeo(isSent ? i18n.translate('review:sent.title') : titled, context);
  return {texts: i18n.texts('review'), seo, about, handle, isSent};
}

export const action = formAction(reviewForm, async (draft, {context, params, idempotencyKey}) => {
  const product = await context.catalogue.product(params['handle'] ?? '');
  if (!product) throw notFound();
  const outcome = await context.reviews.submit(product.id, draft, idempotencyKey);
  if (outcome.state !== 'done') return outcome;
  return {state: 'done', target: `${reviewPath(context.i18n.language, product.handle)}?sent`};
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ReviewRoute() {
  const {texts, about, handle, isSent} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <ReviewTexts texts={texts}>
      <ReviewPage about={about} handle={handle} isSent={isSent && result === undefined} result={result ?? null} />
    </ReviewTexts>
  );
}
