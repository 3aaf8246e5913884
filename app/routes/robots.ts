import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';
import {robotsText} from '../domain/seo/robots';

export function loader({context}: LoaderFunctionArgs): Response {
  return new Response(robotsText(context.origin), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicDocument({tags: []})},
  });
}
