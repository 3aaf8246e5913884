import {data, redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {servicePath, type ServicePage} from '../config/service-paths';
import type {FormReading} from '../domain/form/field-error';
import type {NoticeForm, NoticeOutcome} from '../domain/notices/notice';
import {answerNotice} from '../domain/notices/notice-answer';
import {readReceipt, tellReceipt} from '../domain/notices/receipt';
import {serviceSeo} from '../i18n/service-titles';

/** What a customer tells the shop with a form of its own. */
export type NoticeName = 'withdrawal' | 'cancellation' | 'contact';

/** The page of a notice under its own name in the page's language, or the way there: its texts, and after the form its receipt. */
export function readNoticePage(notice: NoticeName, page: ServicePage, {context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const own = servicePath(i18n.language, page);
  if (pathname !== own) return redirect(own, 301);
  return data(
    {
      texts: i18n.texts('notices'),
      seo: serviceSeo(page, context),
      page,
      isSent: new URL(request.url).searchParams.has('sent'),
      receipt: readReceipt(notice, context.flash.read()),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

type Sent<Field extends string> = {
  readonly notice: NoticeName;
  readonly page: ServicePage;
  readonly reading: FormReading<unknown, Field>;
  readonly outcome: Promise<NoticeOutcome>;
  /** Where the visitor is when it cannot be handed in now. */
  readonly stage: NoticeForm<Field>['stage'];
};

/** Hands a notice in: 303 to the page that shows the receipt, or the form again with all that was typed. */
export async function handInNotice<Field extends string>(
  {notice, page, reading, outcome, stage}: Sent<Field>,
  {i18n, flash, part}: LoaderFunctionArgs['context'],
) {
  const answer = answerNotice(await part(outcome), reading, stage);
  if (answer.state === 'again') return data(answer.form, answer.init);
  flash.write(tellReceipt(notice, answer, reading.values));
  return redirect(`${servicePath(i18n.language, page)}?sent`, 303);
}
