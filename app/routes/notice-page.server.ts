import {redirect, type AppLoadContext, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {servicePath, type ServicePage} from '../pages/service-paths';
import type {Outcome} from '../domain/form/outcome';
import {isToConfirm, type ReceivedNotice} from '../domain/contract-notices/contract-notice';
import {receiptFacts} from '../domain/contract-notices/receipt';
import {titledPageSeo} from '../i18n/titled-page.server';

/** What a customer tells the shop with a form of its own. */
export type NoticeName = 'withdrawal' | 'cancellation' | 'contact';

/**
 * Reads the page of a notice under its own name in the page's language, or the way there: its texts, and after the form
 * its receipt.
 */
export function readNoticePage(notice: NoticeName, page: ServicePage, {context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const own = servicePath(i18n.language, page);
  if (pathname !== own) return redirect(own, 301);
  const isSent = new URL(request.url).searchParams.has('sent');
  const receipt = context.flash.read(notice);
  const received = isSent && receipt !== null ? (`contractNotices:${notice}.received.title` as const) : null;
  const {answer} = context.form;
  const isReview = notice === 'withdrawal' && answer !== null && isToConfirm(answer);
  const title = isReview ? 'contractNotices:withdrawal.review.title' : received;
  return {texts: i18n.texts('contractNotices'), seo: titledPageSeo(page, context, {title}), page, isSent, receipt};
}

type Sent = {
  readonly context: AppLoadContext;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Where the receipt is shown; the page of the notice's name unless given. */
  readonly page?: ServicePage;
};

/** Returns the outcome of handing a notice in: once it is received, the page of the form shows the receipt. */
export function noticeOutcome(
  outcome: Outcome<ReceivedNotice>,
  notice: NoticeName,
  {context, values, page = notice}: Sent,
) {
  if (outcome.state !== 'done') return outcome;
  const {reference, receivedAt, mailed} = outcome;
  const flash = {kind: notice, reference, receivedAt, mailed, facts: receiptFacts(values)};
  return {state: 'done' as const, target: `${servicePath(context.i18n.language, page)}?sent`, flash};
}
