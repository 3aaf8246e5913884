import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {servicePageAt, servicePath} from '../config/service-paths';
import {readOperation} from '../domain/form/read-form.server';
import {answerNotice, formToCorrect} from '../domain/notices/notice-answer';
import {readContactRequest} from '../domain/notices/read-notice.server';
import {readReceipt, tellReceipt} from '../domain/notices/receipt';
import {serviceSeo} from '../i18n/service-titles';
import {TextScope} from '../i18n/use-translate';
import {ContactPage} from '../views/notices/ContactPage';
import {NoticeReceived} from '../views/notices/NoticeReceived';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** One page for customers, one for businesses, with the same form. */
const pageAt = (pathname: string) => (servicePageAt(pathname) === 'businessContact' ? 'businessContact' : 'contact');

export async function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, pathname} = context;
  const page = pageAt(pathname);
  const own = servicePath(i18n.language, page);
  if (pathname !== own) return redirect(own, 301);
  return data(
    {
      texts: i18n.texts('notices'),
      seo: serviceSeo(page, context),
      audience: page === 'contact' ? ('customer' as const) : ('business' as const),
      isSent: new URL(request.url).searchParams.has('sent'),
      receipt: readReceipt('contact', context.flash.read()),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readContactRequest(form);
  if (!reading.ok) return data(formToCorrect(reading.values, reading.errors), {status: 422});
  const outcome = await context.part(context.notices.contact(reading.value, readOperation(form)));
  const answer = answerNotice(outcome, reading, 'form');
  if (answer.state === 'again') return data(answer.form, {status: answer.status});
  context.flash.write(tellReceipt('contact', answer, reading.values));
  return redirect(`${servicePath(context.i18n.language, pageAt(context.pathname))}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ContactRoute() {
  const {texts, audience, isSent, receipt} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="contact" receipt={receipt} />
      ) : (
        <ContactPage audience={audience} form={form ?? formToCorrect({})} />
      )}
    </TextScope>
  );
}
