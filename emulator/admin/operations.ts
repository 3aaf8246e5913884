import type {Field} from '../storefront/field';
import {installationOperations} from './access-scopes';
import {discountCodeOperations} from './discount-codes';
import {inventoryOperations} from './inventory';
import {metafieldOperations} from './metafields';
import {orderOperations} from './orders';
import type {AdminScope} from './scope';
import {productOperations} from './products';
import {shopOperations} from './shop';
import {shopSettingOperations} from './shop-settings';
import {tradeOperations} from './trade-settings';

/** Returns the queries and mutations of the Admin API, one file for each kind of object. */
export function operations(scope: AdminScope): Readonly<Record<string, Field>> {
  return {
    ...installationOperations(scope),
    ...shopOperations(scope),
    ...shopSettingOperations(scope),
    ...tradeOperations(scope),
    ...productOperations(scope),
    ...discountCodeOperations(scope),
    ...inventoryOperations(scope),
    ...metafieldOperations(scope),
    ...orderOperations(scope),
  };
}
