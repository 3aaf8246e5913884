import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {saveCartPath} from '../config/paths';
import {linesToSave, readSaveForm} from '../domain/cart/save-form.server';
import {saveAnswer} from '../domain/cart/save-answer';
import {readOperation} from '../domain/form/read-form.server';
import {linkSeo} from '../i18n/link-titles';
import {TextScope} from '../i18n/use-translate';
import {SaveCartPage} from '../views/links/SaveCartPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({context, request}: LoaderFunctionArgs) {
  const cart = await context.cart.read();
  return data(
    {
      texts: context.i18n.texts('links'),
      seo: linkSeo('save', saveCartPath, context),
      isEmpty: linesToSave(cart).length === 0,
      isSent: new URL(request.url).searchParams.has('sent'),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const reading = readSaveForm(form);
  const lines = linesToSave(await context.cart.read());
  const outcome = reading.ok
    ? await context.part(context.savedCarts.save(reading.value.email, lines, readOperation(form)))
    : null;
  const answer = saveAnswer(reading, outcome);
  if (answer !== null) return data(answer.form, answer.init);
  return redirect(`${saveCartPath(context.i18n.language)}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function SaveCartRoute() {
  const {texts, isEmpty, isSent} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      <SaveCartPage isEmpty={isEmpty} isSent={isSent && form === undefined} form={form ?? null} />
    </TextScope>
  );
}
