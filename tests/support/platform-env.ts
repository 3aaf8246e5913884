import {ADMIN_TOKEN} from './admin-token';

/** The bindings by which the platform is asked, for tests. */
export const PLATFORM_ENV = {
  ADMIN_TOKEN,
  ADMIN_API_URL: 'https://shop.example/admin',
  STOREFRONT_API_URL: 'https://shop.example/api',
  STOREFRONT_PRIVATE_TOKEN: 'private',
  COFFEE_COLLECTION: '1',
};
