import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {dayInGermany} from '../domain/delivery';
import {readOperation} from '../domain/form/read-form.server';
import {formToCorrect} from '../domain/notices/notice-answer';
import {readCancellation} from '../domain/notices/read-notice.server';
import {TextScope} from '../i18n/use-translate';
import {CancellationPage} from '../views/notices/CancellationPage';
import {NoticeReceived} from '../views/notices/NoticeReceived';
import {pageMeta} from '../views/parts/page-meta';
import {handInNotice, readNoticePage} from './notice-page.server';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function loader(args: LoaderFunctionArgs) {
  return readNoticePage('cancellation', 'cancellation', args);
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readCancellation(form, dayInGermany(context.now().getTime()));
  if (!reading.ok) return data(formToCorrect(reading.values, reading.errors), {status: 422});
  const outcome = context.notices.cancel(reading.value, readOperation(form));
  return handInNotice({notice: 'cancellation', page: 'cancellation', reading, outcome, stage: 'form'}, context);
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
