import type {Field} from '../storefront/field';
import {discountCodeOperations} from './discount-codes';
import {giftCardOperations} from './gift-cards';
import {inventoryOperations} from './inventory';
import {metafieldOperations} from './metafields';
import {orderOperations} from './orders';
import type {AdminScope} from './scope';
import {shopOperations} from './shop';

/** The queries and mutations of the Admin API, one file for each kind of object. */
export function operations(scope: AdminScope): Readonly<Record<string, Field>> {
  return {
    ...shopOperations(scope),
    ...discountCodeOperations(scope),
    ...giftCardOperations(scope),
    ...inventoryOperations(scope),
    ...metafieldOperations(scope),
    ...orderOperations(scope),
  };
}
