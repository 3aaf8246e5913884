import {Hono} from 'hono';
import {assetRoutes} from './asset-routes';
import {dataRoutes} from './data-routes';
import type {CmsEnv} from './env';

const VERSION = '/v(?:X|1|\\d{4}-\\d{2}-\\d{2})';
const BY_OPERATION = new RegExp(`^${VERSION}/(?:data|assets)/`);
const BY_RESOURCE = new RegExp(`^(${VERSION})/projects/([^/]+)/datasets/([^/]+)/([^/]+)`);

/**
 * Tells whether a path belongs to the CMS: its data API (`/v2025-02-19/data/…`, `/assets/…`, `/vX/projects/…`) or its
 * assets.
 */
export function isCmsPath(path: string): boolean {
  return BY_OPERATION.test(path) || BY_RESOURCE.test(path) || /^\/(?:images|files)\//.test(path);
}

/**
 * Returns what precedes the operation in a path of the CMS: `/v2025-02-19/data/` before `query`, `/` before `images`.
 */
export function cmsPrefix(path: string): string {
  const operation = BY_RESOURCE.exec(path)?.[4];
  if (operation !== undefined) return path.slice(0, path.indexOf(`/${operation}`, path.indexOf('/datasets/')) + 1);
  return BY_OPERATION.exec(path)?.[0] ?? '/';
}

/** The content lake: its data and its assets. */
export const cms = new Hono<{readonly Bindings: CmsEnv}>().route('/', assetRoutes).route('/', dataRoutes);

/** Answers a request to the CMS. */
export function handleCms(request: Request, env: CmsEnv): Response | Promise<Response> {
  return cms.fetch(byOperation(request, env), env);
}

/** A request that names the dataset as a resource (`/projects/p/datasets/d/query`), in the older form (`/data/query/d`). */
function byOperation(request: Request, env: CmsEnv): Request {
  const url = new URL(request.url);
  const [, version, project, dataset, operation] = BY_RESOURCE.exec(url.pathname) ?? [];
  if (project === undefined || project !== env.CMS_PROJECT_ID) return request;
  url.pathname = url.pathname.replace(BY_RESOURCE, `${version ?? ''}/data/${operation ?? ''}/${dataset ?? ''}`);
  return new Request(url, request);
}
