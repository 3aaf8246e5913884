import {notFound} from '../domain/http/not-found';

/** Answers any address that no page has, and `/404` itself: the error page with status 404. */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
