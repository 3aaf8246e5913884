import {redirect, type LoaderFunction, type ServerBuild} from '@remix-run/server-runtime';

import {withQuery} from './domain/http/follow-redirects';

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
 * The build with every loader that finds nothing at its address asking the lists of redirects: the one place where a 404
 * becomes a way on. What has a page of its own is never led elsewhere, and what is gone for good (410) stays gone.
 */
export function answerMissing(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader} = route.module;
    const module = loader ? {...route.module, loader: leadingOn(loader)} : route.module;
    return [id, {...route, module}] as const;
  });
  return {...build, routes: Object.fromEntries(routes)};
}
