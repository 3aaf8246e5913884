import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

/** Returns the subscription for the script of its own pages. */
export async function loader({context}: LoaderFunctionArgs): Promise<Response> {
  if (context.isForeignPage) return new Response(null, {status: 403});
  await context.requireCustomer();
  return Response.json(await context.subscriptions.read());
}
