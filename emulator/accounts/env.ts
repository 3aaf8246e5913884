import type {MailEnv} from '../shared/mail';
import type {CustomerDirectoryObject} from './customer-directory-object';
import type {CustomerObject} from './customer-object';
import type {LoginObject} from './login-object';
import type {OrderBookObject} from './order-book-object';
import type {SessionObject} from './session-object';
import type {SettingsEnv} from './settings';
import type {SigningKeyObject} from './signing-key-object';

/** What verifying an access token needs of the worker's configuration. */
export type TokenEnv = SettingsEnv & {
  readonly SIGNING_KEYS: DurableObjectNamespace<SigningKeyObject>;
  readonly SESSIONS: DurableObjectNamespace<SessionObject>;
  readonly CUSTOMERS: DurableObjectNamespace<CustomerObject>;
};

/** What the customer accounts need of the worker's configuration. */
export type AccountsEnv = TokenEnv &
  MailEnv & {
    readonly CUSTOMER_DIRECTORY: DurableObjectNamespace<CustomerDirectoryObject>;
    readonly LOGINS: DurableObjectNamespace<LoginObject>;
    readonly ORDER_BOOKS: DurableObjectNamespace<OrderBookObject>;
    /** Makes the numbers of parcels. */
    readonly LINK_SECRET: string;
    /** Where pictures are served; the emulator's own origin unless set. */
    readonly PICTURE_ORIGIN?: string;
  };

/** The name of the objects of which there is one. */
export const ONLY = 'shop';
