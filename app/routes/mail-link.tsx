import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {notFound} from '../domain/http/not-found';
import {
  isListUnsubscribePost,
  linkToken,
  mailLinkKind,
  mailLinkStep,
  outcomeQuery,
} from '../domain/mail-link/mail-link';
import {titledPageSeo} from '../i18n/titled-page.server';
import {mailLinkForm} from '../domain/mail-link/mail-link.form.server';
import {formAction} from '../forms/form-action.server';
import {MailLinkPage} from '../views/mail-link/MailLinkPage';
import {pageMeta} from '../views/parts/page-meta';
import {MailLinkTexts} from '../views/mail-link/texts';

/** Says what will happen: following a link changes nothing, the button does (link scanners and prefetching are harmless). */
export function loader({request, context}: LoaderFunctionArgs) {
  const kind = mailLinkKind(context.pathname);
  if (kind === null) throw notFound();
  const step = mailLinkStep(new URL(request.url).searchParams);
  return {texts: context.i18n.texts('mailLink'), kind, step, seo: titledPageSeo(kind, context)};
}

export const action = formAction(mailLinkForm, async ({token, listUnsubscribe}, {request, context}) => {
  const kind = mailLinkKind(context.pathname);
  if (kind === null) throw notFound();
  const isByProgram = isListUnsubscribePost(kind, listUnsubscribe);
  const sent = linkToken(isByProgram ? new URL(request.url).searchParams.get('token') : token);
  const outcome = sent === null ? ({state: 'unknown'} as const) : await context.mailLinks[kind](sent);
  if (!isByProgram) return {state: 'done', target: context.pathname + outcomeQuery(outcome)};
  return outcome.state === 'unknown' ? {state: 'refused', code: 'unknown'} : {state: 'next-step'};
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function MailLinkRoute() {
  const {texts, kind, step} = useLoaderData<typeof loader>();
  return (
    <MailLinkTexts texts={texts}>
      <MailLinkPage kind={kind} step={step} />
    </MailLinkTexts>
  );
}
