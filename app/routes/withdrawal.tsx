import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {EMPTY_FORM} from '../domain/form/form-answer';
import {withdrawalForm} from '../domain/contract-notices/contract-notice.form.server';
import {formAction} from '../forms/form-action.server';
import {NoticeReceived} from '../views/contract-notices/NoticeReceived';
import {WithdrawalPage} from '../views/contract-notices/WithdrawalPage';
import {pageMeta} from '../views/parts/page-meta';
import {noticeOutcome, readNoticePage} from './notice-page.server';
import {NoticeTexts} from '../views/contract-notices/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export function loader(args: LoaderFunctionArgs) {
  return readNoticePage('withdrawal', 'withdrawal', args);
}

/** Three steps of one form: checked and shown again, changed, handed in. */
export const action = formAction(withdrawalForm, async ({step, ...statement}, {context, values, ...sent}) => {
  if (step !== 'confirm') return {state: 'next-step'};
  return noticeOutcome(await context.contractNotices.withdraw(statement, sent), 'withdrawal', {context, values});
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function WithdrawalRoute() {
  const {texts, isSent, receipt} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <NoticeTexts texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="withdrawal" receipt={receipt} />
      ) : (
        <WithdrawalPage form={form ?? EMPTY_FORM} />
      )}
    </NoticeTexts>
  );
}
