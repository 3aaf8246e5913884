import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {servicePath} from '../config/service-paths';
import {dayInGermany} from '../domain/delivery';
import {readOperation} from '../domain/form/read-form.server';
import {answerNotice, formToCorrect} from '../domain/notices/notice-answer';
import {readCancellation} from '../domain/notices/read-notice.server';
import {readReceipt, tellReceipt} from '../domain/notices/receipt';
import {serviceSeo} from '../i18n/service-titles';
import {TextScope} from '../i18n/use-translate';
import {CancellationPage} from '../views/notices/CancellationPage';
import {NoticeReceived} from '../views/notices/NoticeReceived';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const own = servicePath(i18n.language, 'cancellation');
  if (pathname !== own) return redirect(own, 301);
  return data(
    {
      texts: i18n.texts('notices'),
      seo: serviceSeo('cancellation', context),
      isSent: new URL(request.url).searchParams.has('sent'),
      receipt: readReceipt('cancellation', context.flash.read()),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readCancellation(form, dayInGermany(context.now().getTime()));
  if (!reading.ok) return data(formToCorrect(reading.values, reading.errors), {status: 422});
  const outcome = await context.part(context.notices.cancel(reading.value, readOperation(form)));
  const answer = answerNotice(outcome, reading, 'form');
  if (answer.state === 'again') return data(answer.form, {status: answer.status});
  context.flash.write(tellReceipt('cancellation', answer, reading.values));
  return redirect(`${servicePath(context.i18n.language, 'cancellation')}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CancellationRoute() {
  const {texts, isSent, receipt} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="cancellation" receipt={receipt} />
      ) : (
        <CancellationPage form={form ?? formToCorrect({})} />
      )}
    </TextScope>
  );
}
