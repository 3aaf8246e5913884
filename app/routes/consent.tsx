import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {BRAND} from '../config/brand';
import {readCookie, SCRIPT_COOKIES} from '../config/cookies';
import {homePath} from '../pages/paths';
import {consentState} from '../domain/consent';
import {consentForm} from '../domain/consent.form.server';
import {safePath} from '../domain/safe-path';
import {formAction} from '../forms/form-action.server';
import {ConsentPage} from '../views/shell/ConsentPage';

export function loader({request, context: {i18n, origin}}: LoaderFunctionArgs) {
  const returnTo = new URL(request.url).searchParams.get('return_to');
  return {
    title: i18n.translate('seo:titled', {title: i18n.translate('shell:consent.page.title'), shop: BRAND.name}),
    description: i18n.translate('shell:consent.text'),
    returnTo: safePath(returnTo, origin, homePath(i18n.language)),
    state: consentState(readCookie(request.headers.get('Cookie'), SCRIPT_COOKIES.consent)),
  };
}

/** A choice that the form does not have is answered with the form. */
export const action = formAction(consentForm, ({state, returnTo}, {context: {i18n, origin, rememberConsent}}) => {
  rememberConsent(state);
  return Promise.resolve({state: 'done', target: safePath(returnTo, origin, homePath(i18n.language))});
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => [
  {title: page?.title},
  {name: 'description', content: page?.description},
  {name: 'robots', content: 'noindex'},
];

export default function ConsentRoute() {
  const {returnTo, state} = useLoaderData<typeof loader>();
  return <ConsentPage returnTo={returnTo} state={state} />;
}
