import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';
import {agentsText} from '../domain/seo/agents';
import {agentsGuide} from '../i18n/agents-guide';
import {PAGES} from '../pages';

export function loader({context}: LoaderFunctionArgs): Response {
  const type = context.pathname.endsWith('.md') ? 'text/markdown' : 'text/plain';
  return new Response(agentsText(agentsGuide(context)), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      Link: `<${context.origin}${PAGES.agents.path}>; rel="canonical"`,
      ...publicDocument({tags: []}),
    },
  });
}
