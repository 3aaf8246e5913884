import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {BRAND} from '../config/brand';
import {readCookie, serializeCookie} from '../config/cookies';
import {homePath} from '../config/paths';
import {chosenConsent, consentState} from '../domain/consent';
import {safePath} from '../domain/safe-path';
import {ConsentPage} from '../views/shell/ConsentPage';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export function loader({request, context: {i18n, origin}}: LoaderFunctionArgs) {
  const returnTo = new URL(request.url).searchParams.get('return_to');
  return data(
    {
      title: i18n.translate('seo:titled', {title: i18n.translate('shell:consent.page.title'), shop: BRAND.name}),
      description: i18n.translate('shell:consent.text'),
      returnTo: safePath(returnTo, origin, homePath(i18n.language)),
      state: consentState(readCookie(request.headers.get('Cookie'), 'consent')),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

/** A choice that the form does not have is answered with the form. */
export async function action({request, context: {i18n, origin}}: ActionFunctionArgs) {
  const form = await request.formData();
  const state = chosenConsent(form.get('choice'), form.getAll('allow'));
  if (state === null) return data(null, {status: 422});
  const returnTo = form.get('return_to');
  const target = safePath(typeof returnTo === 'string' ? returnTo : null, origin, homePath(i18n.language));
  return redirect(target, {status: 303, headers: {'Set-Cookie': serializeCookie('consent', state)}});
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => [
  {title: page?.title},
  {name: 'description', content: page?.description},
  {name: 'robots', content: 'noindex'},
];

export default function ConsentRoute() {
  const {returnTo, state} = useLoaderData<typeof loader>();
  return <ConsentPage returnTo={returnTo} state={state} />;
}
