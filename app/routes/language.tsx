import {Outlet} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {keepPublicData} from '../views/parts/keep-public-data';

/** Guards the languages, as the only one that knows which exist: an unknown prefix is a page that is not found. */
export function loader({params}: LoaderFunctionArgs) {
  if (!isLanguage(params['lang'])) throw new Response(null, {status: 404});
  return null;
}

export const shouldRevalidate = keepPublicData;

export default function LanguageRoute() {
  return <Outlet />;
}
