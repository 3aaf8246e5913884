/** What the shop sells, by the product types of the platform: the table that the service worker holds to, too. */
export {knownKind, productTypes} from '../../contracts/product-types';
export type {ProductKind, ProductTypes} from '../../contracts/product-types';
