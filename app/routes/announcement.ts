import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {publicDocument} from '../domain/http/cache-policy';

/** Returns the text of the announcement bar and the pages that it appears on (Specification, section 3, Site settings). */
export async function loader({context, params}: LoaderFunctionArgs): Promise<Response> {
  if (!isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const {announcementBar} = await context.siteSettings();
  return Response.json(announcementBar, {headers: publicDocument({tags: []})});
}
