import {redirect, type LoaderFunction, type LoaderFunctionArgs, type ServerBuild} from '@remix-run/server-runtime';

import {withQuery} from '../domain/http/follow-redirects';
import {withHandlers} from '../framework/route-handlers.server';

/**
 * Answers a loader's 404, as middleware, with the redirect that a list has for its address. The one place where a 404 becomes a
 * redirect. An address that has a page is never redirected, and one that is gone for good (410) stays gone.
 */
export function redirectFallback(build: ServerBuild): ServerBuild {
  return withHandlers(build, ({loader, ...rest}) => ({...rest, ...(loader && {loader: redirectingMissing(loader)})}));
}

function redirectingMissing(loader: LoaderFunction): LoaderFunction {
  return async (input) => {
    try {
      const answer = await loader(input);
      return (isMissing(answer) ? await listedRedirect(input) : null) ?? answer;
    } catch (error) {
      throw (isMissing(error) ? await listedRedirect(input) : null) ?? error;
    }
  };
}

/** Returns the redirect of this address, with its query; `null` where no list has one. */
async function listedRedirect({context, request}: LoaderFunctionArgs): Promise<Response | null> {
  const move = await context.movedTo();
  if (move === null) return null;
  return redirect(withQuery(move.target, new URL(request.url).search), move.isPermanent ? 301 : 302);
}

/** Whether a loader says 404: by a response, or by data that has that status. */
function isMissing(answer: unknown): boolean {
  if (answer instanceof Response) return answer.status === 404;
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return false;
  const {init} = answer;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}
