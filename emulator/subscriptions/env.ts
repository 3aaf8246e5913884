import type {StorefrontEnv} from '../storefront/env';
import type {SubscriptionCustomerEnv, SubscriptionCustomerObject} from './customer-object';
import type {SubscriptionDirectoryObject} from './directory-object';

/** What the subscription service needs of the worker's configuration. */
export type SubscriptionEnv = SubscriptionCustomerEnv &
  Pick<StorefrontEnv, 'PICTURE_ORIGIN'> & {
    readonly SUBSCRIBERS: DurableObjectNamespace<SubscriptionCustomerObject>;
    readonly SUBSCRIPTION_DIRECTORY: DurableObjectNamespace<SubscriptionDirectoryObject>;
    /** The store's own token, which sees every customer. */
    readonly SUBSCRIPTION_API_TOKEN: string;
    /** The token of the shop's storefront, which sessions are opened with. */
    readonly SUBSCRIPTION_STOREFRONT_TOKEN: string;
  };

/** The name of the object of which there is one. */
const ONLY = 'shop';

/** Returns the object of one customer. */
export function subscriberOf({SUBSCRIBERS}: Pick<SubscriptionEnv, 'SUBSCRIBERS'>, number: number) {
  return SUBSCRIBERS.getByName(String(number));
}

/** Returns the object that knows who is a customer. */
export function directoryOf({SUBSCRIPTION_DIRECTORY}: Pick<SubscriptionEnv, 'SUBSCRIPTION_DIRECTORY'>) {
  return SUBSCRIPTION_DIRECTORY.getByName(ONLY);
}
