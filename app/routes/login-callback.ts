import {redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {DEFAULT_LANGUAGE} from '../config/languages';
import {loginFailedPath, subscriptionPath} from '../pages/paths';
import {languageFromPath} from '../i18n/language-from-path';

/** Receives a shopper whom the account host sends back, with the code for their tokens or with what went wrong. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const known = await context.account.customer();
  const outcome = await context.account.complete(new URL(request.url));
  if (outcome.state === 'done') {
    await context.giveCartTo(outcome.accessToken);
    return redirect(outcome.returnTo);
  }
  const returnTo = outcome.returnTo ?? subscriptionPath(DEFAULT_LANGUAGE);
  // The way back in the browser's history comes by here again.
  if (known !== null && outcome.reason === 'expired') return redirect(returnTo);
  return redirect(loginFailedPath(languageFromPath(returnTo), outcome.reason, returnTo));
}
