import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {publicDocument} from '../domain/http/cache-policy';

/** Returns the text of the announcement bar and the pages that it appears on (Specification, section 3, Site settings). */
export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  const {announcementBar} = await context.siteSettings();
  return Response.json(announcementBar, {headers: publicDocument({tags: []})});
}
