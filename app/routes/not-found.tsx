/** Answers any address that no page has, and `/404` itself: the error page with status 404. */
export function loader() {
  throw new Response(null, {status: 404});
}

export default function NotFoundRoute() {
  return null;
}
