import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {reviewPath} from '../config/paths';
import {readOperation} from '../domain/form/read-form.server';
import {initOf} from '../domain/http/outcome-status';
import {partOr} from '../domain/part';
import {readReview} from '../domain/product/review-form.server';
import {TextScope} from '../i18n/use-translate';
import {formSeo} from '../i18n/page-titles';
import {pageMeta} from '../views/parts/page-meta';
import {ReviewPage} from '../views/review/ReviewPage';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** How a review was taken in; `null` before that. */
function sentState(value: string | null): 'verified' | 'unverified' | null {
  return value === 'verified' || value === 'unverified' ? value : null;
}

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {i18n} = context;
  const product = await context.catalogue.product(params['handle'] ?? '');
  if (!product) throw new Response(null, {status: 404});
  return data(
    {
      texts: i18n.texts('review'),
      seo: formSeo(i18n.translate('review:about', {title: product.title}), context),
      title: product.title,
      handle: product.handle,
      sent: sentState(new URL(request.url).searchParams.get('sent')),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readReview(form);
  if (!reading.ok) return data({errors: reading.errors, values: reading.values, problem: null}, {status: 422});
  const product = await context.catalogue.product(params['handle'] ?? '');
  if (!product) throw new Response(null, {status: 404});
  const submitted = context.reviews.submit(product.id, reading.value, readOperation(form));
  const outcome = partOr(await context.part(submitted), DOWN);
  if (outcome.state === 'refused') {
    const {problem, seconds} = outcome;
    return data({errors: {}, values: reading.values, problem}, initOf(STATUSES[problem], seconds));
  }
  const sent = outcome.verified ? 'verified' : 'unverified';
  return redirect(`${reviewPath(context.i18n.language, product.handle)}?sent=${sent}`, 303);
}

const DOWN = {state: 'refused', problem: 'unavailable', seconds: 30} as const;

const STATUSES = {'already-reviewed': 409, 'too-many': 429, 'unknown-product': 404, unavailable: 503} as const;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ReviewRoute() {
  const {texts, title, handle, sent} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      <ReviewPage title={title} handle={handle} sent={result ? null : sent} result={result ?? null} />
    </TextScope>
  );
}
