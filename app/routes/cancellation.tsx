import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {EMPTY_FORM} from '../domain/form/form-answer';
import {cancellationForm} from '../domain/contract-notices/contract-notice.form.server';
import {formAction} from '../forms/form-action.server';
import {CancellationPage} from '../views/contract-notices/CancellationPage';
import {NoticeReceived} from '../views/contract-notices/NoticeReceived';
import {pageMeta} from '../views/parts/page-meta';
import {noticeOutcome, readNoticePage} from './notice-page.server';
import {NoticeTexts} from '../views/contract-notices/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export function loader(args: LoaderFunctionArgs) {
  return readNoticePage('cancellation', 'cancellation', args);
}

export const action = formAction(
  ({context}) => cancellationForm(context.today()),
  async (notice, {context, values, ...sent}) =>
    noticeOutcome(await context.contractNotices.cancel(notice, sent), 'cancellation', {context, values}),
);

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CancellationRoute() {
  const {texts, isSent, receipt} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <NoticeTexts texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="cancellation" receipt={receipt} />
      ) : (
        <CancellationPage form={form ?? EMPTY_FORM} />
      )}
    </NoticeTexts>
  );
}
