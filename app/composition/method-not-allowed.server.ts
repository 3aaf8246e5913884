import type {ActionFunction, ActionFunctionArgs, LoaderFunction, ServerBuild} from '@remix-run/server-runtime';

import {withHandlers} from '../framework/route-handlers.server';

type Context = ActionFunctionArgs['context'];

/** Tells whether a route stands around every page, and shows errors with texts of its own. */
export function isFrame(id: string): boolean {
  return id === 'root' || id === 'routes/shell';
}

/** Tells whether the action's answer is all of the response: to a script, and of a route without a page. */
export function isWholeAnswer(build: ServerBuild, id: string, {isDataRequest}: Context): boolean {
  return isDataRequest || build.routes[id]?.module.default === undefined;
}

/** The `Allow` header of a 405; Remix drops the headers of some. */
export const ALLOWED_METHODS = 'GET, HEAD';

const refusal = () => new Response(null, {status: 405});

/**
 * Answers 405 to a form for a route that takes none, as middleware. Remix's own 405 tells the browser where in the code
 * it comes from, and its page has no texts: after an action that throws, the frame's loader is left out. So the action
 * only takes note, and the page's loaders refuse.
 */
export function methodNotAllowed(build: ServerBuild): ServerBuild {
  const refused = new WeakSet<Context>();
  const takeNote =
    (id: string): ActionFunction =>
    ({context}) => {
      if (isWholeAnswer(build, id, context)) throw refusal();
      refused.add(context);
      return null;
    };
  const guarded =
    (loader: LoaderFunction): LoaderFunction =>
    (input) => {
      if (refused.has(input.context)) throw refusal();
      return loader(input);
    };
  return withHandlers(build, ({loader, action}, id) => ({
    action: action ?? takeNote(id),
    ...(loader && {loader: isFrame(id) ? loader : guarded(loader)}),
  }));
}
