import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {isOneClick, linkToken, mailLinkKind, mailLinkStep, outcomeQuery} from '../domain/mail-link/mail-link';
import {newsletterSeo} from '../i18n/newsletter-titles';
import {TextScope} from '../i18n/use-translate';
import {MailLinkPage} from '../views/mail-link/MailLinkPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** Says what will happen: following a link changes nothing, the button does (link scanners and prefetching are harmless). */
export function loader({request, context}: LoaderFunctionArgs) {
  const kind = mailLinkKind(context.pathname);
  if (kind === null) throw new Response(null, {status: 404});
  const step = mailLinkStep(new URL(request.url).searchParams);
  return data(
    {texts: context.i18n.texts('mailLink'), kind, step, seo: newsletterSeo(`mailLink:${kind}.title`, context)},
    {headers: {'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer'}},
  );
}

export async function action({request, context}: ActionFunctionArgs) {
  const kind = mailLinkKind(context.pathname);
  if (kind === null) throw new Response(null, {status: 404});
  const form = await request.formData();
  const oneClick = isOneClick(kind, form.get('List-Unsubscribe'));
  const token = linkToken(oneClick ? new URL(request.url).searchParams.get('token') : form.get('token'));
  const outcome = token === null ? ({state: 'unknown'} as const) : await context.mailLinks[kind](token);
  if (oneClick) return new Response(null, {status: outcome.state === 'unknown' ? 404 : 200});
  return redirect(context.pathname + outcomeQuery(outcome), 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function MailLinkRoute() {
  const {texts, kind, step} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <MailLinkPage kind={kind} step={step} />
    </TextScope>
  );
}
