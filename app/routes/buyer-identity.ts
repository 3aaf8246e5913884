import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

/**
 * Tells who is shopping (Specification, section 7, Buyer identity): for its owner on the shop's own pages, never
 * stored.
 */
export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  if (context.isForeignPage) return new Response(null, {status: 403});
  return Response.json(await context.buyerIdentity());
}
