import type {ActionFunction, LoaderFunction, ServerBuild} from '@remix-run/server-runtime';

import {ServiceError} from './services/service-error.server';

/** Seconds after which a visitor may try again while a hosted service is down. */
const RETRY_AFTER = '30';

type Handler = LoaderFunction | ActionFunction;

function unavailable(): Response {
  return new Response(null, {status: 503, headers: {'Retry-After': RETRY_AFTER}});
}

function answering(handler: Handler): Handler {
  return async (input) => {
    try {
      return await handler(input);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      input.context.report(error);
      throw unavailable();
    }
  };
}

/**
 * The build with every loader and action answering an outage of a hosted service as 503: the one place where a
 * `ServiceError` becomes a page. All other errors stay what they are.
 */
export function answerOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader, action} = route.module;
    const module = {
      ...route.module,
      ...(loader ? {loader: answering(loader)} : {}),
      ...(action ? {action: answering(action)} : {}),
    };
    return [id, {...route, module}] as const;
  });
  return {...build, routes: Object.fromEntries(routes)};
}
