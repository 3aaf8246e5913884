import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';
import {llmsText} from '../domain/seo/llms';
import {llmsGuide} from '../i18n/llms-guide';

export function loader({context}: LoaderFunctionArgs): Response {
  return new Response(llmsText(llmsGuide(context)), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...publicDocument({tags: []})},
  });
}
