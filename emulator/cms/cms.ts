import {Hono} from 'hono';
import {assetRoutes} from './asset-routes';
import {dataRoutes} from './data-routes';
import type {CmsEnv} from './env';

/** Whether a path belongs to the CMS: its data API (`/v2025-02-19/data/…`, `/vX/data/…`) or its assets. */
export function isCmsPath(path: string): boolean {
  return /^\/v(?:X|1|\d{4}-\d{2}-\d{2})\/data\//.test(path) || /^\/(?:images|files)\//.test(path);
}

/** What precedes the operation in a path of the CMS: `/v2025-02-19/data/` before `query`, `/` before `images`. */
export function cmsPrefix(path: string): string {
  return /^\/v[^/]+\/data\//.exec(path)?.[0] ?? '/';
}

const app = new Hono<{readonly Bindings: CmsEnv}>().route('/', assetRoutes).route('/', dataRoutes);

/** Answers a request to the CMS. */
export function handleCms(request: Request, env: CmsEnv): Response | Promise<Response> {
  return app.fetch(request, env);
}
