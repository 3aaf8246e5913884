import type {ActionFunction, LoaderFunction, ServerBuild} from '@remix-run/server-runtime';

/** Seconds after which crawlers and monitors may ask again. */
const RETRY_AFTER = '600';

/** What the page that says so is made of: the frame around it. */
const FRAME = 'routes/shell';

type Handler = LoaderFunction | ActionFunction;

function closing(handler: Handler): Handler {
  return (input) => {
    if (input.context.isClosed) throw new Response(null, {status: 503, headers: {'Retry-After': RETRY_AFTER}});
    return handler(input);
  };
}

/** The build with every loader and action but the frame's answering 503 while the shop is closed for work on it. */
export function answerClosed(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (id === FRAME) return [id, route] as const;
    const {loader, action} = route.module;
    const module = {
      ...route.module,
      ...(loader ? {loader: closing(loader)} : {}),
      ...(action ? {action: closing(action)} : {}),
    };
    return [id, {...route, module}] as const;
  });
  return {...build, routes: Object.fromEntries(routes)};
}
