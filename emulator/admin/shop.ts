import {shopDomain} from '../shared/shop-domain';
import type {Field} from '../storefront/field';
import {lazy} from '../storefront/field';
import {gid} from '../storefront/gid';
import {CURRENCY} from '../storefront/money';
import type {AdminScope} from './scope';

/** Returns the query of the shop itself. */
export function shopOperations({env}: AdminScope): Readonly<Record<string, Field>> {
  return {
    shop: lazy(() => ({
      id: gid('Shop', 1),
      name: 'Lichtung',
      url: env.SHOP_ORIGIN,
      myshopifyDomain: shopDomain(env),
      currencyCode: CURRENCY,
      orderNumberFormatPrefix: 'L',
      orderNumberFormatSuffix: '',
    })),
  };
}
