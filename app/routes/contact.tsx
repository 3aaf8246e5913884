import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {productPath} from '../pages/paths';
import {isServicePage} from '../pages/service-paths';
import {reportedReview} from '../domain/contract-notices/reported-review';
import {draftForm, EMPTY_FORM} from '../domain/form/form-answer';
import {contactForm} from '../domain/contract-notices/contract-notice.form.server';
import {formAction} from '../forms/form-action.server';
import {ContactPage} from '../views/contract-notices/ContactPage';
import {NoticeReceived} from '../views/contract-notices/NoticeReceived';
import {pageMeta} from '../views/parts/page-meta';
import {noticeOutcome, readNoticePage} from './notice-page.server';
import {NoticeTexts} from '../views/contract-notices/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

/** One page for customers, one for businesses, with the same form. */
const pageAt = (pathname: string) => (isServicePage(pathname, 'businessContact') ? 'businessContact' : 'contact');

export function loader(args: LoaderFunctionArgs) {
  const page = readNoticePage('contact', pageAt(args.context.pathname), args);
  return 'texts' in page ? {...page, draft: reviewDraft(args)} : page;
}

/** The message that reports a review has to say this much (Art. 16 (2) Regulation (EU) 2022/2065). */
function reviewDraft({context: {i18n, origin}, request}: LoaderFunctionArgs) {
  const handle = reportedReview(new URL(request.url).searchParams);
  if (handle === null) return null;
  const page = origin + productPath(i18n.language, handle);
  return {message: i18n.translate('contractNotices:contact.review', {page})};
}

export const action = formAction(contactForm, async (message, {context, values, ...sent}) =>
  noticeOutcome(await context.contractNotices.contact(message, sent), 'contact', {
    context,
    values,
    page: pageAt(context.pathname),
  }),
);

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ContactRoute() {
  const {texts, page, isSent, receipt, draft} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <NoticeTexts texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="contact" receipt={receipt} />
      ) : (
        <ContactPage
          audience={page === 'contact' ? 'customer' : 'business'}
          form={form ?? draftForm(draft) ?? EMPTY_FORM}
        />
      )}
    </NoticeTexts>
  );
}
