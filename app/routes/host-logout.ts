import {redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {DEFAULT_LANGUAGE, isLanguage} from '../config/languages';
import {homePath} from '../pages/paths';

/** Does the second half of a logout: leads on to the account host, once; home where there is nothing to end. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('language');
  const home = homePath(isLanguage(asked) ? asked : DEFAULT_LANGUAGE);
  return redirect((await context.account.hostLogoutUrl(context.origin + home)) ?? home);
}
