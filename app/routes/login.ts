import {redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {DEFAULT_LANGUAGE} from '../config/languages';
import {subscriptionPath} from '../pages/paths';
import {rateLimited} from '../domain/http/rate-limited';
import {returnTarget} from '../domain/return-target';
import {languageFromPath} from '../i18n/language-from-path';

/**
 * `/login?return_to={url}`: leads whoever is logged in straight on, all others over the account host (Specification,
 * section 2, Login behaviour). Its language is that of the page it leads back to.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('return_to');
  const returnTo = returnTarget(asked, context, subscriptionPath(DEFAULT_LANGUAGE));
  if ((await context.account.customer()) !== null) return redirect(returnTo);
  const verdict = await context.limits.take('login');
  if (!verdict.allowed) throw rateLimited(verdict.retryAfterSeconds);
  return redirect(await context.account.begin(returnTo, languageFromPath(returnTo)));
}
