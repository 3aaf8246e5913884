import type {ServerBuild} from '@remix-run/server-runtime';

import {withEachHandler, type Handler} from '../framework/route-handlers.server';

/** Seconds after which crawlers and monitors may ask again. */
const RETRY_AFTER = '600';

/** The page that says so consists of the frame around it. */
const FRAME = 'routes/shell';

function closed(handler: Handler): Handler {
  return (input) => {
    if (input.context.isClosed) throw new Response(null, {status: 503, headers: {'Retry-After': RETRY_AFTER}});
    return handler(input);
  };
}

/** Middleware: answers 503 in place of every loader and action but the frame's while the shop is closed for maintenance. */
export function maintenance(build: ServerBuild): ServerBuild {
  return withEachHandler(build, (handler, id) => (id === FRAME ? handler : closed(handler)));
}
