import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {logoutPath, ROUTES} from '../config/paths';
import {logoutSeo} from '../i18n/account-titles';
import {TextScope} from '../i18n/use-translate';
import {LoggedOut} from '../views/account/LoggedOut';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/**
 * Says that the logout is done, and goes on to the account host, where the browser ends its login too. A redirect of the
 * form itself may not lead there: the content security policy holds for it.
 */
export function loader({context}: LoaderFunctionArgs) {
  const {i18n, origin} = context;
  const next = `${ROUTES.logout}?language=${i18n.language}`;
  return data(
    {texts: i18n.texts('account'), seo: logoutSeo(i18n, origin), next},
    {headers: {Refresh: `0; url=${next}`}},
  );
}

export async function action({context}: ActionFunctionArgs) {
  await Promise.all([context.giveCartTo(null), context.account.logOut()]);
  return redirect(logoutPath(context.i18n.language), 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LogoutRoute() {
  const {texts, next} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <LoggedOut next={next} />
    </TextScope>
  );
}
