import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {BRAND} from '../config/brand';
import {contentPath} from '../pages/paths';
import {publicDocument} from '../domain/http/cache-policy';
import {securityText} from '../domain/seo/robots';

export function loader({context}: LoaderFunctionArgs): Response {
  const {origin} = context;
  const policy = origin + contentPath('en', 'legalNotice');
  return new Response(securityText({origin, email: BRAND.email, policy}, context.now().getTime()), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicDocument({tags: []})},
  });
}
