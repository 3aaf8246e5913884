import type {ServerBuild} from '@remix-run/server-runtime';

import {withEachHandler} from '../framework/route-handlers.server';
import {isFrame} from './method-not-allowed.server';

/** Seconds after which crawlers and monitors may ask again. */
const RETRY_AFTER = '600';

/**
 * Answers 503, as middleware, in place of every loader and action but the frame's while the shop is closed for maintenance. The page
 * that says so is the frame.
 */
export function maintenance(build: ServerBuild): ServerBuild {
  return withEachHandler(build, (handler, id) => {
    if (isFrame(id)) return handler;
    return (input) => {
      if (input.context.isClosed) throw new Response(null, {status: 503, headers: {'Retry-After': RETRY_AFTER}});
      return handler(input);
    };
  });
}
