import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {loginPath, subscriptionPath} from '../pages/paths';
import {returnTarget} from '../domain/return-target';
import {titledPageSeo} from '../i18n/titled-page.server';
import {LoginFailed, loginFailure} from '../views/account/LoginFailed';
import {pageMeta} from '../views/parts/page-meta';
import {AccountTexts} from '../views/account/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** Tells why a login did not end well; the way back goes through a new one, at once where a session has ended. */
export function loader({request, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const reason = loginFailure(searchParams.get('reason'));
  const returnTo = returnTarget(searchParams.get('return_to'), context, subscriptionPath(context.i18n.language));
  const again = loginPath(returnTo);
  return data(
    {texts: context.i18n.texts('account'), seo: titledPageSeo('loginFailed', context), reason, again},
    {
      status: reason === 'unavailable' ? 503 : 200,
      headers: reason === 'ended' ? {Refresh: `0; url=${again}`} : {},
    },
  );
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LoginFailedRoute() {
  const {texts, reason, again} = useLoaderData<typeof loader>();
  return (
    <AccountTexts texts={texts}>
      <LoginFailed reason={reason} again={again} />
    </AccountTexts>
  );
}
