import {Outlet} from '@remix-run/react';

/** Has nothing to read: `unknownLanguage` (app/composition) answers in its place where no other route matches, as for `/fr`. */
export function loader() {
  return null;
}

export const shouldRevalidate = () => false;

export default function LanguageRoute() {
  return <Outlet />;
}
