import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {logoutPath} from '../pages/paths';
import {plainPath} from '../pages/page-path';
import {titledPageSeo} from '../i18n/titled-page.server';
import {buttonForm} from '../domain/form/define-form.server';
import {formAction} from '../forms/form-action.server';
import {LoggedOut} from '../views/account/LoggedOut';
import {pageMeta} from '../views/parts/page-meta';
import {AccountTexts} from '../views/account/texts';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/**
 * Says that the logout is done, and goes on to the account host, where the browser ends its login too. A redirect of the
 * form itself may not lead there: the content security policy holds for it.
 */
export function loader({context}: LoaderFunctionArgs) {
  const {i18n} = context;
  const next = `${plainPath('hostLogout')}?language=${i18n.language}`;
  return data(
    {texts: i18n.texts('account'), seo: titledPageSeo('logout', context), next},
    {headers: {Refresh: `0; url=${next}`}},
  );
}

export const action = formAction(buttonForm, async (_, {context}) => {
  await Promise.all([context.giveCartTo(null), context.account.logOut()]);
  return {state: 'done', target: logoutPath(context.i18n.language)};
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LogoutRoute() {
  const {texts, next} = useLoaderData<typeof loader>();
  return (
    <AccountTexts texts={texts}>
      <LoggedOut next={next} />
    </AccountTexts>
  );
}
