import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {servicePageAt} from '../config/service-paths';
import {readOperation} from '../domain/form/read-form.server';
import {formToCorrect} from '../domain/notices/notice-answer';
import {readContactRequest} from '../domain/notices/read-notice.server';
import {TextScope} from '../i18n/use-translate';
import {ContactPage} from '../views/notices/ContactPage';
import {NoticeReceived} from '../views/notices/NoticeReceived';
import {pageMeta} from '../views/parts/page-meta';
import {handInNotice, readNoticePage} from './notice-page.server';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** One page for customers, one for businesses, with the same form. */
const pageAt = (pathname: string) => (servicePageAt(pathname) === 'businessContact' ? 'businessContact' : 'contact');

export function loader(args: LoaderFunctionArgs) {
  return readNoticePage('contact', pageAt(args.context.pathname), args);
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readContactRequest(form);
  if (!reading.ok) return data(formToCorrect(reading.values, reading.errors), {status: 422});
  const outcome = context.notices.contact(reading.value, readOperation(form));
  const page = pageAt(context.pathname);
  return handInNotice({notice: 'contact', page, reading, outcome, stage: 'form'}, context);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ContactRoute() {
  const {texts, page, isSent, receipt} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      {isSent && !form ? (
        <NoticeReceived notice="contact" receipt={receipt} />
      ) : (
        <ContactPage audience={page === 'contact' ? 'customer' : 'business'} form={form ?? formToCorrect({})} />
      )}
    </TextScope>
  );
}
