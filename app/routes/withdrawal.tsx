import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {readOperation} from '../domain/form/read-form.server';
import {formToCorrect} from '../domain/notices/notice-answer';
import {readWithdrawal} from '../domain/notices/read-notice.server';
import {TextScope} from '../i18n/use-translate';
import {NoticeReceived} from '../views/notices/NoticeReceived';
import {WithdrawalPage} from '../views/notices/WithdrawalPage';
import {pageMeta} from '../views/parts/page-meta';
import {handInNotice, readNoticePage} from './notice-page.server';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function loader(args: LoaderFunctionArgs) {
  return readNoticePage('withdrawal', 'withdrawal', args);
}

/** Three steps of one form: checked and shown again, changed, handed in. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readWithdrawal(form);
  const step = form.get('step');
  if (!reading.ok) return data(formToCorrect(reading.values, reading.errors), {status: 422});
  if (step === 'change') return data(formToCorrect(reading.values));
  if (step !== 'confirm') return data({...formToCorrect(reading.values), stage: 'review' as const});
  const outcome = context.notices.withdraw(reading.value, readOperation(form));
  return handInNotice({notice: 'withdrawal', page: 'withdrawal', reading, outcome, stage: 'review'}, context);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function WithdrawalRoute() {
  const {texts, isSent, receipt} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="withdrawal" receipt={receipt} />
      ) : (
        <WithdrawalPage form={form ?? formToCorrect({})} />
      )}
    </TextScope>
  );
}
