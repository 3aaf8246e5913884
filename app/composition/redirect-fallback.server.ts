import {redirect, type LoaderFunction, type ServerBuild} from '@remix-run/server-runtime';

import {withQuery} from '../domain/http/follow-redirects';
import {withHandlers} from '../framework/route-handlers.server';

function leadingOn(loader: LoaderFunction): LoaderFunction {
  return async (input) => {
    const wayOn = async () => {
      const target = await input.context.movedTo();
      return target === null ? null : redirect(withQuery(target, new URL(input.request.url).search), 301);
    };
    try {
      const answer = await loader(input);
      return (isMissing(answer) ? await wayOn() : null) ?? answer;
    } catch (error) {
      throw (isMissing(error) ? await wayOn() : null) ?? error;
    }
  };
}

/** Whether a loader says 404: by a response, or by data that has that status. */
function isMissing(answer: unknown): boolean {
  if (answer instanceof Response) return answer.status === 404;
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return false;
  const {init} = answer;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}

/**
 * Middleware: looks in the lists of redirects when a loader finds nothing at its address. The one place where a 404 becomes a
 * redirect. An address that has a page is never redirected, and one that is gone for good (410) stays gone.
 */
export function redirectFallback(build: ServerBuild): ServerBuild {
  return withHandlers(build, ({loader, ...rest}) => ({...rest, ...(loader && {loader: leadingOn(loader)})}));
}
