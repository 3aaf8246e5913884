import type {AccountsEnv} from '../accounts/env';
import type {OrdersEnv} from '../accounts/orders';
import type {StorefrontEnv} from '../storefront/env';
import type {ShopSettingsObject} from './shop-settings-object';

/** What the Admin API needs of the worker's configuration. */
export type AdminEnv = StorefrontEnv &
  OrdersEnv &
  Pick<AccountsEnv, 'LINK_SECRET'> & {
    /** The merchant's own app: it has the granted access scopes, separated by commas. */
    readonly ADMIN_CLIENT_ID: string;
    readonly ADMIN_CLIENT_SECRET: string;
    readonly ADMIN_SCOPES: string;
    readonly SHOP_ORIGIN: string;
    readonly SHOP_SETTINGS: DurableObjectNamespace<ShopSettingsObject>;
  };
