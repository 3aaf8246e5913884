import * as z from 'zod';
import {invalid, lazy, withArguments} from '../../storefront/field';
import type {Field} from '../../storefront/field';
import {gid, numberOfGid, parseGid} from '../../storefront/gid';
import {customerSource} from './customer-source';
import {orderNumber} from '../order-book-object';
import {orderSource} from './order-source';
import type {AccountScope} from './scope';

/** Returns the queries, each under its name. */
export function queries(scope: AccountScope): Readonly<Record<string, Field>> {
  return {
    customer: lazy(async () => customerSource(await scope.customer(), scope)),
    order: withArguments({id: z.string()}, async ({id}) => {
      if (parseGid(id) === null) throw invalid(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
      const number = numberOfGid(id, 'Order');
      const found = (await scope.orders()).find((order) => orderNumber(order) === number);
      return found === undefined ? null : orderSource(found, scope);
    }),
    shop: lazy(() => ({id: gid('Shop', 1), name: 'Lichtung', url: scope.shopOrigin})),
  };
}
