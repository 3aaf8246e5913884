import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {loginPath, subscriptionPath} from '../config/paths';
import {returnTarget} from '../domain/return-target';
import {loginFailedSeo} from '../i18n/account-titles';
import {TextScope} from '../i18n/use-translate';
import {LoginFailed} from '../views/account/LoginFailed';
import {loginFailure} from '../views/account/login-failure';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** Tells why a login did not end well; the way back goes through a new one, at once where a session has ended. */
export function loader({request, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const {i18n, origin} = context;
  const reason = loginFailure(searchParams.get('reason'));
  const returnTo = returnTarget(searchParams.get('return_to'), origin, subscriptionPath(i18n.language));
  const again = loginPath(returnTo);
  return data(
    {texts: i18n.texts('account'), seo: loginFailedSeo(i18n, origin), reason, again},
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
    <TextScope texts={texts}>
      <LoginFailed reason={reason} again={again} />
    </TextScope>
  );
}
