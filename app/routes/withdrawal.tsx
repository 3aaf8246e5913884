import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {servicePath} from '../config/service-paths';
import {readOperation} from '../domain/form/read-form.server';
import {answerNotice, formToCorrect} from '../domain/notices/notice-answer';
import {readWithdrawal} from '../domain/notices/read-notice.server';
import {readReceipt, tellReceipt} from '../domain/notices/receipt';
import {serviceSeo} from '../i18n/service-titles';
import {TextScope} from '../i18n/use-translate';
import {NoticeReceived} from '../views/notices/NoticeReceived';
import {WithdrawalPage} from '../views/notices/WithdrawalPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const own = servicePath(i18n.language, 'withdrawal');
  if (pathname !== own) return redirect(own, 301);
  return data(
    {
      texts: i18n.texts('notices'),
      seo: serviceSeo('withdrawal', context),
      isSent: new URL(request.url).searchParams.has('sent'),
      receipt: readReceipt('withdrawal', context.flash.read()),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

/** Three steps of one form: checked and shown again, changed, handed in. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readWithdrawal(form);
  const step = form.get('step');
  if (!reading.ok) return data(formToCorrect(reading.values, reading.errors), {status: 422});
  if (step === 'change') return data(formToCorrect(reading.values));
  if (step !== 'confirm') return data({...formToCorrect(reading.values), stage: 'review' as const});
  const outcome = await context.part(context.notices.withdraw(reading.value, readOperation(form)));
  const answer = answerNotice(outcome, reading, 'review');
  if (answer.state === 'again') return data(answer.form, {status: answer.status});
  context.flash.write(tellReceipt('withdrawal', answer, reading.values));
  return redirect(`${servicePath(context.i18n.language, 'withdrawal')}?sent`, 303);
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
