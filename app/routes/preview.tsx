import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {homePath} from '../config/paths';
import {readPreviewForm} from '../domain/content/preview-form.server';
import {initOf, refusedInit} from '../domain/http/outcome-status';
import {safePath} from '../domain/safe-path';
import {formSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {PreviewPage} from '../views/content/PreviewPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({actionHeaders, loaderHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, origin, preview} = context;
  if (!preview.isOffered) throw new Response(null, {status: 404});
  const path = new URL(request.url).searchParams.get('path');
  return data(
    {
      texts: i18n.texts('preview'),
      seo: formSeo(i18n.translate('preview:title'), context),
      path: safePath(path, origin, homePath(i18n.language)),
      isOn: preview.isOn,
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

/** Begins with the key, and ends without: both lead on to the page that is to be seen. */
export async function action({context, request}: ActionFunctionArgs) {
  const {i18n, origin, preview} = context;
  const {intent, key, path} = readPreviewForm(await request.formData());
  const target = safePath(path, origin, homePath(i18n.language));
  if (intent === 'end') preview.end();
  const outcome = intent === 'end' ? ({state: 'begun'} as const) : await preview.begin(key);
  if (outcome.state === 'begun') return redirect(target, 303);
  const init = outcome.state === 'limited' ? refusedInit(outcome) : initOf(422);
  return data({problem: outcome.state, path: target}, init);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function PreviewRoute() {
  const {texts, path, isOn} = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      <PreviewPage path={again?.path ?? path} isOn={isOn} problem={again?.problem ?? null} />
    </TextScope>
  );
}
