import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {homePath} from '../pages/paths';
import {previewForm} from '../domain/content/preview.form.server';
import {notFound} from '../domain/http/not-found';
import {safePath} from '../domain/safe-path';
import {formAction} from '../forms/form-action.server';
import {formSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {PreviewPage} from '../views/content/PreviewPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export function loader({context, request}: LoaderFunctionArgs) {
  const {i18n, origin, preview} = context;
  if (!preview.isOffered) throw notFound();
  const path = new URL(request.url).searchParams.get('path');
  return {
    texts: i18n.texts('preview'),
    seo: formSeo(i18n.translate('preview:title'), context),
    path: safePath(path, origin, homePath(i18n.language)),
    isOn: preview.isOn,
  };
}

/** Begins with the key, and ends without: both lead on to the page that is to be seen. */
export const action = formAction(previewForm, async ({intent, key, path}, {context: {i18n, origin, preview}}) => {
  const outcome = intent === 'end' ? preview.end() : await preview.begin(key);
  return outcome.state === 'done' ? {state: 'done', target: safePath(path, origin, homePath(i18n.language))} : outcome;
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function PreviewRoute() {
  const {texts, path, isOn} = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  return (
    <TextScope texts={texts}>
      <PreviewPage path={again?.values.path ?? path} isOn={isOn} problem={again?.problem?.code ?? null} />
    </TextScope>
  );
}
