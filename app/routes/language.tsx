import {Outlet} from '@remix-run/react';

import {keepFrame} from '../views/parts/keep-public-data';

/** Has nothing to read: `unknownLanguage` (app/composition) answers in its place where no other route matches, as for `/fr`. */
export function loader() {
  return null;
}

export const shouldRevalidate = keepFrame;

export default function LanguageRoute() {
  return <Outlet />;
}
