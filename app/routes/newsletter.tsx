import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {NEWSLETTER_VARIANTS} from '../config/newsletter';
import {newsletterPath} from '../config/paths';
import {readOperation} from '../domain/form/read-form.server';
import {refusedInit} from '../domain/http/outcome-status';
import {readNewsletterForm} from '../domain/newsletter/newsletter-form.server';
import type {NewsletterAnswer, NewsletterOutcome} from '../domain/newsletter/newsletter-outcome';
import {partOr} from '../domain/part';
import {newsletterSeo} from '../i18n/newsletter-titles';
import {TextScope} from '../i18n/use-translate';
import {NewsletterPage} from '../views/newsletter/NewsletterPage';
import {pageMeta} from '../views/parts/page-meta';

const PERSONAL = {'Cache-Control': 'private, no-store'};

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function loader({request, context}: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('variant');
  const variant = NEWSLETTER_VARIANTS.find((each) => each === asked) ?? 'default';
  const seo = newsletterSeo(`newsletter:variant.${variant}.title`, context);
  return data({texts: context.i18n.texts('newsletter'), variant, seo}, {headers: PERSONAL});
}

export async function action({request, context}: ActionFunctionArgs) {
  const {i18n, limits, newsletter, part, isDataRequest} = context;
  const form = await request.formData();
  const operation = readOperation(form);
  const reading = readNewsletterForm(form);
  const {email = '', variant = 'default'} = reading.values;
  const answer = (outcome: NewsletterOutcome): NewsletterAnswer => ({
    ...{outcome, email, variant},
    operation: outcome.state === 'unavailable' ? operation : null,
  });
  const refused = (outcome: Exclude<NewsletterOutcome, {state: 'sent'}>) => data(answer(outcome), refusedInit(outcome));
  if (!reading.ok) return refused({state: 'invalid', email: reading.errors.email ?? 'invalid'});
  const verdict = await limits.take('newsletter', reading.value.email);
  if (!verdict.allowed) return refused({state: 'limited', seconds: verdict.retryAfterSeconds});
  const outcome = partOr(await part(newsletter.subscribe(reading.value, operation)), {state: 'unavailable'} as const);
  if (outcome.state !== 'sent') return refused(outcome);
  return isDataRequest ? data(answer(outcome)) : redirect(`${newsletterPath(i18n.language)}/sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function NewsletterRoute() {
  const {texts, variant} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const shown = NEWSLETTER_VARIANTS.find((each) => each === answer?.variant) ?? variant;
  return (
    <TextScope texts={texts}>
      <NewsletterPage variant={shown} answer={answer} />
    </TextScope>
  );
}
