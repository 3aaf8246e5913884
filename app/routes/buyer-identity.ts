import {data, type LoaderFunctionArgs} from '@remix-run/server-runtime';

/** Who is shopping (Specification, section 7, Buyer identity): for its owner alone, never stored. */
export function loader({context}: LoaderFunctionArgs) {
  return data(context.buyerIdentity(), {headers: {'Cache-Control': 'private, no-store'}});
}
