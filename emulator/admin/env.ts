import type {AccountsEnv} from '../accounts/env';
import type {StorefrontEnv} from '../storefront/env';
import type {ShopSettingsObject} from './shop-settings-object';

/** What the Admin API needs of the worker's configuration. */
export type AdminEnv = StorefrontEnv &
  Pick<AccountsEnv, 'ORDER_BOOKS' | 'LINK_SECRET' | 'CLOCK_OFFSET_MS'> & {
    /** The access token of the merchant's own app. */
    readonly ADMIN_API_TOKEN: string;
    readonly SHOP_ORIGIN: string;
    readonly SHOP_SETTINGS: DurableObjectNamespace<ShopSettingsObject>;
  };
