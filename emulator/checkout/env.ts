import type {OrdersEnv} from '../accounts/orders';
import type {StorefrontEnv} from '../storefront/env';
import type {OrderCalls} from './order';

/** What the hosted checkout needs of the worker's configuration. */
export type CheckoutEnv = StorefrontEnv &
  OrdersEnv & {
    readonly ORDERS: DurableObjectNamespace<OrderCalls>;
    /** Where shoppers return to, without a slash at its end. */
    readonly SHOP_ORIGIN: string;
    /** Signs the order token of the return link. */
    readonly ORDER_TOKEN_SECRET: string;
    /** Signs the address of an order's status page. */
    readonly LINK_SECRET: string;
  };
