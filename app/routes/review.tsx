import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {reviewPath} from '../pages/paths';
import {notFound} from '../domain/http/not-found';
import {reviewForm} from '../domain/product/review.form.server';
import {formAction} from '../forms/form-action.server';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {ReviewPage} from '../views/review/ReviewPage';
import {ReviewTexts} from '../views/review/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {i18n} = context;
  const product = await context.catalogue.product(params['handle'] ?? '');
  if (!product) throw notFound();
  const {title, handle, kind} = product;
  const isSent = new URL(request.url).searchParams.has('sent');
  const seo = formSeo(i18n.translate(isSent ? 'review:sent.title' : 'review:about', {title}), context);
  return {texts: i18n.texts('review'), seo, title, handle, kind, isSent};
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
  const {texts, title, handle, kind, isSent} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <ReviewTexts texts={texts}>
      <ReviewPage
        title={title}
        handle={handle}
        kind={kind}
        isSent={isSent && result === undefined}
        result={result ?? null}
      />
    </ReviewTexts>
  );
}
