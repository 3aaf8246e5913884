import type {ServerBuild} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {withHandlers, type Handler} from '../framework/route-handlers.server';
import {isFrame, isWholeAnswer} from './method-not-allowed.server';

const isUnknown = ({params: {lang}}: Parameters<Handler>[0]) => lang !== undefined && !isLanguage(lang);

const notFound = () => new Response(null, {status: 404});

/**
 * Answers 404, as middleware, below a `:lang` that is no language of the shop, in place of every loader and action but the
 * frame's. The one place that checks it. As in `methodNotAllowed`, the action of a page does nothing, and the page's loaders refuse.
 */
export function unknownLanguage(build: ServerBuild): ServerBuild {
  return withHandlers(build, ({loader, action}, id) => {
    if (isFrame(id)) return {...(loader && {loader}), ...(action && {action})};
    return {
      ...(loader && {
        loader: (input) => {
          if (isUnknown(input)) throw notFound();
          return loader(input);
        },
      }),
      ...(action && {
        action: (input) => {
          if (!isUnknown(input)) return action(input);
          if (isWholeAnswer(build, id, input.context)) throw notFound();
          return null;
        },
      }),
    };
  });
}
