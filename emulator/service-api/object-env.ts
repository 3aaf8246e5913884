import type {AccountsEnv} from '../accounts/env';
import type {CheckoutEnv} from '../checkout/env';
import type {MailEnv} from '../shared/mail';
import type {SubscriptionEnv} from '../subscriptions/env';
import type {ScheduleObject} from './schedule/schedule-object';

/** What the objects of the service API need of the worker's configuration. */
export type ServiceObjectEnv = CheckoutEnv &
  MailEnv &
  Pick<AccountsEnv, 'ORDER_BOOKS'> &
  Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'> & {
    /** Signs the links in mails, and makes codes that nobody can guess. */
    readonly LINK_SECRET: string;
    readonly SCHEDULE: DurableObjectNamespace<ScheduleObject>;
  };
