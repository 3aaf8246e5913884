import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {globalId} from '../domain/global-id';
import {notFound} from '../domain/http/not-found';
import {ID_NUMBER} from '../domain/product/platform-names';

/** Returns the global ids of the variants of a product that are sold out now, which a cached page may not know yet. */
export async function loader({context, request}: LoaderFunctionArgs): Promise<Response> {
  const number = new URL(request.url).searchParams.get('id') ?? '';
  const stock = ID_NUMBER.test(number) ? await context.catalogue.stock(globalId('Product', number)) : null;
  if (!stock) return notFound();
  const soldOut = stock.filter(({availableForSale}) => !availableForSale).map(({id}) => id);
  return Response.json(soldOut);
}
